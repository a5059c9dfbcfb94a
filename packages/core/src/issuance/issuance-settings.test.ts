import { expect, test } from "vitest";
import {
  defaultIssuanceSettings,
  findLabel,
  readIssuanceSettings,
  readSettings,
} from "./issuance-settings.ts";

test("a registry that settles nothing has our settings", () => {
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
    },
    fingers: ["index", 7],
  });
  const settings = readIssuanceSettings(configs);
  expect(
    settings.collector_types.map(({ code, label, relationships }) => [code, label, relationships]),
  ).toEqual([["self", "The owner", []]]);
  expect(settings.contact_reasons).toEqual([{ code: "lost", label: "lost" }]);
  expect(settings.alternative_check).toBe(true);
  expect(settings.document_types).toEqual(defaultIssuanceSettings.document_types);
  expect(configs.fingers).toEqual(["index"]);
});

test("a word reads as its label, and one that is not known as it is", () => {
  expect(findLabel(defaultIssuanceSettings.document_types, "court_order")).toBe("Court order");
  expect(findLabel(defaultIssuanceSettings.document_types, "diary")).toBe("diary");
  expect(findLabel(defaultIssuanceSettings.document_types, null)).toBe("");
});
