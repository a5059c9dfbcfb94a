import type { ApplicationSummary } from "@id-desk/core";
import { Alert, Button, CodeText, type MenuItems, StatusTabs } from "@id-desk/ui";
import type { ReactNode, RefObject } from "react";
import { ListExport } from "../../lists/ListExport.tsx";
import { ListFrame } from "../../lists/ListFrame.tsx";
import { ListRows, type ListRowsProps } from "../../lists/ListRows.tsx";
import { ListSearch } from "../../lists/ListSearchField.tsx";
import { listCopy } from "../../lists/list.copy.ts";
import type { useRowFocus } from "../../lists/useRowFocus.ts";
import { DestinationLink } from "../../runtime/frame/DestinationLink.tsx";
import { useMayOpen } from "../../runtime/frame/use-may-open.ts";
import { useCopy, useRegistry, useSession } from "../../runtime/registry/registry-context.ts";
import { SettingsNeeded } from "../../runtime/settings/SettingsNeeded.tsx";
import { AnyScript } from "../../runtime/words/AnyScript.tsx";
import { BatchNumber, Phrase } from "../../runtime/words/Phrase.tsx";
import { useDates } from "../../runtime/words/use-dates.ts";
import { useWords } from "../../runtime/words/use-words.ts";
import { applicationBadgeCopy } from "../parts/application-badge.copy.ts";
import { ApplicationRulesContext } from "../parts/useApplicationRules.ts";
import { useApplicationColumns } from "./application-columns.tsx";
import { applicationListCopy } from "./application-list.copy.ts";
import * as css from "./application-list.css.ts";
import { listOf } from "./application-tabs.ts";
import type { ApplicationListState } from "./useApplicationList.ts";
import type { OpeningOutcome } from "./useApplicationOpening.ts";

/** What a list of applications shows beside its state. */
interface ApplicationListProps extends Pick<ListRowsProps<ApplicationSummary>, "selection"> {
  readonly list: ApplicationListState;
  readonly focus: ReturnType<typeof useRowFocus>["focus"];
  /** Where the search is typed. */
  readonly field: RefObject<HTMLInputElement | null>;
  /** What can be done with a row; the same function until that changes. */
  readonly itemsOf: (application: ApplicationSummary) => MenuItems;
  /** A scan is heard wherever the focus is on the page, and not only within the list. */
  readonly scanAnywhere: boolean;
  /** Shown at the end of the filters. */
  readonly tools?: ReactNode;
  /** Shown above the rows. */
  readonly children?: ReactNode;
}

/** Applications of one channel: tabs, the search, one page of rows, and every state between. */
export function ApplicationList({
  list,
  focus,
  field,
  itemsOf,
  scanAnywhere,
  selection,
  tools,
  children,
}: ApplicationListProps) {
  const t = useCopy(applicationListCopy);
  const { error, query, settings, opening, words, total = 0 } = list;
  const columns = useApplicationColumns(list, itemsOf);

  function clearFilters(): void {
    list.clearFilters();
    // The button that was pressed goes away with the filters.
    field.current?.focus();
  }
  return (
    <ApplicationRulesContext.Provider value={settings}>
      <ListFrame error={error}>
        {list.tabs.length > 1 && (
          <StatusTabs
            label={t("status")}
            tabs={list.tabs}
            others={{ label: t("otherStatuses"), tabs: list.otherTabs }}
            value={query.status}
            onChange={(status) => query.filter({ status })}
          />
        )}
        <ApplicationFilters list={list} field={field} scanAnywhere={scanAnywhere} onClear={clearFilters}>
          {tools}
        </ApplicationFilters>
        {opening.outcome && <Outcome outcome={opening.outcome} />}
        {children}
        <ListRows
          list={list}
          words={(key, values) => {
            if (key === "noMatches") return words.noMatches;
            // A list of one status has no other status to choose.
            const isOneStatus = key === "noMatchesHelp" && list.tabs.length === 1;
            return t(isOneStatus ? "noMatchesHelpAlone" : key, values);
          }}
          caption={words.caption}
          empty={words.empty}
          columns={columns}
          selection={selection}
          focus={focus}
          onClear={clearFilters}
        />
        {!error && !list.isLoading && settings.reading.error && (
          // Below the rows and after them, so that neither moves away from the pointer.
          <SettingsNeeded reading={settings.reading} heading={t("settingsFailed")} />
        )}
        {total > 0 && !error && (
          // Another list is another export.
          <ApplicationExport key={JSON.stringify(list.filter)} list={list} />
        )}
      </ListFrame>
    </ApplicationRulesContext.Provider>
  );
}

/** Searches a list of applications, opens one by its number, and says how many there are. */
function ApplicationFilters({
  list: { search, opening, isFiltered, rows, total, isLoading, error },
  field,
  scanAnywhere,
  onClear,
  children,
}: Pick<ApplicationListProps, "list" | "field" | "scanAnywhere" | "children"> & {
  readonly onClear: () => void;
}) {
  const t = useCopy(applicationListCopy);
  const tList = useCopy(listCopy);
  const count = total !== undefined && !isLoading && !error && t("count", { count: total });
  // What the number has led to is spoken alone.
  const isSpoken = opening.outcome === undefined;
  return (
    <div className={css.searchFilters}>
      <ListSearch
        search={search}
        words={t}
        field={field}
        className={css.search}
        onEnter={() => search.take(search.typed)}
        aria-busy={opening.isOpening}
        scanAnywhere={scanAnywhere}
      />
      {isFiltered && (rows.length > 0 || isLoading || error) && (
        <Button variant="quiet" className={css.beside} onPress={onClear}>
          {tList("clearFilters")}
        </Button>
      )}
      <p className={css.besideCount}>
        <bdi role="status">{isSpoken && count}</bdi>
        <bdi>{!isSpoken && count}</bdi>
      </p>
      {children}
    </div>
  );
}

/** Says where an application is that cannot be opened, that there is none, or what else the number is. */
function Outcome({ outcome }: { readonly outcome: OpeningOutcome }) {
  const t = useCopy(applicationListCopy);
  const mayIssue = useMayOpen()("issuance");
  if (outcome.kind === "failed") return <Alert tone="danger" announce="at once" heading={outcome.message} />;
  const values = { number: <Key>{outcome.number}</Key> };
  if (outcome.kind === "notFound")
    return (
      <Alert tone="warning" announce="politely" heading={<Phrase text={t("notFound")} values={values} />} />
    );
  if (outcome.kind === "card")
    return (
      <Alert
        tone="info"
        announce="politely"
        heading={<Phrase text={t("isCard")} values={values} />}
        actions={
          mayIssue && (
            <DestinationLink to={{ screen: "NewIssuance" }} variant="secondary" size="sm">
              {t("newIssuance")}
            </DestinationLink>
          )
        }
      >
        {t("isCardHelp")}
      </Alert>
    );
  const { id_number, created_center, collection_center } = outcome.found;
  const center = <AnyScript>{(created_center ?? collection_center).name}</AnyScript>;
  return (
    <Alert
      tone="info"
      announce="politely"
      heading={<Phrase text={t("elsewhere")} values={{ ...values, center }} />}
      actions={
        <DestinationLink
          to={{ screen: "ApplicationStatus", params: { idNumber: id_number } }}
          variant="secondary"
          size="sm"
        >
          {t("showStatus")}
        </DestinationLink>
      }
    />
  );
}

/** The number of an application, or an ID number in its groups. */
function Key({ children }: { readonly children: string }) {
  return children.includes("-") ? <BatchNumber>{children}</BatchNumber> : <CodeText>{children}</CodeText>;
}

/** Gives what the list shows as a file for spreadsheets: every page of its status and search. */
function ApplicationExport({ list }: Pick<ApplicationListProps, "list">) {
  const t = useCopy(applicationListCopy);
  const statusLabels = useWords(applicationBadgeCopy);
  const { client } = useRegistry();
  const { timeZone } = useSession();
  const dates = useDates();
  const { channel, filter, total = 0 } = list;
  return (
    <ListExport
      total={total}
      readPage={async (query, signal) => {
        const request = { query: { ...filter, ...query }, signal };
        const { applications, meta } = await client.request(listOf(channel), request);
        return { rows: applications, meta };
      }}
      onRead={async (applications) => {
        const { downloadApplications } = await import("./download-applications.ts");
        downloadApplications(applications, list, { timeZone, now: dates.now() }, t, statusLabels);
      }}
      words={t}
    />
  );
}
