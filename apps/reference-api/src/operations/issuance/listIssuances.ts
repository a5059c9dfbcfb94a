import { listRecords } from "../../database/issuance/list-issuances.ts";
import { listExtensions } from "../../domain/extensions.ts";
import { answerCenter } from "../operation.ts";
import { formatPage, usualPerPage } from "../page.ts";

/** One page of the hand-overs that the session's centre has made. */
export const listIssuances = answerCenter("listIssuances", async ({ database, query, center, ports }) => {
  const { page = 1, per_page = usualPerPage, status } = query;
  const list = { centerId: center.id, status, page, perPage: per_page };
  const { issuances, counts, total } = await listRecords(database, list);
  const meta = { ...formatPage(page, per_page, total), counts };
  return { status: 200, body: { issuances, meta, extensions: listExtensions(ports) } };
});
