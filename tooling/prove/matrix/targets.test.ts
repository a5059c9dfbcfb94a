import { expect, test } from "vitest";
import { countExcepted, findTooSmall, type Target } from "./targets.ts";

const at = (x: number, y: number, width: number, height = width, more: Partial<Target> = {}): Target => ({
  name: `${x},${y}`,
  x,
  y,
  width,
  height,
  isInText: false,
  around: [],
  ...more,
});

const namesOf = (targets: readonly Target[]) => findTooSmall(targets).map(({ name }) => name);

test("Targets of 24 px stand as close as they like; the rounding of a layout is forgiven", () => {
  expect(namesOf([at(0, 0, 24), at(24, 0, 23.96), at(0, 24, 24)])).toEqual([]);
});

test("A smaller target beside another is too small, however long it is", () => {
  expect(namesOf([at(0, 0, 200, 20), at(0, 20, 200, 40)])).toEqual(["0,0"]);
});

test("A smaller target with room for a circle of 24 px around its middle is none", () => {
  const targets = [at(0, 0, 16), at(20, -20, 40, 60)];
  // From its middle, at 8, to the edge at 20 it is 12 px.
  expect(namesOf(targets)).toEqual([]);
  expect(countExcepted(targets)).toBe(1);
  expect(namesOf([at(0, 0, 16), at(19, -20, 40, 60)])).toEqual(["0,0"]);
});

test("Two smaller targets need 24 px from middle to middle", () => {
  expect(namesOf([at(0, 0, 16), at(24, 0, 16)])).toEqual([]);
  expect(namesOf([at(0, 0, 16), at(23, 0, 16)])).toEqual(["0,0", "23,0"]);
});

test("A link in a line of text is as high as the line", () => {
  expect(namesOf([at(0, 0, 60, 18, { isInText: true }), at(0, 20, 200, 40)])).toEqual([]);
});

test("What lies within another target does not crowd it", () => {
  expect(namesOf([at(0, 0, 200, 40), at(180, 10, 16, 16, { around: [0] })])).toEqual([]);
});
