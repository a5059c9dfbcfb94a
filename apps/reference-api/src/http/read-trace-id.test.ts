import { expect, test } from "vitest";
import { readTraceId } from "./read-trace-id.ts";

const trace = "4bf92f3577b34da6a3ce929d0e0e4736";
const parent = "00f067aa0ba902b7";

test.each([
  ["00", `00-${trace}-${parent}-01`],
  ["00 that is not sampled", `00-${trace}-${parent}-00`],
  ["a later version", `01-${trace}-${parent}-01`],
  ["a later version with more behind it", `cc-${trace}-${parent}-01-what-comes-then`],
])("a header of version %s gives its trace", (_, header) => {
  expect(readTraceId(header)).toBe(trace);
});

test.each([
  ["no header", undefined],
  ["an empty one", ""],
  ["version ff", `ff-${trace}-${parent}-01`],
  ["a trace of zeros", `00-${"0".repeat(32)}-${parent}-01`],
  ["a parent of zeros", `00-${trace}-${"0".repeat(16)}-01`],
  ["a trace that is too short", `00-${trace.slice(1)}-${parent}-01`],
  ["a trace that is too long", `00-${trace}0-${parent}-01`],
  ["a parent that is too short", `00-${trace}-${parent.slice(1)}-01`],
  ["no flags", `00-${trace}-${parent}`],
  ["flags of one digit", `00-${trace}-${parent}-1`],
  ["more behind version 00", `00-${trace}-${parent}-01-more`],
  ["capital letters", `00-${trace.toUpperCase()}-${parent}-01`],
  ["letters that are no digits", `00-${trace.replace("4", "g")}-${parent}-01`],
  ["two headers", `00-${trace}-${parent}-01, 00-${trace}-${parent}-01`],
  ["two headers of a later version", `01-${trace}-${parent}-01, 01-${trace}-${parent}-01`],
  ["a line break", `00-${trace}-${parent}-01\n`],
])("%s gives no trace", (_, header) => {
  expect(readTraceId(header)).toBeUndefined();
});
