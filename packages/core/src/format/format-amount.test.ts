import { expect, test } from "vitest";
import { formatAmount } from "./format-amount.ts";

test.each([
  [100, "MVR", "MVR 100.00"],
  [12.5, "USD", "USD 12.50"],
  [0, "", "0.00"],
  [100, undefined, "100.00"],
])("An amount of %d in %j is written as %j", (amount, currency, text) => {
  expect(formatAmount({ amount, currency })).toBe(text);
});
