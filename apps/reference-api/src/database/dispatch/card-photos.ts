import type { LineStatus } from "../../domain/dispatch/card-lines.ts";
import type { Photo } from "../../ports.ts";
import type { Acting } from "../acting.ts";
import type { Database } from "../tables.ts";
import type { HeldBatch } from "./change-batch.ts";

/** Keeps the photograph of a disputed card, in place of one that is there, and marks its line as changed. */
export async function keepPhoto(
  { database, session, center, now }: Acting,
  { batch, line, photo }: { batch: HeldBatch; line: { readonly id: number }; photo: Photo },
): Promise<void> {
  const kept = {
    jpeg: photo.bytes,
    width: photo.width,
    height: photo.height,
    attached_by: session.member.id,
    center_id: center.id,
    at: now,
  };
  await database
    .insertInto("card_photos")
    .values({ line_id: line.id, ...kept })
    .onConflict((conflict) => conflict.column("line_id").doUpdateSet(kept))
    .execute();
  await database
    .updateTable("batch_cards")
    .set({ changed_in_version: batch.version + 1 })
    .where("id", "=", line.id)
    .execute();
}

/** Forgets the photograph of a card that is disputed no more; only a disputed one has any. */
export async function forgetPhoto(
  database: Database,
  line: { readonly id: number; readonly from: LineStatus },
): Promise<void> {
  if (line.from !== "disputed") return;
  await database.deleteFrom("card_photos").where("line_id", "=", line.id).execute();
}

/** The photograph of a card of this batch as a JPEG; nothing where none is kept. */
export async function findPhoto(
  database: Database,
  { batchId, lineId }: { readonly batchId: number; readonly lineId: number },
): Promise<Uint8Array | undefined> {
  const found = await database
    .selectFrom("card_photos as p")
    .innerJoin("batch_cards as l", "l.id", "p.line_id")
    .where("l.id", "=", lineId)
    .where("l.batch_id", "=", batchId)
    .select("p.jpeg")
    .executeTakeFirst();
  return found?.jpeg;
}
