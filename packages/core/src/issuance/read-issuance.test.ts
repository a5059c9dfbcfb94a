import { describe, expect, test } from "vitest";
import type { OperationId } from "../client/operation.ts";
import { readAnswerOf } from "../client/read-answer.ts";
import { readCountry } from "../people/country.ts";
import { createIssuance, exampleAnswers } from "../testing/index.ts";
import { readOtp } from "../verification/read-otp.ts";
import { readCollector, readIssuance, readIssuanceCard, readIssuanceSummary } from "./read-issuance.ts";

const card = { id: 101, serial_number: "SN0000101" };

describe("An answer about a hand-over", () => {
  test.each<OperationId>([
    "loadIssuance",
    "checkCollector",
    "sendCollectorOtp",
    "verifyCollectorOtp",
    "verifyCard",
    "addIssuanceDocument",
    "issueCard",
    "completeIssuance",
    "listIssuances",
    "getCollectedIssuance",
    "getCompletedIssuance",
    "returnCard",
    "markReceiptPrinted",
    "getSettings",
    "listCountries",
  ])("as the contract has it stays what it is: %s", async (id) => {
    const body = exampleAnswers[id]?.().body as Record<string, unknown>;
    expect(await readAnswerOf(id, structuredClone(body))).toMatchObject(body);
  });

  test("that says little is read all the same, and nobody is eligible by silence", async () => {
    const read = readIssuance({
      card,
      owner: {},
      collector: { type: "self", name: "Mohamed Naseer" },
      otp: {},
    });
    expect(read).toMatchObject({
      id: null,
      status: null,
      checks: [],
      owner: { name_en: "", has_phone: false, holds: [] },
      collector: { eligible: false, requires_document: false },
      otp: { expires_in: 0, resend_in: 0, attempts_left: 0, verified_at: null, vouched_by: null },
      documents: [],
      events: [],
      proof: { thumb: false, signature: false, documents: 0 },
    });
  });

  test.each([
    [
      { username: "super", fullname: "Fathimath Naseema" },
      { username: "super", fullname: "Fathimath Naseema" },
    ],
    [{ username: "super" }, { username: "super", fullname: "super" }],
    ["super", { username: "super", fullname: "super" }],
    [7, null],
  ])("names who vouched, as far as it is told: %j", (vouched_by, read) => {
    expect(readIssuance({ card, owner: {}, otp: { method: "supervisor", vouched_by } }).otp).toMatchObject({
      method: "supervisor",
      vouched_by: read,
    });
  });

  test("keeps what is not known and leaves out what cannot be read", async () => {
    const read = readIssuance({
      ...createIssuance({ status: "parked" as never }),
      checks: [{ code: "moon", ok: true }, { ok: false }, null],
      card: { ...card, colour: "blue", batch: { id: 4 } },
    });
    expect(read.status).toBe("parked");
    expect(read.checks).toEqual([{ code: "moon", ok: true, message: "moon" }]);
    expect(read.card).toMatchObject({ colour: "blue", batch: null });
  });

  test("without a card shows nothing, and says so as another shape", async () => {
    expect(() => readIssuance({ owner: {} })).toThrow(SyntaxError);
    await expect(readAnswerOf("loadIssuance", {})).rejects.toThrow(SyntaxError);
    await expect(readAnswerOf("verifyCollectorOtp", { verified_at: "2026-11-19T09:06:00Z" })).rejects.toThrow(
      SyntaxError,
    );
  });

  test("never has time to wait below nothing", async () => {
    expect(readOtp({ expires_in: -4, resend_in: 1.2, locked_for: null })).toMatchObject({
      expires_in: 0,
      resend_in: 2,
      locked_for: 0,
    });
  });

  test("is in nobody's hands where the words for who did it cannot be read", () => {
    const said = {
      ...createIssuance(),
      issued_by: 7,
      in_progress: "Aishath",
      returned: { reason: "wrong_card" },
    };
    expect(readIssuance(said)).toMatchObject({
      issued_by: null,
      in_progress: null,
      returned: { reason: "wrong_card", notes: "", by: { username: "", fullname: "" }, at: "" },
    });
  });

  test("shows each check that a server does not call passed as not passed", () => {
    const checks = [{ code: "paid", ok: false }, { code: "arrived" }, { code: "held", ok: "yes" }];
    expect(readIssuance({ card, owner: {}, checks }).checks.map(({ ok }) => ok)).toEqual([
      false,
      false,
      false,
    ]);
  });

  test("shows what holds a card back, by its code where it has no words", () => {
    const holds = [{ code: "court", label: "Court order" }, { code: "unpaid" }, { label: "No code" }, {}];
    expect(readIssuance({ card, owner: { holds } }).owner.holds).toEqual([
      { code: "court", label: "Court order" },
      { code: "unpaid", label: "unpaid" },
      { code: "", label: "No code" },
    ]);
  });

  test.each([
    [true, true],
    [false, false],
    [null, null],
    ["yes", null],
  ])("says of the old card what the server knows: %j reads %j", (old_card_surrendered, read) => {
    expect(readIssuance({ card, owner: {}, old_card_surrendered }).old_card_surrendered).toBe(read);
  });

  test("has the proof of a verified code only where the server gives one", () => {
    expect(readIssuance({ card, owner: {}, otp_token: "token" }).otp_token).toBe("token");
    expect(readIssuance({ card, owner: {}, otp_token: null }).otp_token).toBeUndefined();
  });

  test("keeps the documents that can be opened", () => {
    const documents = [{ id: 4, type: "court_order", pages: 2 }, { id: 5 }, { type: "court_order" }];
    expect(readIssuance({ card, owner: {}, documents }).documents).toEqual([
      { id: 4, type: "court_order", pages: 2 },
      { id: 5, type: "" },
    ]);
  });

  test("warns of a colleague who works on it, by the name that is told", () => {
    const in_progress = { by: { username: "super" }, since: "2026-11-19T09:00:00Z" };
    expect(readIssuance({ card, owner: {}, in_progress }).in_progress).toEqual({
      by: { username: "super", fullname: "super" },
      since: "2026-11-19T09:00:00Z",
    });
  });

  test("has a history in which events that nobody numbered differ, and nobody is named who is not told", () => {
    const place = { id: 1, name: "DNR Head Office" };
    const actor = { username: "super", fullname: "Fathimath Naseema" };
    const { events, center } = readIssuance({
      card,
      owner: {},
      events: [
        {
          id: 7,
          action: "issue",
          at: "2026-11-19T09:10:00Z",
          actor,
          center: place,
          notes: "x",
          colour: "blue",
        },
        { action: "load" },
        { action: "load" },
        { at: "2026-11-19T09:10:00Z" },
      ],
    });
    const bare = { at: "", action: "load", actor: { username: "", fullname: "" }, center, notes: null };
    expect(center).toEqual({ id: 0, name: "" });
    expect(events).toEqual([
      {
        id: 7,
        action: "issue",
        at: "2026-11-19T09:10:00Z",
        actor,
        center: place,
        notes: "x",
        colour: "blue",
      },
      { ...bare, id: -1 },
      { ...bare, id: -2 },
    ]);
  });

  test.each(["thumb and signature", 7, null, undefined, []])(
    "has no proof where it is told as %j",
    (proof) => {
      expect(readIssuance({ card, owner: {}, proof }).proof).toEqual({
        thumb: false,
        finger: null,
        thumb_missing_reason: null,
        signature: false,
        documents: 0,
      });
    },
  );

  test.each([
    ["left", "left"],
    ["right", "right"],
    ["both", undefined],
    [null, undefined],
  ])("says of which hand the print is only where the server names one: %j", (hand, read) => {
    expect(readIssuance({ card, owner: {}, proof: { thumb: true, hand } }).proof?.hand).toBe(read);
  });

  test.each([
    ["supervisor", "supervisor"],
    ["otp", "otp"],
    ["moon", "otp"],
    [undefined, "otp"],
  ])("says that a supervisor vouched only where the server says so: %j", (method, read) => {
    expect(readOtp({ method }).method).toBe(read);
  });
});

describe("A card at the counter", () => {
  test("is shown with its batch, what it replaces and its payment, as far as they are told", () => {
    const center = { id: 2, name: "Hulhumalé Phase 1" };
    const read = readIssuanceCard({
      ...card,
      batch: { id: 4, batch_no: "B-4", destination_center: center },
      replaces: { serial_number: "SN0000050" },
      payment: { status: "paid", receipt: "R-1" },
    });
    expect(read).toMatchObject({
      batch: { id: 4, batch_no: "B-4", destination_center: center },
      replaces: { serial_number: "SN0000050", reason: "" },
      payment: { status: "paid", receipt: "R-1" },
    });
    expect(readIssuanceCard({ ...card, batch: { id: 4, batch_no: "B-4" } }).batch).toEqual({
      id: 4,
      batch_no: "B-4",
    });
  });

  test.each(["batch", "replaces", "payment", "current_center"])(
    "has no %s where nothing can be made of it",
    (name) => {
      for (const told of [undefined, null, 7, {}]) {
        expect(readIssuanceCard({ ...card, [name]: told })).toHaveProperty(name, null);
      }
    },
  );
});

describe("A row of the list of hand-overs", () => {
  const row = { id: 1, status: "collected", card: { ...card, colour: "blue" } };

  test.each([null, "Mohamed Naseer", undefined, {}, []])(
    "is listed although its people are told as %j",
    (person) => {
      expect(readIssuanceSummary({ ...row, owner: person, collector: person })).toMatchObject({
        card: { ...card, colour: "blue", id_number: "", card_type: "" },
        owner: { name_en: "", name_dv: null },
        collector: { type: "", name: "", name_dv: null, relationship: null },
        issued_by: null,
        completed_by: null,
        version: 0,
      });
    },
  );

  test("names its people and keeps what goes beyond", () => {
    const owner = { name_en: "Mohamed Naseer", name_dv: null, id_number: "A100101" };
    const collector = { type: "family", name: "Aminath", name_dv: null, relationship: "mother", age: 40 };
    expect(readIssuanceSummary({ ...row, owner, collector })).toMatchObject({ owner, collector });
  });
});

describe("Who reads an error about an answer of another shape", () => {
  test.each<[string, (value: unknown) => unknown, unknown]>([
    ["hand-over", readIssuance, null],
    ["card", readIssuance, { owner: {} }],
    ["person", readIssuance, { card }],
    ["card", readIssuanceCard, []],
    ["country", readCountry, "Bangladesh"],
    ["id", readCountry, { name: "Bangladesh" }],
    ["collector", readCollector, null],
    ["one-time password", readOtp, null],
    ["hand-over", readIssuanceSummary, "7"],
    ["card", readIssuanceSummary, { id: 1, status: "collected" }],
  ])("learns that there was no readable %s", (what, read, value) => {
    expect(() => read(value)).toThrow(new SyntaxError(`The answer has no readable ${what}.`));
  });
});
