import { expect, test } from "vitest";
import { readCardTerms } from "./card-terms.ts";

test.each([
  ["2008-11-20", "minor"],
  ["2008-11-19", "standard"],
  ["1961-11-20", "standard"],
  ["1961-11-19", "senior"],
])("somebody born on %s gets a card of type %s on the 19th of November 2026", (born, type) => {
  expect(readCardTerms(born, "2026-11-19")).toEqual({
    card_type: type,
    issue_date: "2026-11-19",
    expiry_date: "2031-11-19",
  });
});

test("a card that is issued on the 29th of February is good until the 1st of March", () => {
  expect(readCardTerms("1990-01-01", "2028-02-29").expiry_date).toBe("2033-03-01");
});
