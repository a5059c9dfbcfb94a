import { expect, test } from "vitest";
import { createLoopbackFingerprintReader } from "./loopback-fingerprint-reader.ts";

/** An agent of protocol 2 that gives its answers in turn after that about its health. */
function createAgent(
  answers: readonly object[],
  health: object = { protocol: 2, reader: "ready", capabilities: { slaps: true } },
) {
  const bodies: unknown[] = [];
  const left = [health, ...answers];
  const fetch: typeof globalThis.fetch = async (_, init = {}) => {
    bodies.push(init.body);
    return Response.json(left.shift() ?? {});
  };
  return { bodies, reader: createLoopbackFingerprintReader({ fetch }) };
}

const signal = new AbortController().signal;

/** The smallest PNG that a browser reads, which names no resolution. */
const png = "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAAAAAA6fptVAAAACklEQVR4nGNgAAAAAgABSK+kcQAAAABJRU5ErkJggg==";
const done = (print: object) => ({ state: "done", image: png, ...print });
const rightThumb = { finger: "thumb", hand: "right" } as const;
const four = ["index", "middle", "ring", "little"];

test("a print has the quality with what measured it, and the resolution that the agent names", async () => {
  const answer = done({ ...rightThumb, ppi: 500, quality: 71, algorithm: "NFIQ 2.3" });
  const { reader } = createAgent([{ id: "1" }, answer]);
  const { image, ...rest } = await reader.capture({ ...rightThumb, signal });
  expect(rest).toEqual({ quality: 71, algorithm: "NFIQ 2.3" });
  const bytes = new DataView(await image.arrayBuffer());
  // The chunk pHYs after the head, in pixels a metre.
  expect([bytes.getUint32(37), bytes.getUint32(41)]).toEqual([0x70_48_59_73, 19_685]);
});

test("an algorithm without a quality is not kept", async () => {
  const { reader } = createAgent([{ id: "1" }, done({ ...rightThumb, algorithm: "NFIQ 2.3" })]);
  expect(await reader.capture({ ...rightThumb, signal })).not.toHaveProperty("algorithm");
});

test.each([
  ["another finger", { finger: "index", hand: "right" }],
  ["the other hand", { finger: "thumb", hand: "left" }],
])("a print that the agent says is of %s is not taken", async (_, print) => {
  const { reader } = createAgent([{ id: "1" }, done(print)]);
  await expect(reader.capture({ ...rightThumb, signal })).rejects.toMatchObject({ problem: "failed" });
});

test.each([
  [{ protocol: 2, reader: "ready", capabilities: { slaps: true } }, { takesSlaps: true }],
  [{ protocol: 2, reader: "ready", capabilities: { slaps: "yes" } }, {}],
  [{ protocol: 2, reader: "ready" }, {}],
  [{ protocol: 1, reader: "ready", capabilities: { slaps: true } }, {}],
])("an agent that answers %j can do %j", async (health, expected) => {
  expect(await createAgent([], health).reader.check(signal)).toEqual(expected);
});

test("a slap is asked for by hand and fingers, and gives a print of each finger that was found", async () => {
  const found = [
    { finger: "ring", hand: "left", image: png, quality: 60 },
    { finger: "index", hand: "left", image: png },
  ];
  const { reader, bodies } = createAgent([{ id: "1" }, { state: "done", prints: found }]);
  const prints = await reader.captureSlap?.({ hand: "left", fingers: four, signal });
  expect(bodies[1]).toBe(JSON.stringify({ hand: "left", fingers: four }));
  expect(prints).toMatchObject([
    { finger: "ring", hand: "left", quality: 60 },
    { finger: "index", hand: "left" },
  ]);
});

test.each([
  ["no list", {}],
  ["an empty list", { prints: [] }],
  ["a finger twice", { prints: [1, 2].map(() => ({ finger: "ring", hand: "left", image: png })) }],
  ["a print without a finger", { prints: [{ hand: "left", image: png }] }],
  ["a finger that was not asked for", { prints: [{ finger: "thumb", hand: "left", image: png }] }],
  ["the other hand", { prints: [{ finger: "ring", hand: "right", image: png }] }],
])("a slap that is answered with %s has failed", async (_, answer) => {
  const { reader } = createAgent([{ id: "1" }, { state: "done", ...answer }]);
  const slap = reader.captureSlap?.({ hand: "left", fingers: four, signal });
  await expect(slap).rejects.toMatchObject({ problem: "failed" });
});

test("a reader that takes no slaps is asked for none", async () => {
  const { reader, bodies } = createAgent([], { protocol: 1, reader: "ready" });
  const slap = reader.captureSlap?.({ hand: "left", fingers: four, signal });
  await expect(slap).rejects.toMatchObject({ problem: "failed" });
  expect(bodies).toHaveLength(1);
});
