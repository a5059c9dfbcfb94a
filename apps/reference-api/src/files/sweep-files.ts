import { unusedSince } from "../database/stored-documents.ts";
import type { Ports } from "../ports.ts";

/** What the sweep of files works with. */
export type FileSweepPorts = Pick<Ports, "database" | "files" | "uploads" | "settings">;

/** Forgets documents that no call has used in time, and gives the names of their files. */
async function forgetDocuments({ database }: FileSweepPorts, moment: Date): Promise<string[]> {
  const forgotten = await database
    .deleteFrom("stored_documents")
    .where("id", "in", (select) =>
      select
        .selectFrom("stored_documents")
        .select("id")
        .where("used_at", "is", null)
        .where("added_at", "<=", moment)
        .forUpdate()
        .skipLocked(),
    )
    .returning("token")
    .execute();
  return forgotten.map(({ token }) => token);
}

async function forgetUploads({ database }: FileSweepPorts, moment: Date): Promise<string[]> {
  const forgotten = await database
    .deleteFrom("uploads")
    .where("id", "in", (select) =>
      select.selectFrom("uploads").select("id").where("created_at", "<=", moment).forUpdate().skipLocked(),
    )
    .returning("id")
    .execute();
  return forgotten.map(({ id }) => id);
}

/** Of files that are old enough those that nothing leads to: what wrote them down was undone, or a sweep was cut off. */
async function findStray({ database, files }: FileSweepPorts, moment: Date): Promise<string[]> {
  const old = await files.listBefore(moment);
  if (old.length === 0) return [];
  const known = await database.selectFrom("stored_documents").select("token").execute();
  const tokens = new Set(known.map(({ token }) => token));
  return old.filter((name) => !tokens.has(name));
}

async function findStrayUploads({ database, uploads }: FileSweepPorts, moment: Date): Promise<string[]> {
  const old = (await uploads?.listBefore(moment)) ?? [];
  if (old.length === 0) return [];
  const known = await database.selectFrom("uploads").select("id").execute();
  const ids = new Set(known.map(({ id }) => id));
  return old.filter((id) => !ids.has(id));
}

/**
 * Removes the documents and uploads that nobody has used for as long as the settings say, and files that nothing leads
 * to. What belongs to a hand-over stays.
 *
 * @returns how many files were removed.
 */
export async function sweepFiles(ports: FileSweepPorts, now: Date): Promise<number> {
  const moment = unusedSince(ports.settings, now);
  const documents = await forgetDocuments(ports, moment);
  const uploads = await forgetUploads(ports, moment);
  const strayDocuments = await findStray(ports, moment);
  const strayUploads = await findStrayUploads(ports, moment);
  const gone = new Set([...documents, ...strayDocuments]);
  const goneUploads = new Set([...uploads, ...strayUploads]);
  for (const name of gone) await ports.files.remove(name);
  for (const id of goneUploads) await ports.uploads?.remove(id);
  return gone.size + goneUploads.size;
}
