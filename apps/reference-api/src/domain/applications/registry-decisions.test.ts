import { expect, test } from "vitest";
import { readDecision, readReason, registryDecisions, usualReasons } from "./registry-decisions.ts";
import { formatReturnedMessage } from "./returned-message.ts";

test.each([
  ["photo_too_dark", { code: "photo_too_dark", field: "photo", text: "Photo too dark" }],
  ["photo_too_dark:picture", { code: "photo_too_dark", field: "picture", text: "Photo too dark" }],
  ["not_entitled", { code: "not_entitled", field: null, text: "Not entitled to a card" }],
  ["old_card_missing", { code: "old_card_missing", field: null, text: "Old card missing" }],
  [" other:documents=Page 2: cut = off ", { code: "other", field: "documents", text: "Page 2: cut = off" }],
  ["wrong_document= ފޮޓޯ ", { code: "wrong_document", field: "documents", text: "ފޮޓޯ" }],
])("reads the reason %j", (written, reason) => {
  expect(readReason(written)).toEqual(reason);
});

test.each([
  "",
  "Photo",
  "photo-dark",
  "1photo",
  ":photo",
  "photo:",
  "photo:Documents",
  "photo=",
  "photo= \u200b ",
  "photo=a\0b",
  `photo=${"x".repeat(201)}`,
  `p${"x".repeat(40)}`,
])("%j is no reason", (written) => {
  expect(readReason(written)).toBeUndefined();
});

test("every usual reason can be written by its code alone", () => {
  for (const reason of usualReasons) expect(readReason(reason.code)).toEqual(reason);
});

test("reads the words of decisions, and no word that every object has", () => {
  for (const word of Object.keys(registryDecisions)) expect(readDecision(word)).toBe(word);
  for (const word of ["", "Approved", "approve", "constructor", "toString"]) {
    expect(readDecision(word)).toBeUndefined();
  }
});

test("the message of a returned application ends its reasons with one full stop", () => {
  const reasons = [{ code: "other", field: null, text: "Bring the letter. " }];
  const message = formatReturnedMessage({
    applicationNo: "C-2026-000041",
    reasons,
    centerName: "HDh. Office",
  });
  expect(message).toBe(
    "Your ID card application C-2026-000041 needs something: Bring the letter. Please come to HDh. Office.",
  );
});
