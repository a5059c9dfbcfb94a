import { type RawBuilder, sql } from "kysely";
import type { components } from "../contract/registry.gen.d.ts";

/** A member of staff as every answer carries them. */
export type Staff = components["schemas"]["Staff"];

/** Who made or cancelled an application of which an import named nobody. */
export const importedStaff: Staff = { username: "registry", fullname: "Registry (imported)" };

/**
 * The member of staff whom a column names, as one JSON value, so that several fit into a row.
 *
 * @param column with the name that the query gives its table: `b.created_by`.
 */
export function staffOf(column: string): RawBuilder<Staff | null> {
  return sql`(select json_build_object('username', u.username, 'fullname', u.fullname)
    from users u where u.id = ${sql.ref(column)})`;
}
