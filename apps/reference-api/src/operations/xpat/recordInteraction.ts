import type { components } from "../../contract/registry.gen.d.ts";
import { recordAct } from "../../database/audit.ts";
import { isAnswered } from "../../database/idempotency.ts";
import { countPersonLookup } from "../../database/people/count-lookup.ts";
import { takeNumber } from "../../database/record-numbers.ts";
import { findInSession } from "../../database/xpat/found-expats.ts";
import { termsOf } from "../../database/xpat/read-expats.ts";
import { readInteraction, subjectOfInteraction } from "../../database/xpat/read-interaction.ts";
import { formatPermit, selectPermits, type WorkPermit } from "../../database/xpat/read-permits.ts";
import { listExtensions } from "../../domain/extensions.ts";
import { refuseFields } from "../../domain/refusal.ts";
import { listObstacles, readPermitNo } from "../../domain/xpat/interaction-rules.ts";
import type { ReadFile } from "../biometrics/sort-files.ts";
import { type AskedAtCenter, answerCenter } from "../operation.ts";
import { keepParts, type PlannedParts, planParts, readSentFiles } from "./recording/plan-parts.ts";
import { type ReadInteraction, readInteractionData } from "./recording/read-interaction-data.ts";
import { type SettledPerson, settlePerson } from "./recording/settle-person.ts";

type Asked = AskedAtCenter<"recordInteraction">;

interface ReadAhead {
  readonly read: ReadInteraction;
  readonly files: readonly ReadFile[];
}

const readSent = async (asked: Asked): Promise<ReadAhead> => ({
  read: await readInteractionData(asked),
  files: await readSentFiles(asked),
});

/**
 * Checks the fields and reads the pictures outside of the transaction. The answer may tell of people whom somebody new
 * looks like, so it counts as a look-up.
 *
 * @returns nothing for a repeat of a call that has succeeded, which gets its answer again.
 */
async function readAhead(asked: Asked): Promise<ReadAhead | undefined> {
  if (asked.write && (await isAnswered(asked.database, asked.write))) return undefined;
  const sent = await readSent(asked);
  if (typeof sent.read.person !== "number") await countPersonLookup(asked);
  return sent;
}

/** Finds the permit that this session was shown of a person, as it is now; null where none is named. */
async function findPermit(asked: Asked, expatId: number): Promise<WorkPermit | null> {
  const { permit_number: typed } = asked.body.data;
  if (typed === undefined) return null;
  const found = await findInSession(asked, expatId);
  const row =
    found && found.permit_id !== null
      ? await selectPermits(asked.database).where("p.id", "=", found.permit_id).executeTakeFirst()
      : undefined;
  if (row?.number !== readPermitNo(typed)) {
    throw refuseFields({ permit_number: ["This work permit was not found in this session. Find it again."] });
  }
  return formatPermit(row, termsOf(asked));
}

/** The ids of those who look alike and are somebody else, of whom this session was shown. */
async function findOthers(asked: Asked): Promise<number[]> {
  const ids = [...new Set(asked.body.data.not_same_as ?? [])];
  const found = await Promise.all(ids.map((id) => findInSession(asked, id)));
  return ids.filter((_, index) => found[index] !== undefined);
}

/** Refuses `verified` where something does not agree. */
function checkOutcome(
  { outcome, checks }: components["schemas"]["InteractionData"],
  { employer, occupationCode, islandId }: ReadInteraction,
  permit: WorkPermit | null,
): void {
  if (outcome !== "verified") return;
  const obstacles = listObstacles({ checks, permit, employerId: employer.id, occupationCode, islandId });
  if (obstacles.length > 0) throw refuseFields({ outcome: obstacles });
}

async function insertInteraction(
  asked: Asked,
  read: ReadInteraction,
  {
    person,
    permit,
    exceptions,
  }: {
    readonly person: SettledPerson;
    readonly permit: WorkPermit | null;
    readonly exceptions: PlannedParts["exceptions"];
  },
): Promise<number> {
  const { database, session, center, now, body } = asked;
  const { checks, passport_seen, outcome } = body.data;
  const { id: expat_id, ...snapshot } = person;
  const { id } = await database
    .insertInto("interactions")
    .values({
      ...snapshot,
      expat_id,
      interaction_no: await takeNumber(database, "X", now),
      at: read.at,
      recorded_at: now,
      island_id: read.islandId,
      center_id: center.id,
      officer_id: session.member.id,
      permit: permit === null ? null : JSON.stringify(permit),
      checks: JSON.stringify(checks),
      employer_id: read.employer.id,
      employer_seen: read.employer.name,
      occupation_code: read.occupationCode,
      site: read.site,
      contact_phone: read.contactPhone,
      passport_seen,
      outcome,
      notes: read.notes,
      exceptions: JSON.stringify(exceptions),
      not_same_as: await findOthers(asked),
      not_same_note: read.notSameNote,
    })
    .returning("id")
    .executeTakeFirstOrThrow();
  return id;
}

/** Records an interaction with a foreign worker, and the person where they are new. */
export const recordInteraction = answerCenter(
  "recordInteraction",
  async (asked, ahead: ReadAhead | undefined) => {
    const { database, ports } = asked;
    const { read, files } = ahead ?? (await readSent(asked));
    const person = await settlePerson(asked, read);
    const permit = await findPermit(asked, person.id);
    checkOutcome(asked.body.data, read, permit);
    const parts = await planParts(asked, person.id, files);
    const id = await insertInteraction(asked, read, { person, permit, exceptions: parts.exceptions });
    await keepParts(asked, id, parts);
    await recordAct(asked, { action: "create", subject: subjectOfInteraction(id) });
    return {
      status: 201,
      body: {
        interaction: await readInteraction(database, id),
        extensions: listExtensions(ports),
        message: "Interaction saved",
      },
    };
  },
  readAhead,
);
