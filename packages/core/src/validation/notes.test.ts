import { describe, expect, test } from "vitest";
import { checkNotes } from "./notes.ts";

const messagesOf = (text: string, isRequired = true) =>
  checkNotes(text, { isRequired }).map((problem) => problem.message);

describe("A note", () => {
  test("has 3 to 500 characters", () => {
    expect(messagesOf("abc")).toEqual([]);
    expect(messagesOf("a".repeat(500))).toEqual([]);
    expect(messagesOf("ab")).toEqual(["Notes must be at least 3 characters long."]);
    expect(messagesOf("a".repeat(501))).toEqual(["Notes must be at most 500 characters long."]);
  });

  test("is counted without the spaces around it and with one for each character", () => {
    expect(messagesOf(` ${"a".repeat(500)} `)).toEqual([]);
    expect(messagesOf("  ab  ")).toEqual(["Notes must be at least 3 characters long."]);
    expect(messagesOf("😀".repeat(500))).toEqual([]);
    expect(messagesOf("😀😀")).toEqual(["Notes must be at least 3 characters long."]);
  });

  test.each(["\u200b\u200c\u200d", "\u200e\u200f \u2060", "\ufeff\u00ad\u3164\u2800", "\u202e\u2066\u001b"])(
    "of characters that nobody sees is none: %j",
    (text) => {
      expect(messagesOf(text)).toEqual(["Notes are required."]);
      expect(messagesOf(text, false)).toEqual([]);
      expect(messagesOf(`ab${text}`)).toEqual(["Notes must be at least 3 characters long."]);
      expect(messagesOf(`a${text}bc`)).toEqual([]);
    },
  );

  test("may join its letters, and is not longer than the contract takes by what nobody sees", () => {
    expect(messagesOf("نامه\u200cای")).toEqual([]);
    expect(messagesOf("👩\u200d👩\u200d👧 here")).toEqual([]);
    expect(messagesOf(`${"a".repeat(499)}\u200db`)).toEqual(["Notes must be at most 500 characters long."]);
  });

  test("is required unless the dialog says otherwise", () => {
    expect(checkNotes("").map(({ code }) => code)).toEqual(["notes_required"]);
    expect(messagesOf("  ")).toEqual(["Notes are required."]);
    expect(messagesOf("  ", false)).toEqual([]);
    expect(messagesOf("ab", false)).toEqual(["Notes must be at least 3 characters long."]);
  });
});
