import { type Batch, type BatchCard, type BulkProgress, mayDo, mayDoToCard } from "@id-desk/core";
import { Button, TextField, Toolbar } from "@id-desk/ui";
import { SearchIcon } from "@id-desk/ui/icons";
import { type ReactNode, useMemo, useState } from "react";
import { useMayGive } from "../../runtime/frame/use-may-give.ts";
import { createPartOnDemand, useOnDemand } from "../../runtime/reading/on-demand.ts";
import { useCopy } from "../../runtime/registry/registry-context.ts";
import { useAsked } from "../commands/use-asked.ts";
import type { BatchDesk } from "../commands/useCommandDesk.ts";
import { useScans } from "../scanning/useCardScanning.ts";
import { BulkOutcome } from "./BulkOutcome.tsx";
import { CardsExport } from "./CardsExport.tsx";
import * as css from "./CardsToolbar.css.ts";
import type { CardRow } from "./card-rows.ts";
import { cardsToolbarCopy } from "./cards-toolbar.copy.ts";
import { countHidden, findCards } from "./find-cards.ts";
import type { BulkAction } from "./useBulk.ts";
import type { CardSelection } from "./useCardSelection.ts";

/** What the bar over a batch's cards takes. */
export interface CardsToolbarProps {
  readonly batch: Batch;
  /** Left out where nothing can be done with the cards. */
  readonly desk: BatchDesk | undefined;
  /** How many cards remain is not told. */
  readonly hidesRemaining: boolean | undefined;
  readonly search: string;
  /** Hears what is typed, and how cards are found by it. */
  readonly onSearch: (search: string, find: typeof findCards) => void;
  /** How many cards are found by what is typed; nothing while nothing is. */
  readonly found: number | undefined;
  readonly selection: CardSelection;
  /** The rows that are listed now. */
  readonly shown: readonly CardRow[];
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

/** What is asked for, with the cards that it was asked for. */
interface AskedOfMany {
  readonly action: BulkAction;
  readonly cards: readonly BatchCard[];
}

/** Lets cards be selected, changes those, and says what became of it. */
function BulkTools({
  batch,
  desk,
  hidesRemaining,
  selection,
  shown,
  children,
}: Pick<CardsToolbarProps, "batch" | "hidesRemaining" | "selection" | "shown"> & {
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
  const selected = selection.cards.filter((card) => mayDoToCard(action, batch, card, side));
  const { cards, status } = batch;
  const mayMiss = mayDo("markCardMissing", batch, side) && mayGive("markCardMissing");
  const remaining = useMemo(
    () => (mayMiss ? cards.filter((card) => mayDoToCard("markCardMissing", { status }, card, side)) : []),
    [mayMiss, cards, status, side],
  );
  const hidden = selection.cards.length > 0 ? countHidden(selection.cards, shown) : 0;
  const waiting = undelivered > 0 ? t("scansWaiting", { count: undelivered }) : undefined;
  const nothing = selection.cards.length === 0 ? "selectFirst" : noneOf[action];
  const reason = waiting ?? (selected.length === 0 ? t(nothing) : undefined);

  function start(next: AskedOfMany): void {
    setOutcome(undefined);
    ask(next);
  }
  function end(progress: BulkProgress<BatchCard> | undefined): void {
    ask(undefined);
    if (!progress) return;
    setOutcome(progress);
    const undone = [...progress.refused.map(({ item }) => item), ...progress.left];
    selection.select(new Set(undone.map((card) => card.serial_number)));
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
              <Button onPress={() => selection.setOn(!selection.isOn)}>
                {t(selection.isOn ? "stopSelecting" : "select")}
              </Button>
            )}
          </>
        }
      >
        {children}
      </Toolbar>
      {maySelect && selection.isOn && (
        <div className={css.bar} data-idd-part="selection-bar">
          <span role="status" className={css.selected}>
            <bdi>
              {t("selected", { count: selection.cards.length })}
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

const noneOf = { removeCard: "removeNone", receiveCard: "receiveNone" } as const;

/** What was asked for when the session ended, of the cards that the batch still has. */
function readAsked(
  { action, cards = "" }: Readonly<Record<string, string>>,
  batch: Batch,
): AskedOfMany | undefined {
  const ids = new Set(cards.split(" ").map(Number));
  const known = batch.cards.filter(({ id }) => ids.has(id));
  return known.length > 0 ? { action: action as BulkAction, cards: known } : undefined;
}
