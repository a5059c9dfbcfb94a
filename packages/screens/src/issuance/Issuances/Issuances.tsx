import type { IssuanceSummary } from "@id-desk/core";
import {
  Alert,
  Button,
  DataTable,
  EmptyTrayDrawing,
  ForbiddenDrawing,
  Pagination,
  SearchDrawing,
  type TableControls,
} from "@id-desk/ui";
import { PlusIcon } from "@id-desk/ui/icons";
import { useEffect, useMemo, useRef } from "react";
import { DestinationLink } from "../../runtime/frame/DestinationLink.tsx";
import { ScreenEmptyState } from "../../runtime/frame/ScreenEmptyState.tsx";
import { ScreenError } from "../../runtime/frame/ScreenError.tsx";
import { ScreenFrame } from "../../runtime/frame/ScreenFrame.tsx";
import { ScreenHeader } from "../../runtime/frame/ScreenHeader.tsx";
import type { ScreenProps } from "../../runtime/frame/screen-props.ts";
import { useOnDemand } from "../../runtime/reading/on-demand.ts";
import { type ListQueryProps, perPageChoices } from "../../runtime/reading/use-list-query.ts";
import { useCopy, useSession } from "../../runtime/registry/registry-context.ts";
import { useLatestCallback } from "../../runtime/registry/use-latest-callback.ts";
import type { Translate } from "../../runtime/words/copy.ts";
import { useDates } from "../../runtime/words/use-dates.ts";
import { issuanceStatusCopy } from "../parts/issuance-status.copy.ts";
import { SettingsNeeded } from "../parts/SettingsNeeded.tsx";
import { IssuanceFilters } from "./IssuanceFilters.tsx";
import { issuancesCopy } from "./Issuances.copy.ts";
import * as css from "./Issuances.css.ts";
import { issuancesManifest } from "./Issuances.manifest.ts";
import { createIssuanceColumns } from "./issuance-columns.tsx";
import { issuanceWindows } from "./issuance-windows.ts";
import { useIssuanceDialogs } from "./useIssuanceDialogs.ts";
import { type IssuancesState, useIssuances } from "./useIssuances.ts";
import { useRowFocus } from "./useRowFocus.ts";

/** The commands of the page, by their calls. */
type Actions = "completeIssuance" | "returnCard";

/** What the list of hand-overs takes from its host. */
export interface IssuancesProps extends ListQueryProps, ScreenProps<Actions, typeof issuancesCopy.texts> {
  /** The card whose hand-over is opened at once, where it stands on the page. */
  readonly openCardId?: number | undefined;
}

/** The cards that were handed over at this centre: what proof there is, and what can still be done. */
export function Issuances(props: IssuancesProps) {
  return (
    <ScreenFrame manifest={issuancesManifest} props={props}>
      <HandOvers {...props} />
    </ScreenFrame>
  );
}

const getRowKey = ({ id }: IssuanceSummary) => id;

function HandOvers({ openCardId, messages, ...queryProps }: IssuancesProps) {
  const t = useCopy(issuancesCopy, messages);
  const center = useSession().center?.name ?? "";
  const dates = useDates();
  const list = useIssuances(queryProps);
  const dialogs = useIssuanceDialogs(list.loaded);
  const field = useRef<HTMLInputElement>(null);
  const table = useRef<TableControls>(null);
  const focus = useRowFocus(table, field);
  const { viewed, target, view } = dialogs;
  const isWanted = viewed !== undefined || target !== undefined;
  const Windows = useOnDemand(issuanceWindows, {
    isWanted,
    onUnavailable: () => {
      dialogs.close();
      view(undefined);
    },
  });
  const isSought = useOpenedAtOnce(openCardId, list, view);
  const caption = t("caption", { center });
  const { query, error, settings } = list;

  function clearFilters(): void {
    list.clearFilters();
    // The button that was pressed goes away with the filters.
    field.current?.focus();
  }
  return (
    <>
      <ScreenHeader
        title={t("title")}
        subtitle={caption}
        actions={
          <DestinationLink to={{ screen: "NewIssuance" }} variant="primary" icon={<PlusIcon />}>
            {t("newIssuance")}
          </DestinationLink>
        }
      />
      {error?.code === "forbidden" ? (
        <Forbidden t={t} error={error} />
      ) : (
        <div className={css.list}>
          {isSought && <Alert announce="politely" heading={t("notHere")} />}
          {list.staleSince !== undefined && (
            <Alert
              tone="warning"
              announce="politely"
              heading={t("refreshFailed", { at: dates.time(new Date(list.staleSince).toISOString()) })}
            />
          )}
          {!error && settings.reading.error && (
            <SettingsNeeded reading={settings.reading} heading={t("settingsFailed")} />
          )}
          <IssuanceFilters
            list={list}
            t={t}
            field={field}
            onOnly={() => view(list.rows[0])}
            onClear={clearFilters}
          />
          {error ? (
            <ScreenError heading={t("loadFailed")} error={error} retry={list.refresh} />
          ) : list.isLoading || list.rows.length > 0 ? (
            <IssuanceTable list={list} caption={caption} dialogs={dialogs} controls={table} t={t} />
          ) : (
            <NoRows list={list} t={t} onClear={clearFilters} />
          )}
          {!error && !list.isLoading && list.loaded.length > 0 && <Totals list={list} t={t} />}
          {!error && (list.total ?? 0) > Math.min(...perPageChoices) && query.page <= list.lastPage && (
            <Pagination
              words={{
                label: t("pages"),
                previous: t("previousPage"),
                next: t("nextPage"),
                page: t("page"),
                perPage: t("perPage"),
                range: (from, to, total) => t("range", { from, to, total }),
              }}
              page={query.page}
              perPage={query.perPage}
              perPageOptions={perPageChoices}
              total={list.total ?? 0}
              onPageChange={(page) => {
                query.showPage(page);
                table.current?.focusCaption();
              }}
              onPerPageChange={(perPage) => query.filter({ perPage })}
            />
          )}
        </div>
      )}
      {Windows && <Windows list={list} dialogs={dialogs} onDone={focus.settle} />}
    </>
  );
}

type Words = Translate<typeof issuancesCopy.texts>;

/** Opens the hand-over that staff have come for; says whether it is not there. */
function useOpenedAtOnce(
  cardId: number | undefined,
  { loaded, total }: IssuancesState,
  view: (row: IssuanceSummary | undefined) => void,
): boolean {
  const awaited = useRef(cardId);
  const row = cardId === undefined ? undefined : loaded.find(({ card }) => card.id === cardId);
  const open = useLatestCallback(view);
  useEffect(() => {
    if (awaited.current === undefined || !row) return;
    awaited.current = undefined;
    open(row);
  }, [row, open]);
  return awaited.current !== undefined && total !== undefined && !row;
}

function IssuanceTable({
  list,
  caption,
  dialogs,
  controls,
  t,
}: {
  readonly list: IssuancesState;
  readonly caption: string;
  readonly dialogs: ReturnType<typeof useIssuanceDialogs>;
  readonly controls: React.RefObject<TableControls | null>;
  readonly t: Words;
}) {
  const statusWords = useCopy(issuanceStatusCopy);
  const dates = useDates();
  const { settings, actionsOf } = list;
  const view = useLatestCallback(dialogs.view);
  const act = useLatestCallback(dialogs.act);
  const columns = useMemo(
    () => createIssuanceColumns({ t, statusWords, dates, settings, actionsOf, view, act }),
    [t, statusWords, dates, settings, actionsOf, view, act],
  );
  return (
    <DataTable
      caption={caption}
      columns={columns}
      rows={list.rows}
      getRowKey={getRowKey}
      isLoading={list.isLoading}
      isBusy={list.isRefreshing}
      controls={controls}
    />
  );
}

/** How many hand-overs of the page stand where. */
function Totals({ list: { counts }, t }: { readonly list: IssuancesState; readonly t: Words }) {
  return (
    <ul className={css.totals} aria-label={t("totals")}>
      <li>{t("handedOverTotal", { count: counts.handedOver })}</li>
      <li>{t("completedTotal", { count: counts.completed })}</li>
      <li>{t("returnedTotal", { count: counts.returned })}</li>
      {counts.outstanding > 0 && (
        <li className={css.outstanding}>{t("outstandingTotal", { count: counts.outstanding })}</li>
      )}
    </ul>
  );
}

/** Nothing matches, the page is gone, or nothing was handed over yet. */
function NoRows({
  list,
  t,
  onClear,
}: {
  readonly list: IssuancesState;
  readonly t: Words;
  readonly onClear: () => void;
}) {
  const { query, total = 0, lastPage } = list;
  if (total > 0 && query.page > lastPage) {
    return (
      <ScreenEmptyState
        heading={t("pageMissing", { page: query.page })}
        action={<Button onPress={() => query.showPage(lastPage)}>{t("showLastPage")}</Button>}
      />
    );
  }
  if (list.loaded.length > 0) {
    return (
      <ScreenEmptyState
        drawing={<SearchDrawing />}
        heading={t("noMatches")}
        help={t("noMatchesHelp")}
        action={<Button onPress={onClear}>{t("clearFilters")}</Button>}
      />
    );
  }
  // A page without the rows that its server counts is no list without hand-overs.
  if (total > 0) {
    return (
      <ScreenEmptyState
        heading={t("pageEmpty")}
        action={<Button onPress={list.refresh}>{t("tryAgain")}</Button>}
      />
    );
  }
  return <ScreenEmptyState drawing={<EmptyTrayDrawing />} heading={t("empty")} help={t("emptyHelp")} />;
}

function Forbidden({
  t,
  error,
}: {
  readonly t: Words;
  readonly error: NonNullable<IssuancesState["error"]>;
}) {
  const state = (
    <ScreenEmptyState
      drawing={<ForbiddenDrawing />}
      heading={t("forbidden")}
      help={t("forbiddenHelp")}
      action={
        <DestinationLink to={{ screen: "Dashboard" }} variant="secondary">
          {t("goHome")}
        </DestinationLink>
      }
    />
  );
  return (
    <ScreenError heading={t("forbidden")} error={error}>
      {state}
    </ScreenError>
  );
}
