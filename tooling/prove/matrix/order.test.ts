import { expect, test } from "vitest";
import { findDisorder, findJumps, type PageOrder, type Stop } from "./order.ts";

const at = (name: string, left: number, top: number, width = 100, height = 40): Stop => ({
  name,
  place: 0,
  left,
  right: left + width,
  top,
  bottom: top + height,
});

const page = (more: Partial<PageOrder> = {}): PageOrder => ({
  stops: [],
  headings: [],
  landmarks: ["banner", "navigation", "main"],
  skipsFirst: true,
  isRightToLeft: false,
  ...more,
});

test("finds no jump in rows that are read line by line", () => {
  const stops = [at("search", 0, 0), at("clear", 120, 4, 40, 32), at("first", 0, 60), at("second", 0, 100)];
  expect(findJumps(stops, false)).toEqual([]);
});

test("finds a stop that is wholly above the one before it", () => {
  expect(findJumps([at("form", 0, 100), at("bar", 0, 0)], false)).toEqual(["form leads up to bar"]);
});

test("allows a step up to the next column, and not to the one before", () => {
  const [first, second] = [at("list", 0, 300), at("panel", 400, 0)];
  expect(findJumps([first, second], false)).toEqual([]);
  expect(findJumps([at("panel", 400, 300), at("list", 0, 0)], false)).toEqual(["panel leads up to list"]);
});

test("finds a stop that is before the one before it on the same line, whichever way the page is read", () => {
  const line = [at("save", 0, 0), at("cancel", 120, 0)];
  expect(findJumps(line, false)).toEqual([]);
  expect(findJumps(line, true)).toEqual(["save leads back to cancel"]);
  expect(findJumps(line.toReversed(), false)).toEqual(["cancel leads back to save"]);
  expect(findJumps(line.toReversed(), true)).toEqual([]);
});

test("forgives the rounding of a layout, and controls of different heights on one line", () => {
  expect(findJumps([at("field", 0, 10), at("small", 100, 20, 30, 20), at("below", 0, 48.5)], false)).toEqual(
    [],
  );
});

test("finds headings, landmarks and a skip link that are out of order", () => {
  expect(findDisorder(page())).toEqual([]);
  expect(findDisorder(page({ headings: [at("h2", 0, 80), at("h1", 0, 0)] }))).toEqual([
    "headings: h2 leads up to h1",
  ]);
  expect(findDisorder(page({ landmarks: ["navigation", "banner", "main"] }))).toEqual([
    "landmarks: navigation, banner, main",
  ]);
  expect(findDisorder(page({ skipsFirst: false }))).toEqual([
    "the first stop is not the link that skips to the page's own part",
  ]);
  expect(findDisorder(page({ landmarks: ["main"], skipsFirst: undefined }))).toEqual([]);
});
