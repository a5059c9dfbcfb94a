import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import type { Database } from "../../database/tables.ts";
import { applicationNoOf, putApplication } from "../../testing/applications.ts";
import { callCommand } from "../../testing/call-command.ts";
import { openDatabase } from "../open-database.ts";

const folder = mkdtempSync(join(tmpdir(), "id-desk-decide-"));
const decide = (...args: readonly string[]) => callCommand(["decide", ...args], { ID_DESK_DATA: folder });

/** Works with the data between two commands: one process at a time has it open. */
async function withData<Found>(work: (database: Database) => Promise<Found>): Promise<Found> {
  const place = { postgresUrl: undefined, dataFolder: folder, isDemonstration: true, isOfScale: false };
  const { database, close } = await openDatabase(place, () => new Date());
  try {
    return await work(database);
  } finally {
    await close();
  }
}

const [first, second] = [applicationNoOf(1), applicationNoOf(2)];

beforeAll(async () => {
  await withData(async (database) => {
    await putApplication({ database }, { number: 1, contact_phone: "7000001" });
    await putApplication({ database }, { number: 2, status: "pending_payment" });
  });
}, 240_000);
afterAll(() => rmSync(folder, { recursive: true, force: true }));

test("a decision is kept, and the same one again says that there is nothing to do", {
  timeout: 240_000,
}, async () => {
  expect(await decide(first.toLowerCase(), "under_review")).toEqual({
    status: 0,
    said: `${first}: under_review.`,
  });
  expect(await decide(first, "under_review")).toEqual({
    status: 0,
    said: `Nothing to do: ${first} is under_review already.`,
  });
  expect(
    await decide(first, "returned", "--reason", "photo_too_dark", "--reason", "other:documents=Page 2"),
  ).toEqual({
    status: 0,
    said: `${first}: returned.\nThe applicant is sent an SMS.`,
  });
  expect(await decide(second, "paid", "--reference", "BANK-1")).toEqual({
    status: 0,
    said: `${second}: paid.`,
  });

  await withData(async (database) => {
    const rows = await database
      .selectFrom("applications")
      .where("application_no", "in", [first, second])
      .orderBy("application_no")
      .select(["status", "payment_reference"])
      .execute();
    expect(rows).toEqual([
      { status: "returned", payment_reference: null },
      { status: "submitted", payment_reference: "BANK-1" },
    ]);
    const reasons = await database
      .selectFrom("application_reasons as r")
      .innerJoin("applications as a", "a.id", "r.application_id")
      .where("a.application_no", "=", first)
      .orderBy("r.id")
      .select(["r.code", "r.field", "r.text"])
      .execute();
    expect(reasons).toEqual([
      { code: "photo_too_dark", field: "photo", text: "Photo too dark" },
      { code: "other", field: "documents", text: "Page 2" },
    ]);
    // Sealed with the key of the folder, so that the server sends it.
    const waiting = await database
      .selectFrom("sms_outbox")
      .where("purpose", "=", "application_returned")
      .where("state", "=", "waiting")
      .select("id")
      .execute();
    expect(waiting).toHaveLength(1);
  });
});

test.each([
  [["41", "approved"], "NUMBER is no number of an application, as C-2026-000012."],
  [["C-2026-999999", "printed"], "DECISION is not one of under_review, returned, approved, rejected, paid."],
  [["C-2026-999999", "approved"], "Application not found."],
  [["C-2026-999999", "returned"], "An application is returned with at least one reason."],
  [
    ["C-2026-999999", "returned", "--reason", "Photo"],
    "--reason is not CODE[:FIELD][=TEXT], as photo_too_dark:photo=Photo too dark.",
  ],
  [
    ["C-2026-999999", "approved", "--reason", "photo_too_dark"],
    "Only a returned or rejected application has reasons.",
  ],
  [["C-2026-999999", "approved", "--reference", "BANK-1"], "--reference belongs to paid alone."],
  [["C-2026-999999"], "decide needs DECISION. desk decide --help says which there are."],
] as const)("%j is refused in one sentence and ends with 1", { timeout: 120_000 }, async (args, message) => {
  expect(await decide(...args)).toEqual({ status: 1, said: message });
});

test("the help names the decisions and the usual reasons", async () => {
  const { status, said } = await callCommand(["decide", "--help"], {});
  expect(status).toBe(0);
  for (const text of ["--reason CODE[:FIELD][=TEXT]", "photo_too_dark: Photo too dark"])
    expect(said).toContain(text);
});
