import { FingerprintReaderError } from "@id-desk/ui";
import { afterEach, expect, test, vi } from "vitest";
import {
  createLoopbackFingerprintReader,
  type LoopbackReaderOptions,
} from "./loopback-fingerprint-reader.ts";

afterEach(() => {
  vi.restoreAllMocks();
});

type Answer = { status?: number; body?: unknown } | Error | "silence";

/** An agent that gives its answers in turn, and notes what it is asked. */
function createAgent(answers: readonly Answer[], options: LoopbackReaderOptions = {}) {
  const asked: string[] = [];
  const requests: RequestInit[] = [];
  const left = [...answers];
  const fetch: typeof globalThis.fetch = async (url, init = {}) => {
    asked.push(`${init.method ?? "GET"} ${url}`);
    requests.push(init);
    const answer = left.shift() ?? { body: {} };
    if (answer instanceof Error) throw answer;
    if (answer === "silence") {
      return new Promise((_, reject) => {
        init.signal?.addEventListener("abort", () => reject(init.signal?.reason));
      });
    }
    const { status = 200, body } = answer;
    return new Response(body === undefined ? null : JSON.stringify(body), { status });
  };
  return { asked, requests, reader: createLoopbackFingerprintReader({ fetch, ...options }) };
}

const never = new AbortController().signal;
const png = btoa("\x89PNG\r\n\x1a\n and the rest");
const refused = new TypeError("Failed to fetch");
const problemOf = (promise: Promise<unknown>) =>
  promise.then(
    () => "none",
    (error: unknown) => (error instanceof FingerprintReaderError ? error.problem : error),
  );

test.each([
  "http://192.168.1.7:8891",
  "http://fingerprints.example",
  "http://127.0.0.1.example:8891",
  "http://localhost.example",
  "ws://127.0.0.1:8891",
  "http://user:word@127.0.0.1:8891",
  "nonsense",
])("No print is asked for at %s", (url) => {
  expect(() => createLoopbackFingerprintReader({ url })).toThrow("no address of an agent on this computer");
});

test.each([
  [{ url: "http://localhost:9000/reader" }, "GET http://localhost:9000/reader/health"],
  [{ url: "https://[::1]:9000" }, "GET https://[::1]:9000/health"],
  [{ port: 4711 }, "GET http://127.0.0.1:4711/health"],
  [{}, "GET http://127.0.0.1:8891/health"],
])("With %j the agent is asked by %s", async (options, request) => {
  const { reader, asked } = createAgent([{ body: { protocol: 1, reader: "ready" } }], options);
  expect(await reader.check(never)).toEqual({});
  expect(asked).toEqual([request]);
});

test("The agent gets no cookie, no referrer, and leads nowhere else", async () => {
  const { reader, requests } = createAgent([{ body: { protocol: 1, reader: "ready" } }]);
  await reader.check(never);
  expect(requests[0]).toMatchObject({
    credentials: "omit",
    redirect: "error",
    referrerPolicy: "no-referrer",
    cache: "no-store",
  });
});

test.each([
  ["nobody answers", refused, "noAgent"],
  ["something else answers", { body: { hello: "world" } }, "noAgent"],
  ["another protocol is spoken", { body: { protocol: 3, reader: "ready" } }, "noAgent"],
  ["no reader is connected", { body: { protocol: 1, reader: "missing" } }, "noDevice"],
  ["the reader is in use", { body: { protocol: 1, reader: "busy" } }, "busy"],
  ["a word is not known", { body: { protocol: 1, reader: "sleepy" } }, "failed"],
  ["the agent fails", { status: 500, body: { problem: "boom" } }, "failed"],
] as const)("Where %s, that is the problem", async (_, answer, problem) => {
  const { reader } = createAgent([answer]);
  expect(await reader.check(never)).toEqual({ problem });
});

test("An agent that says nothing is no agent", async () => {
  vi.spyOn(navigator.permissions, "query").mockResolvedValue({ state: "granted" } as PermissionStatus);
  const { reader } = createAgent(["silence"], { answerWithin: 20 });
  expect(await reader.check(never)).toEqual({ problem: "noAgent" });
});

test("A browser that was told not to let the page reach the agent is not asked again", async () => {
  vi.spyOn(navigator.permissions, "query").mockResolvedValue({ state: "denied" } as PermissionStatus);
  const { reader, asked } = createAgent([]);
  expect(await reader.check(never)).toEqual({ problem: "notAllowed" });
  expect(asked).toEqual([]);
});

test.each([
  [1, '{"finger":"thumb"}'],
  [2, '{"finger":"thumb","hand":"left"}'],
])("An agent of protocol %i is asked for %s", async (protocol, asked) => {
  const { reader, requests } = createAgent([
    { body: { protocol, reader: "ready" } },
    { status: 201, body: { id: "a" } },
    { body: { state: "done", image: png } },
  ]);
  await reader.capture({ finger: "thumb", hand: "left", signal: never });
  expect(requests[1]).toMatchObject({ method: "POST", body: asked });
});

test("A print is begun, followed step by step, and read", async () => {
  const { reader, asked, requests } = createAgent([
    { status: 201, body: { id: "a/1" } },
    { body: { state: "place" } },
    { body: { state: "place" } },
    { body: { state: "lift" } },
    { body: { state: "done", image: png, quality: 81.6 } },
  ]);
  const onPrompt = vi.fn();
  const { image, quality } = await reader.capture({ finger: "thumb", signal: never, onPrompt });
  expect([image.type, quality, onPrompt.mock.calls]).toEqual(["image/png", 82, [["place"], ["lift"]]]);
  expect(requests[0]).toMatchObject({ method: "POST", body: '{"finger":"thumb"}' });
  expect(asked.slice(1)).toEqual([
    "GET http://127.0.0.1:8891/captures/a%2F1?seen=",
    "GET http://127.0.0.1:8891/captures/a%2F1?seen=place",
    "GET http://127.0.0.1:8891/captures/a%2F1?seen=place",
    "GET http://127.0.0.1:8891/captures/a%2F1?seen=lift",
  ]);
});

test.each([undefined, -1, 101, "good"])("A quality of %j is not measured", async (quality) => {
  const { reader } = createAgent([{ body: { id: "1" } }, { body: { state: "done", image: png, quality } }]);
  expect("quality" in (await reader.capture({ finger: "thumb", signal: never }))).toBe(false);
});

test.each([
  ["the reader is in use", [{ status: 409, body: { problem: "busy" } }], "busy"],
  ["the agent names no print", [{ body: {} }], "failed"],
  [
    "the reader is pulled out",
    [{ body: { id: "1" } }, { body: { state: "failed", problem: "lost" } }],
    "lost",
  ],
  [
    "another finger is placed",
    [{ body: { id: "1" } }, { body: { state: "failed", problem: "wrong_finger" } }],
    "wrongFinger",
  ],
  ["no finger comes", [{ body: { id: "1" } }, { body: { state: "failed", problem: "timeout" } }], "timeout"],
  ["the agent ends", [{ body: { id: "1" } }, refused], "noAgent"],
  ["the picture is none", [{ body: { id: "1" } }, { body: { state: "done", image: "%" } }], "failed"],
] as const)("Where %s while a print is taken, that is the problem", async (_, answers, problem) => {
  const { reader } = createAgent(answers);
  expect(await problemOf(reader.capture({ finger: "thumb", signal: never }))).toBe(problem);
});

test("Who cancels frees the reader", async () => {
  const { reader, asked } = createAgent([{ body: { id: "1" } }, "silence", { status: 204 }]);
  const work = new AbortController();
  const print = reader.capture({ finger: "thumb", signal: work.signal });
  await vi.waitFor(() => expect(asked).toHaveLength(2));
  work.abort();
  await expect(print).rejects.toThrow();
  expect(asked[2]).toBe("DELETE http://127.0.0.1:8891/captures/1");
});

test("A print that takes too long is given up, and the reader freed", async () => {
  const { reader, asked } = createAgent([{ body: { id: "1" } }, "silence", { status: 204 }], {
    captureWithin: 20,
  });
  expect(await problemOf(reader.capture({ finger: "thumb", signal: never }))).toBe("timeout");
  expect(asked[2]).toBe("DELETE http://127.0.0.1:8891/captures/1");
});
