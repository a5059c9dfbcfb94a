import { findIslandOfCenter } from "../../database/xpat/islands.ts";
import type { InteractionFilter } from "../../database/xpat/list-interactions.ts";
import { refuseFields } from "../../domain/refusal.ts";
import { readDate } from "../../domain/written-forms.ts";
import type { AskedAtCenter } from "../operation.ts";
import { readInteractionSearch } from "./read-search.ts";

type Asked = AskedAtCenter<"listInteractions" | "getInteractionStats">;

/** The island whose interactions an officer sees; nothing for all, null for none. */
export async function findSeenIsland({
  database,
  session,
  center,
}: Pick<Asked, "database" | "session" | "center">): Promise<number | null | undefined> {
  if (session.member.temp_full_access) return undefined;
  return (await findIslandOfCenter(database, center.id))?.id ?? null;
}

function readDay(field: string, text: string | undefined): string | undefined {
  if (text === undefined) return undefined;
  const day = readDate(text);
  if (day === "") throw refuseFields({ [field]: ["Required format: YYYY-MM-DD"] });
  return day;
}

/** Reads which interactions are asked for: the same for the list and for its figures. */
export async function readInteractionFilter(asked: Asked): Promise<InteractionFilter> {
  const { outcome, island_id, officer, date_from, date_to, search } = asked.query;
  const [from, to] = [readDay("date_from", date_from), readDay("date_to", date_to)];
  if (from !== undefined && to !== undefined && from > to) {
    throw refuseFields({ date_to: ["The last day is before the first day."] });
  }
  return {
    seenIslandId: await findSeenIsland(asked),
    outcome,
    islandId: island_id,
    officer,
    from,
    to,
    search: search === undefined ? undefined : readInteractionSearch(search),
  };
}
