import type { Acting } from "../../database/acting.ts";
import type { HeldLine } from "../../database/dispatch/change-lines.ts";
import { Refusal } from "../../domain/refusal.ts";

/** What changes every card of a batch at once. */
const ofWholeBatch: readonly string[] = ["dispatch", "reopen"];

/** Who changed a card last, by the trail: a check that was taken back has left nothing in the card itself. */
async function findLastChange({ database }: Acting, batchId: number, serialNumber: string) {
  const event = await database
    .selectFrom("audit_events as e")
    .innerJoin("users as u", "u.id", "e.actor_id")
    .where("e.subject_type", "=", "batch")
    .where("e.subject_id", "=", batchId)
    .where((is) => is.or([is("e.serial_number", "=", serialNumber), is("e.action", "in", ofWholeBatch)]))
    .orderBy("e.id", "desc")
    .select(["u.username", "u.fullname", "e.at"])
    .executeTakeFirst();
  if (!event) return { by: null, at: null };
  const { at, ...by } = event;
  return { by, at: at.toISOString() };
}

/** Refuses what was meant for a card as it was before; what happened to the batch's other cards does not matter. */
export async function refuseStaleCard(
  acting: Acting,
  { batchId, line, shown }: { batchId: number; line: HeldLine; shown: number | undefined },
): Promise<void> {
  const { version, found, serial_number } = line;
  if (shown === undefined || shown === version) return;
  const { by, at } = found.by ? found : await findLastChange(acting, batchId, serial_number);
  throw new Refusal(409, {
    message: by ? `This card was changed by ${by.fullname}.` : "This card was changed.",
    code: "stale_version",
    context: { version, changed_by: by, changed_at: at },
  });
}
