import { expect, test } from "vitest";
import { nextSort, sortRows } from "./sort-rows.ts";

type Row = { name: string; size?: number };
const rows: Row[] = [
  { name: "b10", size: 3 },
  { name: "B2", size: 1 },
  { name: "a", size: 3 },
  { name: "c" },
];
const names = (ordered: Row[]) => ordered.map(({ name }) => name);

test("words are ordered as people count, without regard to capitals", () => {
  expect(names(sortRows(rows, ({ name }) => name, "ascending"))).toEqual(["a", "B2", "b10", "c"]);
});

test("equal rows keep their order and rows without a value come last, in both directions", () => {
  expect(names(sortRows(rows, ({ size }) => size, "ascending"))).toEqual(["B2", "b10", "a", "c"]);
  expect(names(sortRows(rows, ({ size }) => size, "descending"))).toEqual(["b10", "a", "B2", "c"]);
});

test("an order that stands is continued as if all rows were ordered anew", () => {
  const sortValue = ({ name }: Row) => name;
  const more = [...rows, { name: "aa" }, { name: "b3" }];
  const before = sortRows(rows, sortValue, "descending");
  expect(sortRows(more, sortValue, "descending", before)).toEqual(sortRows(more, sortValue, "descending"));
});

test("a heading is pressed up, then down, then back to the order the rows came in", () => {
  const once = nextSort(null, "name");
  const twice = nextSort(once, "name");
  expect(once).toEqual({ columnId: "name", direction: "ascending" });
  expect(twice).toEqual({ columnId: "name", direction: "descending" });
  expect(nextSort(twice, "name")).toBeNull();
  expect(nextSort(twice, "size")).toEqual({ columnId: "size", direction: "ascending" });
});
