import { listIssuanceTexts } from "@id-desk/core";
import { createIssuanceSummary } from "@id-desk/core/testing";
import { expect, test } from "vitest";
import { narrowPage } from "../../lists/useNarrowedPage.ts";

const naseer = createIssuanceSummary({
  id: 1,
  owner: { name_en: "Mohamed Naseer", name_dv: "މުޙައްމަދު ނަޞީރު" },
});
const zulaikha = createIssuanceSummary({
  id: 2,
  issuance_no: "HO-2026-000072",
  status: "completed",
  card: { id: 102, serial_number: "SN0000102", id_number: "A100102", card_type: "standard" },
  owner: { name_en: "Zulaikha Ali", name_dv: null },
  collector: { type: "family", name: "Ibrahim Rasheed", name_dv: null, relationship: "spouse" },
});
const idsOf = (typed: string, status = "all") =>
  narrowPage([naseer, zulaikha], { typed, status }, listIssuanceTexts).map(({ id }) => id);

test.each([
  ["", [1, 2]],
  ["  ", [1, 2]],
  ["sn0000102", [2]],
  ["SN 000 0102", [2]],
  ["A 100 101", [1]],
  ["ho-2026-000072", [2]],
  ["naseer", [1]],
  ["mohamed naseer", [1]],
  ["ނަޞީރު", [1]],
  ["rasheed", [2]],
  ["nobody", []],
])("What was typed as %j leaves the hand-overs %j", (typed, ids) => {
  expect(idsOf(typed)).toEqual(ids);
});

test("A status and a text both hold", () => {
  expect(idsOf("", "completed")).toEqual([2]);
  expect(idsOf("naseer", "completed")).toEqual([]);
});

test("Two numbers that stand beside each other are not one", () => {
  expect(idsOf("SN0000101A100101")).toEqual([]);
});
