import { type RawBuilder, sql } from "kysely";
import type { components } from "../contract/registry.gen.d.ts";

/** A centre as every answer carries it. */
export type Center = components["schemas"]["Center"];

/** The columns of a centre that answers carry. */
export interface CenterColumns {
  readonly id: number;
  readonly name: string;
  readonly atoll: string | null;
  readonly island: string | null;
  readonly kind: string;
  /** Only where it is asked for. */
  readonly phone?: string | null;
}

/** The names of those columns. */
export const centerColumns = ["id", "name", "atoll", "island", "kind"] as const;

/** The columns of a centre that is offered to be chosen: with the names under which staff look for it. */
export const placeColumns = [...centerColumns, "name_dv", "island_dv", "atoll_dv", "atoll_code"] as const;

/** A centre's columns as an answer carries them. */
export function formatCenter({ id, name, atoll, island, kind, phone }: CenterColumns): Center {
  return { id, name, atoll, island, kind, ...(phone !== undefined && { phone }) };
}

/**
 * The centre that a column names, as one JSON value and without its phone, so that several fit into a row.
 *
 * @param column with the name that the query gives its table: `b.origin_center_id`.
 */
export function centerOf(column: string): RawBuilder<CenterColumns | null> {
  return sql`(select json_build_object(
    'id', c.id, 'name', c.name, 'atoll', c.atoll, 'island', c.island, 'kind', c.kind
  ) from centers c where c.id = ${sql.ref(column)})`;
}
