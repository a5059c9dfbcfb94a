import { describe, expect, test } from "vitest";
import type { OperationId } from "../client/operation.ts";
import { readAnswerOf } from "../client/read-answer.ts";
import { createIssuance, exampleAnswers } from "../testing/index.ts";
import { readIssuance, readOtp } from "./read-issuance.ts";

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
});
