import { type Insertable, sql } from "kysely";
import { countNumbers } from "../../../domain/record-numbers.ts";
import { skipStoredNumbers } from "../../record-numbers.ts";
import type { Database, Tables } from "../../tables.ts";
import proof from "../data/proof.json" with { type: "json" };
import { serialOf } from "../people-and-cards.ts";
import { firstSerial, type LastIds, makeScale } from "./make-scale.ts";
import { seedScaleApplications } from "./seed-scale-applications.ts";
import { seedScaleXpat } from "./seed-scale-xpat.ts";

/** So many rows go into one statement. */
const portion = 2_000;

/** With 3,000 batches 132,000 foreign workers and 200,000 permits, as in the country. */
const [workersOfBatch, permitsOfBatch] = [44, 200 / 3];

/** Columns whose values come as texts of JSON. */
const textsOfJson = new Set(["resolution", "ready_sms_skipped"]);

const readBase64 = (text: string) => Uint8Array.from(atob(text), (letter) => letter.charCodeAt(0));

/** Rows travel as one text: to bind each value of some hundred thousand rows by itself takes five times as long. */
async function insertAll<Name extends keyof Tables>(
  database: Database,
  name: Name,
  rows: readonly Insertable<Tables[Name]>[],
): Promise<void> {
  const columns = [...new Set(rows.flatMap((row) => Object.keys(row)))];
  const values = columns.map((column) =>
    textsOfJson.has(column) ? sql`(${sql.ref(column)} #>> '{}')::jsonb` : sql.ref(column),
  );
  const table = sql.table(name);
  for (let at = 0; at < rows.length; at += portion) {
    await sql`
      insert into ${table} (${sql.join(columns.map((column) => sql.ref(column)))})
      select ${sql.join(values)}
      from json_populate_recordset(null::${table}, ${JSON.stringify(rows.slice(at, at + portion))}::json)
    `.execute(database);
  }
}

/** Every hand-over that is complete has a proof, the same for all. */
async function insertProofs(database: Database, lastId: number): Promise<void> {
  const thumb = readBase64(proof.thumb_png);
  await sql`
    insert into issuance_proofs (issuance_id, thumb, finger, hand, signature, kept_by, kept_at)
    select id,
      case when thumb_missing_reason is null then ${thumb}::bytea end,
      case when thumb_missing_reason is null then 'thumb' end,
      case when thumb_missing_reason is null then 'right' end,
      ${readBase64(proof.signature_png)}::bytea, completed_by, completed_at
    from issuances where status = 'completed' and id > ${lastId}
  `.execute(database);
}

async function continueNumbers(database: Database): Promise<void> {
  for (const table of ["people", "cards", "batches", "issuances"] as const) {
    await sql`
      select setval(pg_get_serial_sequence(${table}, 'id'), (select max(id) from ${sql.table(table)}))
    `.execute(database);
  }
  await skipStoredNumbers(database);
}

async function readLastIds(database: Database): Promise<LastIds> {
  const readLast = async (table: keyof LastIds) => {
    const { last } = await database
      .selectFrom(table)
      .select((is) => is.fn.max("id").as("last"))
      .executeTakeFirstOrThrow();
    return last ?? 0;
  };
  return {
    people: await readLast("people"),
    cards: await readLast("cards"),
    batches: await readLast("batches"),
    issuances: await readLast("issuances"),
  };
}

/** Whether a database holds a demonstration of scale. */
export async function holdsScale(database: Database): Promise<boolean> {
  const found = await database
    .selectFrom("cards")
    .where("serial_number", "=", serialOf(firstSerial))
    .select("id")
    .executeTakeFirst();
  return found !== undefined;
}

/** How much of the scale is made, as parts of a hundred. */
export type TellProgress = (percent: number) => void;

/**
 * Adds so many batches, ten times as many cards, their owners with three applications each, and foreign workers to a
 * demonstration, beside all that it has.
 */
export async function seedScale(
  database: Database,
  {
    batches: count,
    now,
    tell = () => {},
  }: { readonly batches: number; readonly now: Date; readonly tell?: TellProgress },
): Promise<void> {
  const last = await readLastIds(database);
  const given = await database.selectFrom("record_numbers").selectAll().execute();
  const { people, cards, batches, lines, notes, issuances, messages, events } = makeScale(count, last, {
    now,
    nextNumber: countNumbers(given),
  });
  const outbox = messages.map(({ batch_id, card_id, at }) => ({
    message_id: `demonstration-${batch_id}-${card_id}`,
    purpose: "ready" as const,
    batch_id,
    subject_type: "card" as const,
    subject_id: card_id,
    state: "sent" as const,
    attempts: 0,
    next_try_at: at,
    accepted_at: at,
    created_at: at,
  }));
  const chronicle = events.map((event) => ({ is_in_history: false, ...event }));
  const steps = [
    () => insertAll(database, "people", people),
    () => insertAll(database, "cards", cards),
    () => insertAll(database, "batches", batches),
    () => insertAll(database, "batch_cards", lines),
    () => insertAll(database, "batch_notes", notes),
    () => insertAll(database, "issuances", issuances),
    () => insertProofs(database, last.issuances),
    () => insertAll(database, "sms_outbox", outbox),
    () => insertAll(database, "audit_events", chronicle),
    () => seedScaleApplications(database, { people: people.length, lastPerson: last.people, now }),
    () =>
      seedScaleXpat(database, {
        workers: count * workersOfBatch,
        permits: Math.round(count * permitsOfBatch),
        now,
      }),
    () => continueNumbers(database),
    // Chained now and not at the end of the transaction, so that it counts as a step.
    () => sql`set constraints all immediate`.execute(database),
    // The database in the process does not do so by itself.
    () => sql`analyze`.execute(database),
  ];
  for (const [index, step] of steps.entries()) {
    await step();
    tell(Math.round(((index + 1) / steps.length) * 100));
  }
}
