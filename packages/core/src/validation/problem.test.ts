import { expect, test } from "vitest";
import { formatProblem } from "./problem.ts";

test("A host's words take the place of the English ones, with the same figures in them", () => {
  const messages = { notes_too_long: "Høyst {max} tegn, {unknown}." };
  expect(formatProblem("notes_too_long", { max: 500 }, messages)).toBe("Høyst 500 tegn, {unknown}.");
  expect(formatProblem("notes_required", {}, messages)).toBe("Notes are required.");
});
