import { randomUUID } from "node:crypto";
import { once } from "node:events";
import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import { text } from "node:stream/consumers";
import { drawPrint } from "./draw-print.ts";

/** The agent of a simulated reader of fingerprints, as `docs/devices.md` describes agents. */
export interface FingerprintAgent {
  /** Where it listens: always on this computer. */
  readonly url: string;
  /** What it was asked to take, as the page wrote it, the newest last. */
  readonly wanted: readonly string[];
  /** Somebody puts a finger on the reader and lifts it. */
  readonly touch: () => void;
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
  /** After how long somebody puts a finger on it, in milliseconds; otherwise only `touch` does. */
  readonly touchedAfter?: number;
}

type Step =
  | { readonly state: "place" | "lift" }
  | { readonly state: "done"; readonly image: string; readonly quality: number }
  | { readonly state: "failed"; readonly problem: string };

interface Capture {
  readonly id: string;
  step: Step;
  /** Those who wait for another step. */
  readonly waiting: Set<() => void>;
  /** When somebody asked for it last. */
  askedAt: number;
}

/** How long an answer is held until there is news, in milliseconds. */
const heldFor = 20_000;

/** How long the reader is kept for a page that asks no more, and a print for one that does not fetch it. */
const keptFor = { page: 30_000, print: 60_000 };

/** Between a finger that lies on the reader and its print, in milliseconds. */
const readingTime = 300;

/** Starts the agent of a reader that is simulated: its prints are drawn, and nobody's. */
export async function startAgent({
  port = 0,
  origins,
  touchedAfter,
}: AgentOptions): Promise<FingerprintAgent> {
  const wanted: string[] = [];
  let isPlugged = true;
  let capture: Capture | undefined;

  function move(step: Step): void {
    if (!capture) return;
    capture.step = step;
    for (const tell of capture.waiting) tell();
    capture.waiting.clear();
  }
  function touch(): void {
    const mine = capture;
    if (mine?.step.state !== "place") return;
    move({ state: "lift" });
    const forget = () => {
      if (capture === mine) capture = undefined;
    };
    setTimeout(() => {
      if (capture !== mine || mine.step.state !== "lift") return;
      move({ state: "done", image: drawPrint().toString("base64"), quality: 82 });
      setTimeout(forget, keptFor.print).unref();
    }, readingTime);
  }
  /** A page that asks no more may be gone: the reader is for the next. */
  const isTaken = () => capture && isUnderWay(capture.step) && Date.now() - capture.askedAt < keptFor.page;
  function begin(): Capture | undefined {
    if (isTaken()) return undefined;
    const begun: Capture = {
      id: randomUUID(),
      step: { state: "place" },
      waiting: new Set(),
      askedAt: Date.now(),
    };
    capture = begun;
    if (touchedAfter !== undefined) setTimeout(() => capture === begun && touch(), touchedAfter);
    return begun;
  }
  async function follow(asked: Capture, seen: string | null): Promise<Step> {
    if (asked.step.state === seen) {
      await new Promise<void>((tell) => {
        asked.waiting.add(tell);
        setTimeout(tell, heldFor).unref();
      });
    }
    asked.askedAt = Date.now();
    const { step } = asked;
    // A print is kept for nobody once it was fetched.
    if (!isUnderWay(step) && capture === asked) capture = undefined;
    return step;
  }

  async function answer(
    request: IncomingMessage,
    url: URL,
    body: string,
  ): Promise<[status: number, body?: object]> {
    const route = `${request.method} ${url.pathname}`;
    if (route === "GET /health") {
      return [200, { protocol: 2, reader: isPlugged ? (isTaken() ? "busy" : "ready") : "missing" }];
    }
    if (route === "POST /captures") {
      if (!isPlugged) return [409, { problem: "missing" }];
      wanted.push(body);
      const begun = begin();
      return begun ? [201, { id: begun.id }] : [409, { problem: "busy" }];
    }
    const asked = capture && url.pathname === `/captures/${capture.id}` ? capture : undefined;
    if (request.method === "DELETE") {
      if (asked) capture = undefined;
      return [204];
    }
    if (request.method !== "GET" || !asked) return [404, { problem: "failed" }];
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
      .then((body) => answer(request, url, body))
      .then(([status, body]) => send(response, status, body))
      .catch(() => response.destroy());
  });
  const listeningPort = () => {
    const address = server.address();
    return typeof address === "object" && address ? address.port : port;
  };
  server.listen(port, "127.0.0.1");
  await once(server, "listening");
  return {
    url: `http://127.0.0.1:${listeningPort()}`,
    wanted,
    touch,
    unplug() {
      isPlugged = false;
      if (capture && isUnderWay(capture.step)) move({ state: "failed", problem: "lost" });
    },
    plug() {
      isPlugged = true;
    },
    async stop() {
      server.closeAllConnections();
      server.close();
      if (server.listening) await once(server, "close");
    },
  };
}

const isUnderWay = ({ state }: Step) => state === "place" || state === "lift";

function send(response: ServerResponse, status: number, body?: object): void {
  response.writeHead(status, { "Content-Type": "application/json", "Cache-Control": "no-store" });
  response.end(body && JSON.stringify(body));
}
