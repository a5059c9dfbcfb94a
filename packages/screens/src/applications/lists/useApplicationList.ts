import {
  type ApplicationSummary,
  applicationStatusWords,
  type Extension,
  type OperationQuery,
  readApplicationSearch,
  serverCan,
} from "@id-desk/core";
import { readTabCounts } from "../../lists/tab-counts.ts";
import { type ListQueryProps, useListQuery } from "../../lists/use-list-query.ts";
import { useListReading } from "../../lists/useListReading.ts";
import { useListSearch } from "../../lists/useListSearch.ts";
import { applicationSigns, readTabLook } from "../../records/status-signs.tsx";
import { useScreenState } from "../../runtime/frame/screen-context.ts";
import { useCopy, useSession } from "../../runtime/registry/registry-context.ts";
import { useSettings } from "../../runtime/settings/use-settings.ts";
import type { WordsOf } from "../../runtime/words/copy.ts";
import { useWords } from "../../runtime/words/use-words.ts";
import { applicationBadgeCopy } from "../parts/application-badge.copy.ts";
import { readApplicationRules } from "../parts/useApplicationRules.ts";
import { applicationListCopy } from "./application-list.copy.ts";
import { type ApplicationChannel, type ApplicationTab, applicationTabs, listOf } from "./application-tabs.ts";
import { useApplicationOpening } from "./useApplicationOpening.ts";

/** What a list of applications knows and can do. */
export type ApplicationListState = ReturnType<typeof useApplicationList>;

/** How the registry is asked for applications, but for the page. */
type ListFilter = Omit<OperationQuery<"listCenterApplications">, "page" | "per_page">;

/** The texts that the screens of both channels have. */
type SharedText = "caption" | "number" | "noMatches";

const noApplications: readonly ApplicationSummary[] = [];

/** Reads one page of the applications of a channel, searches them, and opens one by its number. */
export function useApplicationList<Text extends string>(
  { channel, tabs, ownColumns, destinationOf, empty }: ApplicationChannel<Text>,
  t: WordsOf<Readonly<Record<NoInfer<Text> | SharedText, unknown>>>,
  queryProps: ListQueryProps,
) {
  const statuses = tabs.length > 1 ? applicationTabs : tabs;
  const query = useListQuery<ApplicationTab>(queryProps, {
    statuses,
    defaultStatus: tabs[0],
  });
  const settings = useSettings(readApplicationRules);
  const search = useListSearch(readApplicationSearch, () => query.page !== 1 && query.showPage(1));
  const filter: ListFilter = { status: query.status, ...(search.term && { search: search.term }) };
  const reading = useListReading(
    listOf(channel),
    query,
    () => ({ query: { ...filter, page: query.page, per_page: query.perPage } }),
    query.status,
  );
  const { data, latest, error, change } = reading;
  useScreenState({ isReady: data !== undefined, error, retry: reading.refresh });

  const rows = data?.applications ?? noApplications;
  const can = (extension: Extension) => serverCan(latest, extension);
  const opening = useApplicationOpening(rows, {
    isAnswered: latest !== undefined || error !== undefined,
    canFind: can("find"),
    destinationOf,
    search: search.submit,
  });

  const tList = useCopy(applicationListCopy);
  const statusLabels = useWords(applicationBadgeCopy);
  const center = useSession().center?.name ?? "";
  const counts = readTabCounts(latest);
  const createTab = (value: ApplicationTab) => ({
    value,
    label: value === "all" ? tList("all") : statusLabels[value],
    count: counts && (counts[value] ?? 0),
    ...readTabLook(applicationStatusWords, applicationSigns, value),
  });
  const [heading, help] = empty[query.status] ?? empty.other;
  return {
    ...reading,
    channel,
    ownColumns,
    destinationOf,
    query,
    settings,
    rows,
    /** Those with a tab, with how many applications each has where the server counts. */
    tabs: tabs.map(createTab),
    otherTabs: statuses.filter((tab) => !tabs.includes(tab)).map(createTab),
    /** How the registry is asked for what is listed, but for the page. */
    filter,
    isFiltered: search.term !== "",
    search: {
      ...search,
      type(text: string) {
        opening.clear();
        search.type(text);
      },
      /** Opens what a whole number names, and searches for any other text. */
      take(text: string) {
        search.keep(text);
        opening.open(text);
      },
    },
    clearFilters() {
      opening.clear();
      search.submit("");
    },
    opening,
    /** Whether its server can something beyond the specification. */
    can,
    /** Takes an application as it is now into its row. */
    take: (application: ApplicationSummary) =>
      change((answer) => ({
        ...answer,
        applications: answer.applications.map((row) => (row.id === application.id ? application : row)),
      })),
    /** The words of this channel. */
    words: {
      caption: t("caption", { center }),
      number: t("number"),
      noMatches: t("noMatches"),
      empty: { heading: t(heading, { center }), help: help && t(help) },
    },
  };
}
