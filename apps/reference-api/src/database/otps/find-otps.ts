import { sql } from "kysely";
import type { OtpPurpose } from "../../domain/otp-rules.ts";
import type { Subject } from "../../domain/subject.ts";
import type { CountedMoments } from "../../domain/windows.ts";
import { columnsOfSubject } from "../subject-columns.ts";
import type { Database } from "../tables.ts";

/** What one-time codes are for, and about. */
export interface OtpSubject {
  readonly purpose: OtpPurpose;
  /** What a right code is good for. */
  readonly of: Subject;
  /** What sent and wrong codes are counted for; it outlives what the code is good for. */
  readonly counted: Subject;
}

/** Returns what a code is good for, as columns. */
export const columnsOfOtp = ({ purpose, of }: OtpSubject) => ({ purpose, ...columnsOfSubject(of) });

/** Returns what codes are counted for, as columns. */
export const columnsOfCount = ({ purpose, counted }: OtpSubject) => ({
  purpose,
  ...columnsOfSubject(counted),
});

/** The last code that was sent for a subject; nothing before the first. */
export function findLastOtp(database: Database, subject: OtpSubject) {
  return database
    .selectFrom("otps")
    .where((is) => is.and(columnsOfOtp(subject)))
    .selectAll()
    .orderBy("id", "desc")
    .executeTakeFirst();
}

/** How often codes for a subject were told wrongly. */
export function findWrongCodes(database: Database, subject: OtpSubject) {
  return database
    .selectFrom("otp_failures")
    .where((is) => is.and(columnsOfCount(subject)))
    .select(["count", "last_at"])
    .executeTakeFirst();
}

/** Lets no other code be sent to a number until the transaction ends. */
export async function holdPhone(database: Database, phoneDigest: string): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`otp ${phoneDigest}`}, 0))`.execute(database);
}

/** When codes were sent to a number or for a subject within a window, the newest first. */
export async function listSendings(
  database: Database,
  by: { readonly phoneDigest: string } | OtpSubject,
  { after, until }: CountedMoments,
): Promise<Date[]> {
  const found = await database
    .selectFrom("otp_sendings")
    .where("at", ">", after)
    .where("at", "<=", until)
    .where((is) => is.and("counted" in by ? columnsOfCount(by) : { phone_digest: by.phoneDigest }))
    .select("at")
    .orderBy("at", "desc")
    .execute();
  return found.map(({ at }) => at);
}
