import { describe, expect, test } from "vitest";
import { isAnswered, keyOfReason, type ReasonAnswers, writeResolutions } from "./return-reasons.ts";

const dark = { code: "photo_too_dark", field: "photo", text: "Photo too dark" };
const wrong = { code: "other", field: "documents", text: "Page 2 is cut off" };
const whole = { code: "other", text: "Bring the letter" };

const answers = (changes: Partial<ReasonAnswers> = {}): ReasonAnswers => ({
  reasons: [dark, wrong, whole],
  changed: [],
  explanations: {},
  ...changes,
});

describe("An explanation", () => {
  test.each([
    ["nine characters", "123456789", false],
    ["ten characters", "1234567890", true],
    ["ten characters of Thaana", "ދިވެހިރާއްޖެ ދިވެހި", true],
    ["nine characters between spaces", "   123456789   ", false],
    ["nine characters and one that nobody sees", "123456789\u200b", false],
    ["spaces", " ".repeat(20), false],
  ])("of %s: %s", (_, text, isLongEnough) => {
    expect(isAnswered(whole, answers({ explanations: { other: text } }))).toBe(isLongEnough);
  });

  test("answers the reason that it was written for, and no other with the same code", () => {
    const given = answers({ explanations: { [keyOfReason(wrong)]: "The page is whole." } });
    expect(isAnswered(wrong, given)).toBe(true);
    expect(isAnswered(whole, given)).toBe(false);
  });

  test("is never taken from what every object has", () => {
    const reason = { code: "constructor", text: "Odd" };
    expect(isAnswered(reason, answers({ reasons: [reason] }))).toBe(false);
  });
});

test("The registry is sent an answer for each reason that has one, in the order of the reasons", () => {
  const given = answers({
    changed: ["photo"],
    explanations: {
      photo_too_dark: "ignored",
      "photo_too_dark:photo": "Taken again outside ",
      other: "short",
    },
  });
  expect(writeResolutions(given)).toEqual([
    { code: "photo_too_dark", action: "changed", text: "Taken again outside" },
  ]);
  const explanations = { other: "The letter is at the ministry." };
  expect(writeResolutions(answers({ changed: ["documents"], explanations }))).toEqual([
    { code: "other", action: "changed" },
    { code: "other", action: "explained", text: "The letter is at the ministry." },
  ]);
});
