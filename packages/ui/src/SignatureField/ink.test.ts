import { expect, test } from "vitest";
import { type Ink, measureInk, scaleInk, widthOfLine } from "./ink.ts";

const line = (...points: [number, number][]): Ink[number] => ({
  ...widthOfLine(480),
  penColor: "#000",
  velocityFilterWeight: 0.7,
  compositeOperation: "source-over",
  points: points.map(([x, y]) => ({ x, y, pressure: 0.5, time: 0 })),
});

test("Lines are as long as the way of the pen, lifted in between", () => {
  expect(measureInk([line([0, 0], [30, 40]), line([100, 100], [100, 110], [110, 110])])).toBe(70);
});

test("A dot, however often, is no length", () => {
  expect(measureInk([line([5, 5]), line([5, 5]), line()])).toBe(0);
});

test("On a surface of another size lines keep their place and their weight", () => {
  const [half] = scaleInk([line([100, 40], [200, 80])], 0.5);
  expect(half?.points.map(({ x, y }) => [x, y])).toEqual([
    [50, 20],
    [100, 40],
  ]);
  expect(half).toMatchObject(widthOfLine(240));
});
