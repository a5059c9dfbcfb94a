import { describe, expect, test } from "vitest";
import { createSightings } from "./sightings.ts";

describe("What a camera sees", () => {
  test("counts from the second picture on, and once while it stays", () => {
    const sightings = createSightings();
    const told = Array.from({ length: 30 }, (_, index) => sightings.see(["SN0000101"], index * 150));
    expect(told.flat()).toEqual(["SN0000101"]);
    expect(told[1]).toEqual(["SN0000101"]);
  });

  test("is news again after it has been out of sight, not after a picture in which it could not be read", () => {
    const sightings = createSightings();
    const see = (at: number, ...codes: string[]) => sightings.see(codes, at);
    see(0, "A1");
    expect(see(150, "A1")).toEqual(["A1"]);
    expect(see(300)).toEqual([]);
    expect(see(1600, "A1")).toEqual([]);
    expect(see(3200, "A1")).toEqual([]);
    expect(see(3350, "A1")).toEqual(["A1"]);
  });

  test("that is misread in one picture is nothing, and two codes in one picture are two", () => {
    const sightings = createSightings();
    expect(sightings.see(["8N0000101"], 0)).toEqual([]);
    expect(sightings.see(["SN0000101", "SN0000102", "SN0000101"], 150)).toEqual([]);
    expect(sightings.see(["SN0000101", "SN0000102"], 300)).toEqual(["SN0000101", "SN0000102"]);
  });
});
