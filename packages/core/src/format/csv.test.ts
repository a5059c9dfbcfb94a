import { fc, test as property } from "@fast-check/vitest";
import { describe, expect, test } from "vitest";
import { type CsvValue, formatCsv } from "./csv.ts";

/** Reads a file back as RFC 4180 has it: another way than the one that wrote it. */
function readCsv(file: string): string[][] {
  const rows: string[][] = [[]];
  let field = "";
  let isQuoted = false;
  const text = file.slice(1);
  for (let at = 0; at < text.length; at++) {
    const sign = text[at];
    if (isQuoted) {
      if (sign !== '"') field += sign;
      else if (text[at + 1] === '"') {
        field += '"';
        at += 1;
      } else isQuoted = false;
    } else if (sign === '"' && field === "") isQuoted = true;
    else if (sign === ",") {
      rows.at(-1)?.push(field);
      field = "";
    } else if (sign === "\r" && text[at + 1] === "\n") {
      rows.at(-1)?.push(field);
      field = "";
      rows.push([]);
      at += 1;
    } else field += sign;
  }
  return rows.slice(0, -1);
}

describe("A table as CSV", () => {
  test("begins with a byte order mark, and each row ends with CRLF", () => {
    expect(
      formatCsv([
        ["Batch no.", "Cards"],
        ["DB-2026-000012", 3],
      ]),
    ).toBe("\uFEFFBatch no.,Cards\r\nDB-2026-000012,3\r\n");
    expect(formatCsv([])).toBe("\uFEFF");
  });

  test.each<[CsvValue, string]>([
    ["two, three", '"two, three"'],
    ['the "last" one', '"the ""last"" one"'],
    ["one\ntwo", '"one\ntwo"'],
    ["ކުޅުދުއްފުށި", "ކުޅުދުއްފުށި"],
    [null, ""],
    [undefined, ""],
    ["", ""],
    [0, "0"],
    [-3, "-3"],
  ])("writes %j as %s", (value, written) => {
    expect(formatCsv([[value]])).toBe(`\uFEFF${written}\r\n`);
  });

  test.each(["=1+1", "+960", "-2", "@SUM(A1)", "\t=1", '=HYPERLINK("http://a","b")', "\r=1", "\n=1"])(
    "lets nothing execute %j [T-4]",
    (text) => {
      expect(readCsv(formatCsv([[text]]))).toEqual([[`'${text}`]]);
    },
  );

  const text = fc.string({
    unit: fc.oneof(
      fc.constantFrom('"', ",", "\r", "\n", "=", "+", "-", "@", "\t", "'", ";", "ކު"),
      fc.string({ unit: "grapheme", minLength: 1, maxLength: 1 }),
    ),
  });
  const tables = fc
    .integer({ min: 1, max: 5 })
    .chain((width) => fc.array(fc.array(text, { minLength: width, maxLength: width }), { maxLength: 8 }));

  property.prop([tables])("says what the table says, when it is read back", (table) => {
    const read = readCsv(formatCsv(table));
    expect(read.map((row) => row.length)).toEqual(table.map((row) => row.length));
    const withoutGuard = read.map((row) =>
      row.map((field) => (/^'[=+\-@\t\r\n]/.test(field) ? field.slice(1) : field)),
    );
    const asWritten = table.map((row) =>
      row.map((field) => (/^'[=+\-@\t\r\n]/.test(field) ? field.slice(1) : field)),
    );
    expect(withoutGuard).toEqual(asWritten);
  });

  property.prop([tables])("has no field that begins as a formula does", (table) => {
    for (const field of readCsv(formatCsv(table)).flat()) expect(field).not.toMatch(/^[=+\-@\t\r\n]/);
  });
});
