import { listWaiting } from "../../database/issuance/list-waiting-cards.ts";
import { countWaitingCards } from "../../database/issuance/waiting-cards.ts";
import { listExtensions } from "../../domain/extensions.ts";
import { readRegistryDay } from "../../domain/registry-day.ts";
import { answerCenter } from "../operation.ts";
import { formatPage, usualPerPage } from "../page.ts";

/** One page of the cards that wait at the session's centre, the longest waiting first. */
export const listWaitingCards = answerCenter(
  "listWaitingCards",
  async ({ database, query, center, now, ports }) => {
    const { page = 1, per_page: perPage = usualPerPage, age = "all" } = query;
    const of = { centerId: center.id, today: readRegistryDay(now) };
    const counts = await countWaitingCards(database, of);
    const cards = await listWaiting(database, { ...of, age, page, perPage });
    const meta = { ...formatPage(page, perPage, counts[age]), counts };
    return { status: 200, body: { cards, meta, extensions: listExtensions(ports) } };
  },
);
