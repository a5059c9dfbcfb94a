import { expect, test } from "vitest";
import {
  createCompletedIssuance,
  createIssuance,
  createIssuanceSummary,
} from "../testing/example-issuances.ts";
import { listIssuanceTexts, updateIssuanceRow } from "./issuance-row.ts";

test("finds a hand-over by its numbers and by the names of owner and collector", () => {
  const row = createIssuanceSummary({
    owner: { name_en: "Zulaikha Ali", name_dv: "ޒުލައިޚާ ޢަލީ" },
    collector: { type: "family", name: "Ibrahim Rasheed", name_dv: null, relationship: "spouse" },
  });
  expect(listIssuanceTexts(row).filter(Boolean)).toEqual([
    "HO-2026-000071",
    "SN0000101",
    "A100101",
    "Zulaikha Ali",
    "ޒުލައިޚާ ޢަލީ",
    "Ibrahim Rasheed",
  ]);
});

test("takes from an answer what changed, and keeps what the answer leaves out", () => {
  const row = createIssuanceSummary({ version: 4 });
  const answer = createCompletedIssuance({ version: 5 });
  expect(updateIssuanceRow(row, answer)).toEqual({
    ...row,
    status: "completed",
    completed_by: answer.completed_by,
    completed_at: answer.completed_at,
    proof: answer.proof ?? row.proof,
    version: 5,
  });
  const { version: _, proof: __, ...bare } = answer;
  expect(updateIssuanceRow(row, bare)).toMatchObject({ version: 4, proof: row.proof });
});

test("keeps the status of a row if the answer has one that no row shows", () => {
  expect(updateIssuanceRow(createIssuanceSummary(), createIssuance({ status: "otp_sent" })).status).toBe(
    "collected",
  );
});
