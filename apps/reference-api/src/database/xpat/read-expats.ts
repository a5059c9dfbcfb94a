import { sql } from "kysely";
import type { components } from "../../contract/registry.gen.d.ts";
import { reusableSince } from "../../domain/biometrics/reusable-since.ts";
import { findCountry } from "../../domain/countries.ts";
import { readRegistryDay } from "../../domain/registry-day.ts";
import type { RegistrySettings } from "../../domain/registry-settings.ts";
import { formatPart, listPartsOfExpats, type PartRow } from "../biometrics/captured-parts.ts";
import { staffOf } from "../staff.ts";
import type { Database } from "../tables.ts";
import { islandOf } from "./islands.ts";
import { findPermitsOf, formatPermit, type PermitRow, type PermitTerms } from "./read-permits.ts";

type Schemas = components["schemas"];

/** A foreign worker as every answer carries them. */
export type Expat = Schemas["Expat"];

/** A foreign worker with the id of the permit that is shown. */
export interface KnownExpat {
  readonly expat: Expat;
  readonly permitId: number | null;
}

/** What foreign workers are read with. */
export interface ReadingExpats {
  readonly database: Database;
  readonly now: Date;
  readonly ports: { readonly settings: RegistrySettings };
}

/** What the status of a permit is counted by at this moment. */
export const termsOf = ({ now, ports }: Pick<ReadingExpats, "now" | "ports">): PermitTerms => ({
  today: readRegistryDay(now),
  expiringDays: ports.settings.shown.xpat.expiring_days,
});

/** Returns a country by its id, as answers carry it; null where it is not known. */
export const formatCountry = (id: number | null) => (id === null ? null : (findCountry(id) ?? null));

const hasPhoto = sql<boolean>`(exists (
  select from stored_documents d where d.subject_type = 'expat' and d.subject_id = expats.id and d.type = 'photo'
) or exists (
  select from captured_parts c join interactions x on x.id = c.interaction_id
  where x.expat_id = expats.id and c.kind = 'photo'
))`;

const readPeople = (database: Database, ids: readonly number[]) =>
  database
    .selectFrom("expats")
    .where("id", "in", ids)
    .select(["id", "name", "gender", "date_of_birth", "approximate_age", "country_id"])
    .select(hasPhoto.as("has_photo"))
    .execute();

const readPassports = (database: Database, ids: readonly number[]) =>
  database
    .selectFrom("passports")
    .where("expat_id", "in", ids)
    .orderBy("id", "desc")
    .select(["expat_id", "passport_no", "country_id", "expires_on"])
    .execute();

const readLastInteractions = (database: Database, ids: readonly number[]) =>
  database
    .selectFrom("interactions as x")
    .where("x.expat_id", "in", ids)
    .distinctOn("x.expat_id")
    .orderBy("x.expat_id")
    .orderBy("x.at", "desc")
    .orderBy("x.id", "desc")
    .select(["x.expat_id", "x.id", "x.interaction_no", "x.at", "x.outcome"])
    .select([islandOf("x.island_id").as("island"), staffOf("x.officer_id").as("officer")])
    .execute();

type PassportRow = Awaited<ReturnType<typeof readPassports>>[number];
type LastRow = Awaited<ReturnType<typeof readLastInteractions>>[number];

function formatPassports(rows: readonly PassportRow[]): Schemas["Passport"][] {
  return rows.flatMap(({ passport_no, country_id, expires_on }, index) => {
    const country = formatCountry(country_id);
    return country ? [{ passport_no, country, expires_on, is_current: index === 0 }] : [];
  });
}

/** The parts from before that may be used again; null where there are none. */
function formatCaptured(
  parts: readonly (PartRow & { readonly expat_id: number })[],
): NonNullable<Expat["captured"]> | null {
  const newest = parts.reduce<PartRow | undefined>(
    (last, part) => (last && last.captured_at >= part.captured_at ? last : part),
    undefined,
  );
  return newest
    ? {
        captured_at: newest.captured_at.toISOString(),
        parts: parts.map(({ expat_id: _, ...part }) => formatPart(part)),
      }
    : null;
}

function formatLast(row: LastRow | undefined): Expat["last_interaction"] {
  if (!row?.island || !row.officer) return null;
  const { id, interaction_no, at, island, officer, outcome } = row;
  return { id, interaction_no, at: at.toISOString(), island, officer, outcome };
}

function groupBy<Row extends { readonly expat_id: number }>(
  rows: readonly Row[],
): ReadonlyMap<number, Row[]> {
  const groups = new Map<number, Row[]>();
  for (const row of rows) groups.set(row.expat_id, [...(groups.get(row.expat_id) ?? []), row]);
  return groups;
}

/**
 * Lists foreign workers in the order of these ids, with passports, permit, biometrics and the last interaction.
 *
 * @param permitNo the number of the permit to be shown, where they have several.
 */
export async function readExpats(
  { database, now, ports }: ReadingExpats,
  ids: readonly number[],
  permitNo?: string,
): Promise<KnownExpat[]> {
  if (ids.length === 0) return [];
  const people = new Map((await readPeople(database, ids)).map((row) => [row.id, row]));
  const passports = groupBy(await readPassports(database, ids));
  const permits = await findPermitsOf(database, ids, permitNo);
  const lasts = groupBy(await readLastInteractions(database, ids));
  const parts = groupBy(await listPartsOfExpats(database, ids, reusableSince(ports.settings, now)));
  const format = (id: number): KnownExpat | undefined => {
    const row = people.get(id);
    if (!row) return undefined;
    const { country_id, ...person } = row;
    const permit: PermitRow | undefined = permits.get(id);
    const own = parts.get(id) ?? [];
    return {
      permitId: permit?.id ?? null,
      expat: {
        ...person,
        country: formatCountry(country_id),
        passports: formatPassports(passports.get(id) ?? []),
        permit: permit ? formatPermit(permit, termsOf({ now, ports })) : null,
        captured: formatCaptured(own),
        last_interaction: formatLast(lasts.get(id)?.[0]),
      },
    };
  };
  return ids.flatMap((id) => format(id) ?? []);
}

/** Finds the name of the photograph of a foreign worker in the store of files: the registry's own, else the last one taken. */
export async function findPhoto(database: Database, expatId: number): Promise<string | undefined> {
  const { rows } = await sql<{ token: string }>`
    select d.token from stored_documents d
    where d.type = 'photo' and (
      (d.subject_type = 'expat' and d.subject_id = ${expatId}) or d.id in (
        select c.document_id from captured_parts c join interactions x on x.id = c.interaction_id
        where x.expat_id = ${expatId} and c.kind = 'photo'
      )
    )
    order by d.subject_type = 'expat' desc, d.id desc limit 1
  `.execute(database);
  return rows[0]?.token;
}
