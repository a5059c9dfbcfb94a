import { issuanceStatusWords } from "@id-desk/core";
import { Alert } from "@id-desk/ui";
import { PlusIcon } from "@id-desk/ui/icons";
import { useRef } from "react";
import { ListFrame } from "../../lists/ListFrame.tsx";
import { ListRows } from "../../lists/ListRows.tsx";
import { PageFilters } from "../../lists/PageFilters.tsx";
import type { ListQueryProps } from "../../lists/use-list-query.ts";
import { useSettledRow } from "../../lists/useSettledRow.ts";
import { useTableFocus } from "../../lists/useTableFocus.ts";
import { issuanceSigns, readTabLook } from "../../records/status-signs.tsx";
import { DestinationLink } from "../../runtime/frame/DestinationLink.tsx";
import { ScreenFrame } from "../../runtime/frame/ScreenFrame.tsx";
import { ScreenHeader } from "../../runtime/frame/ScreenHeader.tsx";
import type { ScanListProps, ScreenProps } from "../../runtime/frame/screen-props.ts";
import { createPartOnDemand, useOnDemand } from "../../runtime/reading/on-demand.ts";
import { useCopy, useSession } from "../../runtime/registry/registry-context.ts";
import { SettingsNeeded } from "../../runtime/settings/SettingsNeeded.tsx";
import { IssuanceRulesContext } from "../parts/useIssuanceRules.ts";
import { issuancesCopy } from "./Issuances.copy.ts";
import * as css from "./Issuances.css.ts";
import { issuancesManifest } from "./Issuances.manifest.ts";
import { useIssuanceColumns } from "./issuance-columns.tsx";
import { useIssuanceDialogs } from "./useIssuanceDialogs.ts";
import { useIssuances } from "./useIssuances.ts";

/** The commands of the page, by their calls. */
type Actions = "completeIssuance" | "returnCard";

/** What the list of hand-overs takes from its host. */
export interface IssuancesProps
  extends ListQueryProps,
    ScanListProps,
    ScreenProps<Actions, typeof issuancesCopy.texts> {
  /** The card whose hand-over is opened at once, where it stands on the page. */
  readonly openCardId?: number | undefined;
}

const issuanceWindows = createPartOnDemand(() => import("./IssuanceWindows.tsx"), "IssuanceWindows");

/** The cards that were handed over at this centre: what proof there is, and what can still be done. */
export function Issuances(props: IssuancesProps) {
  return (
    <ScreenFrame manifest={issuancesManifest} props={props}>
      <HandOvers {...props} />
    </ScreenFrame>
  );
}

function HandOvers({ openCardId, scanAnywhere, messages, ...queryProps }: IssuancesProps) {
  const t = useCopy(issuancesCopy, messages);
  const list = useIssuances(queryProps);
  const dialogs = useIssuanceDialogs(list, openCardId);
  const field = useRef<HTMLInputElement>(null);
  const focus = useTableFocus();
  const settleRow = useSettledRow(focus, field);
  const caption = t("caption", { center: useSession().center?.name ?? "" });
  const { error, settings } = list;
  const columns = useIssuanceColumns(list, dialogs, t);
  const Windows = useOnDemand(issuanceWindows, {
    isWanted: dialogs.viewed !== undefined || dialogs.target !== undefined,
    onUnavailable() {
      dialogs.close();
      dialogs.view(undefined);
    },
  });

  function clearFilters(): void {
    list.clearFilters();
    // The button that was pressed goes away with the filters.
    field.current?.focus();
  }
  return (
    <IssuanceRulesContext.Provider value={settings}>
      <ScreenHeader
        title={t("title")}
        subtitle={caption}
        actions={
          <>
            {(list.latest === undefined || list.can("waiting_cards")) && (
              // Unseen until the server has said that it has such a list. Its place is kept, so that nothing moves.
              <span className={list.latest === undefined ? css.awaited : undefined}>
                <DestinationLink to={{ screen: "WaitingCards" }} variant="quiet">
                  {t("waitingCards")}
                </DestinationLink>
              </span>
            )}
            <DestinationLink to={{ screen: "NewIssuance" }} variant="primary" icon={<PlusIcon />}>
              {t("newIssuance")}
            </DestinationLink>
          </>
        }
      />
      <ListFrame error={error}>
        {dialogs.isSought && <Alert announce="politely" heading={t("notHere")} />}
        <PageFilters
          list={list}
          words={t}
          field={field}
          scanAnywhere={scanAnywhere}
          lookOf={(status) => readTabLook(issuanceStatusWords, issuanceSigns, status)}
          onOnly={dialogs.view}
          onClear={clearFilters}
        />
        <ListRows
          list={list}
          words={t}
          caption={caption}
          empty={{ heading: t("empty"), help: t("emptyHelp") }}
          columns={columns}
          focus={focus}
          onClear={clearFilters}
        >
          {!error && !list.isLoading && list.outstanding > 0 && (
            <p className={css.outstanding}>{t("outstandingTotal", { count: list.outstanding })}</p>
          )}
        </ListRows>
        {!error && !list.isLoading && settings.reading.error && (
          // Below the rows and after them, so that neither moves away from the pointer.
          <SettingsNeeded reading={settings.reading} heading={t("settingsFailed")} />
        )}
      </ListFrame>
      {Windows && <Windows list={list} dialogs={dialogs} onDone={settleRow} />}
    </IssuanceRulesContext.Provider>
  );
}
