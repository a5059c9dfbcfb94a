import { fc, test as property } from "@fast-check/vitest";
import type { BatchCard } from "@id-desk/core";
import { createBatchCard } from "@id-desk/core/testing";
import { expect, test } from "vitest";
import {
  type CardRow,
  createCardIndex,
  isScanRow,
  listCheckingRows,
  listPackingRows,
  type ScanRow,
} from "./card-rows.ts";

const scanRow = (sequence: number, change: Partial<ScanRow> = {}): ScanRow => ({
  id: sequence,
  serial_number: createBatchCard(sequence).serial_number,
  sequence,
  at: 0,
  state: "waiting",
  failures: 0,
  ...change,
});
const listPacking = (listed: readonly BatchCard[], scans: readonly ScanRow[]) =>
  listPackingRows(listed, scans, createCardIndex());
const cards = (...numbers: number[]) => numbers.map((number) => createBatchCard(number));
const describeRows = (rows: readonly CardRow[]) =>
  rows.map((row) => {
    const status = isScanRow(row) ? "waiting" : row.line_status;
    return `${Number(row.serial_number.slice(2)) - 100} ${status}`;
  });

test("While a batch is packed the newest scan stands on top, saved or not", () => {
  expect(describeRows(listPacking(cards(1, 2), [scanRow(3), scanRow(4)]))).toEqual([
    "4 waiting",
    "3 waiting",
    "2 packed",
    "1 packed",
  ]);
});

test("An answer that overtook others leaves every row in the place of its scan", () => {
  expect(describeRows(listPacking(cards(1, 3), [scanRow(2), scanRow(4)]))).toEqual([
    "4 waiting",
    "3 packed",
    "2 waiting",
    "1 packed",
  ]);
});

test("A card is listed once, when its scan is answered and when the batch has it", () => {
  const saved = createBatchCard(2);
  expect(listPacking(cards(1), [scanRow(2, { result: { card: saved } })])[0]).toBe(saved);
  expect(describeRows(listPacking(cards(1, 2), [scanRow(2, { result: { card: saved } })]))).toEqual([
    "2 packed",
    "1 packed",
  ]);
});

test("While a batch is checked a scan stands in the place of its card until the batch shows the answer", () => {
  const [first, second] = cards(1, 2).map((card) => ({ ...card, line_status: "in_transit" as const }));
  if (!first || !second) throw new Error("Two cards were asked for.");
  const received = { ...first, line_status: "received" as const };
  const waiting = scanRow(9, { serial_number: first.serial_number, card: first });
  expect(describeRows(listCheckingRows([first, second], [waiting]))).toEqual(["1 waiting", "2 in_transit"]);
  const answered = { ...waiting, result: { card: received } };
  expect(describeRows(listCheckingRows([first, second], [answered]))).toEqual(["1 received", "2 in_transit"]);
  const shown = { ...received };
  expect(listCheckingRows([shown, second], [answered])[0]).toBe(shown);
});

test("Without scans the list of a batch that is checked is the batch's own", () => {
  const list = cards(1, 2);
  expect(listCheckingRows(list, [])).toBe(list);
});

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
