import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { fc, test as property } from "@fast-check/vitest";
import { beforeAll, expect } from "vitest";
import { prepareZXingModule, readBarcodes } from "zxing-wasm/reader";
import { encodeCode128 } from "../packages/core/src/index.ts";

beforeAll(() => {
  const wasm = readFileSync(fileURLToPath(import.meta.resolve("zxing-wasm/reader/zxing_reader.wasm")));
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
