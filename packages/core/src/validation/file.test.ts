import { describe, expect, test } from "vitest";
import { formatFileSize } from "../format/file-size.ts";
import { checkFile } from "./file.ts";

const letter = { name: "Letter.PDF", size: 4_700_000, type: "application/pdf" };
const codesOf = (problems: { code: string }[]) => problems.map((problem) => problem.code);

describe("A file", () => {
  test("of any size and type is taken where the product sets no limits [VAL-13]", () => {
    expect(checkFile(letter, {})).toEqual([]);
    expect(checkFile(letter, { accepted: [] })).toEqual([]);
  });

  test.each([
    [["application/pdf"], []],
    [[".pdf"], []],
    [["image/*", ".PDF"], []],
    [["Application/PDF"], []],
    [["image/*"], ["file_type_not_accepted"]],
    [["image/png", ".png"], ["file_type_not_accepted"]],
    [["application/pd"], ["file_type_not_accepted"]],
  ])("is held against the configured types %j [VAL-13]", (accepted, codes) => {
    expect(codesOf(checkFile(letter, { accepted }))).toEqual(codes);
  });

  test.each([
    ["image/*", []],
    ["IMAGE/*", []],
    ["image/*p", ["file_type_not_accepted"]],
    ["imag/*", ["file_type_not_accepted"]],
    [".jpeg", ["file_type_not_accepted"]],
  ])("that is a picture is one of its kind where %j is taken [VAL-13]", (pattern, codes) => {
    const photo = { name: "Photo.jpg", size: 9, type: "image/JPEG" };
    expect(codesOf(checkFile(photo, { accepted: [pattern] }))).toEqual(codes);
  });

  test("is held against the configured size to the byte [VAL-13]", () => {
    expect(checkFile(letter, { maxBytes: 4_700_000 })).toEqual([]);
    expect(checkFile(letter, { maxBytes: 4_699_999 })).toEqual([
      { code: "file_too_large", message: "The file is larger than 4.6 MB.", params: { max: "4.6 MB" } },
    ]);
  });

  test("is told everything that is wrong with it at once [VAL-13]", () => {
    const problems = checkFile(
      { name: "a.gif", size: 2, type: "" },
      { maxBytes: 1, accepted: [".pdf", "application/pdf", "image/png", "image/*"] },
    );
    expect(problems.map((problem) => problem.message)).toEqual([
      "This type of file is not accepted. Accepted: PDF, PNG, image/*.",
      "The file is larger than 1 bytes.",
    ]);
  });

  test("must not be empty [VAL-13]", () => {
    expect(codesOf(checkFile({ ...letter, size: 0 }, {}))).toEqual(["file_empty"]);
  });
});

test.each([
  [0, "0 bytes"],
  [999, "999 bytes"],
  [1000, "1 kB"],
  [1_000_000, "1 MB"],
  [600_000, "600 kB"],
  [4_799_999, "4.7 MB"],
  [5_000_000, "5 MB"],
  [2_000_000_000_000, "2000 GB"],
])("A size of %d bytes is written %j", (bytes, text) => {
  expect(formatFileSize(bytes)).toBe(text);
});
