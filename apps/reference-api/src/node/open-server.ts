import { createServer, type Server, type ServerResponse, STATUS_CODES } from "node:http";
import type { Duplex } from "node:stream";
import { getRequestListener, RequestError } from "@hono/node-server";
import { contractVersion } from "../contract/operations.ts";
import { listSecurityHeaders, strictTransport } from "../http/security-headers.ts";
import type { Log } from "../ports.ts";

/** How long a connection may take, in milliseconds, and how much it may say before its body. */
export const connectionLimits = {
  /** From the first byte of a connection, or of its next request, to the end of the head. */
  headersTimeout: 20_000,
  /** To the end of the body: as long as screens wait for a file. A chunk of 5 MB takes that long at 17 kB a second. */
  requestTimeout: 300_000,
  /** Without a byte in either direction while a request is under way. */
  timeout: 120_000,
  /**
   * Longer than proxies keep a connection that nobody uses, so that none writes into one that the server is just closing.
   */
  keepAliveTimeout: 75_000,
  /** How often the first two are looked at. */
  connectionsCheckingInterval: 5_000,
  /** In bytes. */
  maxHeaderSize: 16 * 1024,
  maxHeadersCount: 200,
} as const;

/** What is answered to what is no request that the app could read, by the code of Node's error. */
const refusals: Readonly<Record<string, readonly [number, string, string]>> = {
  HPE_HEADER_OVERFLOW: [431, "The head of the request is too large.", "head_too_large"],
  HPE_CHUNK_EXTENSIONS_OVERFLOW: [413, "The request is too large.", "too_large"],
  ERR_HTTP_REQUEST_TIMEOUT: [408, "The request took too long to arrive.", "request_timeout"],
};
const malformed = [400, "This is no request that the server can read.", "malformed_request"] as const;
const failed = [500, "Server error. Please try again later.", "server"] as const;

/** What answers requests, as the adapter between Node and the web's requests takes it. */
export type Answer = Parameters<typeof getRequestListener>[0];

/** What a server is opened with. */
export interface ServerParts {
  readonly answer: Answer;
  readonly log: Pick<Log, "access">;
  /** Tells browsers to come back by TLS only. */
  readonly isTlsOnly: boolean;
}

function formatRefusal([status, message, code]: readonly [number, string, string], isTlsOnly: boolean) {
  const body = JSON.stringify({ message, code });
  return {
    status,
    body,
    headers: {
      ...listSecurityHeaders(),
      ...(isTlsOnly && { "Strict-Transport-Security": strictTransport }),
      "X-Registry-Api": contractVersion,
      "Cache-Control": "no-store",
      "Content-Type": "application/json; charset=utf-8",
      "Content-Length": String(Buffer.byteLength(body)),
      Connection: "close",
    },
  };
}

/** Makes the answer to requests until the database is open, with the usual headers. */
export function createStartingAnswer({ isTlsOnly }: Pick<ServerParts, "isTlsOnly">): () => Response {
  const { status, body, headers } = formatRefusal([503, "The server is starting.", "unavailable"], isTlsOnly);
  return () => new Response(body, { status, headers: { ...headers, "Retry-After": "1" } });
}

/**
 * Makes the server that speaks HTTP: what is slow, endless or no HTTP at all ends here, with the body and the headers that
 * every answer has, and the app gets what is left.
 */
export function openServer({ answer, log, isTlsOnly }: ServerParts): Server {
  const refuse = (refusal: readonly [number, string, string]) => {
    log.access({ method: "-", route: "*", status: refusal[0], ms: 0 });
    return formatRefusal(refusal, isTlsOnly);
  };
  const listen = getRequestListener(answer, {
    errorHandler: (error) => {
      const { status, body, headers } = refuse(error instanceof RequestError ? malformed : failed);
      return new Response(body, { status, headers });
    },
  });
  const answering = new WeakMap<Duplex, ServerResponse>();
  const { timeout, maxHeadersCount, ...options } = connectionLimits;
  // The app refuses what names no host: Node's own answer would have neither body nor headers.
  const server = createServer({ ...options, requireHostHeader: false }, (incoming, outgoing) => {
    answering.set(incoming.socket, outgoing);
    // Node leaves out what is more than it is told to read, and a left out header must not change what a request means.
    if (incoming.rawHeaders.length < 2 * maxHeadersCount) {
      listen(incoming, outgoing);
      return;
    }
    const { status, body, headers } = refuse([431, "The request has too many headers.", "head_too_large"]);
    outgoing.writeHead(status, headers).end(body);
  });
  server.timeout = timeout;
  server.maxHeadersCount = maxHeadersCount;
  server.on("checkExpectation", (_, outgoing: ServerResponse) => {
    const { status, body, headers } = refuse([417, "This cannot be expected here.", "expectation_failed"]);
    outgoing.writeHead(status, headers).end(body);
  });
  const write = (socket: Duplex, refusal: readonly [number, string, string]) => {
    const { status, body, headers } = refuse(refusal);
    const head = Object.entries(headers).map(([name, value]) => `${name}: ${value}\r\n`);
    socket.end(`HTTP/1.1 ${status} ${STATUS_CODES[status]}\r\n${head.join("")}\r\n${body}`, () =>
      socket.destroy(),
    );
  };
  server.on("connect", (_, socket) => {
    write(socket, [405, "This method is not allowed here.", "method_not_allowed"]);
  });
  server.on("clientError", (error: NodeJS.ErrnoException, socket) => {
    // What was begun to be answered is not answered a second time.
    if (!socket.writable || answering.get(socket)?.headersSent === true || error.code === "ECONNRESET") {
      socket.destroy();
    } else write(socket, refusals[error.code ?? ""] ?? malformed);
  });
  return server;
}
