import { parseScan } from "@id-desk/core";
import { NotFoundDrawing, StatusTabs } from "@id-desk/ui";
import { useRef } from "react";
import { ListExport } from "../../lists/ListExport.tsx";
import { ListFrame } from "../../lists/ListFrame.tsx";
import { ListRows } from "../../lists/ListRows.tsx";
import { ListScans } from "../../lists/ListScans.tsx";
import type { ListQueryProps } from "../../lists/use-list-query.ts";
import { useTableFocus } from "../../lists/useTableFocus.ts";
import { DestinationLink } from "../../runtime/frame/DestinationLink.tsx";
import { ScreenEmptyState } from "../../runtime/frame/ScreenEmptyState.tsx";
import { ScreenFrame } from "../../runtime/frame/ScreenFrame.tsx";
import { ScreenHeader } from "../../runtime/frame/ScreenHeader.tsx";
import type { ScanListProps, ScreenProps } from "../../runtime/frame/screen-props.ts";
import { useCopy, useNavigation, useRegistry, useSession } from "../../runtime/registry/registry-context.ts";
import { useDates } from "../../runtime/words/use-dates.ts";
import { useWaitingCards, type WaitingCardsState } from "./useWaitingCards.ts";
import { waitingCardsCopy } from "./WaitingCards.copy.ts";
import * as css from "./WaitingCards.css.ts";
import { waitingCardsManifest } from "./WaitingCards.manifest.ts";
import { useWaitingColumns, type WaitingWords, waitingTones } from "./waiting-columns.tsx";

/** What the list of waiting cards takes from its host; its `status` is how long the cards have waited. */
export interface WaitingCardsProps
  extends ListQueryProps,
    ScanListProps,
    ScreenProps<never, typeof waitingCardsCopy.texts> {}

/** The cards that wait at this centre to be handed over, the longest waiting first. */
export function WaitingCards(props: WaitingCardsProps) {
  return (
    <ScreenFrame manifest={waitingCardsManifest} props={props}>
      <Cards {...props} />
    </ScreenFrame>
  );
}

function Cards({ scanAnywhere, messages, ...queryProps }: WaitingCardsProps) {
  const t = useCopy(waitingCardsCopy, messages);
  const list = useWaitingCards(queryProps);
  const focus = useTableFocus();
  const columns = useWaitingColumns(t);
  const caption = t("caption", { center: useSession().center?.name ?? "" });
  const { query, counts, total, error, isLoading } = list;
  const { onNavigate } = useNavigation();
  const note = useRef<HTMLParagraphElement>(null);
  function handOver(text: string): void {
    // As the button of its row does: whoever has the card in hand hands it over.
    const scan = parseScan(text);
    const serialNumber = "serial_number" in scan ? scan.serial_number : undefined;
    const idNumber = scan.kind === "id" ? scan.id_number : undefined;
    if (serialNumber) onNavigate({ screen: "NewIssuance", state: { serialNumber } });
    else if (idNumber) onNavigate({ screen: "NewIssuance", state: { idNumber } });
  }
  return (
    <>
      <ScreenHeader title={t("title")} subtitle={caption} />
      {list.isMissing ? (
        <NotHere t={t} />
      ) : (
        <ListFrame error={error}>
          <StatusTabs
            label={t("waiting")}
            tabs={list.ages.map((value) => ({
              value,
              label: t(value),
              count: counts?.[value],
              tone: waitingTones[value],
            }))}
            value={query.status}
            onChange={(status) => query.filter({ status })}
          />
          <p ref={note} className={css.note}>
            <span role="status" className={css.count}>
              <bdi>{total !== undefined && !isLoading && !error && t("count", { count: total })}</bdi>
            </span>{" "}
            {t("note")}
          </p>
          <ListScans inside={note} label={t("handOver")} scanAnywhere={scanAnywhere} onScan={handOver} />
          <ListRows
            list={list}
            words={t}
            caption={caption}
            empty={
              query.status === "all"
                ? { heading: t("empty"), help: t("emptyHelp") }
                : { heading: t(`empty_${query.status}`), help: t("emptyAgeHelp") }
            }
            columns={columns}
            focus={focus}
            onClear={() => query.filter({ status: "all" })}
          />
          {total !== undefined && total > 0 && !error && (
            // Another list is another export.
            <WaitingExport key={query.status} list={list} t={t} />
          )}
        </ListFrame>
      )}
    </>
  );
}

/** Says that the registry's server has no such list, and leads on. */
function NotHere({ t }: { readonly t: WaitingWords }) {
  return (
    <ScreenEmptyState
      drawing={<NotFoundDrawing />}
      heading={t("notHere")}
      help={t("notHereHelp")}
      action={
        <DestinationLink to={{ screen: "NewIssuance" }} variant="secondary">
          {t("newIssuance")}
        </DestinationLink>
      }
    />
  );
}

/** Gives the cards of the tab as a file for spreadsheets. */
function WaitingExport({ list, t }: { readonly list: WaitingCardsState; readonly t: WaitingWords }) {
  const { client } = useRegistry();
  const { timeZone } = useSession();
  const dates = useDates();
  const age = list.query.status;
  return (
    <ListExport
      total={list.total ?? 0}
      readPage={async (query, signal) => {
        const { cards, meta } = await client.request("listWaitingCards", {
          query: { age, ...query },
          signal,
        });
        return { rows: cards, meta };
      }}
      onRead={async (cards) => {
        const { downloadWaitingCards } = await import("./download-waiting-cards.ts");
        downloadWaitingCards(cards, age, { timeZone, now: dates.now() }, t);
      }}
      words={t}
    />
  );
}
