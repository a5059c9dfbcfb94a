import { render, screen, within } from "@testing-library/react";
import { expect, test } from "vitest";
import { describeConformance } from "../internal/describe-conformance.tsx";
import { ThemeRoot } from "../ThemeRoot/index.ts";
import { exampleWords as words } from "./example-words.ts";
import { PhotoVerdict, type Verdict } from "./PhotoVerdict.tsx";

const verdicts: readonly Verdict[] = [
  { id: "size", text: "Size", state: "passed", detail: "840 × 1080" },
  { id: "sharpness", text: "Sharpness", state: "failed" },
  { id: "oneFace", text: "One face", state: "notChecked" },
];

describeConformance("PhotoVerdict", {
  draw: (props) => <PhotoVerdict {...props} label="Checks" verdicts={verdicts} words={words} />,
});

test("Each check has its word and a sign of its own, and the counts are heard", () => {
  render(<PhotoVerdict label="Checks" verdicts={verdicts} words={words} />, { wrapper: ThemeRoot });
  const lines = within(screen.getByRole("list", { name: "Checks" })).getAllByRole("listitem");
  expect(lines.map((line) => line.textContent)).toEqual([
    "Size 840 × 1080Passed",
    "SharpnessFailed",
    "One faceNot checked",
  ]);
  const signs = lines.map((line) => line.querySelector("svg")?.innerHTML);
  expect(new Set(signs).size).toBe(3);
  expect(screen.getByRole("status")).toHaveTextContent("Photograph: 1 passed, 1 failed, 1 not checked.");
});

test("Nothing is heard before there is anything to tell", () => {
  render(<PhotoVerdict label="Checks" verdicts={[]} words={words} />, { wrapper: ThemeRoot });
  expect(screen.getByRole("status")).toBeEmptyDOMElement();
});
