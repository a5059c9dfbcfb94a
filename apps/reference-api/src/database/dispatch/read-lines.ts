import type { components } from "../../contract/registry.gen.d.ts";
import type { Database } from "../tables.ts";

type BatchCard = components["schemas"]["BatchCard"];

/** The cards of a batch, those that changed after a version of it, or one; in the order of scanning, removed ones too. */
export async function readLines(
  database: Database,
  which: { readonly batchId: number; readonly after?: number } | { readonly lineId: number },
): Promise<BatchCard[]> {
  const select = database
    .selectFrom("batch_cards as l")
    .innerJoin("cards as k", "k.id", "l.card_id")
    .innerJoin("people as p", "p.id", "k.person_id")
    .innerJoin("users as a", "a.id", "l.added_by")
    .leftJoin("users as r", "r.id", "l.resolved_by")
    .leftJoin("users as x", "x.id", "l.removed_by")
    .leftJoin("card_photos as f", "f.line_id", "l.id")
    .select(["l.id", "l.line_status", "l.sequence", "l.added_at", "l.added_method"])
    .select(["l.resolved_at", "l.resolution", "l.removed_at", "l.removed_notes", "l.changed_in_version"])
    .select("f.line_id as photo_of")
    .select([
      "k.serial_number",
      "k.card_type",
      "p.id_number",
      "p.name_en",
      "p.name_dv",
      "p.date_of_birth",
      "p.phone",
    ])
    .select(["a.username as adder", "a.fullname as adder_name"])
    .select(["r.username as resolver", "r.fullname as resolver_name"])
    .select(["x.username as remover", "x.fullname as remover_name"])
    .orderBy("l.sequence")
    .orderBy("l.id");
  const rows = await ("batchId" in which
    ? select.where("l.batch_id", "=", which.batchId).where("l.changed_in_version", ">", which.after ?? 0)
    : select.where("l.id", "=", which.lineId)
  ).execute();
  return rows.map(formatLine);

  type Row = (typeof rows)[number];

  function formatLine(row: Row): BatchCard {
    return {
      id: row.id,
      serial_number: row.serial_number,
      id_number: row.id_number,
      name_en: row.name_en,
      name_dv: row.name_dv,
      date_of_birth: row.date_of_birth,
      has_phone: row.phone !== null,
      card_type: row.card_type,
      line_status: row.line_status,
      sequence: row.sequence,
      added_by: { username: row.adder, fullname: row.adder_name },
      added_at: row.added_at.toISOString(),
      added_method: row.added_method,
      resolved_by:
        row.resolver !== null && row.resolver_name !== null
          ? { username: row.resolver, fullname: row.resolver_name }
          : null,
      resolved_at: row.resolved_at?.toISOString() ?? null,
      resolution: row.resolution as BatchCard["resolution"],
      removed:
        row.removed_at && row.remover !== null && row.remover_name !== null
          ? {
              notes: row.removed_notes ?? "",
              by: { username: row.remover, fullname: row.remover_name },
              at: row.removed_at.toISOString(),
            }
          : null,
      has_photo: row.photo_of !== null,
      version: row.changed_in_version,
    };
  }
}

/** One card of a batch, read again after a change. */
export async function readLine(database: Database, lineId: number): Promise<BatchCard> {
  const [line] = await readLines(database, { lineId });
  if (!line) throw new Error("The line that was just written is not there.");
  return line;
}
