import { expect, test } from "vitest";
import { placeUnder } from "./place-under.ts";

const room = { width: 800, height: 600 };

function fieldAt(left: number, top: number, width = 300) {
  return { left, top, bottom: top + 40, width };
}

test("It stands under its field, as wide as the field and at most 340 pixels high", () => {
  expect(placeUnder(fieldAt(100, 50), 1000, room)).toEqual({ x: 100, y: 94, width: 300, maxHeight: 340 });
});

test("Where there is more room above, it stands above and touches its field", () => {
  expect(placeUnder(fieldAt(100, 500), 200, room)).toMatchObject({ y: 296, maxHeight: 340 });
});

test("A short list stays under its field where it fits there", () => {
  expect(placeUnder(fieldAt(100, 500), 40, room)).toMatchObject({ y: 544, maxHeight: 48 });
});

test("Between two lacks of room it takes the larger and scrolls", () => {
  expect(placeUnder(fieldAt(100, 60), 1000, { width: 800, height: 200 })).toMatchObject({
    y: 104,
    maxHeight: 88,
  });
});

test("It never leaves the window, and is never narrower than its words need", () => {
  expect(placeUnder(fieldAt(700, 50, 90), 100, room)).toMatchObject({ x: 572, width: 220 });
  expect(placeUnder(fieldAt(10, 50), 100, { width: 200, height: 600 })).toMatchObject({ x: 8, width: 184 });
});
