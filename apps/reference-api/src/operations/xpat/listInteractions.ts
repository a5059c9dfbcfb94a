import { listInteractions as findInteractions } from "../../database/xpat/list-interactions.ts";
import { listExtensions } from "../../domain/extensions.ts";
import { answerCenter } from "../operation.ts";
import { formatPage, usualPerPage } from "../page.ts";
import { readInteractionFilter } from "./filter-interactions.ts";

/** One page of the interactions on the island of the session's centre; full access sees all. */
export const listInteractions = answerCenter("listInteractions", async (asked) => {
  const { page = 1, per_page: perPage = usualPerPage } = asked.query;
  const filter = await readInteractionFilter(asked);
  const { interactions, total } = await findInteractions(asked.database, filter, { page, perPage });
  return {
    status: 200,
    body: {
      interactions,
      meta: formatPage(page, perPage, total),
      extensions: listExtensions(asked.ports),
    },
  };
});
