import { describe, expect, test } from "vitest";
import { type CardInHand, checkCardForBatch } from "./card-checks.ts";

const here = { id: 1, name: "DNR Head Office" };
const elsewhere = { id: 2, name: "Hulhumalé Phase 1 Service Centre" };
const card: NonNullable<CardInHand["card"]> = {
  status: "printed",
  id_number: "A100101",
  date_of_birth: "1990-02-28",
  card_type: "standard",
  current_center: here,
};
const sent = { id_number: "A100101", date_of_birth: "1990-02-28", card_type: "standard" };
const linkedTo = { batch_id: 4, batch_no: "DB-2026-000004", destination_center: elsewhere };
const good: CardInHand = { sent, isPersonKnown: true, card, atCenter: 1 };

/** Without what the case leaves out; a field that is there and undefined is another thing. */
const without = (field: keyof CardInHand): CardInHand => {
  const { [field]: _, ...rest } = good;
  return rest as CardInHand;
};

describe("a card for a batch", () => {
  test("passes when all that was sent is true of it, or nothing but the serial was sent", () => {
    expect(checkCardForBatch(good)).toBeUndefined();
    expect(checkCardForBatch({ ...good, sent: {}, isPersonKnown: false })).toBeUndefined();
    expect(checkCardForBatch({ ...good, card: { ...card, status: "at_center" } })).toBeUndefined();
  });

  const bad: readonly (readonly [string, CardInHand])[] = [
    ["card_not_found_by_registry", { ...good, isPersonKnown: false }],
    ["card_not_found", without("card")],
    ["serial_number_mismatch", { ...good, sent: { id_number: "A100102" } }],
    ["card_type_mismatch", { ...good, sent: { card_type: "minor" } }],
    ["date_of_birth_mismatch", { ...good, sent: { date_of_birth: "1990-02-27" } }],
    ["already_linked", { ...good, linkedTo }],
    ["card_at_other_center", { ...good, card: { ...card, current_center: elsewhere } }],
    ["card_not_found", { ...good, card: { ...card, status: "in_transit", current_center: null } }],
  ];

  test.each(bad)("%s", (code, inHand) => {
    expect(checkCardForBatch(inHand)?.code).toBe(code);
  });

  test.each(["collected", "completed", "returned", "cancelled"] as const)("%s is not found", (status) => {
    const refusal = { message: "Valid card with serial number not found", code: "card_not_found" };
    expect(checkCardForBatch({ ...good, card: { ...card, status } })).toEqual(refusal);
    // What was sent with it does not matter then.
    expect(checkCardForBatch({ ...good, sent: { card_type: "minor" }, card: { ...card, status } })).toEqual(
      refusal,
    );
  });

  test("that is wrong in every way is told the first of them", () => {
    const worst: CardInHand = {
      sent: { id_number: "A100102", card_type: "minor", date_of_birth: "1990-02-27" },
      isPersonKnown: true,
      card: { ...card, current_center: elsewhere },
      linkedTo,
      atCenter: 1,
    };

    expect(checkCardForBatch({ ...worst, isPersonKnown: false })?.code).toBe("card_not_found_by_registry");
    expect(checkCardForBatch(worst)?.code).toBe("serial_number_mismatch");
    expect(checkCardForBatch({ ...worst, sent: {} })?.code).toBe("already_linked");
  });

  test("that is linked says to which batch and where that goes [DOM-03]", () => {
    expect(checkCardForBatch({ ...good, linkedTo })?.context).toEqual(linkedTo);
  });

  const notFound = "Valid card with serial number not found";

  test.each([
    [{ isPersonKnown: false }, { message: "Card not found by registry", code: "card_not_found_by_registry" }],
    [
      { sent: { id_number: "A100102" } },
      { message: "Serial number mismatch", code: "serial_number_mismatch" },
    ],
    [{ sent: { card_type: "minor" } }, { message: "Card type mismatch", code: "card_type_mismatch" }],
    [
      { sent: { date_of_birth: "1990-02-27" } },
      { message: "Date of birth mismatch", code: "date_of_birth_mismatch" },
    ],
    [{ linkedTo }, { message: "Physical card already linked", code: "already_linked", context: linkedTo }],
    [
      { card: { ...card, current_center: elsewhere } },
      { message: notFound, code: "card_at_other_center", context: { center: elsewhere } },
    ],
    [{ card: { ...card, current_center: null } }, { message: notFound, code: "card_at_other_center" }],
    [
      { card: { ...card, status: "disputed", current_center: elsewhere } },
      { message: notFound, code: "card_not_found" },
    ],
  ] as const)("of which %o is known is refused with all of: %o", (facts, refusal) => {
    expect(checkCardForBatch({ ...good, ...facts })).toStrictEqual(refusal);
  });
});
