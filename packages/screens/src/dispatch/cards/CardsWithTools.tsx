import type { Batch } from "@id-desk/core";
import { useDeferredValue, useMemo, useState } from "react";
import { ScreenEmptyState } from "../../runtime/frame/ScreenEmptyState.tsx";
import { createPartOnDemand, useOnDemand } from "../../runtime/reading/on-demand.ts";
import { useCopy } from "../../runtime/registry/registry-context.ts";
import type { BatchDesk } from "../commands/useCommandDesk.ts";
import * as css from "./CardsTable.css.ts";
import { CardsTable, type CardsTableProps } from "./CardsTable.tsx";
import type { CardRow } from "./card-rows.ts";
import { cardsTableCopy } from "./cards-table.copy.ts";
import { useCardSelection } from "./useCardSelection.ts";

/** What the cards of a batch and the bar over them take from their page. */
export interface CardsWithToolsProps extends Omit<CardsTableProps, "selection"> {
  readonly batch: Batch;
  /** Left out where nothing can be done with the cards. */
  readonly desk?: BatchDesk | undefined;
  /** How many cards remain is not told. */
  readonly hidesRemaining?: boolean | undefined;
}

const cardsToolbar = createPartOnDemand(() => import("./CardsToolbar.tsx"), "CardsToolbar");
const ignore = () => undefined;

/** What is searched for, and how: the bar over the cards knows it, and comes behind the page. */
interface CardSearch {
  readonly text: string;
  readonly find: (rows: readonly CardRow[], text: string) => readonly CardRow[];
}
const noSearch: CardSearch = { text: "", find: (rows) => rows };

/** The cards of a batch with a bar over them that finds some, and does the same with many. */
export function CardsWithTools({ batch, desk, hidesRemaining, rows, empty, ...table }: CardsWithToolsProps) {
  const t = useCopy(cardsTableCopy);
  const [search, setSearch] = useState(noSearch);
  const selection = useCardSelection(batch.cards);
  const { isOn, selectedKeys, select } = selection;
  // It stays when the last card is removed, and says so.
  const [hasCards, setHasCards] = useState(batch.cards.length > 0);
  if (!hasCards && batch.cards.length > 0) setHasCards(true);
  const CardsToolbar = useOnDemand(cardsToolbar, { isWanted: hasCards, onUnavailable: ignore });

  // A long list is found after what is typed is seen.
  const { text, find } = useDeferredValue(search);
  const searched = text.trim();
  const shown = useMemo(() => find(rows, searched), [find, rows, searched]);
  const noneFound = useMemo(
    () => <ScreenEmptyState heading={t("noneFound")} help={t("noneFoundHelp")} />,
    [t],
  );
  const boxes = useMemo(
    () => (isOn ? { selectedKeys, onChange: select } : undefined),
    [isOn, selectedKeys, select],
  );
  return (
    <>
      {hasCards && (
        <div className={css.tools}>
          {CardsToolbar && (
            <CardsToolbar
              batch={batch}
              desk={desk}
              hidesRemaining={hidesRemaining}
              search={search.text}
              onSearch={(text, find) => setSearch({ text, find })}
              found={searched ? shown.length : undefined}
              selection={selection}
              shown={shown}
            />
          )}
        </div>
      )}
      <CardsTable {...table} rows={shown} empty={searched ? noneFound : empty} selection={boxes} />
    </>
  );
}
