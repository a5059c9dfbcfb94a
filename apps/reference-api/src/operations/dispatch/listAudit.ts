import { findBatch, refuseOtherCenter } from "../../database/dispatch/change-batch.ts";
import { checkCardOfCenter } from "../../database/issuance/hold-issuance.ts";
import { readTrail } from "../../database/read-events.ts";
import { type AskedAtCenter, answerCenter } from "../operation.ts";
import { refuseUndispatched } from "./refuse-undispatched.ts";

const perPage = 10;

async function checkBatchOfCenter({ path, database, center }: AskedAtCenter<"listAudit">): Promise<void> {
  const batch = await findBatch(database, path.id);
  if (batch.origin.id === center.id) return;
  if (batch.destination.id !== center.id) throw refuseOtherCenter(batch, "destination");
  refuseUndispatched(batch);
}

/** Tells everything that happened to a batch or a card, to those who may see it. */
export const listAudit = answerCenter("listAudit", async (asked) => {
  const { path, query, database } = asked;
  if (path.type === "batch") await checkBatchOfCenter(asked);
  else await checkCardOfCenter(asked, path.id);
  const page = query?.page ?? 1;
  const { events, total } = await readTrail(database, path, { page, perPage });
  const meta = { page, per_page: perPage, total, last_page: Math.max(1, Math.ceil(total / perPage)) };
  return { status: 200, body: { events, meta } };
});
