import type { components } from "../../contract/registry.gen.d.ts";
import { maskPhone } from "../../domain/masked-phone.ts";
import { findOccupation } from "../../domain/xpat/occupations.ts";
import { formatPart, listPartsOfInteraction } from "../biometrics/captured-parts.ts";
import { staffOf } from "../staff.ts";
import type { Database } from "../tables.ts";
import { islandOf } from "./islands.ts";
import { formatCountry } from "./read-expats.ts";

/** An interaction as answers carry it. */
export type Interaction = components["schemas"]["Interaction"];

/** What the trail calls an interaction. */
export const subjectOfInteraction = (id: number) => ({ type: "interaction" as const, id });

/** Counts the prints of an interaction's slip. */
export async function countInteractionPrints(database: Database, interactionId: number): Promise<number> {
  const { count } = await database
    .selectFrom("interaction_prints")
    .where("interaction_id", "=", interactionId)
    .select((is) => is.fn.countAll<number>().as("count"))
    .executeTakeFirstOrThrow();
  return count;
}

/** Reads an interaction that is there, whole. */
export async function readInteraction(database: Database, id: number): Promise<Interaction> {
  const row = await database
    .selectFrom("interactions as x")
    .where("x.id", "=", id)
    .selectAll("x")
    .select([islandOf("x.island_id").as("island"), staffOf("x.officer_id").as("officer")])
    .executeTakeFirstOrThrow();
  const { island, officer } = row;
  if (!island || !officer) throw new Error("An interaction names an island or an officer that is not there.");
  const parts = await listPartsOfInteraction(database, id);
  const { interaction_no, permit, checks, employer_seen, site, passport_seen, outcome, notes } = row;
  const { exceptions, not_same_note, name, gender, date_of_birth, passport_no } = row;
  return {
    id,
    interaction_no,
    at: row.at.toISOString(),
    recorded_at: row.recorded_at.toISOString(),
    island,
    officer,
    individual: {
      id: row.expat_id,
      name,
      gender,
      date_of_birth,
      country: formatCountry(row.country_id),
      passport_no,
    },
    permit,
    checks,
    employer_seen,
    occupation_seen: row.occupation_code === null ? null : (findOccupation(row.occupation_code) ?? null),
    site,
    contact_phone_masked: row.contact_phone === null ? null : maskPhone(row.contact_phone),
    passport_seen,
    outcome,
    notes,
    parts: parts.map(formatPart),
    exceptions,
    not_same_note,
    print_count: await countInteractionPrints(database, id),
  };
}

/** An interaction as far as it decides who may see it. */
export interface InteractionHead {
  readonly id: number;
  readonly island_id: number;
  readonly officer_id: number;
}

/**
 * Finds an interaction by its id; undefined for an id that is not known. A write locks it, so that nobody counts the same
 * copy.
 */
export function findInteraction(
  database: Database,
  id: number,
  { isHeld = false } = {},
): Promise<InteractionHead | undefined> {
  const found = database
    .selectFrom("interactions")
    .where("id", "=", id)
    .select(["id", "island_id", "officer_id"]);
  return (isHeld ? found.forUpdate() : found).executeTakeFirst();
}
