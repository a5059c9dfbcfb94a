import { findRecord } from "../../database/issuance/find-record.ts";
import { holdCard, recordIssuanceEvent } from "../../database/issuance/hold-issuance.ts";
import { formatIssuance } from "../../database/issuance/read-issuance.ts";
import { answerCenter } from "../operation.ts";

/** Counts one more printout of a hand-over's receipt; the record itself, and so its version, stays as it is. */
export const markReceiptPrinted = answerCenter("markReceiptPrinted", async (asked) => {
  const { path, database, now, session, center } = asked;
  // The card is held, so nobody counts the same copy.
  await holdCard(database, path.id);
  const issuance = await findRecord(asked, path.id);
  const { last } = await database
    .selectFrom("issuance_prints")
    .where("issuance_id", "=", issuance.id)
    .select((is) => is.fn.max("copy").as("last"))
    .executeTakeFirstOrThrow();
  const copies = (last ?? 0) + 1;
  await database
    .insertInto("issuance_prints")
    .values({
      issuance_id: issuance.id,
      copy: copies,
      printed_by: session.member.id,
      center_id: center.id,
      at: now,
    })
    .execute();
  await recordIssuanceEvent(asked, issuance, {
    action: "print",
    notes: copies > 1 ? `Copy ${copies}.` : null,
  });
  return { status: 200, body: { copies, issuance: await formatIssuance(asked, issuance) } };
});
