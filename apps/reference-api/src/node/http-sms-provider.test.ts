import { once } from "node:events";
import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import type { SmsProvider } from "../ports.ts";
import { createHttpSmsProvider } from "./http-sms-provider.ts";

type Handler = (request: IncomingMessage, response: ServerResponse) => void;

const message = { id: "m-1", phone: "7000001", body: "Ready ދިވެހި" };
const never = new AbortController().signal;
let handle: Handler;
let heard: { method: string; url: string; headers: IncomingMessage["headers"]; body: string }[];
let provider: SmsProvider;

const gateway = createServer(async (request, response) => {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk as Buffer);
  const { method = "", url = "", headers } = request;
  heard.push({ method, url, headers, body: Buffer.concat(chunks).toString("utf8") });
  handle(request, response);
});

beforeAll(async () => {
  gateway.listen(0, "127.0.0.1");
  await once(gateway, "listening");
  const { port } = gateway.address() as AddressInfo;
  provider = createHttpSmsProvider({
    url: `http://127.0.0.1:${port}/v1/messages?from=registry`,
    token: "t0ken",
  });
});
beforeEach(() => {
  heard = [];
});
afterAll(() => {
  gateway.closeAllConnections();
  gateway.close();
});

function answer(status: number, { body = "", headers = {} }: { body?: string; headers?: object } = {}): void {
  handle = (_, response) => response.writeHead(status, { ...headers }).end(body);
}

describe("handing a message over", () => {
  test("carries its id as the idempotency key, and the token", async () => {
    answer(202, { body: '{"id":"gw-7"}' });

    expect(await provider.send(message, never)).toEqual({ kind: "accepted", reference: "gw-7" });
    expect(heard[0]).toMatchObject({
      method: "POST",
      url: "/v1/messages?from=registry",
      headers: {
        "idempotency-key": "m-1",
        authorization: "Bearer t0ken",
        "content-type": "application/json",
      },
    });
    expect(JSON.parse(heard[0]?.body ?? "")).toEqual({ id: "m-1", to: "7000001", text: message.body });
  });

  test.each(["", "<p>OK</p>", '{"id":7}', '{"id":"Your card, 7000001"}', "null"])(
    "is a success whatever the body says: %s",
    async (body) => {
      answer(200, { body });

      expect(await provider.send(message, never)).toEqual({ kind: "accepted" });
    },
  );

  test.each([
    [400, "refused"],
    [422, "refused"],
    [410, "refused"],
    [302, "postponed"],
    [401, "postponed"],
    [403, "postponed"],
    [404, "postponed"],
    [408, "unknown"],
    [409, "unknown"],
    [500, "unknown"],
    [502, "unknown"],
    [504, "unknown"],
  ])("answered by %d is %s", async (status, kind) => {
    answer(status, { body: "7000001 cannot be reached", headers: { Location: "http://127.0.0.1:9/" } });

    expect(await provider.send(message, never)).toEqual({ kind, code: `http_${status}` });
  });

  test.each([
    [429, "90", 90_000],
    [503, "0", 0],
    [429, "soon", 0],
    [429, "-5", 0],
    [429, "99999999", 3_600_000],
  ])("answered by %d with Retry-After %s is left alone for %d ms", async (status, header, restFor) => {
    answer(status, { headers: { "Retry-After": header } });

    expect(await provider.send(message, never)).toEqual({
      kind: "postponed",
      code: `http_${status}`,
      restFor,
    });
  });

  test("may be told a moment", async () => {
    answer(503, { headers: { "Retry-After": new Date(Date.now() + 60_000).toUTCString() } });
    const { restFor } = (await provider.send(message, never)) as { restFor: number };

    expect(restFor).toBeGreaterThan(0);
    expect(restFor).toBeLessThanOrEqual(60_000);
  });

  test("that nobody listens to has not left; that breaks off may have arrived", async () => {
    const closed = createServer().listen(0, "127.0.0.1");
    await once(closed, "listening");
    const { port } = closed.address() as AddressInfo;
    closed.close();
    await once(closed, "close");
    const nobody = createHttpSmsProvider({ url: `http://127.0.0.1:${port}/` });
    handle = (request) => request.socket.destroy();

    expect(await nobody.send(message, never)).toEqual({ kind: "postponed", code: "unreachable" });
    await expect(provider.send(message, never)).rejects.toThrow();
  });

  test("ends with its signal", async () => {
    const stopping = new AbortController();
    handle = () => stopping.abort();

    await expect(provider.send(message, stopping.signal)).rejects.toThrow();
  });
});

describe("asking for a message", () => {
  test("asks by its id, which needs no number", async () => {
    answer(200, { body: '{"id":"gw-7","state":"delivered"}' });

    expect(await provider.find?.("m/1", never)).toEqual({ kind: "accepted", reference: "gw-7" });
    expect(heard[0]).toMatchObject({
      method: "GET",
      url: "/v1/messages/m%2F1?from=registry",
      headers: { authorization: "Bearer t0ken" },
    });
  });

  test.each([
    [404, { kind: "absent" }],
    [405, { kind: "absent" }],
    [401, { kind: "unknown", code: "http_401" }],
    [429, { kind: "unknown", code: "http_429" }],
    [500, { kind: "unknown", code: "http_500" }],
    [302, { kind: "unknown", code: "http_302" }],
  ])("answered by %d is %j", async (status, finding) => {
    answer(status);

    expect(await provider.find?.("m-1", never)).toEqual(finding);
  });
});
