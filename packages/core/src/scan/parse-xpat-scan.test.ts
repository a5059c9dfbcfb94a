import { expect, test } from "vitest";
import { writeZone } from "../testing/index.ts";
import { parseScan } from "./parse-scan.ts";
import { parseXpatScan } from "./parse-xpat-scan.ts";

const zone = writeZone().join("\n");

test("The zone of a passport is read with the day of the registry", () => {
  const birth = (today: string) => {
    const scan = parseXpatScan(writeZone({ birth: "261127" }).join("\n"), { today });
    return scan.kind === "zone" && scan.zone.date_of_birth;
  };
  expect([birth("2026-11-27"), birth("2026-11-26")]).toEqual(["2026-11-27", "1926-11-27"]);
  expect(parseXpatScan(zone)).toMatchObject({ kind: "zone", zone: { document_number: "BX0484821" } });
});

test("A zone that is cut short, and two in one, are told as that", () => {
  const other = writeZone({ number: "N1234567" }).join("\n");
  expect(parseXpatScan(zone.slice(0, 60))).toEqual({ kind: "zone_fault", fault: "cut_short" });
  expect(parseXpatScan(`${zone}\r\n${other}`)).toEqual({ kind: "zone_fault", fault: "two" });
});

test.each(["X-2026-000012", " x-2026-000012\r\n", "\u0002X-2026-000012\u0003"])(
  "%j is the number of an interaction",
  (text) => {
    expect(parseXpatScan(text)).toEqual({ kind: "interaction", interaction_no: "X-2026-000012" });
  },
);

test.each([
  "SN0001234",
  "A123456",
  "DB-2026-000123",
  "X-2026-12",
  "XX-2026-000012",
  "BX0484821",
  "রফিকুল",
  "",
])("%j is what it is everywhere", (text) => {
  expect(parseXpatScan(text)).toEqual(parseScan(text));
});

test("Where no zone is asked for it is another system's code", () => {
  expect(parseScan(zone)).toMatchObject({ kind: "unknown", likeness: "other_system" });
});
