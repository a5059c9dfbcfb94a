import { describe, expect, test } from "vitest";
import { holdsProgram, isAnimatedPng, readPictureType } from "./picture-type.ts";

const bytesOf = (text: string) => Uint8Array.from(text, (letter) => letter.charCodeAt(0));
const pngStart = "\x89PNG\r\n\x1a\n";

describe("a picture", () => {
  test.each([
    ["\xff\xd8\xff\xe0", "image/jpeg"],
    ["\xff\xd8\xfe", undefined],
    ["\xff\xd8", undefined],
    [pngStart, "image/png"],
    [pngStart.slice(0, 7), undefined],
    ["\x89PNG\n\r\x1a\n", undefined],
    ["RIFF\0\0\0\0WEBPVP8 ", "image/webp"],
    ["RIFF\0\0\0\0WAVEfmt ", undefined],
    ["RIFX\0\0\0\0WEBPVP8 ", undefined],
    ["WEBPRIFF", undefined],
    ["GIF89a", undefined],
    ["", undefined],
  ])("that begins with %j is %s [T-22]", (start, type) => {
    expect(readPictureType(bytesOf(start))).toBe(type);
  });

  test.each([
    ["<?php echo 1;", true],
    ["\xff\xd8\xff<SCRIPT>", true],
    ["<script src=x>", true],
    ["<html/>", true],
    ["<svg:svg>", true],
    ["<svg\n", true],
    ["<svgx>", false],
    ["<scrip t>", false],
    ["script>", false],
    ["<?xml", false],
    ["", false],
  ])("that holds %j is a program as well: %s [T-22]", (text, found) => {
    expect(holdsProgram(bytesOf(text))).toBe(found);
  });

  test.each([0, 999_990, 999_995, 999_999, 1_000_000, 1_999_995, 2_999_999])(
    "with a program at byte %i of three million is found [T-22]",
    (place) => {
      const bytes = new Uint8Array(3_000_010);
      bytes.set(bytesOf("<script>"), place);

      expect(holdsProgram(bytes)).toBe(true);
    },
  );

  /** A chunk of a PNG, with a check sum that nobody reads. */
  const chunk = (name: string, length: number) =>
    `${String.fromCharCode(0, 0, length >> 8, length & 255)}${name}${"x".repeat(length)}0000`;

  test.each([
    [[], false],
    [["IHDR"], false],
    [["IHDR", "IDAT"], false],
    [["IHDR", "acTL", "IDAT"], true],
    [["acTL"], true],
    [["IHDR", "IDAT", "acTL"], false],
  ] as const)("of the chunks %o moves: %s [T-22]", (names, moves) => {
    const chunks = names.map((name, index) => chunk(name, 300 * index + 13)).join("");

    expect(isAnimatedPng(bytesOf(pngStart + chunks))).toBe(moves);
  });

  test("that ends with the name of a chunk, or within it, is read to its end", () => {
    expect(isAnimatedPng(bytesOf(`${pngStart}${chunk("IHDR", 2)}\0\0\0\0acTL`))).toBe(true);
    expect(isAnimatedPng(bytesOf(`${pngStart}${chunk("IHDR", 2)}\0\0\0\0acT`))).toBe(false);
  });

  test("that stands in the middle of other bytes is read by its own", () => {
    const bytes = bytesOf(`acTL\0\0${pngStart}${chunk("acTL", 4)}`);

    expect(isAnimatedPng(bytes.subarray(6))).toBe(true);
    expect(isAnimatedPng(bytesOf(`xx${pngStart}${chunk("IHDR", 4)}`).subarray(2))).toBe(false);
  });
});
