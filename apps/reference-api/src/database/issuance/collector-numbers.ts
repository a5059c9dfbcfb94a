import type { Ports } from "../../ports.ts";
import type { NumberSeal } from "../../session/seal.ts";
import type { Acting } from "../acting.ts";
import { recordEvent } from "../audit.ts";
import { digestPhone } from "../otps/write-otp.ts";
import type { Database } from "../tables.ts";
import type { IssuanceHead } from "./hold-issuance.ts";

/** A sealed number opens only for its hand-over and the moment of its code. */
const recordIdOf = (issuanceId: number, sentAt: Date) => `${issuanceId} ${sentAt.toISOString()}`;

/** Keeps, sealed, the number to which the code of a hand-over goes. Call it in the transaction that sends the code. */
export async function keepNumber(
  {
    database,
    session,
    now,
    ports,
  }: Pick<Acting, "database" | "session" | "now"> & {
    readonly ports: Pick<Ports, "keyedDigest" | "numberSeal">;
  },
  { id }: Pick<IssuanceHead, "id">,
  {
    phone,
    isRegistered,
    confirmedBy,
  }: {
    readonly phone: string;
    /** Whether the registry has this number of the collector. */
    readonly isRegistered: boolean;
    /** The id of the supervisor who confirmed it. */
    readonly confirmedBy: number | null;
  },
): Promise<void> {
  await database
    .insertInto("collector_numbers")
    .values({
      issuance_id: id,
      sealed: await ports.numberSeal.close(recordIdOf(id, now), { phone }),
      key_id: ports.numberSeal.keyId,
      phone_digest: digestPhone(ports, phone),
      is_registered: isRegistered,
      sent_at: now,
      sent_by: session.member.id,
      confirmed_by: confirmedBy,
    })
    .execute();
}

/** Notes when the code that was sent to a number verified the collector. */
export async function useNumber(
  database: Database,
  { id }: Pick<IssuanceHead, "id">,
  { sentAt, now }: { readonly sentAt: Date; readonly now: Date },
): Promise<void> {
  await database
    .updateTable("collector_numbers")
    .set({ used_at: now })
    .where("issuance_id", "=", id)
    .where("sent_at", "=", sentAt)
    .execute();
}

/**
 * Forgets the numbers whose codes were sent before a moment.
 *
 * @returns how many numbers were forgotten.
 */
export async function purgeNumbers(database: Database, before: Date): Promise<number> {
  const { numDeletedRows } = await database
    .deleteFrom("collector_numbers")
    .where("sent_at", "<=", before)
    .executeTakeFirst();
  return Number(numDeletedRows);
}

/** A number to which a code of a hand-over was sent. */
export interface OpenedNumber {
  /** Undefined if the number was sealed with another key. */
  readonly phone: string | undefined;
  readonly isRegistered: boolean;
  readonly sentAt: Date;
  /** Usernames of the staff. */
  readonly sentBy: string;
  readonly confirmedBy: string | null;
  /** When the code verified the collector; null for a code that did not. */
  readonly usedAt: Date | null;
}

/**
 * Reads the numbers of a hand-over for the registry, and writes an event about it. Call it in a transaction, and show the
 * numbers only after its commit.
 *
 * @returns the numbers in the order of their codes; undefined if there is no such hand-over.
 */
export async function readNumbers(
  { database, seal, now }: { readonly database: Database; readonly seal: NumberSeal; readonly now: Date },
  { issuanceNo, reason }: { readonly issuanceNo: string; readonly reason: string },
): Promise<readonly OpenedNumber[] | undefined> {
  const issuance = await database
    .selectFrom("issuances")
    .where("issuance_no", "=", issuanceNo)
    .select("id")
    .executeTakeFirst();
  if (!issuance) return undefined;
  const rows = await database
    .selectFrom("collector_numbers as n")
    .innerJoin("users as u", "u.id", "n.sent_by")
    .leftJoin("users as s", "s.id", "n.confirmed_by")
    .where("n.issuance_id", "=", issuance.id)
    .select(["n.sealed", "n.is_registered", "n.sent_at", "n.used_at"])
    .select(["u.username as sent_by", "s.username as confirmed_by"])
    .orderBy("n.id")
    .execute();
  await recordEvent(database, {
    at: now,
    action: "read_number",
    actorId: null,
    centerId: null,
    subject: { type: "issuance", id: issuance.id },
    notes: reason,
    address: null,
  });
  return Promise.all(
    rows.map(async (row) => ({
      phone: (await seal.open(recordIdOf(issuance.id, row.sent_at), row.sealed))?.phone,
      isRegistered: row.is_registered,
      sentAt: row.sent_at,
      sentBy: row.sent_by,
      confirmedBy: row.confirmed_by,
      usedAt: row.used_at,
    })),
  );
}
