import { createHash } from "node:crypto";
import { sql } from "kysely";
import type { Database } from "../database/tables.ts";

/** How far the trail went at some moment; kept elsewhere it shows when the trail's end was cut off or written anew. */
export interface TrailHead {
  /** When a server signed it; left out for an exported head. */
  readonly signedAt?: string;
  /** How many events there were. */
  readonly position: number;
  /** The last hash, in hexadecimal digits. */
  readonly hash: string;
}

/** What a look through the whole trail found. */
export interface TrailReport {
  /** The head of the trail as it is; null while there is no event. */
  readonly head: TrailHead | null;
  /** The first thing that is wrong, as a sentence. */
  readonly problem?: string;
}

/** An event as it is hashed, in the words of the database. */
interface Link {
  readonly position: number;
  readonly hash: Uint8Array;
  readonly id: number | null;
  readonly at: string;
  readonly action: string;
  readonly actor_id: number | null;
  readonly center_id: number | null;
  readonly subject_type: string;
  readonly subject_id: number | null;
  readonly from_status: string | null;
  readonly to_status: string | null;
  readonly serial_number: string | null;
  readonly notes: string | null;
  readonly is_in_history: boolean;
  readonly address: string | null;
}

/** So many events are looked at together. */
const portion = 5000;

/** As the database's "describe_audit_event" writes it, but by our own means: that one could have been changed too. */
function describeAuditEvent(event: Link): string {
  const values = [
    event.id,
    event.at,
    event.action,
    event.actor_id,
    event.center_id,
    event.subject_type,
    event.subject_id,
    event.from_status,
    event.to_status,
    event.serial_number,
    event.notes,
    event.is_in_history,
    event.address,
  ];
  return `[${values.map((value) => JSON.stringify(value)).join(", ")}]`;
}

function hashLink(before: Uint8Array, event: Link): Buffer {
  return createHash("sha256").update(before).update(describeAuditEvent(event), "utf8").digest();
}

function readPortion(database: Database, after: number): Promise<Link[]> {
  return database
    .selectFrom("audit_chain as c")
    .leftJoin("audit_events as e", "e.id", "c.event_id")
    .where("c.position", ">", after)
    .orderBy("c.position")
    .limit(portion)
    .select([
      "c.position",
      "c.hash",
      "e.id",
      sql<string>`to_char(e.at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"')`.as("at"),
      "e.action",
      "e.actor_id",
      "e.center_id",
      "e.subject_type",
      "e.subject_id",
      "e.from_status",
      "e.to_status",
      "e.serial_number",
      "e.notes",
      "e.is_in_history",
      "e.address",
    ])
    .$castTo<Link>()
    .execute();
}

/** Describes how the trail contradicts a head. */
function describeWrong({ position, signedAt }: TrailHead, end: number): string {
  if (end < position) {
    const when = signedAt === undefined ? "its head was exported" : `its head was signed at ${signedAt}`;
    return `The trail ends at event ${end}: it had ${position} when ${when}.`;
  }
  const what = signedAt === undefined ? "that was exported" : `whose head was signed at ${signedAt}`;
  return `Event ${position} is not the one ${what}: the trail was rewritten.`;
}

/**
 * Looks through the whole audit trail: whether each event still is what it was when it was written, none is missing,
 * none was put in between and none stands elsewhere. What is right in itself but shorter or other than `kept` says is
 * wrong too.
 *
 * @param kept heads that were exported or signed earlier, and kept where an attacker could not change them.
 */
export async function verifyTrail(
  database: Database,
  kept: TrailHead | readonly TrailHead[] = [],
): Promise<TrailReport> {
  const heads = [kept].flat().toSorted((one, other) => one.position - other.position);
  const hashes = new Map<number, string | undefined>(heads.map(({ position }) => [position, undefined]));
  let head: TrailHead | null = null;
  let last: Uint8Array = new Uint8Array();
  let position = 0;
  for (let links = await readPortion(database, 0); links.length > 0; ) {
    for (const link of links) {
      position += 1;
      if (link.position !== position) return { head, problem: `Event ${position} is missing.` };
      if (link.id === null) return { head, problem: `Event ${position} was deleted.` };
      const hash = hashLink(last, link);
      if (!hash.equals(link.hash)) {
        return {
          head,
          problem: `Event ${position} is not what was written, or not what followed the one before.`,
        };
      }
      last = hash;
      head = { position, hash: hash.toString("hex") };
      if (hashes.has(position)) hashes.set(position, head.hash);
    }
    links = links.length < portion ? [] : await readPortion(database, position);
  }
  const stray = await database
    .selectFrom("audit_events as e")
    .leftJoin("audit_chain as c", "c.event_id", "e.id")
    .where("c.position", "is", null)
    .select((is) => is.fn.min("e.id").as("id"))
    .executeTakeFirst();
  if (stray?.id !== undefined && stray.id !== null) {
    return { head, problem: `The event with the number ${stray.id} was put in beside the trail.` };
  }
  const wrong = heads.find(({ position: at, hash }) => hashes.get(at) !== hash);
  return wrong ? { head, problem: describeWrong(wrong, position) } : { head };
}
