import type { components } from "../../contract/registry.gen.d.ts";
import { fingerItem, photoItem, signatureItem } from "../../domain/biometrics/capture-items.ts";
import { formatNumber } from "../../domain/record-numbers.ts";
import { readRegistryDay } from "../../domain/registry-day.ts";
import { defaultSettings } from "../../domain/registry-settings.ts";
import { addPart } from "../biometrics/captured-parts.ts";
import type { Database } from "../tables.ts";
import { formatPermit, type PermitRow, selectPermits } from "../xpat/read-permits.ts";
import islands from "./data/islands.json" with { type: "json" };
import { nameSpecimen } from "./demonstration-files.ts";
import { makeExpats, type SeedIslands } from "./make-expats.ts";
import { makePart } from "./seed-biometrics.ts";

type Outcome = components["schemas"]["InteractionOutcome"];

const minute = 60_000;
const day = 24 * 60 * minute;

/** The year of the numbers on the slips of the demonstration: they are always the same. */
const numberedIn = 2026;
const interactionCount = 40;

/** Photographs of workers are drawn from here on, so that no citizen has the same face. */
const firstFace = 500_000;

/** Names the islands in Thaana, and their atolls. */
async function nameIslands(database: Database): Promise<void> {
  for (const { name, code } of islands.atolls) {
    await database.updateTable("islands").set({ atoll_name: name }).where("atoll", "=", code).execute();
  }
  for (const { name, name_dv, atoll } of islands.islands) {
    await database
      .updateTable("islands")
      .set({ name_dv })
      .where("name", "=", name)
      .where("atoll_name", "=", atoll)
      .execute();
  }
}

async function findIslands(database: Database): Promise<SeedIslands> {
  const idOf = async (name: string) =>
    (await database.selectFrom("islands").where("name", "=", name).select("id").executeTakeFirstOrThrow()).id;
  return { male: await idOf("Maale"), kulhudhuffushi: await idOf("Kulhudhuffushi") };
}

/** The officers of the demonstration, with where they work; of an older one without its second officer the first alone. */
async function findOfficers(database: Database, places: SeedIslands) {
  const rows = await database
    .selectFrom("users")
    .where("username", "in", ["xpat.male", "xpat.hdh"])
    .orderBy("id")
    .select(["id", "username"])
    .execute();
  return rows.map(({ id, username }) => ({
    id,
    ...(username === "xpat.male"
      ? { islandId: places.male, centerId: 1 }
      : { islandId: places.kulhudhuffushi, centerId: 6 }),
  }));
}

type Officer = Awaited<ReturnType<typeof findOfficers>>[number];

/** What an officer finds of a worker, by how the permit stands; every sixth works for somebody else. */
function pickOutcome(
  permit: components["schemas"]["WorkPermit"] | null,
  place: number,
  islandId: number,
): Outcome {
  if (!permit) return "no_permit";
  if (permit.status === "missing_reported") return "missing_reported";
  if (permit.status === "expired" || permit.status === "cancelled") return "permit_expired";
  if (permit.island?.id !== islandId) return "island_mismatch";
  if (place % 6 === 5) return "employer_mismatch";
  return place % 13 === 7 ? "identity_doubt" : "verified";
}

const notesOf: Readonly<Record<Outcome, string | null>> = {
  verified: null,
  employer_mismatch: "Found at work for another employer",
  occupation_mismatch: "Found at other work than on the permit",
  island_mismatch: "The permit is for another island",
  permit_expired: "The permit has ended; the employer was told",
  no_permit: "No permit was found",
  missing_reported: "The employer has reported the worker as missing",
  identity_doubt: "The photograph is of somebody else",
};

type Made = ReturnType<typeof makeExpats>;

function makeInteraction(
  place: number,
  { made, permits, officer, now }: { made: Made; permits: readonly PermitRow[]; officer: Officer; now: Date },
) {
  // Every other worker in turn, so that some were never seen and some twice.
  const expat = made.expats[(place * 2) % 60];
  if (!expat) throw new Error("The demonstration has too few workers.");
  const row = permits.find(({ expat_id }) => expat_id === expat.id);
  const at = new Date(now.getTime() - (interactionCount - 1 - place) * 0.7 * day - 20 * minute);
  const terms = { today: readRegistryDay(now), expiringDays: defaultSettings.shown.xpat.expiring_days };
  const permit = row ? formatPermit(row, terms) : null;
  const outcome = pickOutcome(permit, place, officer.islandId);
  const passport = made.passports.findLast(({ expat_id }) => expat_id === expat.id)?.passport_no ?? null;
  const isOther = outcome === "employer_mismatch";
  return {
    interaction: {
      id: place + 1,
      interaction_no: formatNumber("X", numberedIn, place + 1),
      at,
      recorded_at: at,
      island_id: officer.islandId,
      center_id: officer.centerId,
      officer_id: officer.id,
      expat_id: expat.id,
      name: expat.name,
      gender: expat.gender,
      date_of_birth: expat.date_of_birth,
      country_id: expat.country_id,
      passport_no: passport,
      permit: permit && JSON.stringify(permit),
      checks: JSON.stringify({
        image: outcome !== "identity_doubt",
        name: true,
        passport_number: passport !== null,
        country: true,
      }),
      employer_id: isOther ? null : (row?.employer?.id ?? null),
      employer_seen: isOther ? "Marine Garage" : (row?.employer?.name ?? null),
      occupation_code: row?.occupation_code ?? null,
      site: row?.site ?? null,
      contact_phone: place % 3 === 0 ? `9${String(100_000 + place * 137).padStart(6, "0")}` : null,
      passport_seen: passport === null ? ("with_employer" as const) : ("seen" as const),
      outcome,
      notes: notesOf[outcome],
      not_same_note: null,
    },
    expat,
  };
}

async function seedInteractions(
  database: Database,
  made: Made,
  places: SeedIslands,
  now: Date,
): Promise<void> {
  const permits = await selectPermits(database).orderBy("p.id").execute();
  const officers = await findOfficers(database, places);
  const interactions = Array.from({ length: interactionCount }, (_, place) => {
    const officer = officers[place % officers.length];
    if (!officer) throw new Error("The demonstration has no officers.");
    return { ...makeInteraction(place, { made, permits, officer, now }), officer };
  });
  await database
    .insertInto("interactions")
    .values(interactions.map(({ interaction }) => interaction))
    .execute();
  await database
    .insertInto("audit_events")
    .values(
      interactions.map(({ interaction }) => ({
        at: interaction.at,
        action: "create",
        actor_id: interaction.officer_id,
        center_id: interaction.center_id,
        subject_type: "interaction",
        subject_id: interaction.id,
        from_status: null,
        to_status: null,
        serial_number: null,
        notes: null,
        address: null,
      })),
    )
    .execute();
  for (const { interaction, officer, expat } of interactions.filter((_, index) => index % 4 < 2)) {
    const { id, at } = interaction;
    const place = {
      record: { type: "interaction" as const, id },
      setId: null,
      centerId: officer.centerId,
      userId: officer.id,
      now: at,
    };
    const how = { personId: firstFace + expat.id, unique: `interaction-${id}`, userId: officer.id, at };
    for (const item of [photoItem, fingerItem("right", "thumb"), signatureItem]) {
      const part = makePart(item, how);
      await addPart(database, place, { ...part, checks: [], reason: null });
    }
  }
}

/** The photographs with which workers came to the registry; those without documents have none. */
async function seedPhotographs(database: Database, { expats }: Made): Promise<void> {
  await database
    .insertInto("stored_documents")
    .values(
      expats
        .filter(({ no_documents_reason }) => no_documents_reason === null)
        .map(({ id, recorded_at }) => ({
          token: nameSpecimen("photo", firstFace + id, "expat"),
          type: "photo",
          content_type: "image/jpeg",
          size: 20_000,
          subject_type: "expat" as const,
          subject_id: id,
          center_id: null,
          user_id: null,
          added_at: recorded_at,
          used_at: recorded_at,
        })),
    )
    .execute();
}

/** Adds the foreign workers of the demonstration, their employers, passports and permits, and the interactions of the last weeks. */
export async function seedXpat(database: Database, now: Date): Promise<void> {
  await nameIslands(database);
  const places = await findIslands(database);
  const made = makeExpats(places, now, readRegistryDay(now));
  await database.insertInto("employers").values(made.employers).execute();
  await database.insertInto("expats").values(made.expats).execute();
  await database.insertInto("passports").values(made.passports).execute();
  await database.insertInto("permits").values(made.permits).execute();
  await seedPhotographs(database, made);
  await seedInteractions(database, made, places, now);
}
