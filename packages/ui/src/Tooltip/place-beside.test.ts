import { expect, test } from "vitest";
import { placeBeside, type Side } from "./place-beside.ts";

const room = { width: 400, height: 300 };
const tip = { width: 80, height: 20 };

function anchorAt(left: number, top: number) {
  return { left, top, right: left + 40, bottom: top + 40, width: 40, height: 40 };
}

test.each<[Side, { x: number; y: number }]>([
  ["top", { x: 160, y: 104 }],
  ["bottom", { x: 160, y: 176 }],
  ["start", { x: 94, y: 140 }],
  ["end", { x: 226, y: 140 }],
])("With room on every side it stands at the %s", (side, place) => {
  expect(placeBeside(anchorAt(180, 130), tip, room, side, "ltr")).toEqual(place);
});

test("From right to left, start and end change places", () => {
  expect(placeBeside(anchorAt(180, 130), tip, room, "start", "rtl").x).toBe(226);
});

test("Without room above it stands below, and the other way round", () => {
  expect(placeBeside(anchorAt(180, 0), tip, room, "top", "ltr").y).toBe(46);
  expect(placeBeside(anchorAt(180, 260), tip, room, "bottom", "ltr").y).toBe(234);
});

test("It never leaves the window", () => {
  expect(placeBeside(anchorAt(0, 130), tip, room, "top", "ltr").x).toBe(8);
  expect(placeBeside(anchorAt(380, 130), tip, room, "top", "ltr").x).toBe(312);
});
