import { expect, test, vi } from "vitest";
import { createSimulatedFingerprintReader } from "./simulated-fingerprint-reader.ts";

const never = new AbortController().signal;

test("A simulated reader draws a print of each finger that is asked for, no two alike", async () => {
  const reader = createSimulatedFingerprintReader();
  expect(await reader.check(never)).toEqual({});
  const onPrompt = vi.fn();
  const thumb = await reader.capture({ finger: "thumb", signal: never, onPrompt });
  const index = await reader.capture({ finger: "index", signal: never });
  expect([thumb.image.type, thumb.quality, onPrompt.mock.calls]).toEqual([
    "image/png",
    85,
    [["place"], ["lift"]],
  ]);
  expect(await thumb.image.text()).not.toBe(await index.image.text());
  expect(reader.asked).toEqual(["thumb", "index"]);
});

test("Its prints name 500 pixels an inch, or what it is told, or nothing; and it knows the hand that it was asked for", async () => {
  const reader = createSimulatedFingerprintReader();
  async function readDensity(hand?: "left" | "right") {
    const { image } = await reader.capture({ finger: "thumb", hand, signal: never });
    const bytes = new DataView(await image.arrayBuffer());
    // The chunk pHYs comes first after the head.
    return bytes.getUint32(37) === 0x70_48_59_73 ? bytes.getUint32(41) : undefined;
  }
  expect(await readDensity("right")).toBe(19_685);
  reader.script({ resolution: 1000 });
  expect(await readDensity("left")).toBe(39_370);
  reader.script({ resolution: null });
  expect(await readDensity()).toBe(undefined);
  expect(reader.askedHands).toEqual(["right", "left", undefined]);
});

test("It does what it is told from the next step on", async () => {
  const reader = createSimulatedFingerprintReader({ problem: "noDevice" });
  expect(await reader.check(never)).toEqual({ problem: "noDevice" });
  reader.script({ problem: undefined, breaks: "lost" });
  expect(await reader.check(never)).toEqual({});
  await expect(reader.capture({ finger: "thumb", signal: never })).rejects.toMatchObject({ problem: "lost" });
  reader.script({ breaks: undefined, quality: null });
  expect("quality" in (await reader.capture({ finger: "thumb", signal: never }))).toBe(false);
});

test("Where nobody touches it, it waits until it is cancelled", async () => {
  const reader = createSimulatedFingerprintReader({ isIgnored: true });
  const work = new AbortController();
  const print = reader.capture({ finger: "thumb", signal: work.signal });
  work.abort(new Error("cancelled"));
  await expect(print).rejects.toThrow("cancelled");
});
