import { describe, expect, test } from "vitest";
import { type CardAtCounter, checkCardForIssuance } from "./issuance-checks.ts";

const here = { id: 1, code: "HO", name: "DNR Head Office" } as NonNullable<
  CardAtCounter["card"]["current_center"]
>;
const elsewhere = { ...here, id: 2, name: "Hulhumalé Phase 1" };
const card: CardAtCounter["card"] = {
  id: 7,
  serial_number: "SN0005001",
  card_type: "standard",
  id_number: "A100101",
  name_en: "Aishath Ali",
  date_of_birth: "1990-02-28",
  issue_date: "2026-01-01",
  expiry_date: "2026-11-19",
  status: "at_center",
  current_center: here,
};
const owner: CardAtCounter["owner"] = {
  id_number: "A100101",
  name_en: "Aishath Ali",
  name_dv: null,
  date_of_birth: "1990-02-28",
  gender: 2,
  has_phone: true,
  is_deceased: false,
  holds: [],
};
const good: CardAtCounter = { card, owner, centerId: 1, today: "2026-11-19", inProgress: null };

const find = (asked: CardAtCounter, code: string) =>
  checkCardForIssuance(asked).find((check) => check.code === code);
const placeOf = (facts: Partial<CardAtCounter["card"]>) =>
  find({ ...good, card: { ...card, current_center: null, ...facts } }, "at_this_center");

describe("a card at the counter", () => {
  test("that may be handed over is told everything that is so, in the order of reading", () => {
    expect(checkCardForIssuance(good)).toEqual([
      { code: "at_this_center", ok: true, message: "This card is here." },
      { code: "not_collected", ok: true, message: "This card has not been handed over." },
      { code: "not_expired", ok: true, message: "This card is valid until Nov 19, 2026." },
      { code: "owner_alive", ok: true, message: "The owner is not registered as deceased." },
      { code: "no_hold", ok: true, message: "There is no hold on the owner." },
      { code: "not_in_progress", ok: true, message: "Nobody else is handing this card over." },
    ]);
  });

  const batch = { id: 4, batch_no: "DB-2026-000004" };

  test.each([
    ["in_transit", null, "This card is on its way."],
    ["in_transit", batch, "This card is on its way."],
    [
      "in_transit",
      { ...batch, destination_center: elsewhere },
      "This card is on its way to Hulhumalé Phase 1 in batch DB-2026-000004.",
    ],
    ["packed", null, "This card is packed."],
    ["packed", batch, "This card is packed in batch DB-2026-000004."],
    ["printed", null, "This card is printed and has not been sent to a centre."],
    ["missing", null, "This card is missing."],
    ["disputed", null, "This card was disputed when its batch was received."],
    ["cancelled", null, "This card is cancelled."],
    ["returned", null, "This card was returned."],
    ["at_center", null, "This card is at no centre."],
  ] as const)("that is %s (%o) is not here: %s", (status, linked, message) => {
    expect(placeOf({ status, batch: linked })).toEqual({
      code: "at_this_center",
      ok: false,
      message,
      context: { status, center: null, batch: linked },
    });
  });

  test("of another centre says which; it is not here for being packed here either", () => {
    expect(placeOf({ current_center: elsewhere })).toEqual({
      code: "at_this_center",
      ok: false,
      message: "This card is at Hulhumalé Phase 1.",
      context: { status: "at_center", center: elsewhere, batch: null },
    });
    expect(placeOf({ current_center: here, status: "packed" })?.ok).toBe(false);
  });

  test.each(["collected", "completed"] as const)("that is %s is here and handed over [R-17]", (status) => {
    const asked = { ...good, card: { ...card, status } };

    expect(find(asked, "at_this_center")?.ok).toBe(true);
    expect(find(asked, "not_collected")).toEqual({
      code: "not_collected",
      ok: false,
      message: "This card has already been handed over.",
    });
  });

  test("expires after its last day", () => {
    expect(find({ ...good, today: "2026-11-20" }, "not_expired")).toEqual({
      code: "not_expired",
      ok: false,
      message: "This card expired on Nov 19, 2026.",
      context: { expiry_date: "2026-11-19" },
    });
  });

  test("of somebody who died, or on whom there are holds, is not handed over", () => {
    const holds = [
      { code: "court", label: "Court order" },
      { code: "fraud", label: "Under inquiry" },
    ];

    expect(find({ ...good, owner: { ...owner, is_deceased: true } }, "owner_alive")).toEqual({
      code: "owner_alive",
      ok: false,
      message: "The owner is registered as deceased.",
    });
    expect(find({ ...good, owner: { ...owner, holds } }, "no_hold")).toEqual({
      code: "no_hold",
      ok: false,
      message: "There is a hold on the owner: Court order, Under inquiry.",
      context: { holds },
    });
  });

  test.each([
    [{ status: "paid" }, true, "The fee is settled."],
    [{ status: "waived" }, true, "The fee is settled."],
    [{ status: "pending" }, false, "The fee is not paid."],
    [{ status: "pending", amount: 50 }, false, "The fee is not paid:  50.00."],
    [{ status: "pending", amount: 99.5, currency: "MVR" }, false, "The fee is not paid: MVR 99.50."],
  ])("whose payment is %o: %s", (payment, ok, message) => {
    const context = ok ? {} : { context: payment };

    expect(find({ ...good, card: { ...card, payment } }, "paid")).toEqual({
      code: "paid",
      ok,
      message,
      ...context,
    });
  });

  test("that a colleague has begun to hand over says who and since when [R-17]", () => {
    const inProgress = { by: { fullname: "Ibrahim Rasheed" }, since: "2026-11-19T09:00:00Z" };

    expect(find({ ...good, inProgress }, "not_in_progress")).toEqual({
      code: "not_in_progress",
      ok: false,
      message: "Ibrahim Rasheed has begun to hand this card over.",
      context: inProgress,
    });
  });
});
