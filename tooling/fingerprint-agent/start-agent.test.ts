import { request } from "node:http";
import { afterEach, beforeEach, expect, test } from "vitest";
import { type FingerprintAgent, startAgent } from "./start-agent.ts";

const origin = "http://localhost:4000";
let agent: FingerprintAgent;

beforeEach(async () => {
  agent = await startAgent({ origins: [origin] });
});
afterEach(() => agent.stop());

/** Asks as a browser does for a page. */
function ask(
  path: string,
  {
    method = "GET",
    headers = {},
    body,
  }: { method?: string; headers?: Record<string, string>; body?: object } = {},
): Promise<{ status: number | undefined; headers: NodeJS.Dict<string | string[]>; body: unknown }> {
  return new Promise((resolve, reject) => {
    const asked = request(new URL(path, agent.url), { method, headers: { origin, ...headers } }, (answer) => {
      let text = "";
      answer.on("data", (part: Buffer) => {
        text += part.toString();
      });
      answer.on("end", () =>
        resolve({
          status: answer.statusCode,
          headers: answer.headers,
          body: text === "" ? undefined : JSON.parse(text),
        }),
      );
    });
    asked.on("error", reject);
    asked.end(body && JSON.stringify(body));
  });
}

const begin = async () => {
  const body = { finger: "thumb", hand: "right" };
  const { body: begun } = await ask("/captures", { method: "POST", body });
  return `/captures/${(begun as { id: string }).id}`;
};

test("It listens on this computer alone, and says whether its reader is there", async () => {
  expect(agent.url).toMatch(/^http:\/\/127\.0\.0\.1:\d+$/);
  expect((await ask("/health")).body).toEqual({ protocol: 2, reader: "ready" });
  agent.unplug();
  expect((await ask("/health")).body).toEqual({ protocol: 2, reader: "missing" });
  expect(await ask("/captures", { method: "POST" })).toMatchObject({
    status: 409,
    body: { problem: "missing" },
  });
});

test.each([
  ["a page of another origin", { origin: "http://localhost:4001" }],
  ["nobody's page", { origin: "" }],
  ["a name that was made to lead here", { host: "registry.example:8891" }],
])("It refuses %s", async (_, headers) => {
  const { status, headers: answered } = await ask("/health", { headers });
  expect([status, answered["access-control-allow-origin"]]).toEqual([403, undefined]);
});

test("A browser that asks before it asks is told what it may", async () => {
  const { status, headers } = await ask("/captures", { method: "OPTIONS" });
  expect(status).toBe(204);
  expect(headers).toMatchObject({
    "access-control-allow-origin": origin,
    "access-control-allow-methods": "GET, POST, DELETE",
    "access-control-allow-headers": "content-type",
    vary: "Origin",
  });
});

test("A print is taken step by step, one at a time, and is kept for nobody once it was fetched", async () => {
  const path = await begin();
  expect(agent.wanted).toEqual(['{"finger":"thumb","hand":"right"}']);
  expect((await ask(`${path}?seen=`)).body).toEqual({ state: "place" });
  expect((await ask("/captures", { method: "POST" })).body).toEqual({ problem: "busy" });
  expect((await ask("/health")).body).toEqual({ protocol: 2, reader: "busy" });
  const next = ask(`${path}?seen=place`);
  agent.touch();
  expect((await next).body).toEqual({ state: "lift" });
  const { body } = await ask(`${path}?seen=lift`);
  expect(body).toMatchObject({ state: "done", quality: 82 });
  const image = Buffer.from((body as { image: string }).image, "base64");
  expect(image.subarray(1, 4).toString()).toBe("PNG");
  // 8-bit grey of 500 pixels an inch.
  expect([...image.subarray(24, 26)]).toEqual([8, 0]);
  expect(image.readUInt32BE(image.indexOf("pHYs") + 4)).toBe(19_685);
  expect((await ask(`${path}?seen=`)).status).toBe(404);
});

test("A reader that is pulled out tells whoever waits, and one that was given up is free", async () => {
  const lost = await begin();
  const news = ask(`${lost}?seen=place`);
  // It has to wait before the reader goes.
  await ask("/health");
  agent.unplug();
  expect((await news).body).toEqual({ state: "failed", problem: "lost" });
  agent.plug();
  const given = await begin();
  expect((await ask(given, { method: "DELETE" })).status).toBe(204);
  expect((await ask("/health")).body).toEqual({ protocol: 2, reader: "ready" });
});
