import { expect, test } from "vitest";
import { createTones, type ScanTone } from "./create-tones.ts";

type Heard = { pitch: number; from: number; lasts: number };

/** Renders what a tone plays and reads off it when something could be heard. */
async function listen(
  kind: ScanTone,
  isMuted = false,
  volume?: number | (() => number),
): Promise<{ heard: Heard[]; loudest: number }> {
  const context = new OfflineAudioContext(1, 22_050, 44_100);
  const heard: Heard[] = [];
  const createOscillator = context.createOscillator.bind(context);
  context.createOscillator = () => {
    const oscillator = createOscillator();
    const beep = { pitch: 0, from: 0, lasts: 0 };
    heard.push(beep);
    const [start, stop] = [oscillator.start.bind(oscillator), oscillator.stop.bind(oscillator)];
    oscillator.start = (when = 0) => {
      beep.pitch = oscillator.frequency.value;
      beep.from = when;
      start(when);
    };
    oscillator.stop = (when = 0) => {
      beep.lasts = when - beep.from;
      stop(when);
    };
    return oscillator;
  };
  Object.defineProperty(context, "state", { value: "running" });
  createTones({
    isMuted: () => isMuted,
    volume,
    createContext: () => context as unknown as AudioContext,
  }).play(kind);
  const samples = (await context.startRendering()).getChannelData(0);
  return { heard, loudest: Math.max(...samples) };
}

test("the three tones differ in pitch, in number and in length", async () => {
  const [ok, duplicate, error] = await Promise.all([listen("ok"), listen("duplicate"), listen("error")]);
  expect([ok.heard.length, duplicate.heard.length, error.heard.length]).toEqual([1, 2, 1]);
  const pitches = [ok, duplicate, error].map(({ heard }) => heard[0]?.pitch ?? 0);
  expect(pitches[0]).toBeGreaterThan(pitches[1] ?? 0);
  expect(pitches[1]).toBeGreaterThan(pitches[2] ?? 0);
  expect(error.heard[0]?.lasts).toBeGreaterThan(3 * (ok.heard[0]?.lasts ?? 0));
  for (const { loudest } of [ok, duplicate, error]) expect(loudest).toBeGreaterThan(0.1);
});

test("a tone is as loud as is asked for, then and not before", async () => {
  const [quiet, loud] = await Promise.all([listen("ok", false, 0.1), listen("ok", false, () => 0.6)]);
  expect(quiet.loudest).toBeCloseTo(0.1, 1);
  expect(loud.loudest).toBeCloseTo(0.6, 1);
});

test("muted, nothing is heard, and the choice is asked for at each tone", async () => {
  expect(await listen("error", true)).toEqual({ heard: [], loudest: 0 });
  let isMuted = true;
  let opened = 0;
  const tones = createTones({
    isMuted: () => isMuted,
    createContext: () => {
      opened += 1;
      return new AudioContext();
    },
  });
  tones.play("ok");
  expect(opened).toBe(0);
  isMuted = false;
  tones.play("ok");
  expect(opened).toBe(1);
  tones.close();
});

test("a machine without sound stays silent and nothing breaks", () => {
  const tones = createTones({
    createContext: () => {
      throw new Error("no sound device");
    },
  });
  expect(() => tones.play("ok")).not.toThrow();
  expect(() => tones.close()).not.toThrow();
});
