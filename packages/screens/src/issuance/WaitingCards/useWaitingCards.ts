import { serverCan, type WaitingAge, type WaitingCard } from "@id-desk/core";
import { type ListQueryProps, useListQuery } from "../../lists/use-list-query.ts";
import { useListReading } from "../../lists/useListReading.ts";
import { useScreenState } from "../../runtime/frame/screen-context.ts";

/** What the list of waiting cards knows and can do. */
export type WaitingCardsState = ReturnType<typeof useWaitingCards>;

const ages: readonly WaitingAge[] = ["all", "over_30", "over_90"];

const noCards: readonly WaitingCard[] = [];

/** What a server answers that does not have the call. */
const withoutCall: readonly (number | undefined)[] = [404, 405, 501];

/** Reads one page of the cards that wait at this centre, the longest waiting first. */
export function useWaitingCards(queryProps: ListQueryProps) {
  const query = useListQuery<WaitingAge>(queryProps, { statuses: ages, defaultStatus: "all" });
  const age = query.status;
  const reading = useListReading(
    "listWaitingCards",
    query,
    () => ({ query: { age, page: query.page, per_page: query.perPage } }),
    age,
  );
  const { data, latest, error, refresh } = reading;
  const isMissing = data ? !serverCan(data, "waiting_cards") : withoutCall.includes(error?.status);
  useScreenState({ isReady: data !== undefined, error, retry: refresh });
  return {
    ...reading,
    query,
    rows: data?.cards ?? noCards,
    /** A card that has not waited for so long is on another tab, and not filtered away. */
    isFiltered: false,
    /** How many cards have waited how long; nothing where the server does not count. */
    counts: latest?.meta.counts,
    ages,
    /** The registry's server has no such list. */
    isMissing,
  };
}
