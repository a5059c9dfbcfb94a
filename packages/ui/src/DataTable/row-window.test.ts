import { expect, test } from "vitest";
import { readAddedRows } from "./added-rows.ts";
import { readRowWindow, readStretches } from "./row-window.ts";

const keyOf = (row: string) => row;

test("a window holds every row that is seen, and some on both sides of it", () => {
  for (const [pace, beyond, most] of [
    ["rest", 2, 20],
    ["scrolling", 6, 31],
    ["leaping", 2, 20],
  ] as const) {
    for (const first of [0, 1, 7, 40, 979, 985]) {
      const { start, end } = readRowWindow(first, 15, 1000, pace);
      expect(start).toBeLessThanOrEqual(Math.max(0, first - beyond));
      expect(end).toBeGreaterThanOrEqual(Math.min(1000, first + 15 + beyond));
      expect(end - start).toBeLessThanOrEqual(most);
    }
  }
});

test("a window stays where it is while the view is scrolled by a row or two", () => {
  expect(readRowWindow(98, 15, 1000, "scrolling")).toEqual(readRowWindow(101, 15, 1000, "scrolling"));
});

test("a short list is drawn whole", () => {
  expect(readRowWindow(0, 15, 3, "rest")).toEqual({ start: 0, end: 3 });
  expect(readStretches({ start: 0, end: 3 }, -1, 3)).toEqual([{ kind: "rows", start: 0, end: 3 }]);
});

test("gaps stand for the rows that are not drawn", () => {
  expect(readStretches({ start: 20, end: 40 }, -1, 100)).toEqual([
    { kind: "gap", name: "above", rows: 20 },
    { kind: "rows", start: 20, end: 40 },
    { kind: "gap", name: "below", rows: 60 },
  ]);
});

test.each([
  [5, ["gap 5", "5-6", "gap 14", "20-40", "gap 60"]],
  [0, ["0-1", "gap 19", "20-40", "gap 60"]],
  [25, ["gap 20", "20-40", "gap 60"]],
  [99, ["gap 20", "20-40", "gap 59", "99-100"]],
])("row %i stays drawn while it holds the focus", (focused, expected) => {
  const seen = readStretches({ start: 20, end: 40 }, focused, 100).map((stretch) =>
    stretch.kind === "gap" ? `gap ${stretch.rows}` : `${stretch.start}-${stretch.end}`,
  );
  expect(seen).toEqual(expected);
});

test.each([
  ["at the bottom", ["a", "b"], ["a", "b", "c"], { count: 1, at: "bottom" }],
  ["at the top", ["a", "b"], ["x", "y", "a", "b"], { count: 2, at: "top" }],
  ["to an empty list", [], ["a"], { count: 1, at: "bottom" }],
  ["nowhere, when rows were taken away", ["a", "b"], ["a"], undefined],
  ["nowhere, when it is another list", ["a", "b"], ["c", "d", "e"], undefined],
  ["nowhere, when nothing changed", ["a", "b"], ["a", "b"], undefined],
])("rows are seen to be added %s", (_where, before, after, expected) => {
  expect(readAddedRows(before, after, keyOf)).toEqual(expected);
});
