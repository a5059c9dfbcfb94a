import { describe, expect, test } from "vitest";
import { readBatchEvents } from "../history/read-history.ts";
import { createBatch, createBatchCard, createBatchSummary, headOffice } from "../testing/examples.ts";
import {
  readBatch,
  readBatchChanges,
  readBatchSummary,
  readChangedBatch,
  readChangedCard,
  readLocatedBatch,
} from "./read-batch.ts";

const nobody = { username: "", fullname: "" };
const nowhere = { id: 0, name: "" };
const clerk = { username: "clerk.male", fullname: "Aishath Shareef" };
const at = "2026-11-19T10:00:00Z";
const readWith = (change: object) => readBatch({ ...createBatch(), ...change });
const readCardWith = (change: object) => readWith({ cards: [{ ...createBatchCard(), ...change }] }).cards[0];

describe("A batch", () => {
  test("reads as the contract has it, and keeps what goes beyond", () => {
    const batch = { ...createBatch({ cards: [createBatchCard(1), createBatchCard(2)] }), weight: 12 };
    expect(readBatch(batch)).toMatchObject(batch);
    const summary = { ...createBatchSummary(), weight: 12 };
    expect(readBatchSummary(summary)).toMatchObject(summary);
  });

  test.each([
    [clerk, clerk],
    [{ username: "clerk.male" }, { username: "clerk.male", fullname: "clerk.male" }],
    ["Aishath", null],
    [null, null],
    [undefined, null],
  ])("was sent off by whom the server names, %j, and else by nobody", (dispatched_by, read) => {
    expect(readWith({ dispatched_by }).dispatched_by).toEqual(read);
  });

  test.each([
    [undefined, undefined],
    [null, null],
    [
      { copies: 2, at, version: 6 },
      { copies: 2, at, version: 6 },
    ],
    [{ at }, { copies: 1, at, version: 0 }],
  ])("tells a manifest that was never printed from one that nobody counts: %j", (printed, read) => {
    expect(readWith({ printed }).printed).toEqual(read);
  });

  test.each([
    [40, 40],
    ["forty", null],
    [undefined, null],
  ])("counts ready messages and expected cards as the server does: %j reads %s", (count, read) => {
    const { ready_sms_count, expected_count } = readWith({ ready_sms_count: count, expected_count: count });
    expect([ready_sms_count, expected_count]).toEqual([read, read]);
  });

  test.each([
    [undefined, null],
    [null, null],
    ["Northern Ferry Line", null],
    [{}, null],
    [{ name: "Ferry" }, { name: "Ferry", contact: null, reference: null }],
    [{ contact: 7771402 }, { name: null, contact: "7771402", reference: null }],
    [{ reference: "W-1" }, { name: null, contact: null, reference: "W-1" }],
  ])("is carried by whom any word is told of: %j", (courier, read) => {
    expect(readWith({ courier }).courier).toEqual(read);
  });

  test.each([null, undefined])(
    "without cards, %j, holds none; without their list no batch is shown",
    (cards) => {
      expect(readWith({ cards }).cards).toEqual([]);
      expect(() => readWith({ cards: "none" })).toThrow("The answer has no readable cards.");
      expect(() => readWith({ cards: [null] })).toThrow("The answer has no readable card.");
    },
  );

  test("knows whom no message was sent to, where the server keeps that", () => {
    const skipped = [{ serial_number: "SN1", reason: "no_phone" }, { reason: "no_phone" }, null];
    expect(readWith({ ready_sms_skipped: skipped }).ready_sms_skipped).toEqual([skipped[0]]);
    expect(readWith({ ready_sms_skipped: null }).ready_sms_skipped).toBeUndefined();
    expect(readWith({}).ready_sms_skipped).toBeUndefined();
    expect(readWith({ ready_sms_skipped: [] }).ready_sms_skipped).toEqual([]);
  });

  test("keeps what was taken out of it, as far as that can be read", () => {
    const gone = createBatchCard(3, { line_status: "removed", removed: { notes: "Twice", by: clerk, at } });
    expect(readWith({ removed_cards: [gone, null] }).removed_cards).toMatchObject([gone]);
  });

  test("has its notes with who wrote them where, and none without words", () => {
    const notes = [
      { id: 4, at, author: clerk, center: headOffice, body: "Late", colour: "blue" },
      { body: "By nobody" },
      { id: 5, at },
    ];
    expect(readWith({ notes }).notes).toEqual([
      notes[0],
      { id: -1, at: "", body: "By nobody", author: nobody, center: nowhere },
    ]);
  });
});

describe("The history of a batch", () => {
  test.each([[headOffice], [null], ["Male"], [undefined]])("has events at %j", (center) => {
    const place = center === headOffice ? headOffice : nowhere;
    const event = { id: 7, action: "create", at, actor: clerk, center };
    expect(readBatchEvents([event])).toEqual([{ ...event, center: place, notes: null, serial_number: null }]);
  });

  test("tells events apart that nobody numbered, and names nobody who is not told", () => {
    const bare = {
      action: "create",
      at: "",
      actor: nobody,
      center: nowhere,
      notes: null,
      serial_number: null,
    };
    const events = [{}, { action: "create" }, { action: "create", serial_number: "SN1", notes: "x" }];
    expect(readBatchEvents(events)).toEqual([
      { ...bare, id: -1 },
      { ...bare, id: -2, serial_number: "SN1", notes: "x" },
    ]);
  });
});

describe("A card of a batch", () => {
  test.each([
    [true, true],
    [false, false],
    ["yes", undefined],
    [null, undefined],
  ])("has a phone and a photograph as far as the server knows: %j", (known, read) => {
    const card = readCardWith({ has_phone: known, has_photo: known });
    expect([card?.has_phone, card?.has_photo]).toEqual([read, read]);
  });

  test.each([
    [
      { reason: "damaged", notes: "Cut", count: 2, photo: null },
      { reason: "damaged", notes: "Cut" },
    ],
    [null, null],
    ["damaged", null],
    [undefined, null],
  ])("was disputed in the words of the server: %j", (resolution, read) => {
    expect(readCardWith({ resolution })?.resolution).toEqual(read);
  });

  test.each([
    [
      { notes: "Twice", by: clerk, at },
      { notes: "Twice", by: clerk, at },
    ],
    [{}, { notes: "", by: nobody, at: "" }],
    [null, null],
    ["Twice", null],
  ])("was taken out by whom the server names: %j", (removed, read) => {
    expect(readCardWith({ removed })?.removed).toEqual(read);
  });

  test("without a place stands where it came in the list, and has a version only where it is counted", () => {
    const { sequence: _place, version: _version, ...bare } = createBatchCard(7);
    const [first, second, third] = readWith({
      cards: [bare, bare, { ...bare, sequence: 9, version: 4 }],
    }).cards;
    expect([first?.sequence, second?.sequence, third?.sequence]).toEqual([1, 2, 9]);
    expect(first).not.toHaveProperty("version");
    expect(third?.version).toBe(4);
  });
});

describe("The answer to a write", () => {
  test("changes only what it says of a batch, and says which batch", () => {
    expect(readChangedBatch({ id: 12, status: "open", courier: {} })).toEqual({
      id: 12,
      status: "open",
      courier: null,
    });
    expect(() => readChangedBatch({ status: "open" })).toThrow("The answer has no readable id.");
    expect(() => readChangedBatch(null)).toThrow("The answer has no readable batch.");
  });

  test("puts a card without a place behind the others, and leaves one in its place", () => {
    const { sequence: _place, ...bare } = createBatchCard(7);
    expect(readChangedCard(bare).sequence).toBe(Number.MAX_SAFE_INTEGER);
    expect(readChangedCard(createBatchCard(7))).toMatchObject(createBatchCard(7));
    expect(readChangedCard({ ...bare, name_dv: undefined })).toHaveProperty("name_dv", null);
    expect(() => readChangedCard(7)).toThrow("The answer has no readable card.");
  });
});

describe("What has changed in a batch", () => {
  test("has only the lists that the server sends, so that the others stay as they are", () => {
    const batch = { id: 12, status: "receiving" };
    expect(readBatchChanges({ batch, cards: [] })).toEqual({ batch, cards: [] });
    expect(readBatchChanges({ batch, cards: [], notes: null, events: [{}] })).toEqual({
      batch,
      cards: [],
      events: [],
    });
  });

  test("has the notes and the history that the server sends, with who wrote them where", () => {
    const notes = [{ id: 4, at, author: clerk, body: "Late" }];
    const events = [{ id: 7, action: "receive_card", at, actor: clerk, center: headOffice }];
    expect(readBatchChanges({ batch: { id: 12 }, cards: [], notes, events })).toMatchObject({
      notes: [{ id: 4, at, author: clerk, center: nowhere, body: "Late" }],
      events: [{ id: 7, action: "receive_card", at, actor: clerk, center: headOffice, notes: null }],
    });
  });

  test("is not read without its lines or with one that cannot be read", () => {
    const batch = { id: 12 };
    expect(readBatchChanges({ batch, cards: [createBatchCard(2)] }).cards).toMatchObject([
      createBatchCard(2),
    ]);
    expect(() => readBatchChanges({ batch })).toThrow("The answer has no readable cards.");
    expect(() => readBatchChanges({ batch, cards: [{}] })).toThrow(SyntaxError);
    expect(() => readBatchChanges(null)).toThrow("The answer has no readable answer.");
  });
});

test("The batch that holds a card is told by its number, its way and its status, or is none", () => {
  const { batch_no, destination_center, status } = createBatchSummary();
  const { id, name } = destination_center;
  expect(readLocatedBatch(createBatchSummary())).toEqual({
    batch_no,
    destination_center: { id, name },
    status,
  });
  expect([readLocatedBatch(null), readLocatedBatch(undefined)]).toEqual([null, null]);
  expect(() => readLocatedBatch("B-12")).toThrow("The answer has no readable batch.");
  expect(() => readLocatedBatch({ destination_center, status })).toThrow(SyntaxError);
});
