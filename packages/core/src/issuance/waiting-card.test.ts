import { describe, expect, test } from "vitest";
import { readAnswerOf } from "../client/read-answer.ts";
import { createWaitingCard } from "../testing/index.ts";
import { readWaiting } from "./waiting-card.ts";

const timeZone = "Indian/Maldives";

describe("For how long a card has waited", () => {
  // 00:00 in the Maldives is 19:00 of the day before in UTC.
  test.each([
    ["2026-11-19T18:59:00Z", "2026-11-19T19:00:00Z", 1, "all"],
    ["2026-10-20T19:00:00Z", "2026-11-20T18:59:59Z", 30, "all"],
    ["2026-10-20T18:59:59Z", "2026-11-20T18:59:59Z", 31, "over_30"],
    ["2026-10-20T19:00:00Z", "2026-11-20T19:00:00Z", 31, "over_30"],
    ["2026-08-21T19:00:00Z", "2026-11-20T18:00:00Z", 90, "over_30"],
    ["2026-08-21T18:59:59Z", "2026-11-20T18:00:00Z", 91, "over_90"],
    ["2026-11-21T00:00:00Z", "2026-11-20T00:00:00Z", 0, "all"],
  ])("from %s to %s are %i days on the registry's calendar, of the age %s", (arrived_at, now, days, age) => {
    expect(readWaiting({ arrived_at }, { timeZone, now: new Date(now) })).toEqual({ days, age });
  });

  test("is not known of a card without a day of arrival", () => {
    expect(readWaiting({ arrived_at: "" }, { timeZone, now: new Date(0) })).toBeUndefined();
  });
});

describe("The answer with waiting cards", () => {
  const meta = { page: 1, per_page: 25, total: 1, last_page: 1 };

  test("keeps its counts", async () => {
    const counts = { all: 1, over_30: 1, over_90: 0 };
    const answer = { cards: [createWaitingCard()], meta: { ...meta, counts }, extensions: ["waiting_cards"] };
    expect(await readAnswerOf("listWaitingCards", answer)).toEqual(answer);
  });

  test("has empty texts in place of what a server leaves out, and no counts", async () => {
    const cards = [{ id: 7, serial_number: "SN0000007", more: true }];
    expect(await readAnswerOf("listWaitingCards", { cards })).toEqual({
      cards: [
        {
          id: 7,
          serial_number: "SN0000007",
          id_number: "",
          card_type: "",
          owner: { name_en: "", name_dv: null },
          arrived_at: "",
          ready_sms_sent_at: null,
          more: true,
        },
      ],
      meta: { ...meta, per_page: 1 },
      extensions: [],
    });
  });

  test.each([{}, { cards: {} }, { cards: [{ serial_number: "SN0000007" }] }, { cards: [{ id: 7 }] }])(
    "is refused where it says %j: staff are not shown an empty list",
    async (answer) => {
      await expect(readAnswerOf("listWaitingCards", answer)).rejects.toThrow(SyntaxError);
    },
  );
});
