import { fc, test as property } from "@fast-check/vitest";
import { expect, test } from "vitest";
import { createBatch, createBatchCard } from "../testing/examples.ts";
import type { LineStatus } from "./batch.ts";
import { countCards } from "./card-counts.ts";

test("Cards are counted as the server counts them", () => {
  const batch = { cards_count: 52, received_count: 37, missing_count: 0, disputed_count: 1 };
  expect(countCards(batch)).toEqual({
    total: 52,
    received: 37,
    missing: 0,
    disputed: 1,
    resolved: 38,
    remaining: 14,
  });
});

test("A batch of which nothing is known has no cards, and none are left below zero", () => {
  expect(countCards({})).toMatchObject({ total: 0, resolved: 0, remaining: 0 });
  expect(countCards({ cards_count: 1, received_count: 2 }).remaining).toBe(0);
});

const line = fc.constantFrom<LineStatus>("in_transit", "received", "missing", "disputed");

property.prop([fc.array(line, { maxLength: 40 })])(
  "The parts of a batch on its way make the whole, by the server's counts and by the lines",
  (statuses) => {
    const cards = statuses.map((line_status, index) => createBatchCard(index + 1, { line_status }));
    const counts = countCards(createBatch({ status: "receiving", cards }));
    expect(counts.received + counts.missing + counts.disputed + counts.remaining).toBe(cards.length);
    expect(counts.remaining).toBe(statuses.filter((status) => status === "in_transit").length);
    expect(countCards({ cards })).toEqual(counts);
  },
);
