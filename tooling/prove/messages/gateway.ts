import { once } from "node:events";
import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";

/** What a phone got, by the id that the message had. */
export interface Delivery {
  readonly phone: string;
  readonly text: string;
  count: number;
}

/** A gateway of text messages that fails in every way in which one can. */
export interface Gateway {
  readonly url: string;
  /** All that it ever accepted; one that came twice is counted twice. */
  readonly deliveries: ReadonlyMap<string, Delivery>;
  /** What it did with what it was asked. */
  readonly answers: Readonly<Record<string, number>>;
  /** `gone`: nobody listens. `busy`: 503 to everything. `moody`: as a bad day has it. */
  become(mood: "gone" | "busy" | "moody"): Promise<void>;
  close(): void;
}

const wait = (milliseconds: number) => new Promise((settle) => setTimeout(settle, milliseconds));

async function readText(request: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk as Buffer);
  return Buffer.concat(chunks).toString("utf8");
}

/**
 * Starts the gateway. It does not itself hold back a message that comes twice, so that every repeat shows.
 *
 * @param slowest how long it works at its slowest at a message, in milliseconds, whether the sender still waits or not.
 */
export async function startGateway({ slowest }: { readonly slowest: number }): Promise<Gateway> {
  const deliveries = new Map<string, Delivery>();
  const answers: Record<string, number> = {};
  let isBusy = false;

  function say(response: ServerResponse, status: number, what: string, headers: Record<string, string> = {}) {
    answers[what] = (answers[what] ?? 0) + 1;
    response.writeHead(status, { "Content-Type": "application/json", ...headers });
    response.end(JSON.stringify({ message: what }));
  }

  function accept({ id, to, text }: { id: string; to: string; text: string }): void {
    const known = deliveries.get(id);
    if (known) known.count += 1;
    else deliveries.set(id, { phone: to, text, count: 1 });
  }

  async function take(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const message = JSON.parse(await readText(request)) as { id: string; to: string; text: string };
    if (request.headers["idempotency-key"] !== message.id) return say(response, 400, "no idempotency key");
    const mood = Math.random();
    if (mood < 0.3) {
      accept(message);
      // Accepted, and never answered.
      answers["accepted in silence"] = (answers["accepted in silence"] ?? 0) + 1;
      return;
    }
    if (mood < 0.4) {
      await wait(slowest * (0.2 + 0.8 * Math.random()));
      accept(message);
      return say(response, 200, "accepted slowly");
    }
    if (mood < 0.43) return say(response, 429, "too many", { "Retry-After": "1" });
    if (mood < 0.46) return say(response, 500, "failed");
    if (mood < 0.48) {
      accept(message);
      return say(response, 502, "accepted, and said to have failed");
    }
    if (mood < 0.5) {
      answers["broken off"] = (answers["broken off"] ?? 0) + 1;
      request.socket.destroy();
      return;
    }
    await wait(150 * Math.random());
    accept(message);
    say(response, 202, "accepted");
  }

  const server = createServer((request, response) => {
    if (isBusy) say(response, 503, "busy");
    else if (request.method === "POST") void take(request, response);
    else if (Math.random() < 0.05) say(response, 500, "question failed");
    else {
      const isKnown = deliveries.has(decodeURIComponent(request.url?.split("/").at(-1) ?? ""));
      say(response, isKnown ? 200 : 404, isKnown ? "found" : "not found");
    }
  });
  const listen = async (port: number) => {
    server.listen(port, "127.0.0.1");
    await once(server, "listening");
    return (server.address() as AddressInfo).port;
  };
  const port = await listen(0);

  return {
    url: `http://127.0.0.1:${port}/messages`,
    deliveries,
    answers,
    async become(mood) {
      isBusy = mood === "busy";
      if (mood === "gone" && server.listening) {
        server.close();
        server.closeAllConnections();
      }
      if (mood !== "gone" && !server.listening) await listen(port);
    },
    close() {
      server.close();
      server.closeAllConnections();
    },
  };
}
