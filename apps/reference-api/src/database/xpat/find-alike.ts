import { type SqlBool, sql } from "kysely";
import { countYears } from "../../domain/issuance/collector-rules.ts";
import { haveLikeNames } from "../../domain/xpat/name-likeness.ts";
import type { Database } from "../tables.ts";

/** Somebody who is to be recorded. */
export interface NewExpat {
  readonly name: string;
  readonly countryId: number;
  /** As YYYY-MM-DD. */
  readonly dateOfBirth: string | null;
  /** In years, today. */
  readonly approximateAge: number | null;
}

/** Why somebody is a candidate. */
export type Likeness = "passport" | "name_and_birth";

/** In years: people guess ages. */
const mostYearsApart = 5;

/** So many candidates are shown at most. */
const mostCandidates = 20;

/** Finds whose passport it is, also one that has been replaced. */
export async function findPassportOwner(
  database: Database,
  { passportNo, countryId }: { readonly passportNo: string; readonly countryId: number },
): Promise<number | undefined> {
  const row = await database
    .selectFrom("passports")
    .where("country_id", "=", countryId)
    .where("passport_no", "=", passportNo)
    .select("expat_id")
    .executeTakeFirst();
  return row?.expat_id;
}

/** Finds those of the same country and day of birth whose name is like this one. */
async function findByBirth(
  database: Database,
  { name, countryId, dateOfBirth }: NewExpat,
): Promise<readonly number[]> {
  if (dateOfBirth === null) return [];
  const rows = await database
    .selectFrom("expats")
    .where("country_id", "=", countryId)
    .where("date_of_birth", "=", dateOfBirth)
    .orderBy("id")
    .select(["id", "name"])
    .execute();
  return rows.filter((row) => haveLikeNames(row.name, name)).map(({ id }) => id);
}

/** Finds those of the same country and name where a day of birth is not known, unless their ages are far apart. */
async function findByName(
  database: Database,
  { name, countryId, dateOfBirth, approximateAge }: NewExpat,
  today: string,
): Promise<readonly number[]> {
  const rows = await database
    .selectFrom("expats")
    .where("country_id", "=", countryId)
    .where(sql<SqlBool>`search_name = fold_name(${name})`)
    .orderBy("id")
    .select(["id", "date_of_birth", "approximate_age", "recorded_at"])
    .execute();
  const ageOf = (birth: string | null, age: number | null, on: string) => {
    if (birth !== null) return countYears(birth, today);
    return age === null ? null : age + Number(today.slice(0, 4)) - Number(on.slice(0, 4));
  };
  const own = ageOf(dateOfBirth, approximateAge, today);
  return rows
    .filter((row) => {
      if (dateOfBirth !== null && row.date_of_birth !== null) return false;
      const age = ageOf(row.date_of_birth, row.approximate_age, row.recorded_at.toISOString());
      return own === null || age === null || Math.abs(own - age) <= mostYearsApart;
    })
    .map(({ id }) => id);
}

/** Finds whom somebody looks like who is to be recorded, with why. */
export async function findAlike(
  database: Database,
  expat: NewExpat,
  today: string,
): Promise<ReadonlyMap<number, readonly Likeness[]>> {
  const ids = [...(await findByBirth(database, expat)), ...(await findByName(database, expat, today))];
  return new Map(ids.slice(0, mostCandidates).map((id) => [id, ["name_and_birth"] as const]));
}

/** Lets one new person of a country be recorded at a time: the next one is compared with the one before. */
export async function holdCountry(transaction: Database, countryId: number): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`expats of ${countryId}`}, 0))`.execute(
    transaction,
  );
}
