import { expect, test } from "vitest";
import { findLabel } from "./choice.ts";
import { defaultIssuanceSettings, readIssuanceSettings } from "./issuance-settings.ts";
import { readSettings } from "./read-settings.ts";

test("a registry without settings of its own has our settings", () => {
  expect(readIssuanceSettings(undefined)).toEqual(defaultIssuanceSettings);
  expect(readIssuanceSettings(readSettings("nonsense"))).toEqual(defaultIssuanceSettings);
  expect(readIssuanceSettings(readSettings({ issuance: { collector_types: [] } })).collector_types).toEqual(
    defaultIssuanceSettings.collector_types,
  );
});

test("what a registry settles holds, and the rest stays ours", () => {
  const configs = readSettings({
    issuance: {
      collector_types: [{ code: "self", label: "The owner", relationships: null }, { label: "No code" }],
      contact_reasons: [{ code: "lost" }],
      alternative_check: true,
      youngest_owner: 18,
      guardians: ["mother", null],
    },
    fingers: ["index", 7],
  });
  const settings = readIssuanceSettings(configs);
  expect(
    settings.collector_types.map(({ code, label, relationships }) => [code, label, relationships]),
  ).toEqual([["self", "The owner", []]]);
  expect(settings.contact_reasons).toEqual([{ code: "lost", label: "lost" }]);
  expect(settings.alternative_check).toBe(true);
  expect([settings.youngest_owner, settings.guardians]).toEqual([18, ["mother"]]);
  expect(settings.document_types).toEqual(defaultIssuanceSettings.document_types);
  expect(configs.fingers).toEqual(["index"]);
});

test.each([
  ["nothing", null],
  ["nothing about hand-overs", { issuance: null }],
  ["nothing that can be read about them", { issuance: [], uploads: 7, fingers: "index" }],
])("a registry that gives %s settles nothing", (_, configs) => {
  expect(readSettings(configs)).toEqual({});
  expect(readIssuanceSettings(readSettings(configs))).toEqual(defaultIssuanceSettings);
});

test.each([null, undefined])("a rule that a host or a registry leaves at %s is ours", (nothing) => {
  const issuance = {
    proof_outstanding_hours: nothing,
    returns_same_day: nothing,
    contact_reasons: nothing,
    alternative_check: true,
  };
  expect(readIssuanceSettings({ issuance } as never)).toEqual({
    ...defaultIssuanceSettings,
    alternative_check: true,
  });
});

test("a word reads as its label, and one that is not known as it is", () => {
  expect(findLabel(defaultIssuanceSettings.document_types, "court_order")).toBe("Court order");
  expect(findLabel(defaultIssuanceSettings.document_types, "diary")).toBe("diary");
  expect(findLabel(defaultIssuanceSettings.document_types, null)).toBe("");
});

test("our settings are the codes, and words of their own, that staff choose from", () => {
  const ours = defaultIssuanceSettings;
  const show = (choices: readonly { readonly code: string; readonly label: string }[]) =>
    choices.map(({ code, label }) => `${code}: ${label}`);
  const family = ours.collector_types.find(({ code }) => code === "family");

  expect(show(ours.collector_types)).toEqual([
    "self: Owner",
    "family: Family",
    "authorised: Authorised person",
    "official: Government official",
  ]);
  expect(ours.collector_types.filter((type) => type.takes_passport).map(({ code }) => code)).toEqual([
    "family",
    "authorised",
  ]);
  expect(ours.collector_types.filter((type) => type.relationships.length > 0)).toEqual([family]);
  expect(show(family?.relationships ?? [])).toEqual([
    "mother: Mother",
    "father: Father",
    "child: Child",
    "spouse: Spouse",
    "sibling: Sibling",
    "guardian: Guardian",
  ]);
  expect(show(ours.document_types)).toEqual([
    "authorisation_letter: Authorisation letter",
    "court_order: Court order",
    "signed_receipt: Signed receipt",
    "old_card_photo: Photograph of the old card",
  ]);
  expect(show(ours.return_reasons)).toEqual([
    "wrong_card: Wrong card",
    "data_error: Data error found by the owner",
    "changed_mind: Collector changed their mind",
    "damaged_at_counter: Damaged at the counter",
  ]);
  expect(show(ours.thumb_missing_reasons)).toEqual([
    "injury: Injured or bandaged fingers",
    "no_fingers: No fingers",
    "unreadable: Fingerprint cannot be read",
    "device_failed: The device does not work",
    "refused: Refused by the collector",
  ]);
  expect(show(ours.contact_reasons)).toEqual([
    "no_registered_number: No number is registered",
    "number_changed: The number has changed",
    "phone_not_at_hand: That phone is not at hand",
  ]);
  expect([ours.proof_outstanding_hours, ours.returns_same_day, ours.alternative_check]).toEqual([
    24,
    true,
    false,
  ]);
  expect([ours.youngest_owner, ours.guardians]).toEqual([0, ["mother", "father", "guardian"]]);
});
