import { type InteractionSummary, readInteractionNumber } from "@id-desk/core/xpat";
import { PlusIcon } from "@id-desk/ui/icons";
import { useCallback, useRef, useState } from "react";
import { ListFrame } from "../../lists/ListFrame.tsx";
import { ListRows } from "../../lists/ListRows.tsx";
import type { ListQueryProps } from "../../lists/use-list-query.ts";
import { useTableFocus } from "../../lists/useTableFocus.ts";
import { nameIsland } from "../../places/island-places.ts";
import { DestinationLink } from "../../runtime/frame/DestinationLink.tsx";
import { ScreenFrame } from "../../runtime/frame/ScreenFrame.tsx";
import { ScreenHeader } from "../../runtime/frame/ScreenHeader.tsx";
import type { ScanListProps, ScreenProps } from "../../runtime/frame/screen-props.ts";
import { createPartOnDemand, useOnDemand } from "../../runtime/reading/on-demand.ts";
import { useCopy } from "../../runtime/registry/registry-context.ts";
import { Figures } from "./Figures.tsx";
import { InteractionExport } from "./InteractionExport.tsx";
import { InteractionFilters } from "./InteractionFilters.tsx";
import { useInteractionColumns } from "./interaction-columns.tsx";
import { useXpatInteractions, type XpatInteractionsState } from "./useXpatInteractions.ts";
import { xpatInteractionsCopy } from "./XpatInteractions.copy.ts";
import { xpatInteractionsManifest } from "./XpatInteractions.manifest.ts";

/** What the list of interactions takes from its host. */
export interface XpatInteractionsProps
  extends ListQueryProps,
    ScanListProps,
    ScreenProps<"markInteractionPrinted", typeof xpatInteractionsCopy.texts> {
  /** The day whose interactions are listed at first, as YYYY-MM-DD. */
  readonly day?: string | undefined;
}

const interactionWindows = createPartOnDemand(() => import("./InteractionWindows.tsx"), "InteractionWindows");

/** The interactions with foreign workers: their figures, the list, and each one as it was recorded. */
export function XpatInteractions(props: XpatInteractionsProps) {
  return (
    <ScreenFrame manifest={xpatInteractionsManifest} props={props}>
      <Interactions {...props} />
    </ScreenFrame>
  );
}

function Interactions({ day, scanAnywhere, messages, ...queryProps }: XpatInteractionsProps) {
  const t = useCopy(xpatInteractionsCopy, messages);
  const list = useXpatInteractions(queryProps, day);
  const windows = useInteractionWindows(list);
  const field = useRef<HTMLInputElement>(null);
  const focus = useTableFocus();
  const { error, seesAll, ownIsland, total = 0 } = list;
  const hasRecords = list.can("interactions");
  // What the server can is known with its first answer; filters that come then would move the rows.
  const isFirstLoad = list.latest === undefined && !error;
  const { view, print } = windows;
  const itemsOf = useCallback(
    (interaction: InteractionSummary) => [
      { id: "print", label: t("printSlip"), onAction: () => print(interaction) },
    ],
    [t, print],
  );
  const columns = useInteractionColumns(t, itemsOf, hasRecords ? view : undefined);
  const caption = seesAll
    ? t("captionAll")
    : ownIsland
      ? t("captionOn", { island: nameIsland(ownIsland) })
      : t("caption");
  const Windows = useOnDemand(interactionWindows, { isWanted: windows.isOpen, onUnavailable: windows.close });

  function clearFilters(): void {
    list.clearFilters();
    // The button that was pressed goes away with the filters.
    field.current?.focus();
  }
  const isForbidden = error?.code === "forbidden";
  return (
    <>
      <ScreenHeader
        title={t("title")}
        subtitle={caption}
        actions={
          !isForbidden && (
            <DestinationLink to={{ screen: "Xpat" }} variant="primary" icon={<PlusIcon />}>
              {t("recordInteraction")}
            </DestinationLink>
          )
        }
      />
      <ListFrame error={error}>
        {/* A list that cannot be read says so once. */}
        {!error && <Figures list={list} t={t} />}
        {(hasRecords || isFirstLoad) && (
          <InteractionFilters
            list={list}
            field={field}
            scanAnywhere={scanAnywhere}
            onNumber={windows.seek}
            onClear={clearFilters}
            t={t}
          />
        )}
        <ListRows
          list={list}
          words={t}
          caption={caption}
          empty={{ heading: t(seesAll ? "emptyAll" : "empty"), help: t("emptyHelp") }}
          columns={columns}
          focus={focus}
          onClear={clearFilters}
        />
        {total > 0 && !error && <InteractionExport key={JSON.stringify(list.filter)} list={list} t={t} />}
      </ListFrame>
      {Windows && <Windows windows={windows} counts={hasRecords} />}
    </>
  );
}

/** What is open over the list of interactions. */
export type InteractionWindowsState = ReturnType<typeof useInteractionWindows>;

/** Holds the interaction that is viewed, and the one whose slip is printed. */
function useInteractionWindows({ rows }: XpatInteractionsState) {
  const [viewed, setViewed] = useState<InteractionSummary>();
  const [printed, setPrinted] = useState<InteractionSummary>();
  const [sought, setSought] = useState<string>();
  const found = rows.find(({ interaction_no }) => interaction_no === sought);
  if (found) {
    setSought(undefined);
    setViewed(found);
  }
  return {
    viewed,
    printed,
    isOpen: viewed !== undefined || printed !== undefined,
    view: useCallback((interaction: InteractionSummary) => setViewed(interaction), []),
    print: useCallback((interaction: InteractionSummary) => setPrinted(interaction), []),
    /** Opens the interaction whose number was scanned or typed, as soon as it is in the list. */
    seek: (text: string) => setSought(readInteractionNumber(text)),
    closePrint: () => setPrinted(undefined),
    close() {
      setViewed(undefined);
      setPrinted(undefined);
    },
  };
}
