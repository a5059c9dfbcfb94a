import { once } from "node:events";
import { type AddressInfo, connect } from "node:net";
import { text } from "node:stream/consumers";
import { afterAll, beforeAll, expect, test } from "vitest";
import { listSecurityHeaders } from "../http/security-headers.ts";
import { connectionLimits, createStartingAnswer, openServer } from "./open-server.ts";

const logged: unknown[] = [];
const server = openServer({
  answer: async (request) => new Response(`${request.method} ${await request.text().catch(() => "nothing")}`),
  log: { access: (entry) => logged.push(entry) },
  isTlsOnly: true,
});
beforeAll(async () => {
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
});
afterAll(() => {
  server.closeAllConnections();
  server.close();
});

/** Sends bytes as they stand and gives all that comes back until the server ends the connection. */
async function say(bytes: string): Promise<{ head: string; body: string }> {
  const socket = connect((server.address() as AddressInfo).port, "127.0.0.1");
  socket.write(bytes, "latin1");
  const [head = "", body = ""] = (await text(socket)).split("\r\n\r\n");
  return { head, body };
}

const host = "Host: localhost\r\n";
const headers = (count: number) => Array.from({ length: count }, (_, index) => `X-${index}: 1\r\n`).join("");

test.each([
  ["what is no HTTP", "HELLO\r\n\r\n", 400, "malformed_request"],
  ["a method in small letters", `get / HTTP/1.1\r\n${host}\r\n`, 400, "malformed_request"],
  ["no host", "GET / HTTP/1.1\r\n\r\n", 400, "malformed_request"],
  ["a host that is none", "GET / HTTP/1.1\r\nHost: a b\r\n\r\n", 400, "malformed_request"],
  [
    "two lengths",
    `POST / HTTP/1.1\r\n${host}Content-Length: 1\r\nContent-Length: 2\r\n\r\n`,
    400,
    "malformed_request",
  ],
  [
    "a length beside chunks",
    `POST / HTTP/1.1\r\n${host}Content-Length: 5\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n`,
    400,
    "malformed_request",
  ],
  ["a NUL in a header", `GET / HTTP/1.1\r\n${host}X-A: \0\r\n\r\n`, 400, "malformed_request"],
  [
    "a chunk without a length",
    `POST / HTTP/1.1\r\n${host}Transfer-Encoding: chunked\r\n\r\nzz\r\n`,
    400,
    "malformed_request",
  ],
  ["an endless header", `GET / HTTP/1.1\r\n${host}X-A: ${"a".repeat(20_000)}\r\n\r\n`, 431, "head_too_large"],
  ["too many headers", `GET / HTTP/1.1\r\n${host}${headers(300)}\r\n`, 431, "head_too_large"],
  [
    "an expectation",
    `POST / HTTP/1.1\r\n${host}Expect: a miracle\r\nConnection: close\r\n\r\n`,
    417,
    "expectation_failed",
  ],
  ["a tunnel", `CONNECT localhost:80 HTTP/1.1\r\n${host}\r\n`, 405, "method_not_allowed"],
] as const)(
  "%s is refused with the body and the headers of every answer [T-16]",
  async (_, bytes, status, code) => {
    logged.length = 0;
    const { head, body } = await say(bytes);

    expect(head).toMatch(new RegExp(`^HTTP/1\\.1 ${status} `));
    expect(JSON.parse(body)).toEqual({ message: expect.any(String), code });
    const said = head.toLowerCase();
    for (const [name, value] of Object.entries({
      ...listSecurityHeaders(),
      "Cache-Control": "no-store",
      "Content-Type": "application/json; charset=utf-8",
      "Strict-Transport-Security": "max-age=31536000; includeSubDomains",
    })) {
      expect(said).toContain(`${name}: ${value}`.toLowerCase());
    }
    expect(logged).toEqual([{ method: "-", route: "*", status, ms: 0 }]);
  },
);

test("a server that is starting says so, with the security headers [T-13] [T-16]", async () => {
  const answer = createStartingAnswer({ isTlsOnly: true })();

  expect([answer.status, (await answer.json()).code]).toEqual([503, "unavailable"]);
  for (const [name, value] of Object.entries({
    ...listSecurityHeaders(),
    "Cache-Control": "no-store",
    "Retry-After": "1",
    "Strict-Transport-Security": "max-age=31536000; includeSubDomains",
  })) {
    expect(answer.headers.get(name)).toBe(value);
  }
});

test("who waits to be told to go on is told so", async () => {
  const { head, body } = await say(
    `POST / HTTP/1.1\r\n${host}Expect: 100-continue\r\nContent-Length: 2\r\nConnection: close\r\n\r\nab`,
  );
  expect([head, body.slice(0, 12)]).toEqual(["HTTP/1.1 100 Continue", "HTTP/1.1 200"]);
});

test("what is slow is not waited for", () => {
  const { headersTimeout, requestTimeout, timeout, keepAliveTimeout, maxHeadersCount } = server;
  expect({ headersTimeout, requestTimeout, timeout, keepAliveTimeout, maxHeadersCount }).toEqual({
    headersTimeout: 20_000,
    requestTimeout: 300_000,
    timeout: 120_000,
    keepAliveTimeout: 75_000,
    maxHeadersCount: connectionLimits.maxHeadersCount,
  });
});
