import { expect, test } from "vitest";
import { defaultSettings } from "./registry-settings.ts";

const { shown, ...figures } = defaultSettings;
const { issuance } = shown;
const codesOf = (choices: readonly { readonly code: string }[] = []) =>
  choices.map(({ code }) => code).join(" ");

test("what the registry decides about codes, hand-overs and what is kept [R-4]", () => {
  expect(figures).toEqual({
    otp: { digits: 6, validFor: 600, mostWrong: 5, lockedFor: 900, between: 60, mostInAnHour: 5 },
    issuance: {
      youngestCollector: 18,
      youngestOwner: 0,
      heldFor: 15,
      cardVerifiedFor: 30,
      lookupsInAMinute: 120,
    },
    passwords: { shortest: 8, leastGuesses: 0 },
    retention: { codes: 24, unfinished: 24, unusedFiles: 24, firstPasswords: 72 },
  });
});

test("what screens are told of hand-overs and files", () => {
  const { proof_outstanding_hours, returns_same_day, alternative_check } = issuance;

  expect([proof_outstanding_hours, returns_same_day, alternative_check]).toEqual([24, true, false]);
  expect(shown.fingers).toEqual(["thumb", "index", "middle", "ring", "little"]);
  const asked = shown.biometrics?.fingers?.map(
    ({ hand, finger, required, least_quality }) => `${hand} ${finger} ${required} ${least_quality}`,
  );
  expect(asked).toEqual([
    "right thumb true 40",
    "right index true 40",
    "right middle true 40",
    "right ring true 40",
    "right little true 40",
    "left thumb true 40",
    "left index true 40",
    "left middle true 40",
    "left ring true 40",
    "left little true 40",
  ]);
  expect(shown.uploads).toEqual({
    max_bytes: 50_000_000,
    accepted: ["application/pdf", "image/jpeg", "image/png"],
    parallel: 2,
    chunk_bytes: 5_000_000,
    retry_delays: [500, 1000, 3000],
    single_request_bytes: 5_000_000,
  });
});

test("who may collect, and what staff choose from", () => {
  const collectors = issuance.collector_types.map(
    ({ code, takes_passport, relationships }) =>
      `${code} ${takes_passport ?? false}: ${codesOf(relationships)}`,
  );

  expect(collectors).toEqual([
    "self false: ",
    "family true: mother father child spouse sibling guardian",
    "authorised true: ",
    "official false: ",
  ]);
  expect(codesOf(issuance.document_types)).toBe(
    "authorisation_letter court_order signed_receipt old_card_photo",
  );
  expect(codesOf(issuance.return_reasons)).toBe("wrong_card data_error changed_mind damaged_at_counter");
  expect(codesOf(issuance.thumb_missing_reasons)).toBe("injury no_fingers unreadable device_failed refused");
  expect(codesOf(issuance.contact_reasons)).toBe("no_registered_number number_changed phone_not_at_hand");
});

test("every choice has words of its own", () => {
  const { collector_types, document_types, return_reasons, thumb_missing_reasons, contact_reasons } =
    issuance;
  const lists = [
    collector_types,
    ...collector_types.map(({ relationships }) => relationships),
    document_types ?? [],
    return_reasons ?? [],
    thumb_missing_reasons ?? [],
    contact_reasons ?? [],
  ];
  for (const list of lists) {
    const labels = list.map(({ label }) => label);
    expect(labels.every((label) => label.length > 2)).toBe(true);
    expect(new Set(labels).size).toBe(labels.length);
  }
  expect(collector_types.map(({ description }) => description)).toEqual([
    "The card is theirs.",
    undefined,
    "With a letter that the owner signed.",
    "With a letter of their office.",
  ]);
});
