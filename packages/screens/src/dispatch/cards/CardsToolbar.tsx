import {
  type Batch,
  type BatchCard,
  type BulkProgress,
  createCardSearch,
  formatDisputeReason,
  type KeptValues,
  mayDo,
  mayDoToCard,
  readLineStatus,
} from "@id-desk/core";
import { Alert, Button, CodeText, type RowKey, TextField, Toolbar } from "@id-desk/ui";
import { DownloadIcon, SearchIcon } from "@id-desk/ui/icons";
import { type ReactNode, useMemo, useState } from "react";
import { createMomentWriter, downloadCsv, type FileColumn } from "../../lists/download-csv.ts";
import * as list from "../../lists/list.css.ts";
import { lineStatusCopy } from "../../records/line-status.copy.ts";
import { Serials } from "../../records/Serials.tsx";
import { useMayGive } from "../../runtime/frame/use-may-give.ts";
import { createPartOnDemand, useOnDemand } from "../../runtime/reading/on-demand.ts";
import { useCopy, useSession } from "../../runtime/registry/registry-context.ts";
import { Phrase } from "../../runtime/words/Phrase.tsx";
import { useDates } from "../../runtime/words/use-dates.ts";
import { useWords } from "../../runtime/words/use-words.ts";
import { readRefusalText } from "../../runtime/writing/read-refusal.ts";
import { useAsked } from "../../runtime/writing/use-asked.ts";
import type { BatchDesk } from "../commands/useCommandDesk.ts";
import { FirstOfMany } from "../record/FirstOfMany.tsx";
import { readEarlierDoing } from "../scanning/scan-refusal.ts";
import { useScans } from "../scanning/useCardScanning.ts";
import type { AskedOfMany } from "./BulkDialog.tsx";
import * as css from "./CardsToolbar.css.ts";
import { type CardRow, isDiscrepancy, isScanRow } from "./card-rows.ts";
import { cardsTableCopy } from "./cards-table.copy.ts";
import { cardsToolbarCopy } from "./cards-toolbar.copy.ts";
import { disputeReasonCopy } from "./dispute-reason.copy.ts";

export interface CardsToolbarProps {
  readonly batch: Batch;
  /** Left out where nothing can be done with the cards. */
  readonly desk?: BatchDesk | undefined;
  /** How many cards remain is not told. */
  readonly hidesRemaining?: boolean | undefined;
  readonly search: string;
  /** Hears what is typed, and how cards are found by it. */
  readonly onSearch: (search: string, find: typeof findCards) => void;
  /** How many cards are found by what is typed; nothing while nothing is. */
  readonly found: number | undefined;
  /** The serial numbers that are selected; nothing while cards are not being selected at all. */
  readonly selectedKeys: ReadonlySet<RowKey> | undefined;
  readonly onSelect: (selectedKeys: ReadonlySet<RowKey> | undefined) => void;
  /** The rows that are listed now. */
  readonly shown: readonly CardRow[];
}

/** The rows that a search finds, a scan by its serial number; all of them where nothing is searched for. */
function findCards(rows: readonly CardRow[], search: string): readonly CardRow[] {
  if (!search) return rows;
  const isFound = createCardSearch(search);
  return rows.filter((row) =>
    isFound(isScanRow(row) ? { id_number: "", name_en: "", name_dv: null, ...row.card, ...row } : row),
  );
}

/** Finds cards among those of a batch, and does the same with many of them. */
export function CardsToolbar({ search, onSearch, found, desk, ...rest }: CardsToolbarProps) {
  const t = useCopy(cardsToolbarCopy);
  const field = (
    <>
      <TextField
        type="search"
        label={t("search")}
        isLabelHidden
        placeholder={t("search")}
        icon={<SearchIcon />}
        autoComplete="off"
        spellCheck={false}
        value={search}
        onChange={(text) => onSearch(text, findCards)}
      />
      <span role="status" className={css.found}>
        {found !== undefined && <bdi>{t("found", { count: found })}</bdi>}
      </span>
    </>
  );
  return desk ? (
    <BulkTools {...rest} desk={desk}>
      {field}
    </BulkTools>
  ) : (
    <Toolbar label={t("toolbar")} end={<CardsExport batch={rest.batch} />}>
      {field}
    </Toolbar>
  );
}

const bulkDialog = createPartOnDemand(() => import("./BulkDialog.tsx"), "BulkDialog");

/** Lets cards be selected, changes those, and says what became of it. */
function BulkTools({
  batch,
  desk,
  hidesRemaining,
  selectedKeys,
  onSelect,
  shown,
  children,
}: Omit<CardsToolbarProps, "desk" | "search" | "onSearch" | "found"> & {
  readonly desk: BatchDesk;
  readonly children: ReactNode;
}) {
  const t = useCopy(cardsToolbarCopy);
  const { side, scans, reload } = desk;
  const undelivered = useScans(scans, (snapshot) => snapshot.undelivered);
  const mayGive = useMayGive();
  const { asked, ask, kept } = useAsked<AskedOfMany>(`${side} ${batch.id} cards`, {
    read: (typedBefore) => readAsked(typedBefore, batch),
    write: ({ action, cards }) => ({ action, cards: cards.map(({ id }) => id).join(" ") }),
  });
  const [outcome, setOutcome] = useState<BulkProgress<BatchCard>>();
  const BulkDialog = useOnDemand(bulkDialog, {
    isWanted: asked !== undefined,
    onUnavailable: () => ask(undefined),
  });

  const action = side === "sending" ? "removeCard" : "receiveCard";
  const maySelect = mayDo(action, batch, side) && mayGive(action);
  const { cards, status } = batch;
  // A card that has left the batch meanwhile may be among the selected keys.
  const chosen = selectedKeys?.size ? cards.filter((card) => selectedKeys.has(card.serial_number)) : [];
  const selected = chosen.filter((card) => mayDoToCard(action, batch, card, side));
  const mayMiss = mayDo("markCardMissing", batch, side) && mayGive("markCardMissing");
  const remaining = useMemo(
    () => (mayMiss ? cards.filter((card) => mayDoToCard("markCardMissing", { status }, card, side)) : []),
    [mayMiss, cards, status, side],
  );
  const serials = new Set(chosen.length > 0 ? shown.map((row) => row.serial_number) : []);
  const hidden = chosen.filter((card) => !serials.has(card.serial_number)).length;
  const waiting = undelivered > 0 ? t("scansWaiting", { count: undelivered }) : undefined;
  const noneMay = side === "sending" ? "removeNone" : "receiveNone";
  const none = selected.length === 0 ? t(chosen.length === 0 ? "selectFirst" : noneMay) : undefined;
  const reason = waiting ?? none;

  function start(next: AskedOfMany): void {
    setOutcome(undefined);
    ask(next);
  }
  function end(progress: BulkProgress<BatchCard> | undefined): void {
    ask(undefined);
    if (!progress) return;
    setOutcome(progress);
    const undone = [...progress.refused.map(({ item }) => item), ...progress.left];
    if (selectedKeys) onSelect(new Set(undone.map((card) => card.serial_number)));
    // What was refused is otherwise than it is shown.
    if (progress.refused.length > 0) reload();
  }

  return (
    <>
      {outcome && <BulkOutcome progress={outcome} onClose={() => setOutcome(undefined)} />}
      <Toolbar
        label={t("toolbar")}
        end={
          <>
            {/* One is done in its row. */}
            {remaining.length > 1 && (
              <Button
                variant="quiet"
                isDisabled={waiting !== undefined}
                disabledReason={waiting}
                onPress={() => start({ action: "markCardMissing", cards: remaining })}
              >
                {hidesRemaining
                  ? t("markRemainingMissing")
                  : t("markCardMissing", { count: remaining.length })}
              </Button>
            )}
            {maySelect && (
              <Button onPress={() => onSelect(selectedKeys ? undefined : new Set())}>
                {t(selectedKeys ? "stopSelecting" : "select")}
              </Button>
            )}
          </>
        }
      >
        {children}
      </Toolbar>
      {maySelect && selectedKeys && (
        <div className={css.bar} data-idd-part="selection-bar">
          <span role="status" className={list.selected}>
            <bdi>
              {t("selected", { count: chosen.length })}
              {hidden > 0 && ` – ${t("hidden", { count: hidden })}`}
            </bdi>
          </span>
          <Button
            size="sm"
            isDisabled={reason !== undefined}
            disabledReason={reason}
            onPress={() => start({ action, cards: selected })}
          >
            {t(action, { count: selected.length })}
          </Button>
        </div>
      )}
      {asked && BulkDialog && <BulkDialog {...asked} desk={desk} kept={kept} onEnd={end} />}
    </>
  );
}

/** What was asked for when the session ended, of the cards that the batch still has. */
function readAsked({ action, cards = "" }: KeptValues, batch: Batch): AskedOfMany | undefined {
  const ids = new Set(cards.split(" ").map(Number));
  const known = batch.cards.filter(({ id }) => ids.has(id));
  return known.length > 0 ? { action: action as AskedOfMany["action"], cards: known } : undefined;
}

/** Says how many of many cards were done, and of each that was not, why. */
function BulkOutcome({
  progress,
  onClose,
}: {
  readonly progress: BulkProgress<BatchCard>;
  readonly onClose: () => void;
}) {
  const t = useCopy(cardsToolbarCopy);
  const dates = useDates();
  const { count, done, refused, left } = progress;
  const serials = refused.map(({ item }) => item.serial_number);
  const sentences = [
    t("done", { done, count }),
    serials.length > 0 && t("refused", { failed: serials.length }),
    left.length > 0 && t("notSent", { count: left.length }),
  ];
  return (
    <div className={css.outcome}>
      <Alert
        tone={done === count ? "success" : "warning"}
        announce="politely"
        heading={
          <Phrase
            text={sentences.filter(Boolean).join(" ")}
            values={{ serials: <Serials numbers={serials} /> }}
          />
        }
        actions={
          <Button size="sm" onPress={onClose}>
            {t("close")}
          </Button>
        }
      >
        {refused.length > 0 && (
          <FirstOfMany items={refused}>
            {({ item, error }) => {
              const sentence = readRefusalText(error);
              const { by, at } = readEarlierDoing(error);
              return (
                <li key={item.id}>
                  <CodeText>{item.serial_number}</CodeText>{" "}
                  <bdi>
                    {by && at ? t("refusedBy", { sentence, by, at: dates.dateTime(at) ?? at }) : sentence}
                  </bdi>
                </li>
              );
            }}
          </FirstOfMany>
        )}
      </Alert>
    </div>
  );
}

/** Gives the missing and disputed cards of a batch as a file for spreadsheets; nothing where there are none. */
function CardsExport({ batch }: { readonly batch: Batch }) {
  const t = useCopy(cardsToolbarCopy);
  const tTable = useCopy(cardsTableCopy);
  const statusLabels = useWords(lineStatusCopy);
  const reasonLabels = useWords(disputeReasonCopy);
  const time = createMomentWriter(useSession().timeZone);
  const cards = batch.cards.filter(isDiscrepancy);
  if (cards.length === 0) return null;
  const columns: readonly FileColumn<BatchCard>[] = [
    [tTable("serial"), ({ serial_number }) => serial_number],
    [tTable("idNumber"), ({ id_number }) => id_number],
    [tTable("name"), ({ name_en }) => name_en],
    [tTable("status"), ({ line_status }) => readLineStatus(line_status, statusLabels).label],
    [
      t("reason"),
      ({ resolution }) => resolution?.reason && formatDisputeReason(resolution.reason, reasonLabels),
    ],
    [t("cardInHand"), ({ resolution }) => resolution?.found_serial_number],
    [t("notes"), ({ resolution }) => resolution?.notes],
    [tTable("checked"), ({ resolved_at }) => time(resolved_at)],
    [t("checkedBy"), ({ resolved_by }) => resolved_by?.fullname],
  ];
  return (
    <Button
      icon={<DownloadIcon />}
      onPress={() => downloadCsv(`${batch.batch_no}-discrepancies.csv`, columns, cards)}
    >
      {t("exportDiscrepancies")}
    </Button>
  );
}
