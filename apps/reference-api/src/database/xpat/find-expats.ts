import { type SqlBool, sql } from "kysely";
import type { Database } from "../tables.ts";
import { foldedOnce } from "./employers.ts";

const mostFound = 20;

/** Finds the ids of the twenty who come first by name: with a permit of this number, a name with this part, or both. */
export async function findExpats(
  database: Database,
  { name, permitNo }: { readonly name: string | undefined; readonly permitNo: string | undefined },
): Promise<number[]> {
  let found = database.selectFrom("expats as e");
  if (permitNo !== undefined) {
    found = found.where("e.id", "in", (is) =>
      is.selectFrom("permits").where("number", "=", permitNo).select("expat_id"),
    );
  }
  if (name !== undefined)
    found = found.where(sql<SqlBool>`position(${foldedOnce(name)} in e.search_name) > 0`);
  const rows = await found.orderBy("e.search_name").orderBy("e.id").limit(mostFound).select("e.id").execute();
  return rows.map(({ id }) => id);
}
