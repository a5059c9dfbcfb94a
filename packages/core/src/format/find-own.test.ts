import { expect, test } from "vitest";
import { findOwn } from "./find-own.ts";

test("A word is found in a list of words, and none that every object has by itself", () => {
  const labels = { open: "Open", received: "Received" };
  expect(findOwn(labels, "open")).toBe("Open");
  for (const word of ["archived", "constructor", "toString", "__proto__", ""])
    expect(findOwn(labels, word)).toBeUndefined();
});
