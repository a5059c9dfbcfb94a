import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { sql } from "kysely";
import { afterAll, beforeAll, expect, test } from "vitest";
import { checkBackup, readParts } from "../../node/backup/read-backup.ts";
import { restoreRows } from "../../node/backup/restore-rows.ts";
import { writeBackup } from "../../node/backup/write-backup.ts";
import { type TrailHead, verifyTrail } from "../../node/verify-trail.ts";
import { createKeyedDigest } from "../../session/keyed-digest.ts";
import { createSeal, keyLength } from "../../session/seal.ts";
import { openEmptyDatabase, type TestDatabase } from "../../testing/open-test-database.ts";
import { recordEvent } from "../audit.ts";
import { otpSubjectOf } from "../issuance/collector-otps.ts";
import { migrate, migrateTo } from "../migrate.ts";
import { findLastOtp, findWrongCodes, listSendings } from "../otps/find-otps.ts";
import { isRightCode } from "../otps/write-otp.ts";
import { createSmsOutbox } from "../sms-outbox.ts";
import { listDocuments } from "../stored-documents.ts";
import type { Database } from "../tables.ts";

const random = (count: number) => crypto.getRandomValues(new Uint8Array(count));
const key = new Uint8Array(keyLength).fill(7);
const keyedDigest = createKeyedDigest(key);
const seal = await createSeal("messages", key, random);
const sent = new Date("2026-11-23T09:00:00.000Z");
const hourBefore = new Date("2026-11-23T08:00:00.000Z");
/** A hand-over whose collector waits for a code, and one that is complete. */
const [waiting, complete] = [
  { id: 31, card_id: 11 },
  { id: 32, card_id: 12 },
];
const folder = mkdtempSync(join(tmpdir(), "id-desk-subjects-"));

const file = join(folder, "old.backup");
let opened: TestDatabase;
let headBefore: TrailHead | null;

beforeAll(async () => {
  opened = await openEmptyDatabase();
  await fillOld(opened.database);
  await writeBackup({ database: opened.database, documents: folder, key, file, now: sent });
  headBefore = (await verifyTrail(opened.database)).head;
  await migrate(opened.database);
});
afterAll(async () => {
  await opened.close();
  rmSync(folder, { recursive: true });
});

/** Fills a database as a server of the version before did, with something in every table that changes. */
async function fillOld(database: Database): Promise<void> {
  await migrateTo(database, "2026-11-23-sign-in-limits");
  const digest = keyedDigest(
    ["collect_card", waiting.id, waiting.card_id, "phone", "salt", "123456"].join("\n"),
  );
  const sealed = await seal.close("m2", { phone: "7000001", body: "Your code is 123456" });
  const statements = [
    sql`insert into centers (id, code, name, kind) values (1, '1', 'Head office', 'head office'), (6, '6', 'Island', 'atoll centre')`,
    sql`insert into users (id, username, fullname, password_hash) values (1, 'clerk', 'A clerk', '')`,
    sql`insert into people (id, id_number, name_en, gender, date_of_birth) values (1, 'A000001', 'A person', 1, '1990-01-01')`,
    sql`insert into cards (id, serial_number, person_id, card_type, issue_date, expiry_date, status, current_center_id, status_at)
      values (11, 'SN0000011', 1, 'adult', '2026-01-01', '2036-01-01', 'at_center', 1, ${sent}),
        (12, 'SN0000012', 1, 'adult', '2026-01-01', '2036-01-01', 'completed', 1, ${sent})`,
    sql`insert into batches (id, batch_no, status, origin_center_id, destination_center_id, created_by, created_at, changed_by, changed_at)
      values (21, 'B21', 'received', 6, 1, 1, ${sent}, 1, ${sent})`,
    sql`insert into issuances (id, card_id, center_id, status, begun_by, begun_at, touched_at, changed_by, changed_at)
      values (${waiting.id}, ${waiting.card_id}, 1, 'otp_sent', 1, ${sent}, ${sent}, 1, ${sent})`,
    sql`insert into issuances (id, card_id, center_id, status, begun_by, begun_at, touched_at, changed_by, changed_at,
        issuance_no, issued_at, completed_at, verified_at, verified_method)
      values (${complete.id}, ${complete.card_id}, 1, 'completed', 1, ${sent}, ${sent}, 1, ${sent},
        'I-1', ${sent}, ${sent}, ${sent}, 'otp')`,
    sql`insert into collector_otps (issuance_id, purpose, phone_digest, phone_masked, salt, code_digest, sent_at, expires_at, verified_at)
      values (${complete.id}, 'collect_card', 'phone', '*** **01', 'salt', null, ${sent}, ${sent}, ${sent}),
        (${waiting.id}, 'collect_card', 'phone', '*** **01', 'salt', ${digest}, ${sent}, ${sent}, null)`,
    sql`insert into otp_sendings (phone_digest, card_id, at)
      values ('phone', 11, ${sent}), ('phone', 12, ${hourBefore})`,
    sql`insert into otp_failures (card_id, count, last_at) values (11, 3, ${sent})`,
    sql`insert into sms_outbox (message_id, purpose, batch_id, card_id, state, sealed, key_id, next_try_at, accepted_at, created_at)
      values ('m1', 'ready', 21, 11, 'sent', null, null, ${sent}, ${sent}, ${sent}),
        ('m2', 'collector_otp', null, 11, 'waiting', ${sealed}, ${seal.keyId}, ${sent}, null, ${sent})`,
    sql`insert into stored_documents (token, type, content_type, size, card_id, center_id, user_id, added_at, issuance_id, used_at)
      values ('unused', 'court_order', 'application/pdf', 1, 11, 1, 1, ${sent}, null, null),
        ('used', 'signed_receipt', 'application/pdf', 1, 12, 1, 1, ${sent}, ${complete.id}, ${sent})`,
    sql`insert into audit_events (at, action, actor_id, center_id, subject_type, subject_id, address)
      values (${sent}, 'receive_batch', 1, 1, 'batch', 21, '10.0.0.1'), (${sent}, 'view', 1, 1, 'card', 12, null),
        (${sent}, 'complete', 1, 1, 'issuance', ${complete.id}, null)`,
  ];
  await database.transaction().execute(async (transaction) => {
    for (const statement of statements) await statement.execute(transaction);
  });
}

const listSubjects = async (database: Database, table: "otps" | "sms_outbox" | "stored_documents") =>
  (await database.selectFrom(table).select(["subject_type", "subject_id"]).orderBy("id").execute()).map(
    ({ subject_type, subject_id }) => `${subject_type} ${subject_id}`,
  );

const findOpenCode = (database: Database) => findLastOtp(database, otpSubjectOf(waiting));

test("codes, messages and documents of a server without subjects are found by theirs", async () => {
  const { database } = opened;
  expect(await listSubjects(database, "otps")).toEqual(["issuance 32", "issuance 31"]);
  expect(await listSubjects(database, "sms_outbox")).toEqual(["card 11", "card 11"]);
  expect(await listSubjects(database, "stored_documents")).toEqual(["card 11", "issuance 32"]);

  const documents = await listDocuments(database, { type: "issuance", id: complete.id });
  expect(documents.map(({ type }) => type)).toEqual(["signed_receipt"]);
  expect(await findWrongCodes(database, otpSubjectOf(waiting))).toEqual({ count: 3, last_at: sent });
  expect(await findWrongCodes(database, otpSubjectOf(complete))).toBeUndefined();
  const always = { after: new Date(0), until: sent };
  expect(await listSendings(database, otpSubjectOf(waiting), always)).toEqual([sent]);
  expect(await listSendings(database, { phoneDigest: "phone" }, always)).toEqual([sent, hourBefore]);
});

test("a code that somebody waits for is still the right one", async () => {
  const otp = await findOpenCode(opened.database);
  if (!otp) throw new Error("The code is gone.");
  const isRight = (code: string) => isRightCode({ keyedDigest }, otpSubjectOf(waiting), otp, code);

  expect([isRight("123456"), isRight("123457")]).toEqual([true, false]);
});

test("a message that waits is opened, and a card's message of a batch is still queued once", async () => {
  const { database } = opened;
  const queue = (id: number) =>
    createSmsOutbox(random, seal)(
      database,
      [{ batchId: 21, purpose: "ready", subject: { type: "card", id }, phone: "7000001", body: "Ready" }],
      sent,
    );
  await queue(11);
  await queue(12);

  expect(await listSubjects(database, "sms_outbox")).toEqual(["card 11", "card 11", "card 12"]);
  const { sealed } = await database
    .selectFrom("sms_outbox")
    .where("message_id", "=", "m2")
    .select("sealed")
    .executeTakeFirstOrThrow();
  expect(await seal.open("m2", sealed ?? new Uint8Array())).toMatchObject({ body: "Your code is 123456" });
});

test("the audit trail holds across the migration, and goes on from where it was", async () => {
  const { database } = opened;
  if (!headBefore) throw new Error("The trail was empty.");
  expect(await verifyTrail(database, headBefore)).toEqual({ head: headBefore });
  await recordEvent(database, {
    at: sent,
    action: "view",
    actorId: 1,
    centerId: 1,
    subject: { type: "person", id: 1 },
    address: null,
  });

  const { head, problem } = await verifyTrail(database, headBefore);
  expect([head?.position, problem]).toEqual([headBefore.position + 1, undefined]);
});

test("restores a backup from before subjects, and asks for a waiting code to be sent again", async () => {
  const { database, close } = await openEmptyDatabase();
  const manifest = await checkBackup(file, key);
  await restoreRows(database, { manifest, parts: readParts(file, key), take: async () => {}, now: sent });

  expect(await findOpenCode(database)).toMatchObject({ code_digest: null, subject_id: waiting.id });
  expect(await listSubjects(database, "stored_documents")).toEqual(["card 11", "issuance 32"]);
  expect((await verifyTrail(database)).problem).toBeUndefined();
  await close();
});
