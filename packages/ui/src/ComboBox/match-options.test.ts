import { expect, test } from "vitest";
import { createMatcher } from "./match-options.ts";

const matches = createMatcher([
  { value: 1, label: "Malé", detail: "Kaafu" },
  { value: 2, label: "Gan", detail: "Addu", otherNames: "Seenu" },
]);

test.each(["", "mal", "MALÉ", "male", "kaafu mal", " kaa  ma "])("%j finds Malé in Kaafu", (typed) => {
  expect(matches("Malé", typed)).toBe(true);
});

test.each(["gan", "male addu", "malex"])("%j does not", (typed) => {
  expect(matches("Malé", typed)).toBe(false);
});

test("An option is found by its other names too", () => {
  expect(matches("Gan", "seenu")).toBe(true);
});
