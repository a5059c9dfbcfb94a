import { type RawBuilder, type SqlBool, sql } from "kysely";
import type { components } from "../../contract/registry.gen.d.ts";
import type { Database } from "../tables.ts";
import { islandOf } from "./islands.ts";

/** An employer as every answer carries it. */
export type Employer = components["schemas"]["Employer"];

const mostEmployers = 20;

/** The employer whom a column names, as one JSON value. */
export function employerOf(column: string): RawBuilder<Employer | null> {
  return sql`(select json_build_object(
    'id', m.id, 'name', m.name, 'registration_no', m.registration_no, 'island', ${islandOf("m.island_id")}
  ) from employers m where m.id = ${sql.ref(column)})`;
}

/** A text as names are searched; selected, so that it is folded once and not for every row. */
export const foldedOnce = (text: string) =>
  sql<string>`(select name from fold_name(${text}) as name where length(name) > 0)`;

/** Lists the twenty employers whose names come first and have this text, those that begin with it before the others. */
export function findEmployers(database: Database, search: string): Promise<Employer[]> {
  const folded = foldedOnce(search);
  const written = sql<string>`(select upper(${search}))`;
  return database
    .selectFrom("employers as e")
    .where((is) =>
      is.or([
        sql<SqlBool>`position(${folded} in e.search_name) > 0`,
        sql<SqlBool>`position(${written} in e.registration_no) > 0`,
      ]),
    )
    .select(["e.id", "e.name", "e.registration_no", islandOf("e.island_id").as("island")])
    .orderBy(sql`starts_with(e.search_name, ${folded}) is true`, "desc")
    .orderBy("e.search_name")
    .orderBy("e.id")
    .limit(mostEmployers)
    .execute();
}

/** Finds an employer by its id; undefined for an id that is not known. */
export function findEmployer(database: Database, id: number): Promise<Employer | undefined> {
  return database
    .selectFrom("employers as e")
    .where("e.id", "=", id)
    .select(["e.id", "e.name", "e.registration_no", islandOf("e.island_id").as("island")])
    .executeTakeFirst();
}
