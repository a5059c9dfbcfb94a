import { describe, expect, test } from "vitest";
import { readSettings } from "./read-settings.ts";

describe("What a registry settles", () => {
  test("about uploads is read number by number, and only what it says", () => {
    const uploads = { parallel: 2, chunk_bytes: "many", max_bytes: 5_000_000, retries: 3 };
    expect(readSettings({ uploads }).uploads).toEqual({ parallel: 2, max_bytes: 5_000_000, retries: 3 });
    expect(readSettings({ uploads: { parallel: 4 } }).uploads).toEqual({ parallel: 4 });
  });

  test("about prints is read rule by rule", () => {
    const rule = { hand: "left", finger: "thumb", required: true, least_quality: 60 };
    const fingers = [rule, { hand: "left", finger: "toe" }, { hand: "right", finger: "index" }];
    expect(readSettings({ biometrics: { fingers } }).biometrics).toEqual({
      fingers: [rule, { hand: "right", finger: "index", required: false, least_quality: 0 }],
    });
  });

  test("about hand-overs has only the lists that it gives, without the words that have no code", () => {
    const issuance = { return_reasons: [{ code: "torn", label: "Torn" }, { label: "No code" }, "lost"] };
    expect(readSettings({ issuance })).toEqual({
      issuance: { return_reasons: [{ code: "torn", label: "Torn" }] },
    });
  });

  test("that no version of ours knows is kept for the portal", () => {
    expect(readSettings({ theme: { colour: "blue" } })).toEqual({ theme: { colour: "blue" } });
  });
});
