import { describe, expect, test } from "vitest";
import { defaultBiometricsSettings, type StationFinger } from "../settings/biometrics-settings.ts";
import { type CaptureFacts, type CaptureItem, readCaptureProgress } from "./capture-progress.ts";
import type { CapturedPart, CaptureException } from "./capture-set.ts";

const at = "2026-11-25T05:10:00Z";

const part = (kind: CapturedPart["kind"], change: Partial<CapturedPart> = {}): CapturedPart => ({
  id: 1,
  kind,
  hand: null,
  finger: null,
  quality: null,
  source: "captured",
  captured_at: at,
  captured_by: null,
  ...change,
});
const print = (finger: StationFinger["finger"], quality: number | null = 60) =>
  part("finger", { hand: "right", finger, quality });
const excepted = (finger: StationFinger["finger"]): CaptureException => ({
  id: 1,
  kind: "finger",
  hand: "right",
  finger,
  lasts: "permanent",
  reason: "amputated",
  notes: null,
  recorded_at: at,
  recorded_by: null,
});
const cannotSign: CaptureException = { ...excepted("thumb"), kind: "signature", hand: null, finger: null };

const fingers: readonly StationFinger[] = [
  { hand: "right", finger: "thumb", required: true, least_quality: 40 },
  { hand: "right", finger: "index", required: true, least_quality: 40 },
  { hand: "left", finger: "thumb", required: false, least_quality: 40 },
];
const settings = { ...defaultBiometricsSettings, fingers };
const progressOf = (facts: Partial<CaptureFacts>) =>
  readCaptureProgress({ settings, age: 30, parts: [], exceptions: [], ...facts });
const nameOf = ({ kind, hand, finger }: CaptureItem) => (hand ? `${hand} ${finger}` : kind);
const missingOf = (facts: Partial<CaptureFacts>) => progressOf(facts).missing.map(nameOf);
const stateOf = (name: string, facts: Partial<CaptureFacts>) =>
  progressOf(facts).items.find((item) => nameOf(item) === name)?.state;

describe("How far biometrics are", () => {
  test("begins with everything that is required missing, in the order in which it is taken", () => {
    expect(missingOf({})).toEqual(["photo", "right thumb", "right index", "signature"]);
    expect(progressOf({}).items.map(nameOf)).toEqual([
      "photo",
      "right thumb",
      "right index",
      "left thumb",
      "signature",
    ]);
  });

  test("ends with every required item taken or excepted", () => {
    const parts = [part("photo"), print("thumb"), part("signature")];
    expect(missingOf({ parts })).toEqual(["right index"]);
    expect(missingOf({ parts, exceptions: [excepted("index")] })).toEqual([]);
    expect(missingOf({ parts: [part("photo"), print("thumb"), print("index")] })).toEqual(["signature"]);
    expect(
      missingOf({ parts: [part("photo"), print("thumb"), print("index")], exceptions: [cannotSign] }),
    ).toEqual([]);
  });

  test("is not furthered by a print of the other hand", () => {
    const left = part("finger", { hand: "left", finger: "thumb" });
    expect(stateOf("right thumb", { parts: [left] })).toBe("missing");
    expect(stateOf("left thumb", { parts: [left] })).toBe("taken");
  });

  test("flags a print below the mark, and none that nobody measured", () => {
    expect(stateOf("right thumb", { parts: [print("thumb", 39)] })).toBe("low");
    expect(stateOf("right thumb", { parts: [print("thumb", 40)] })).toBe("taken");
    expect(stateOf("right thumb", { parts: [print("thumb", null)] })).toBe("taken");
  });
});

describe("Somebody who cannot sign", () => {
  const exceptions = [cannotSign];

  test("gives a thumb as the mark, as long as there is one to take", () => {
    const left = { ...excepted("thumb"), hand: "left" as const };
    expect(progressOf({ exceptions }).needsMark).toBe(true);
    expect(progressOf({ exceptions, parts: [print("thumb")] }).needsMark).toBe(false);
    expect(progressOf({ exceptions: [cannotSign, excepted("thumb")] }).needsMark).toBe(true);
    expect(progressOf({ exceptions: [cannotSign, excepted("thumb"), left] }).needsMark).toBe(false);
    expect(progressOf({ parts: [part("signature")] }).needsMark).toBe(false);
  });

  test("as the guardian of a child gives none", () => {
    expect(progressOf({ exceptions, age: 9 }).needsMark).toBe(false);
  });
});

describe("A child", () => {
  test("below the settled age gives a photograph alone, and the guardian signs", () => {
    const child = progressOf({ age: 9 });
    expect(child.items.map(nameOf)).toEqual(["photo", "signature"]);
    expect(child.guardianSigns).toBe(true);
  });

  test.each([10, undefined])("no more at %s years", (age) => {
    const grown = progressOf({ age });
    expect(grown.items).toHaveLength(5);
    expect(grown.guardianSigns).toBe(false);
  });
});

describe("A supervisor vouches", () => {
  const failed = part("photo", { checks: [{ code: "sharpness", result: "failed" }] });
  const unchecked = part("photo", { checks: [{ code: "face", result: "not_checked" }] });

  test("where every required finger is excepted, not where one is taken", () => {
    const exceptions = [excepted("thumb"), excepted("index")];
    expect(progressOf({ exceptions }).supervisorFor).toEqual(["all_fingers_excepted"]);
    expect(progressOf({ exceptions: exceptions.slice(1), parts: [print("thumb")] }).supervisorFor).toEqual(
      [],
    );
  });

  test("where a check of the photograph failed, not where nobody ran it", () => {
    expect(progressOf({ parts: [failed] }).supervisorFor).toEqual(["photo_failed"]);
    expect(progressOf({ parts: [unchecked] }).supervisorFor).toEqual([]);
  });

  test("for nothing that the registry does not ask for, and for no child without fingers", () => {
    const none = { ...settings, supervisor_for: [] };
    const exceptions = [excepted("thumb"), excepted("index")];
    expect(progressOf({ settings: none, parts: [failed], exceptions }).supervisorFor).toEqual([]);
    expect(progressOf({ age: 5 }).supervisorFor).toEqual([]);
  });
});
