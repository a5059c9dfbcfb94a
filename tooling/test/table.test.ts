import { expect, test } from "vitest";
import { formatTimings } from "./table.ts";

test("The seconds of the stages are a table, the longest first, with the tests and seconds of all", () => {
  const timings = [
    { name: "rules", passed: 3651, seconds: 191.04 },
    { name: "journeys in Chromium", passed: 62, seconds: 555 },
  ];
  expect(formatTimings(timings, 600.26).split("\n")).toEqual([
    "stage                   tests  seconds",
    "journeys in Chromium       62    555.0",
    "rules                    3651    191.0",
    "all, beside each other   3713    600.3",
  ]);
});
