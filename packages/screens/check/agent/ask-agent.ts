import { type IncomingHttpHeaders, request } from "node:http";
import { connect } from "node:net";
import { networkInterfaces } from "node:os";
import { text } from "node:stream/consumers";

/** What an agent answered. */
export interface AgentAnswer {
  readonly status: number;
  readonly headers: IncomingHttpHeaders;
  /** Nothing where it was no JSON. */
  readonly body: Readonly<Record<string, unknown>>;
  /** How long the answer took, in milliseconds. */
  readonly took: number;
}

/** A request as a browser makes it for a page. */
export interface AgentRequest {
  readonly method?: "GET" | "POST" | "DELETE" | "OPTIONS";
  /** Sent as JSON. */
  readonly body?: object;
  /** In place of, or beside, those that every request has. */
  readonly headers?: Readonly<Record<string, string>>;
  /** In milliseconds; 3,000 by default. */
  readonly within?: number;
}

/** Asks an agent; rejects where it gives no answer in time. */
export type AskAgent = (path: string, request?: AgentRequest) => Promise<AgentAnswer>;

/** Makes requests to the agent at a port of this computer, for a page of `origin`. */
export function createAsk(port: number, origin: string): AskAgent {
  return (path, { method = "GET", body, headers, within = 3000 } = {}) => {
    const begun = Date.now();
    return new Promise((resolve, reject) => {
      const asked = request(
        { host: "127.0.0.1", port, path, method, agent: false, signal: AbortSignal.timeout(within) },
        (answer) => {
          text(answer).then((written) => {
            const { statusCode: status = 0, headers: answered } = answer;
            resolve({ status, headers: answered, body: readRecord(written), took: Date.now() - begun });
          }, reject);
        },
      );
      asked.on("error", reject);
      asked.setHeader("Origin", origin);
      if (body) asked.setHeader("Content-Type", "application/json");
      for (const [name, value] of Object.entries(headers ?? {})) asked.setHeader(name, value);
      asked.end(body && JSON.stringify(body));
    });
  };
}

function readRecord(written: string): Readonly<Record<string, unknown>> {
  try {
    const value: unknown = JSON.parse(written);
    return typeof value === "object" && value !== null ? { ...value } : {};
  } catch {
    return {};
  }
}

/** The addresses by which other computers reach this one. */
export function listOuterAddresses(): string[] {
  return Object.values(networkInterfaces()).flatMap((each) =>
    (each ?? [])
      .filter(({ internal, family }) => !internal && family === "IPv4")
      .map(({ address }) => address),
  );
}

/** Whether somebody listens at an address, as far as one second shows. */
export function isListening(host: string, port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = connect({ host, port, timeout: 1000 });
    const end = (found: boolean) => () => {
      socket.destroy();
      resolve(found);
    };
    socket.on("connect", end(true)).on("error", end(false)).on("timeout", end(false));
  });
}
