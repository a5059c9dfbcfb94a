import { readFileSync } from "node:fs";
import { fc, test as property } from "@fast-check/vitest";
import { beforeAll, expect, test } from "vitest";
import { prepareZXingModule, readBarcodes } from "zxing-wasm/reader";
import { encodeCode128 } from "./encode-code-128.ts";

beforeAll(() => {
  const wasm = readFileSync(new URL(import.meta.resolve("zxing-wasm/reader/zxing_reader.wasm")));
  prepareZXingModule({ overrides: { wasmBinary: wasm.buffer as ArrayBuffer } });
});

/** Paints a code with its quiet zones and gives what a reader of another make finds in the picture. */
async function readBack(widths: readonly number[]) {
  const [scale, height, quiet] = [3, 60, 10];
  const modules = widths.flatMap((width, index) => Array<boolean>(width).fill(index % 2 === 0));
  const row = [...Array<boolean>(quiet).fill(false), ...modules, ...Array<boolean>(quiet).fill(false)];
  const width = row.length * scale;
  const data = new Uint8ClampedArray(width * height * 4).fill(255);
  for (let pixel = 0; pixel < width * height; pixel += 1) {
    if (row[Math.floor((pixel % width) / scale)]) data.fill(0, pixel * 4, pixel * 4 + 3);
  }
  const codes = await readBarcodes({ data, width, height, colorSpace: "srgb" }, { formats: ["Code128"] });
  return codes.map(({ text }) => text);
}

test.each([
  // Start B, eight characters as they are, then C for three pairs, the check and the stop.
  ["DB-2026-000123", 15],
  ["SN0000101", 10],
  ["12345678", 7],
  ["1234567", 8],
  ["A12", 6],
  ["A123456B", 10],
])("%j takes %d symbols", (text, symbols) => {
  const widths = encodeCode128(text) ?? [];
  expect(widths.reduce((sum, width) => sum + width, 0)).toBe(symbols * 11 + 2);
});

test("The number of a batch is the code that every printer knows", () => {
  expect(encodeCode128("DB-7")?.join("")).toBe("2112141123131311231221323121312121232331112");
});

test.each(["", "އަލީ", "é", "a\nb"])("%j has no code", (text) => {
  expect(encodeCode128(text)).toBeUndefined();
});

const printable = fc.string({
  unit: fc.oneof(
    fc.integer({ min: 32, max: 126 }).map((code) => String.fromCharCode(code)),
    fc.constantFrom(..."0123456789"),
  ),
  minLength: 1,
  maxLength: 30,
});

property.prop([printable], { numRuns: 200 })("Whatever it is, another reader reads it", async (text) => {
  expect(await readBack(encodeCode128(text) ?? [])).toEqual([text]);
});
