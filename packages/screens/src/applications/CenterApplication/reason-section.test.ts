import { expect, test } from "vitest";
import { findReasonSection } from "./reason-section.ts";

const documentTypes = [{ code: "police_report" }];

test.each([
  ["photo", "biometrics"],
  ["signature", "biometrics"],
  ["documents", "documents"],
  ["police_report", "documents"],
  ["name_dv", "details"],
  ["guardian", "details"],
  ["horoscope", undefined],
  ["constructor", undefined],
  ["", undefined],
  [null, undefined],
  [undefined, undefined],
])("a reason about %j leads to the section %j", (field, section) => {
  expect(findReasonSection(field, documentTypes)).toBe(section);
});
