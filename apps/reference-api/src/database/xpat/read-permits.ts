import type { components } from "../../contract/registry.gen.d.ts";
import { findOccupation } from "../../domain/xpat/occupations.ts";
import { readPermitStatus } from "../../domain/xpat/permit-status.ts";
import type { Database } from "../tables.ts";
import { employerOf } from "./employers.ts";
import { islandOf } from "./islands.ts";

/** A work permit as every answer carries it. */
export type WorkPermit = components["schemas"]["WorkPermit"];

/** What a permit's status is counted by. */
export interface PermitTerms {
  /** On the registry's calendar, as YYYY-MM-DD. */
  readonly today: string;
  /** A permit that ends within so many days is about to expire. */
  readonly expiringDays: number;
}

/** Selects permits with all that answers carry of them. */
export function selectPermits(database: Database) {
  return database
    .selectFrom("permits as p")
    .select(["p.id", "p.number", "p.expat_id", "p.is_cancelled", "p.since", "p.valid_until", "p.site"])
    .select(["p.occupation_code", "p.missing_kind", "p.missing_on"])
    .select([employerOf("p.employer_id").as("employer"), islandOf("p.island_id").as("island")]);
}

/** A permit with whose it is. */
export type PermitRow = Awaited<ReturnType<ReturnType<typeof selectPermits>["executeTakeFirstOrThrow"]>>;

/** Returns a permit as answers carry it, with its status on that day. */
export function formatPermit(row: PermitRow, { today, expiringDays }: PermitTerms): WorkPermit {
  const { number, is_cancelled, since, valid_until, site, occupation_code, employer, island } = row;
  const { missing_kind, missing_on } = row;
  return {
    number,
    status: readPermitStatus(
      { isCancelled: is_cancelled, isMissing: missing_kind !== null, validUntil: valid_until },
      today,
      expiringDays,
    ),
    valid_until,
    since,
    employer,
    occupation: occupation_code === null ? null : (findOccupation(occupation_code) ?? null),
    island,
    site,
    missing:
      missing_kind === null || missing_on === null ? null : { kind: missing_kind, reported_on: missing_on },
  };
}

/**
 * Lists the permit of each of these people by their ids: the one with the number that is given, or the one that lasts
 * longest, cancelled ones last.
 */
export async function findPermitsOf(
  database: Database,
  expatIds: readonly number[],
  number?: string,
): Promise<ReadonlyMap<number, PermitRow>> {
  if (expatIds.length === 0) return new Map();
  const rows = await selectPermits(database)
    .where("p.expat_id", "in", expatIds)
    .orderBy("p.is_cancelled", "desc")
    .orderBy("p.valid_until", (order) => order.asc().nullsLast())
    .orderBy("p.id")
    .execute();
  // Of several for one person, the last one counts.
  const found = new Map(rows.map((row) => [row.expat_id, row]));
  for (const row of rows) if (row.number === number) found.set(row.expat_id, row);
  return found;
}
