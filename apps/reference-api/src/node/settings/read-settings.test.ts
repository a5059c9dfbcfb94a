import { mkdtempSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { defaultSettings } from "../../domain/registry-settings.ts";
import { readSettings } from "./read-settings.ts";

const folder = mkdtempSync(join(tmpdir(), "id-desk-settings-"));

function readFrom(text: string, more: Record<string, string> = {}) {
  const file = join(folder, "settings.json");
  writeFileSync(file, text);
  const given: Record<string, string> = { ID_DESK_SETTINGS: file, ...more };
  return readSettings((name) => given[name]);
}

describe("what the registry decides", () => {
  test("is what holds usually where nothing is said", () => {
    expect(readSettings(() => undefined)).toEqual(defaultSettings);
  });

  test("is read from a file that an editor began with a byte order mark", () => {
    expect(readFrom('\uFEFF{"otp":{"validFor":300}}').otp.validFor).toBe(300);
  });

  test("stands in a file, part by part", () => {
    const settings = readFrom(
      JSON.stringify({
        otp: { validFor: 300 },
        issuance: { youngestOwner: 15, secondPersonFor: "other_number" },
        people: { lookupsInADay: 500 },
        shown: {
          issuance: {
            proof_outstanding_hours: 48,
            return_reasons: [{ code: "wrong_card", label: "Falsch" }],
          },
          fingers: ["index"],
        },
      }),
    );

    expect(settings.otp).toEqual({ ...defaultSettings.otp, validFor: 300 });
    expect(settings.issuance).toEqual({
      ...defaultSettings.issuance,
      youngestOwner: 15,
      secondPersonFor: "other_number",
    });
    expect(settings.people).toEqual({ lookupsInAMinute: 60, lookupsInADay: 500 });
    expect(settings.shown.issuance).toEqual({
      ...defaultSettings.shown.issuance,
      proof_outstanding_hours: 48,
      return_reasons: [{ code: "wrong_card", label: "Falsch" }],
    });
    expect(settings.shown.fingers).toEqual(["index"]);
    expect(settings.retention).toEqual(defaultSettings.retention);
  });

  test.each(["off", "optional", "required"])("says that a second factor is %s", (use) => {
    expect(readFrom(JSON.stringify({ secondFactor: use })).secondFactor).toBe(use);
  });

  test("refuses passwords that are easy to guess, until a registry turns that off", () => {
    expect(readSettings(() => undefined).passwords).toEqual({ shortest: 8, leastGuesses: 9 });
    const off = readFrom('{"passwords":{"leastGuesses":0}}');
    expect(off.passwords).toEqual({ shortest: 8, leastGuesses: 0 });
  });

  test("lets a supervisor vouch by one variable", () => {
    const isAllowed = (text: string) =>
      readSettings((name) => (name === "ID_DESK_ALTERNATIVE_CHECK" ? text : undefined)).shown.issuance
        .alternative_check;

    expect([isAllowed("1"), isAllowed("0")]).toEqual([true, false]);
  });

  test.each([
    ["{", "cannot be read (SyntaxError)"],
    ["[]", "are no object"],
    ['{"opt":{}}', "There is no setting opt."],
    ['{"otp":{"validfor":1}}', "There is no setting otp.validfor."],
    ['{"otp":{"validFor":"1"}}', "The setting otp.validFor is no whole number from 0 on."],
    ['{"retention":{"codes":-1}}', "The setting retention.codes is no whole number from 0 on."],
    ['{"people":{"lookupsInAnHour":1}}', "There is no setting people.lookupsInAnHour."],
    [
      '{"issuance":{"secondPersonFor":"everybody"}}',
      "The setting issuance.secondPersonFor is not one of nobody, other_number.",
    ],
    ['{"alarms":{"misses":1}}', "There is no setting alarms.misses."],
    [
      '{"dispatch":{"lookupsInADay":1.5}}',
      "The setting dispatch.lookupsInADay is no whole number from 0 on.",
    ],
    ['{"secondFactor":"on"}', "The setting secondFactor is off, optional or required."],
    ['{"otp":[]}', "The setting otp is no object."],
    [
      '{"shown":{"fingers":["nose"]}}',
      "The setting shown.fingers.0 must be equal to one of the allowed values.",
    ],
    [
      '{"shown":{"biometrics":{"fingers":[{"hand":"both","finger":"thumb","required":true,"least_quality":40}]}}}',
      "The setting shown.biometrics.fingers.0.hand must be equal to one of the allowed values.",
    ],
    [
      '{"shown":{"biometrics":{"fingers":[{"hand":"right","finger":"thumb","required":true,"least_quality":101}]}}}',
      "The setting shown.biometrics.fingers.0.least_quality must be <= 100.",
    ],
    [
      '{"shown":{"biometrics":{"fingers":[{"hand":"right","finger":"thumb","required":true}]}}}',
      "The setting shown.biometrics.fingers.0 must have required property 'least_quality'.",
    ],
    [
      `{"shown":{"biometrics":{"fingers":[${Array(2).fill('{"hand":"left","finger":"ring","required":true,"least_quality":1}').join()}]}}}`,
      "The setting shown.biometrics.fingers has the same finger twice: left ring.",
    ],
    [
      `{"shown":{"xpat":{"fingers":[${Array(2).fill('{"hand":"left","finger":"ring","required":true,"least_quality":1}').join()}]}}}`,
      "The setting shown.xpat.fingers has the same finger twice: left ring.",
    ],
    [
      '{"shown":{"issuance":{"youngest_owner":18}}}',
      "The setting shown.issuance.youngest_owner follows issuance.youngestOwner: set that one.",
    ],
    // Staff could choose a reason that the server refuses.
    [
      '{"shown":{"issuance":{"return_reasons":[{"code":"not_wanted","label":"Not wanted"}]}}}',
      "The setting shown.issuance.return_reasons.0.code must be equal to one of the allowed values.",
    ],
    ['{"shown":{"nothing":1}}', "The setting shown must NOT have additional properties."],
  ])("keeps the server from starting with %s", (text, problem) => {
    expect(() => readFrom(text)).toThrow(problem);
  });

  test("a file that is not there keeps the server from starting", () => {
    expect(() =>
      readSettings((name) => (name === "ID_DESK_SETTINGS" ? join(folder, "none") : undefined)),
    ).toThrow("cannot be read");
  });
});
