import { recordAct } from "../../database/audit.ts";
import { writeNote } from "../../database/dispatch/change-batch.ts";
import { readBatch } from "../../database/dispatch/read-batch.ts";
import { takeNumber } from "../../database/record-numbers.ts";
import { refuseFields } from "../../domain/refusal.ts";
import { countSeenCharacters } from "../../domain/written-forms.ts";
import { checkNotes } from "../check-notes.ts";
import { answerCenter } from "../operation.ts";
import { checkExpectedDay } from "./check-packing.ts";
import { findDestination } from "./find-destination.ts";

/** Opens a batch at the session's centre. */
export const createBatch = answerCenter("createBatch", async (asked) => {
  const { body, database, session, center, now } = asked;
  const { destination_center_id, notes, expected_count, expected_on } = body;
  const name = body.name?.trim();
  checkNotes(notes);
  if (name !== undefined && countSeenCharacters(name) === 0)
    throw refuseFields({ name: ["Name is required."] });
  checkExpectedDay(expected_on, now);
  await findDestination(asked, destination_center_id);

  const { id } = await database
    .insertInto("batches")
    .values({
      batch_no: await takeNumber(database, "DB", now),
      status: "open",
      origin_center_id: center.id,
      destination_center_id,
      name: name ?? null,
      expected_count: expected_count ?? null,
      expected_on: expected_on ?? null,
      created_by: session.member.id,
      created_at: now,
      changed_by: session.member.id,
      changed_at: now,
    })
    .returning("id")
    .executeTakeFirstOrThrow();
  if (notes) await writeNote(asked, id, notes);
  await recordAct(asked, {
    action: "create",
    subject: { type: "batch", id },
    toStatus: "open",
    notes: notes ?? null,
    isInHistory: true,
  });
  return { status: 201, body: { batch: await readBatch(database, id), message: "Batch created" } };
});
