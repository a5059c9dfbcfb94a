import { sql } from "kysely";
import type { Database } from "./tables.ts";

/** So many files a member of staff may have waiting at a centre; each may be as large as a document. */
const mostUploads = 40;

/** Who began an upload, and where. */
export interface UploadOwner {
  readonly userId: number;
  readonly centerId: number;
}

/** How many files of somebody wait to be used. */
async function countUploads(database: Database, { userId, centerId }: UploadOwner): Promise<number> {
  const { count } = await database
    .selectFrom("uploads")
    .where("user_id", "=", userId)
    .where("center_id", "=", centerId)
    .select((is) => is.fn.countAll<number>().as("count"))
    .executeTakeFirstOrThrow();
  return count;
}

/**
 * Writes down who begins an upload.
 *
 * @returns whether there was room for it: of several that begin at once, no more are told so than there is room for.
 */
export async function addUpload(
  database: Database,
  { id, userId, centerId, now }: UploadOwner & { readonly id: string; readonly now: Date },
): Promise<boolean> {
  return database.transaction().execute(async (transaction) => {
    const of = `uploads of ${userId} at ${centerId}`;
    await sql`select pg_advisory_xact_lock(hashtextextended(${of}, 0))`.execute(transaction);
    if ((await countUploads(transaction, { userId, centerId })) >= mostUploads) return false;
    await transaction
      .insertInto("uploads")
      .values({ id, user_id: userId, center_id: centerId, created_at: now })
      .execute();
    return true;
  });
}

/** Finds an upload of its owner; nothing where it is somebody else's. */
export async function findUpload(
  database: Database,
  { id, userId, centerId }: UploadOwner & { readonly id: string },
): Promise<{ readonly created_at: Date } | undefined> {
  return database
    .selectFrom("uploads")
    .where("id", "=", id)
    .where("user_id", "=", userId)
    .where("center_id", "=", centerId)
    .select("created_at")
    .executeTakeFirst();
}

/**
 * Forgets an upload of its owner.
 *
 * @returns whether there was one: of two who use it at once, only one is told so.
 */
export async function forgetUpload(
  database: Database,
  { id, userId, centerId }: UploadOwner & { readonly id: string },
): Promise<boolean> {
  const forgotten = await database
    .deleteFrom("uploads")
    .where("id", "=", id)
    .where("user_id", "=", userId)
    .where("center_id", "=", centerId)
    .returning("id")
    .executeTakeFirst();
  return forgotten !== undefined;
}
