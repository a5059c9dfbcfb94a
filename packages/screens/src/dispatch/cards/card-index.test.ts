import { fc, test as property } from "@fast-check/vitest";
import type { BatchCard } from "@id-desk/core";
import { createBatchCard } from "@id-desk/core/testing";
import { expect, test } from "vitest";
import { createCardIndex } from "./card-index.ts";

const serialOf = (number: number) => createBatchCard(number).serial_number;

test("A card is found by its number, and one that has left or was never there is not", () => {
  const find = createCardIndex();
  const cards = [1, 2, 3].map((number) => createBatchCard(number));
  expect(find(cards, serialOf(2))).toBe(cards[1]);
  expect(find(cards.toSpliced(1, 1), serialOf(2))).toBeUndefined();
  expect(find([], serialOf(1))).toBeUndefined();
});

type Change = { readonly at: number; readonly take: number; readonly put: readonly number[] };
const change = fc.record({
  at: fc.nat(8),
  take: fc.nat(3),
  // Few numbers, so that some are listed twice.
  put: fc.array(fc.integer({ min: 1, max: 6 }), { maxLength: 3 }),
});

property.prop([fc.array(change, { maxLength: 20 })])(
  "Whatever becomes of a list, its search finds what looking at every card would find",
  (changes: readonly Change[]) => {
    const find = createCardIndex();
    let cards: readonly BatchCard[] = [];
    for (const { at, take, put } of changes) {
      cards = cards.toSpliced(at, take, ...put.map((number) => createBatchCard(number)));
      for (let number = 0; number <= 6; number += 1) {
        const serial = serialOf(number);
        expect(find(cards, serial)).toBe(cards.findLast((card) => card.serial_number === serial));
      }
    }
  },
);
