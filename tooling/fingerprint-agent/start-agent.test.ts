import { request } from "node:http";
import { afterEach, beforeEach, expect, test } from "vitest";
import { drawPrint } from "./draw-print.ts";
import { type AgentOptions, type FingerprintAgent, startAgent } from "./start-agent.ts";

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

const rightThumb = { finger: "thumb", hand: "right" };
const begin = async (body: object = rightThumb) => {
  const { body: begun } = await ask("/captures", { method: "POST", body });
  return `/captures/${(begun as { id: string }).id}`;
};

test("It listens on this computer alone, and says whether its reader is there", async () => {
  expect(agent.url).toMatch(/^http:\/\/127\.0\.0\.1:\d+$/);
  expect((await ask("/health")).body).toEqual({
    protocol: 2,
    reader: "ready",
    capabilities: { slaps: false },
  });
  agent.unplug();
  expect((await ask("/health")).body).toMatchObject({ reader: "missing" });
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
  expect((await ask("/health")).body).toMatchObject({ reader: "busy" });
  const next = ask(`${path}?seen=place`);
  agent.touch();
  expect((await next).body).toEqual({ state: "lift" });
  const { body } = await ask(`${path}?seen=lift`);
  expect(body).toMatchObject({
    state: "done",
    ppi: 500,
    hand: "right",
    finger: "thumb",
    quality: 82,
    algorithm: "Simulated 1",
  });
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
  expect((await ask("/health")).body).toMatchObject({ reader: "ready" });
});

/** Takes a print of a finger that is put on the reader at once. */
async function take(body?: object): Promise<Record<string, unknown>> {
  const path = await begin(body);
  agent.touch();
  return follow(path);
}

/** Asks for a print until it is done or has failed, as a page does. */
async function follow(path: string): Promise<Record<string, unknown>> {
  for (let seen = "place"; ; ) {
    const body = (await ask(`${path}?seen=${seen}`)).body as Record<string, unknown>;
    seen = String(body.state);
    if (seen !== "place" && seen !== "lift") return body;
  }
}

async function restart(options: Partial<AgentOptions>): Promise<void> {
  await agent.stop();
  agent = await startAgent({ origins: [origin], script: { readsFor: 0 }, ...options });
}

test("waits until the finger before was lifted, and takes no second print of it", async () => {
  const first = await begin();
  agent.touch({ stays: true });
  await ask(`${first}?seen=lift`);
  const second = await begin({ finger: "index", hand: "right" });
  expect((await ask(`${second}?seen=`)).body).toEqual({ state: "lift" });
  const next = ask(`${second}?seen=lift`);
  await ask("/health");
  agent.lift();
  expect((await next).body).toEqual({ state: "place" });
  agent.touch();
  expect(await follow(second)).toMatchObject({ state: "done", finger: "index" });
});

test("tells the qualities that it was given in turn, and the last one from then on", async () => {
  await restart({ script: { quality: [20, null, 70], readsFor: 0 } });
  const taken = [await take(), await take(), await take(), await take()];
  expect(taken.map(({ quality }) => quality)).toEqual([20, undefined, 70, 70]);
  expect(taken[1]).not.toHaveProperty("algorithm");
});

test("gives the prints of a slap, each with its hand and finger", async () => {
  await restart({ takesSlaps: true });
  const fingers = ["index", "middle", "ring", "little"];
  const { prints } = await take({ hand: "left", fingers });
  const each = fingers.map((finger) => ({ finger, hand: "left", ppi: 500, quality: 82 }));
  expect(prints).toMatchObject(each);
});

test.each([
  ["a slap with a reader for one finger", {}, { hand: "left", fingers: ["index"] }],
  ["a slap without a hand", { takesSlaps: true }, { fingers: ["index"] }],
  ["a slap with a finger twice", { takesSlaps: true }, { hand: "left", fingers: ["index", "index"] }],
  ["a toe", {}, { finger: "toe" }],
  ["a hand in protocol 1", { protocol: 1 }, rightThumb],
] as const)("refuses %s", async (_, options, body) => {
  await restart(options);
  expect(await ask("/captures", { method: "POST", body })).toMatchObject({ status: 400 });
});

test("answers in protocol 1 as agents did before", async () => {
  await restart({ protocol: 1 });
  expect((await ask("/health")).body).toEqual({ protocol: 1, reader: "ready" });
  expect(Object.keys(await take({ finger: "thumb" }))).toEqual(["state", "image", "quality"]);
});

test("shows another finger's print where the wrong finger was not noticed, and says so where it was", async () => {
  agent.script({ readsFor: 0, wrong: "unnoticed" });
  const { image, finger } = await take();
  expect(finger).toBe("thumb");
  expect(image).toBe(drawPrint("right index", 1).toString("base64"));
  agent.script({ wrong: "noticed" });
  expect(await take()).toEqual({ state: "failed", problem: "wrong_finger" });
});

test("is pulled out in the middle of a print", async () => {
  agent.script({ readsFor: 0, breaks: true });
  expect(await take()).toEqual({ state: "failed", problem: "lost" });
  expect((await ask("/health")).body).toMatchObject({ reader: "missing" });
});

test("frees the reader once no page has asked for its print for a while", async () => {
  await restart({ keptForPage: 0 });
  await begin();
  expect((await ask("/health")).body).toMatchObject({ reader: "ready" });
});
