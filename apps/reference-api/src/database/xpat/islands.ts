import { type RawBuilder, type SqlBool, sql } from "kysely";
import type { components } from "../../contract/registry.gen.d.ts";
import type { Database } from "../tables.ts";

/** An island as every answer carries it. */
export type Island = components["schemas"]["Island"];

const columns = ["id", "name", "atoll", "atoll_name", "name_dv"] as const;

/**
 * The island that a column names, as one JSON value, so that several fit into a row.
 *
 * @param column with the name that the query gives its table: `x.island_id`.
 */
export function islandOf(column: string): RawBuilder<Island | null> {
  return sql`(select json_build_object(
    'id', l.id, 'name', l.name, 'atoll', l.atoll, 'atoll_name', l.atoll_name, 'name_dv', l.name_dv
  ) from islands l where l.id = ${sql.ref(column)})`;
}

/** Whether a column begins with a text, in any case and however its name is spelt in accents and doubled letters. */
const begins = (column: string, text: string) =>
  sql<SqlBool>`starts_with(fold_name(${sql.ref(column)}), fold_name(${text}))`;

/** Lists islands by atoll and name; those whose name or atoll begins with what is given, or all. */
export function listIslands(
  database: Database,
  { name, atoll }: { readonly name?: string | undefined; readonly atoll?: string | undefined },
): Promise<Island[]> {
  let found = database.selectFrom("islands").select(columns).orderBy("atoll").orderBy("name").orderBy("id");
  if (name !== undefined)
    found = found.where((is) => is.or([begins("name", name.trim()), begins("name_dv", name.trim())]));
  if (atoll !== undefined) {
    found = found.where((is) => is.or([begins("atoll", atoll.trim()), begins("atoll_name", atoll.trim())]));
  }
  return found.execute();
}

/** Finds an island by its id; undefined for an id that is not known. */
export function findIsland(database: Database, id: number): Promise<Island | undefined> {
  return database.selectFrom("islands").select(columns).where("id", "=", id).executeTakeFirst();
}

/** Finds the island that a centre is on; nothing for a centre that is on none. */
export function findIslandOfCenter(database: Database, centerId: number): Promise<Island | undefined> {
  return database
    .selectFrom("centers as c")
    .innerJoin("islands as l", (join) =>
      join
        .on(sql<SqlBool>`fold_name(l.name) = fold_name(c.island)`)
        .on((is) =>
          is.or([
            is("l.atoll", "=", is.ref("c.atoll_code")),
            is("l.atoll", "=", is.ref("c.atoll")),
            is("l.atoll_name", "=", is.ref("c.atoll")),
          ]),
        ),
    )
    .where("c.id", "=", centerId)
    .select(columns.map((name) => `l.${name}` as const))
    .executeTakeFirst();
}
