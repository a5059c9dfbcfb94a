import {
  type CaptureItem,
  fingerItem,
  nameItem,
  photoItem,
  signatureItem,
} from "../../domain/biometrics/capture-items.ts";
import { defaultSettings } from "../../domain/registry-settings.ts";
import { subjectOfApplication } from "../applications/change-application.ts";
import { addPart } from "../biometrics/captured-parts.ts";
import type { Database } from "../tables.ts";
import { nameSpecimen, type SpecimenKind, specimens, specimenTypes } from "./demonstration-files.ts";
import { clerkOf } from "./make-batches.ts";
import { idNumberOf } from "./people-and-cards.ts";

const minute = 60_000;
const day = 24 * 60 * minute;

const allFingers = defaultSettings.shown.biometrics.fingers.map(({ hand, finger }) =>
  fingerItem(hand, finger),
);

/** Where the sets of the demonstration are: of the application that waits longest in a channel, or the next but one. */
const sets = [
  // Half filled: its centre makes it, and another one hands the card over.
  { batchId: "demonstration-half-filled", channel: "center", place: 2, items: allFingers.slice(0, 6) },
  // All that can be taken; its photograph failed a check.
  {
    batchId: "demonstration-waiting",
    channel: "portal",
    place: 0,
    items: [photoItem, ...allFingers, signatureItem],
    waits: true,
  },
] as const;

/**
 * Whose prints are all there from before, by what the ID number ends in: one who applies for another card, and one who has
 * not applied yet.
 */
const knownBefore = [5405, 5401];

const kindOf: Readonly<Record<CaptureItem["kind"], SpecimenKind>> = {
  photo: "photo",
  finger: "thumb",
  signature: "signature",
};

const brightness = { code: "brightness", measured: 31 } as const;

/** A part of the demonstration, whose file is drawn when it is asked for. */
export function makePart(
  item: CaptureItem,
  { personId, unique, userId, at }: { personId: number; unique: string; userId: number; at: Date },
) {
  const shown = kindOf[item.kind];
  const name = nameItem(item);
  const isFinger = item.kind === "finger";
  return {
    item,
    source: "captured" as const,
    token: nameSpecimen(shown, personId, `${unique}-${name}`),
    contentType: specimenTypes[shown],
    size: shown === "photo" ? 20_000 : specimens[shown].byteLength,
    digest: null,
    resolution: isFinger ? 500 : null,
    quality: isFinger ? 52 + name.length : null,
    taken_with: { photo: "camera", finger: "reader", signature: "pad" }[item.kind] as
      | "camera"
      | "reader"
      | "pad",
    algorithm: isFinger ? "NFIQ 2.2" : null,
    least_quality: isFinger ? 40 : null,
    tries: isFinger ? 1 : null,
    checks: item.kind === "photo" ? [{ ...brightness, result: "failed" as const }] : [],
    reason: item.kind === "photo" ? "The lamp is broken" : null,
    signed_by: item.kind === "signature" ? ("applicant" as const) : null,
    capturedAt: at,
    capturedBy: userId,
  };
}

const findWaiting = (database: Database, channel: "center" | "portal") =>
  database
    .selectFrom("applications")
    .where("status", "=", "pending_biometrics")
    .where("channel", "=", channel)
    .orderBy("id")
    .select(["id", "person_id", "created_center_id", "collection_center_id"])
    .execute();

async function seedSet(
  database: Database,
  { batchId, channel, place, items, ...more }: (typeof sets)[number],
  now: Date,
): Promise<void> {
  const application = (await findWaiting(database, channel))[place];
  if (!application) throw new Error("The demonstration has too few applications that wait for biometrics.");
  const centerId = application.created_center_id ?? application.collection_center_id;
  const userId = clerkOf(centerId);
  const at = new Date(now.getTime() - 40 * minute);
  const { id } = await database
    .insertInto("capture_sets")
    .values({
      batch_id: batchId,
      application_id: application.id,
      center_id: centerId,
      version: items.length + 1,
      opened_by: userId,
      opened_at: at,
      changed_by: userId,
      changed_at: at,
      waiting_since: "waits" in more ? at : null,
    })
    .returning("id")
    .executeTakeFirstOrThrow();
  const where = { record: subjectOfApplication(application), setId: id, centerId, userId, now: at };
  for (const item of items) {
    await addPart(
      database,
      where,
      makePart(item, { personId: application.person_id, unique: batchId, userId, at }),
    );
  }
}

/** The other prints of somebody whose card was made: they came with that application. */
async function seedKnown(database: Database, number: number, now: Date): Promise<void> {
  const application = await database
    .selectFrom("applications as a")
    .innerJoin("people as p", "p.id", "a.person_id")
    .where("p.id_number", "=", idNumberOf(number))
    .orderBy("a.id")
    .select(["a.id", "a.person_id", "a.created_center_id"])
    .executeTakeFirstOrThrow();
  const centerId = application.created_center_id ?? 1;
  const userId = clerkOf(centerId);
  const at = new Date(now.getTime() - 400 * day);
  const where = { record: subjectOfApplication(application), setId: null, centerId, userId, now: at };
  for (const item of allFingers.slice(1)) {
    await addPart(
      database,
      where,
      makePart(item, { personId: application.person_id, unique: "before", userId, at }),
    );
  }
}

/** Adds what was taken so far of applicants of the demonstration who wait for biometrics, and what is there from before. */
export async function seedBiometrics(database: Database, now: Date): Promise<void> {
  for (const set of sets) await seedSet(database, set, now);
  for (const number of knownBefore) await seedKnown(database, number, now);
}
