import { findSeenApplication } from "../../database/applications/change-application.ts";
import { checkCardOfCenter } from "../../database/issuance/hold-issuance.ts";
import { readTrail } from "../../database/read-events.ts";
import { findSeenBatch } from "../dispatch/find-seen-batch.ts";
import { answerCenter } from "../operation.ts";
import { formatPage } from "../page.ts";

const perPage = 10;

/** Tells everything that happened to a batch, a card or an application, to those who may see it. */
export const listAudit = answerCenter("listAudit", async (asked) => {
  const { path, query, database } = asked;
  if (path.type === "batch") await findSeenBatch(asked, path.id);
  else if (path.type === "card") await checkCardOfCenter(asked, path.id);
  else await findSeenApplication(asked, path.id);
  const page = query?.page ?? 1;
  const { events, total } = await readTrail(database, path, { page, perPage });
  return { status: 200, body: { events, meta: formatPage(page, perPage, total) } };
});
