import { once } from "node:events";
import { createServer, type ServerResponse } from "node:http";
import { text } from "node:stream/consumers";
import { type Capture, createDesk } from "./capture.ts";
import { readWanted } from "./read-wanted.ts";
import { type ReaderScript, usualScript } from "./simulated-reader.ts";

/** The agent of a simulated reader of fingerprints, as `docs/devices.md` describes agents. */
export interface FingerprintAgent {
  /** Where it listens: always on this computer. */
  readonly url: string;
  /** What it was asked to take, as the page wrote it, the newest last. */
  readonly wanted: readonly string[];
  /** Changes how the reader and the person at it behave from now on. */
  readonly script: (change: Partial<ReaderScript>) => void;
  /** Somebody puts a finger on the reader. Once it was read they lift it, or leave it there until `lift`. */
  readonly touch: (options?: { readonly stays?: boolean }) => void;
  /** Lifts the finger from the reader. */
  readonly lift: () => void;
  /** Pulls the reader out; whoever waits for a print is told. */
  readonly unplug: () => void;
  /** Connects it again. */
  readonly plug: () => void;
  /** Ends the agent, as a program that fails does. */
  readonly stop: () => Promise<void>;
}

/** What an agent starts with. */
export interface AgentOptions {
  /** A free one by default. */
  readonly port?: number;
  /** The pages that are answered: the registry's, and no other. */
  readonly origins: readonly string[];
  /** The protocol that it speaks; 2 by default. */
  readonly protocol?: 1 | 2;
  /** Its reader takes several fingers at once. */
  readonly takesSlaps?: boolean;
  /** How the reader behaves; as `usualScript` by default. */
  readonly script?: Partial<ReaderScript>;
  /** How long the reader is kept for a page that asks no more, in milliseconds; 30,000 by default. */
  readonly keptForPage?: number;
}

/** How long an answer is held until there is news, in milliseconds. */
const heldFor = 20_000;

/** Starts the agent of a reader that is simulated: its prints are drawn, and nobody's. */
export async function startAgent({
  port = 0,
  origins,
  protocol = 2,
  takesSlaps = false,
  script = {},
  keptForPage = 30_000,
}: AgentOptions): Promise<FingerprintAgent> {
  const wanted: string[] = [];
  const desk = createDesk({ script: { ...usualScript, ...script }, keptForPage });

  function begin(body: string): [status: number, body: object] {
    if (!desk.isPlugged()) return [409, { problem: "missing" }];
    if (desk.isTaken()) return [409, { problem: "busy" }];
    const read = readWanted(body, { protocol, takesSlaps });
    if (!read) return [400, { problem: "failed" }];
    wanted.push(body);
    return [201, { id: desk.begin(read).id }];
  }
  async function follow(asked: Capture, seen: string | null): Promise<object> {
    if (asked.step.state === seen) {
      await new Promise<void>((resolve) => {
        const tell = () => {
          asked.waiting.delete(tell);
          resolve();
        };
        asked.waiting.add(tell);
        setTimeout(tell, heldFor).unref();
      });
    }
    const step = desk.tell(asked);
    if (step.state !== "done") return step;
    const { prints } = step;
    const [first] = prints;
    if (asked.isSlap || !first) return { state: "done", prints };
    const { image, quality } = first;
    return protocol === 1 ? { state: "done", image, quality } : { state: "done", ...first };
  }

  async function answer(method: string, url: URL, body: string): Promise<[status: number, body?: object]> {
    const route = `${method} ${url.pathname}`;
    if (route === "GET /health") {
      const reader = desk.isPlugged() ? (desk.isTaken() ? "busy" : "ready") : "missing";
      return [200, { protocol, reader, ...(protocol === 2 && { capabilities: { slaps: takesSlaps } }) }];
    }
    if (route === "POST /captures") return begin(body);
    const asked = desk.find(url.pathname.replace("/captures/", ""));
    if (method === "DELETE") {
      if (asked) desk.forget(asked);
      return [204];
    }
    if (method !== "GET" || !asked) return [404, { problem: "failed" }];
    return [200, await follow(asked, url.searchParams.get("seen"))];
  }

  const server = createServer((request, response) => {
    const { origin = "", host = "" } = request.headers;
    // A name on the internet can be made to lead to this computer; it stays in `Host`.
    const isOwnHost = [`127.0.0.1:${listeningPort()}`, `localhost:${listeningPort()}`].includes(host);
    if (!isOwnHost || !origins.includes(origin)) return send(response, 403, { problem: "failed" });
    response.setHeader("Access-Control-Allow-Origin", origin);
    response.setHeader("Vary", "Origin");
    if (request.method === "OPTIONS") {
      response.setHeader("Access-Control-Allow-Methods", "GET, POST, DELETE");
      response.setHeader("Access-Control-Allow-Headers", "content-type");
      return send(response, 204);
    }
    const url = new URL(request.url ?? "/", "http://127.0.0.1");
    void text(request)
      .then((body) => answer(request.method ?? "", url, body))
      .then(([status, body]) => send(response, status, body))
      .catch(() => response.destroy());
  });
  const listeningPort = () => {
    const address = server.address();
    return typeof address === "object" && address ? address.port : port;
  };
  server.listen(port, "127.0.0.1");
  await once(server, "listening");
  const { script: change, touch, lift, unplug, plug } = desk;
  return {
    url: `http://127.0.0.1:${listeningPort()}`,
    wanted,
    script: change,
    touch,
    lift,
    unplug,
    plug,
    async stop() {
      server.closeAllConnections();
      server.close();
      if (server.listening) await once(server, "close");
    },
  };
}

function send(response: ServerResponse, status: number, body?: object): void {
  response.writeHead(status, { "Content-Type": "application/json", "Cache-Control": "no-store" });
  response.end(body && JSON.stringify(body));
}
