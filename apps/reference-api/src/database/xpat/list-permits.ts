import { type SqlBool, sql } from "kysely";
import type { components } from "../../contract/registry.gen.d.ts";
import type { Database } from "../tables.ts";
import { foldedOnce } from "./employers.ts";
import { formatCountry, type ReadingExpats, termsOf } from "./read-expats.ts";
import { formatPermit, selectPermits } from "./read-permits.ts";

type PermitHolder = components["schemas"]["PermitHolder"];

/** Which work permits a list is of; one of both is given. */
export interface PermitSearch {
  /** Part of the employer's name. */
  readonly employer: string | undefined;
  /** The beginning of the number. */
  readonly number: string | undefined;
}

/**
 * Finds the ids of the employers with a part in their name. They are found first, so that the database knows how many they
 * are: else it goes through all permits for a single employer.
 */
async function findEmployerIds(database: Database, name: string | undefined): Promise<number[] | undefined> {
  if (name === undefined) return undefined;
  const rows = await database
    .selectFrom("employers")
    .where(sql<SqlBool>`position(${foldedOnce(name)} in search_name) > 0`)
    .select("id")
    .execute();
  return rows.map(({ id }) => id);
}

function select(database: Database, employerIds: number[] | undefined, number: string | undefined) {
  let found = database.selectFrom("permits as p");
  if (number !== undefined) {
    // Nothing in a number comes after "~". As a range the index serves prepared statements too.
    found = found.where(sql<SqlBool>`p.number ~>=~ ${number} and p.number ~<~ ${`${number}~`}`);
  }
  if (employerIds !== undefined) found = found.where(sql<SqlBool>`p.employer_id = any(${employerIds})`);
  return found;
}

/** The last interaction of the person of a permit, as one JSON value. */
const lastInteraction = sql<PermitHolder["last_interaction"]>`(
  select json_build_object('id', x.id, 'interaction_no', x.interaction_no, 'outcome', x.outcome,
    'at', to_char(x.at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'))
  from interactions x where x.expat_id = p.expat_id order by x.at desc, x.id desc limit 1
)`;

const capturedAt = sql<string | null>`(
  select to_char(max(c.captured_at) at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')
  from captured_parts c join interactions x on x.id = c.interaction_id where x.expat_id = p.expat_id
)`;

const lastPassport = sql<string | null>`(
  select right(s.passport_no, 4) from passports s where s.expat_id = p.expat_id order by s.id desc limit 1
)`;

/** Lists one page of work permits by their numbers, each with whose it is, and how many there are. */
export async function listPermits(
  { database, ...reading }: ReadingExpats,
  { employer, number }: PermitSearch,
  { page, perPage }: { readonly page: number; readonly perPage: number },
): Promise<{ readonly permits: PermitHolder[]; readonly total: number }> {
  const employerIds = await findEmployerIds(database, employer);
  const { total } = await select(database, employerIds, number)
    .select((is) => is.fn.countAll<number>().as("total"))
    .executeTakeFirstOrThrow();
  const rows = await selectPermits(database)
    .innerJoin("expats as e", "e.id", "p.expat_id")
    // What a row shows is looked up for the rows of the page alone, and not for those before it.
    .where("p.id", "in", () =>
      select(database, employerIds, number)
        .select("p.id")
        .orderBy("p.number")
        .limit(perPage)
        .offset((page - 1) * perPage),
    )
    .orderBy("p.number")
    .select(["e.name", "e.country_id"])
    .select([lastInteraction.as("last_interaction"), capturedAt.as("captured_at")])
    .select(lastPassport.as("passport_last4"))
    .execute();
  const permits = rows.map(
    ({ name, country_id, last_interaction, captured_at, passport_last4, ...permit }) => ({
      permit: formatPermit(permit, termsOf(reading)),
      individual: { id: permit.expat_id, name, country: formatCountry(country_id), passport_last4 },
      captured_at,
      last_interaction,
    }),
  );
  return { permits, total };
}
