import { type SqlBool, sql } from "kysely";
import type { components } from "../../contract/registry.gen.d.ts";
import { staffOf } from "../staff.ts";
import { startOf } from "../start-of-day.ts";
import type { Database } from "../tables.ts";
import { foldedOnce } from "./employers.ts";
import { islandOf } from "./islands.ts";
import { formatCountry } from "./read-expats.ts";

type Schemas = components["schemas"];

/** What interactions are looked for by: a whole number, or part of a name or the end of a passport's number. */
export type InteractionSearch = { readonly interactionNo: string } | { readonly part: string };

/** Which interactions a list and its figures are of. */
export interface InteractionFilter {
  /** The island whose interactions the officer sees; nothing for all, null for none. */
  readonly seenIslandId: number | null | undefined;
  readonly outcome?: Schemas["InteractionOutcome"] | undefined;
  readonly islandId?: number | undefined;
  /** A username. */
  readonly officer?: string | undefined;
  /** The first day and the last, as YYYY-MM-DD. */
  readonly from?: string | undefined;
  readonly to?: string | undefined;
  readonly search?: InteractionSearch | undefined;
}

const matches = (part: string) => sql<SqlBool>`(
  position(${foldedOnce(part)} in x.search_name) > 0
  or right(x.passport_no, length(${part})) = upper(${part})
)`;

/** The interactions of a filter, for the list and for its figures. */
function select(
  database: Database,
  { seenIslandId, outcome, islandId, officer, from, to, search }: InteractionFilter,
) {
  let found = database.selectFrom("interactions as x");
  if (seenIslandId === null) found = found.where(sql<SqlBool>`false`);
  else if (seenIslandId !== undefined) found = found.where("x.island_id", "=", seenIslandId);
  if (outcome !== undefined) found = found.where("x.outcome", "=", outcome);
  if (islandId !== undefined) found = found.where("x.island_id", "=", islandId);
  if (officer !== undefined) {
    found = found.where("x.officer_id", "=", (is) =>
      is.selectFrom("users").where("username", "=", officer).select("id"),
    );
  }
  if (from !== undefined) found = found.where("x.at", ">=", startOf(from, 0));
  if (to !== undefined) found = found.where("x.at", "<", startOf(to, 1));
  if (!search) return found;
  if ("interactionNo" in search) return found.where("x.interaction_no", "=", search.interactionNo);
  return found.where(matches(search.part));
}

const countParts = (kind: "photo" | "finger" | "signature") => sql<number>`(
  select count(*)::integer from captured_parts c where c.interaction_id = x.id and c.kind = ${sql.lit(kind)}
)`;

/** Lists one page of interactions, the newest first, and how many there are. */
export async function listInteractions(
  database: Database,
  filter: InteractionFilter,
  { page, perPage }: { readonly page: number; readonly perPage: number },
): Promise<{ readonly interactions: Schemas["InteractionSummary"][]; readonly total: number }> {
  const { total } = await select(database, filter)
    .select((is) => is.fn.countAll<number>().as("total"))
    .executeTakeFirstOrThrow();
  const rows = await database
    .selectFrom("interactions as x")
    // What a row shows is looked up for the rows of the page alone, and not for those before it.
    .where("x.id", "in", () =>
      select(database, filter)
        .select("x.id")
        .orderBy("x.at", "desc")
        .orderBy("x.id", "desc")
        .limit(perPage)
        .offset((page - 1) * perPage),
    )
    .orderBy("x.at", "desc")
    .orderBy("x.id", "desc")
    .select(["x.id", "x.interaction_no", "x.at", "x.name", "x.country_id", "x.passport_no"])
    .select(["x.employer_seen", "x.outcome"])
    .select([islandOf("x.island_id").as("island"), staffOf("x.officer_id").as("officer")])
    .select([countParts("photo").as("photos"), countParts("finger").as("fingers")])
    .select(countParts("signature").as("signatures"))
    .execute();
  const interactions = rows.map(({ country_id, passport_no, photos, signatures, fingers, ...row }) => ({
    ...row,
    at: row.at.toISOString(),
    island: must(row.island),
    officer: must(row.officer),
    country: formatCountry(country_id),
    passport_last4: passport_no === null ? null : passport_no.slice(-4),
    biometrics: { photo: photos > 0, fingers, signature: signatures > 0 },
  }));
  return { interactions, total };
}

/** A value that a foreign key vouches for. */
function must<Value>(value: Value | null): Value {
  if (value === null) throw new Error("An interaction names an island or an officer that is not there.");
  return value;
}

/**
 * Counts interactions, the same rows as the list of the same filter.
 *
 * @param today on the registry's calendar, as YYYY-MM-DD.
 */
export async function countInteractions(
  database: Database,
  filter: InteractionFilter,
  today: string,
): Promise<Schemas["InteractionStats"]> {
  const { by_island, ...figures } = await database
    .with("found", () =>
      select(database, filter).select(["x.at", "x.outcome", "x.passport_no", "x.island_id"]),
    )
    .with("islands_most", (is) =>
      is
        .selectFrom("found")
        .groupBy("island_id")
        .select(["island_id", (each) => each.fn.countAll<number>().as("count")])
        .orderBy("count", "desc")
        .orderBy("island_id")
        .limit(5),
    )
    .selectFrom("found as f")
    .select((is) => {
      const count = is.fn.countAll<number>();
      return [
        count
          .filterWhere("f.at", ">=", startOf(today, 0))
          .filterWhere("f.at", "<", startOf(today, 1))
          .as("today"),
        count
          .filterWhere("f.at", ">=", startOf(today, -6))
          .filterWhere("f.at", "<", startOf(today, 1))
          .as("week"),
        count.as("total"),
        count.filterWhere("f.outcome", "=", "verified").as("verified"),
        count
          .filterWhere("f.outcome", "in", ["employer_mismatch", "occupation_mismatch", "island_mismatch"])
          .as("mismatches"),
        count.filterWhere("f.passport_no", "is", null).as("without_documents"),
      ];
    })
    .select(
      sql<Schemas["InteractionStats"]["by_island"]>`coalesce((
        select json_agg(json_build_object('island', ${islandOf("m.island_id")}, 'count', m.count)
          order by m.count desc, m.island_id)
        from islands_most m
      ), '[]'::json)`.as("by_island"),
    )
    .executeTakeFirstOrThrow();
  return { ...figures, by_island };
}
