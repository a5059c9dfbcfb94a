import { randomBytes } from "node:crypto";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { sql } from "kysely";
import { afterAll, beforeAll, expect, test } from "vitest";
import { keepNumber, useNumber } from "../../database/issuance/collector-numbers.ts";
import type { Database } from "../../database/tables.ts";
import { createKeyedDigest } from "../../session/keyed-digest.ts";
import { createSeal } from "../../session/seal.ts";
import type { Session } from "../../session/sessions.ts";
import { callCommand } from "../../testing/call-command.ts";
import { openDatabase } from "../open-database.ts";

const folder = mkdtempSync(join(tmpdir(), "id-desk-numbers-"));
const key = new Uint8Array(randomBytes(32));
const environment = { ID_DESK_DATA: folder, ID_DESK_KEY: Buffer.from(key).toString("base64") };
const call = (...args: readonly string[]) => callCommand(args, environment);
const read = (number: string, reason = "A complaint of the owner") =>
  call("issuance", "number", number, "--reason", reason);

/** Works with the data between two commands: one process at a time has it open. */
async function withData<Found>(work: (database: Database) => Promise<Found>): Promise<Found> {
  const place = { postgresUrl: undefined, dataFolder: folder, isDemonstration: true, isOfScale: false };
  const { database, close } = await openDatabase(place, () => new Date("2026-11-19T09:05:00Z"));
  try {
    return await work(database);
  } finally {
    await close();
  }
}

const sentAt = new Date("2026-11-19T09:00:00Z");
const usedAt = new Date("2026-11-19T09:01:00Z");
/** Hand-overs of one clerk at one centre, as the demonstration has them. */
let made: readonly { readonly id: number; readonly issuance_no: string | null }[] = [];
let clerk = { username: "", center: "", handOvers: 0 };

async function putNumber(
  database: Database,
  issuanceId: number,
  { phone, isRegistered = false }: { readonly phone: string; readonly isRegistered?: boolean },
): Promise<void> {
  const random = (count: number) => new Uint8Array(randomBytes(count));
  const ports = {
    keyedDigest: createKeyedDigest(key),
    numberSeal: await createSeal("numbers", key, random),
  };
  const session = { member: { id: 1 } } as Session;
  await keepNumber(
    { database, session, now: sentAt, ports },
    { id: issuanceId },
    { phone, isRegistered, confirmedBy: isRegistered ? null : 5 },
  );
  await useNumber(database, { id: issuanceId }, { sentAt, now: usedAt });
  await database
    .updateTable("issuances")
    .set({ verified_at: usedAt, verified_method: "otp" })
    .where("id", "=", issuanceId)
    .execute();
}

beforeAll(async () => {
  await withData(async (database) => {
    const [most] = await database
      .selectFrom("issuances as i")
      .innerJoin("users as u", "u.id", "i.issued_by")
      .innerJoin("centers as c", "c.id", "i.center_id")
      .groupBy(["u.id", "c.id"])
      .select(["u.id as user_id", "u.username", "c.id as center_id", "c.name as center"])
      .select((is) => is.fn.countAll<number>().as("handOvers"))
      .orderBy("handOvers", "desc")
      .execute();
    if (!most) throw new Error("The demonstration has no hand-overs.");
    clerk = most;
    made = await database
      .selectFrom("issuances")
      .where("issued_by", "=", most.user_id)
      .where("center_id", "=", most.center_id)
      .orderBy("issuance_no")
      .limit(4)
      .select(["id", "issuance_no"])
      .execute();
    const phones = ["7771234", "7779999", "7771234"];
    for (const [index, phone] of phones.entries()) await putNumber(database, made[index]?.id ?? 0, { phone });
    await putNumber(database, made[3]?.id ?? 0, { phone: "9995555", isRegistered: true });
  });
}, 240_000);
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const numberOf = (index: number) => made[index]?.issuance_no ?? "";

test.each([
  [
    ["C-2026-000012", "--reason", "Test"],
    "NUMBER is not the number of a hand-over, for example HO-2026-000012.",
  ],
  [["HO-2026-000012"], "--reason has to say why you read the number, in at least 3 characters."],
  [
    ["HO-2026-000012", "--reason", "  x "],
    "--reason has to say why you read the number, in at least 3 characters.",
  ],
  [["HO-1999-000012", "--reason", "Test"], "There is no hand-over HO-1999-000012."],
] as const)("refuses %j in one sentence", { timeout: 120_000 }, async (args, message) => {
  expect(await call("issuance", "number", ...args)).toEqual({ status: 1, said: message });
});

test("a number is read only with a reason and with the key that sealed it", {
  timeout: 240_000,
}, async () => {
  expect(await read(numberOf(0).toLowerCase().replaceAll("-", " "))).toEqual({
    status: 0,
    said: "7771234, another number than the registry's, code sent Nov 19, 2026, 14:00 by clerk.male, confirmed by super, used Nov 19, 2026, 14:01",
  });
  const otherKey = Buffer.from(randomBytes(32)).toString("base64");
  const args = ["issuance", "number", numberOf(3), "--reason", "With another key"];
  expect((await callCommand(args, { ...environment, ID_DESK_KEY: otherKey })).said).toMatch(
    /^a number that was sealed with another key, the registry's number, /,
  );
});

test("the report shows that one number was used for several hand-overs, and contains no number", {
  timeout: 240_000,
}, async () => {
  await withData((database) =>
    database.updateTable("centers").set({ name: "=1+1" }).where("name", "=", clerk.center).execute(),
  );
  const { status, said } = await call("report", "numbers");
  const [heading, first = "", ...others] = said.split("\n");
  expect(status).toBe(0);
  expect(heading).toBe("clerk,center,hand_overs,other_number,most_by_one_number,hand_over_numbers");
  const [, twice, once] = /^.*,3,2,(.*); (.*)$/.exec(first) ?? [];
  expect(first.startsWith(`${clerk.username},'=1+1,${clerk.handOvers},3,2,`)).toBe(true);
  expect(twice).toMatch(new RegExp(`^${numberOf(0)} ${numberOf(2)} \\([\\w-]{8}\\)$`));
  expect(once).toMatch(new RegExp(`^${numberOf(1)} \\([\\w-]{8}\\)$`));
  expect(others.length).toBeGreaterThan(0);
  for (const line of others) expect(line).toMatch(/,0,0,$/);
  expect(said).not.toMatch(/7771234|7779999|9995555/);

  const later = await call("report", "numbers", "--from", "2099-01-01", "--to", "2099-01-31");
  expect(later).toEqual({ status: 0, said: heading });
  expect(await call("report", "numbers", "--from", "2026-13-01")).toEqual({
    status: 1,
    said: "--from is not a day, for example 2026-11-29.",
  });
});

test("each reading and report is an event of the registry, and no number is shown if the event cannot be written", {
  timeout: 240_000,
}, async () => {
  const events = await withData(async (database) => {
    const refuse = sql`alter table audit_events add constraint audit_full check (action <> 'read_number') not valid`;
    await refuse.execute(database);
    return database
      .selectFrom("audit_events")
      .where("action", "in", ["read_number", "export"])
      .orderBy("id")
      .select(["action", "actor_id", "center_id", "subject_type", "subject_id", "notes"])
      .execute();
  });
  const reading = { action: "read_number", actor_id: null, center_id: null, subject_type: "issuance" };
  const report = {
    action: "export",
    actor_id: null,
    center_id: null,
    subject_type: "registry",
    subject_id: null,
  };
  expect(events).toEqual([
    { ...reading, subject_id: made[0]?.id, notes: "A complaint of the owner" },
    { ...reading, subject_id: made[3]?.id, notes: "With another key" },
    { ...report, notes: "report numbers, the first day to the last day" },
    { ...report, notes: "report numbers, 2099-01-01 to 2099-01-31" },
  ]);

  const { status, said } = await read(numberOf(0));
  expect(status).toBe(1);
  expect(said).not.toContain("7771234");
});
