import { type SqlBool, sql } from "kysely";
import type { components } from "../../contract/registry.gen.d.ts";
import type { ApplicationStatus } from "../../domain/applications/application-actions.ts";
import type { ApplicationSearch } from "../../domain/applications/application-search.ts";
import type { Database } from "../tables.ts";
import { formatApplicationSummary, type Showing, selectApplications } from "./read-summary.ts";

/** Which applications a list is of. */
export interface ApplicationList {
  readonly channel: "center" | "portal";
  /** The centre whose applications they are; nothing for those of every centre. */
  readonly centerId: number | undefined;
  readonly search?: ApplicationSearch | undefined;
}

/** Which page of them. */
export interface ApplicationPage {
  readonly status: ApplicationStatus | "all";
  readonly page: number;
  readonly perPage: number;
}

/** Selects the applications of a list: for its rows, for their counts, and for the figures that lead to it. */
export function findApplications(database: Database, { channel, centerId, search }: ApplicationList) {
  let found = database
    .selectFrom("applications as a")
    // Where nobody is looked for by name, the database leaves this out.
    .leftJoin("people as p", "p.id", "a.person_id")
    .where("a.channel", "=", channel);
  if (centerId !== undefined) {
    found = found.where((is) =>
      is.or([is("a.created_center_id", "=", centerId), is("a.collection_center_id", "=", centerId)]),
    );
  }
  if (!search) return found;
  if ("applicationNo" in search) return found.where("a.application_no", "=", search.applicationNo);
  if ("idNumber" in search) return found.where("p.id_number", "=", search.idNumber);
  // Selected, so that it is folded once and not for every row. What is folded to one letter is in nearly every name.
  const folded = sql<string>`(select name from fold_name(${search.part}) as name where length(name) > 1)`;
  const written = sql<string>`(select upper(${search.part}))`;
  return found.where(
    sql<SqlBool>`(position(${written} in a.application_no) > 0 or position(${written} in p.id_number) > 0
      or position(${folded} in p.search_name) > 0)`,
  );
}

/** One page of applications, newest first, and how many of each status there are. */
export async function listApplications(
  database: Database,
  list: ApplicationList,
  { status, page, perPage, ...showing }: ApplicationPage & Showing,
): Promise<{
  readonly applications: components["schemas"]["ApplicationSummary"][];
  readonly counts: Readonly<Record<string, number>>;
  readonly total: number;
}> {
  const known = findApplications(database, list);
  const counted = await known
    .groupBy("a.status")
    .select(["a.status", (is) => is.fn.countAll<number>().as("count")])
    .execute();
  const total = counted
    .filter((each) => status === "all" || each.status === status)
    .reduce((sum, { count }) => sum + count, 0);
  const found = status === "all" ? known : known.where("a.status", "=", status);
  // What a row shows is looked up for the rows of the page alone, and not for those before it.
  const rows = await selectApplications(database)
    .where("a.id", "in", () =>
      found
        .select("a.id")
        .orderBy("a.created_at", "desc")
        .orderBy("a.id", "desc")
        .limit(perPage)
        .offset((page - 1) * perPage),
    )
    .orderBy("a.created_at", "desc")
    .orderBy("a.id", "desc")
    .execute();
  return {
    applications: rows.map((row) => formatApplicationSummary(row, showing)),
    counts: Object.fromEntries(counted.map((each) => [each.status, each.count])),
    total,
  };
}
