import { describe, expect, test } from "vitest";
import { writeZone } from "../../testing/index.ts";
import { readZone } from "./read-zone.ts";
import { noZoneLines, takeZoneLine, type ZoneLines } from "./take-zone-line.ts";

/** Gives a field lines, each with the milliseconds since the one before; returns what it told after each. */
function send(...lines: readonly (readonly [line: string, pause: number])[]) {
  let zone: ZoneLines = noZoneLines;
  let at = 1000;
  return lines.map(([line, pause]) => {
    at += pause;
    const taken = takeZoneLine(zone, line, at);
    zone = taken.zone;
    return taken.scan;
  });
}

const [names = "", data = ""] = writeZone();
const [otherNames = "", otherData = ""] = writeZone({ surname: "PERERA", number: "N1234567" });
const card = writeZone({ format: "TD1" });

describe("Lines that a scanner sends one by one", () => {
  test("are told together when the last of them has come, however long it takes", () => {
    expect(send([names, 0], [data, 20])).toEqual([undefined, `${names}\n${data}`]);
    expect(send([names, 0], [data, 60_000])).toEqual([undefined, `${names}\n${data}`]);
    expect(send(...card.map((line) => [line, 20] as const))).toEqual([undefined, undefined, card.join("\n")]);
  });

  test("of a card whose owner's name begins as a zone does are told together too", () => {
    const lines = writeZone({ format: "TD1", surname: "ISLAMUDDIN" });
    expect(send(...lines.map((line) => [line, 20] as const)).at(-1)).toBe(lines.join("\n"));
  });

  test("are told once for each passport", () => {
    const told = send([names, 0], [data, 20], [otherNames, 2000], [otherData, 20]);
    expect(told).toEqual([undefined, `${names}\n${data}`, undefined, `${otherNames}\n${otherData}`]);
  });

  test("of a second passport at once are told as two", () => {
    const told = send([names, 0], [data, 20], [otherNames, 20], [otherData, 20]);
    expect(told.slice(1).map((text) => typeof readZone(text ?? ""))).toEqual(["object", "string", "string"]);
    expect(readZone(told.at(-1) ?? "")).toBe("two");
  });

  test("of the same passport once more are the same passport", () => {
    const [, first, , again] = send([names, 0], [data, 20], [names, 20], [data, 20]);
    expect(readZone(again ?? "")).toEqual(readZone(first ?? ""));
  });

  test("begin anew with a first line after another", () => {
    expect(send([names, 0], [otherNames, 3000], [otherData, 20])).toEqual([
      undefined,
      undefined,
      `${otherNames}\n${otherData}`,
    ]);
  });

  test("are given up for what is no line of them", () => {
    expect(send([names, 0], ["X-2026-000012", 3000], [data, 20])).toEqual([undefined, "X-2026-000012", data]);
    expect(send([names, 0], [data, 20], ["SN0001234", 20]).at(-1)).toBe("SN0001234");
  });
});

test("What is no zone, a whole zone and half a line are told at once", () => {
  for (const line of ["BX0484821", "WP00412345", `${names}${data}`, names.slice(0, 20), data, ""])
    expect(send([line, 0])).toEqual([line]);
});
