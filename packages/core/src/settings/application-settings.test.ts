import { describe, expect, test } from "vitest";
import { defaultApplicationSettings, readApplicationSettings } from "./application-settings.ts";
import type { Settings } from "./settings.ts";

describe("What a registry has settled about applications", () => {
  test("is ours where it says nothing", () => {
    expect(readApplicationSettings(undefined)).toEqual(defaultApplicationSettings);
    expect(readApplicationSettings({})).toEqual(defaultApplicationSettings);
    expect(defaultApplicationSettings.types.map(({ code }) => code)).toEqual([
      "first_time",
      "renewal",
      "lost",
      "damaged",
      "change_of_details",
    ]);
    expect(defaultApplicationSettings.ageing_days).toBe(7);
  });

  test("is its own part by part, and ours in what it leaves out", () => {
    const types = [{ code: "renewal" as const, label: "Renew a card" }];
    const settings = readApplicationSettings({
      applications: { types, document_types: [], cancel_reasons: [], bring: [] },
    });
    expect(settings).toEqual({
      ...defaultApplicationSettings,
      types,
      document_types: [],
      cancel_reasons: [],
      bring: [],
    });
  });

  test("is ours where a server says null", () => {
    const settings = {
      applications: { types: null, bring: null, ageing_days: undefined },
    } as unknown as Settings;
    expect(readApplicationSettings(settings)).toEqual(defaultApplicationSettings);
  });
});
