import { type Batch, type BatchCard, type BulkProgress, mayDo, mayDoToCard } from "@id-desk/core";
import { Button, TextField, Toolbar } from "@id-desk/ui";
import { SearchIcon } from "@id-desk/ui/icons";
import { type ReactNode, useMemo, useState } from "react";
import { useMayGive } from "../../runtime/frame/use-may-give.ts";
import { createPartOnDemand, useOnDemand } from "../../runtime/reading/on-demand.ts";
import { useCopy } from "../../runtime/registry/registry-context.ts";
import { useTypedBefore } from "../../runtime/writing/kept-forms.ts";
import { useScans } from "../scanning/useCardScanning.ts";
import { BulkOutcome } from "./BulkOutcome.tsx";
import type { BulkAction, CardsBulk } from "./bulk.ts";
import { CardsExport } from "./CardsExport.tsx";
import * as css from "./CardsToolbar.css.ts";
import type { CardRow } from "./card-rows.ts";
import { cardsToolbarCopy } from "./cards-toolbar.copy.ts";
import { countHidden, findCards } from "./find-cards.ts";
import type { CardSelection } from "./useCardSelection.ts";

/** What the bar over a batch's cards takes. */
export interface CardsToolbarProps {
  readonly batch: Batch;
  readonly bulk: CardsBulk | undefined;
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
export function CardsToolbar({ search, onSearch, found, bulk, ...rest }: CardsToolbarProps) {
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
  return bulk ? (
    <BulkTools {...rest} bulk={bulk}>
      {field}
    </BulkTools>
  ) : (
    <Toolbar label={t("toolbar")} end={<CardsExport batch={rest.batch} />}>
      {field}
    </Toolbar>
  );
}

const bulkDialog = createPartOnDemand(() => import("./BulkDialog.tsx").then((module) => module.BulkDialog));

/** What is asked for, with the cards that it was asked for. */
interface Asked {
  readonly action: BulkAction;
  readonly cards: readonly BatchCard[];
}

/** Lets cards be selected, changes those, and says what became of it. */
function BulkTools({
  batch,
  bulk,
  selection,
  shown,
  children,
}: Pick<CardsToolbarProps, "batch" | "selection" | "shown"> & {
  readonly bulk: CardsBulk;
  readonly children: ReactNode;
}) {
  const t = useCopy(cardsToolbarCopy);
  const { side, scans, hidesRemaining, onReload } = bulk;
  const undelivered = useScans(scans, (snapshot) => snapshot.undelivered);
  const mayGive = useMayGive();
  const form = `${side} ${batch.id} cards`;
  const typedBefore = useTypedBefore(form);
  const [restored] = useState(() => typedBefore && readAsked(typedBefore, batch));
  const [asked, setAsked] = useState<Asked | undefined>(restored);
  const [outcome, setOutcome] = useState<BulkProgress<BatchCard>>();
  const BulkDialog = useOnDemand(bulkDialog, {
    isWanted: asked !== undefined,
    onUnavailable: () => setAsked(undefined),
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

  function ask(next: Asked): void {
    setOutcome(undefined);
    setAsked(next);
  }
  function end(progress: BulkProgress<BatchCard> | undefined): void {
    setAsked(undefined);
    if (!progress) return;
    setOutcome(progress);
    const undone = [...progress.refused.map(({ item }) => item), ...progress.left];
    selection.select(new Set(undone.map((card) => card.serial_number)));
    // What was refused is otherwise than it is shown.
    if (progress.refused.length > 0) onReload();
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
                onPress={() => ask({ action: "markCardMissing", cards: remaining })}
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
            onPress={() => ask({ action, cards: selected })}
          >
            {t(action, { count: selected.length })}
          </Button>
        </div>
      )}
      {asked && BulkDialog && (
        <BulkDialog
          {...asked}
          batch={batch}
          bulk={bulk}
          kept={{
            form,
            about: { action: asked.action, cards: asked.cards.map(({ id }) => id).join(" ") },
            typedBefore: asked === restored ? typedBefore : undefined,
          }}
          onEnd={end}
        />
      )}
    </>
  );
}

const noneOf = { removeCard: "removeNone", receiveCard: "receiveNone" } as const;

/** What was asked for when the session ended, of the cards that the batch still has. */
function readAsked(
  { action, cards = "" }: Readonly<Record<string, string>>,
  batch: Batch,
): Asked | undefined {
  const ids = new Set(cards.split(" ").map(Number));
  const known = batch.cards.filter(({ id }) => ids.has(id));
  return known.length > 0 ? { action: action as BulkAction, cards: known } : undefined;
}
