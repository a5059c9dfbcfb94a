import { endedStatuses } from "../../domain/applications/application-actions.ts";
import type { Database } from "../tables.ts";
import { forgetParts } from "./captured-parts.ts";

/** How much was forgotten of what was taken of applicants and foreign workers. */
export interface PurgedCaptures {
  /** Parts of applications that ended long ago, and of interactions that were recorded as long ago. */
  readonly captures: number;
  /** Sets that were never submitted, of applications that wait for no biometrics any more. */
  readonly openSets: number;
}

/** So many sets are forgotten by one statement. */
const portion = 1_000;

/** Forgets sets with their exceptions; no part may be left in them. */
async function forgetSets(database: Database, setIds: readonly number[]): Promise<void> {
  for (let from = 0; from < setIds.length; from += portion) {
    const ids = setIds.slice(from, from + portion);
    await database.deleteFrom("captured_exceptions").where("set_id", "in", ids).execute();
    await database.deleteFrom("capture_sets").where("id", "in", ids).execute();
  }
}

async function purgeOpenSets(database: Database): Promise<number> {
  const orphans = database
    .selectFrom("capture_sets as s")
    .innerJoin("applications as a", "a.id", "s.application_id")
    .where("s.closed_at", "is", null)
    .where("a.status", "<>", "pending_biometrics")
    .select("s.id");
  const ids = (await orphans.execute()).map(({ id }) => id);
  const parts = await database
    .selectFrom("captured_parts")
    .where("set_id", "in", orphans)
    .select("document_id")
    .execute();
  await forgetParts(
    database,
    parts.map(({ document_id }) => document_id),
  );
  await forgetSets(database, ids);
  return ids.length;
}

async function purgeOld(database: Database, before: Date): Promise<number> {
  const ended = () =>
    database
      .selectFrom("applications")
      .where("status", "in", endedStatuses)
      .where("status_at", "<=", before)
      .select("id");
  const recorded = database.selectFrom("interactions").where("recorded_at", "<=", before).select("id");
  const parts = await database
    .selectFrom("captured_parts")
    .where((is) => is.or([is("application_id", "in", ended()), is("interaction_id", "in", recorded)]))
    .select("document_id")
    .execute();
  await forgetParts(
    database,
    parts.map(({ document_id }) => document_id),
  );
  const sets = await database
    .selectFrom("capture_sets")
    .where("application_id", "in", ended())
    .select("id")
    .execute();
  await forgetSets(
    database,
    sets.map(({ id }) => id),
  );
  return parts.length;
}

/**
 * Forgets the biometrics of applications that ended before a moment and of interactions recorded before it, and what was
 * taken and never submitted where nobody can submit it any more. The sweep removes their files.
 */
export async function purgeCaptures(database: Database, before: Date): Promise<PurgedCaptures> {
  return { openSets: await purgeOpenSets(database), captures: await purgeOld(database, before) };
}
