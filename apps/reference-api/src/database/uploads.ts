import type { Database } from "./tables.ts";

/** So many files a member of staff may have waiting at a centre; each may be as large as a document. */
export const mostUploads = 40;

/** Who began an upload, and where. */
export interface UploadOwner {
  readonly userId: number;
  readonly centerId: number;
}

/** Writes down who begins an upload. */
export async function addUpload(
  database: Database,
  { id, userId, centerId, now }: UploadOwner & { readonly id: string; readonly now: Date },
): Promise<void> {
  await database
    .insertInto("uploads")
    .values({ id, user_id: userId, center_id: centerId, created_at: now })
    .execute();
}

/** How many files of somebody wait to be used. */
export async function countUploads(database: Database, { userId, centerId }: UploadOwner): Promise<number> {
  const { count } = await database
    .selectFrom("uploads")
    .where("user_id", "=", userId)
    .where("center_id", "=", centerId)
    .select((is) => is.fn.countAll<number>().as("count"))
    .executeTakeFirstOrThrow();
  return count;
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
