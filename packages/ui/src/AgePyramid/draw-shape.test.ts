import { expect, test } from "vitest";
import { drawShape } from "./draw-shape.ts";

test("draws a step for each share, from the top", () => {
  expect(drawShape([0.25, 1])).toBe("M0 0H0.25V1H1V2H0");
});

test("leaves out shares of 0", () => {
  expect(drawShape([0, 0.5, 0, 0.5])).toBe("M0 0H0M0 1H0.5V2H0M0 3H0.5V4H0");
});

test("draws the smallest share so wide that it can be seen", () => {
  expect(drawShape([0.000001])).toBe("M0 0H0.004V1H0");
});
