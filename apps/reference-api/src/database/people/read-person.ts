import { sql } from "kysely";
import type { components } from "../../contract/registry.gen.d.ts";
import { maskPhone } from "../../domain/masked-phone.ts";
import type { Database } from "../tables.ts";

/** A person as answers carry them. */
export type Person = components["schemas"]["Person"];

/** A person with what no answer carries. */
export interface KnownPerson extends Person {
  readonly id: number;
  readonly phone: string | null;
}

const holds = sql<Person["holds"]>`coalesce((
  select json_agg(json_build_object('code', h.code, 'label', h.label) order by h.id)
  from person_holds h where h.person_id = p.id
), '[]'::json)`;

function selectPeople(database: Database) {
  return database
    .selectFrom("people as p")
    .leftJoin("islands as i", "i.id", "p.island_id")
    .select(["p.id", "p.id_number", "p.name_en", "p.name_dv", "p.gender", "p.date_of_birth", "p.phone"])
    .select(["p.is_deceased", "p.house", "p.ward", "i.id as island_id", "i.name as island", "i.atoll"])
    .select(holds.as("holds"));
}

type PersonRow = Awaited<ReturnType<ReturnType<typeof selectPeople>["executeTakeFirstOrThrow"]>>;

function readRow({ house, ward, island_id, island, atoll, ...person }: PersonRow): KnownPerson {
  return {
    ...person,
    permanent_address:
      house !== null && island_id !== null && island !== null && atoll !== null
        ? { house, ward, island: { id: island_id, name: island, atoll } }
        : null,
    phone_masked: person.phone === null ? null : maskPhone(person.phone),
    has_phone: person.phone !== null,
  };
}

/** Finds a person by their ID number or by what the database calls them; nothing where the registry has none. */
export async function findPerson(
  database: Database,
  by: { readonly id: number } | { readonly idNumber: string },
): Promise<KnownPerson | undefined> {
  const people = selectPeople(database);
  const row = await ("id" in by
    ? people.where("p.id", "=", by.id)
    : people.where("p.id_number", "=", by.idNumber)
  ).executeTakeFirst();
  return row && readRow(row);
}

/** Finds people by what the database calls them. */
export async function findPeople(
  database: Database,
  ids: readonly number[],
): Promise<ReadonlyMap<number, KnownPerson>> {
  const rows = await selectPeople(database).where("p.id", "in", ids).execute();
  return new Map(rows.map((row) => [row.id, readRow(row)]));
}

/** Where photographs of people come from; without it there are none. */
export interface PortraitSource {
  readonly paintPortrait?: unknown;
}

/** A person as an answer carries them, with whether their photograph can be asked for. */
export function formatPerson(
  { id: _, phone: __, ...person }: KnownPerson,
  { paintPortrait }: PortraitSource = {},
): Person {
  return { ...person, has_photo: paintPortrait !== undefined };
}
