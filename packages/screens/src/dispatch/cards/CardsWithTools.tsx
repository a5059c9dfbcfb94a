import { type BatchCard, cardActions } from "@id-desk/core";
import { DataTable, type DataTableProps, type RowKey, type TableControls } from "@id-desk/ui";
import { memo, type ReactNode, useCallback, useDeferredValue, useMemo, useRef, useState } from "react";
import { ScreenEmptyState } from "../../runtime/frame/ScreenEmptyState.tsx";
import { useMayGive } from "../../runtime/frame/use-may-give.ts";
import { createPartOnDemand, useOnDemand } from "../../runtime/reading/on-demand.ts";
import { useCopy } from "../../runtime/registry/registry-context.ts";
import type { ShownBatchReading } from "../record/useBatchReading.ts";
import * as css from "./CardsTable.css.ts";
import type { CardsToolbarProps } from "./CardsToolbar.tsx";
import { type CardColumn, type CardColumnOptions, useCardColumns } from "./card-columns.tsx";
import type { CardRow } from "./card-rows.ts";
import { cardsTableCopy } from "./cards-table.copy.ts";

/** The key under which a row stays the same row from the scan to the receipt. */
const getRowKey = ({ serial_number }: CardRow) => serial_number;

/** One more card, or one that changed, costs the drawing of its row alone. */
const CardsTable = memo(DataTable<CardRow>);

const cardPhoto = createPartOnDemand(() => import("./CardPhoto.tsx"), "CardPhoto");
const cardPhotoDialog = createPartOnDemand(() => import("./CardPhotoDialog.tsx"), "CardPhotoDialog");
const cardsToolbar = createPartOnDemand(() => import("./CardsToolbar.tsx"), "CardsToolbar");
const cardMenu = createPartOnDemand(() => import("./CardMenu.tsx"), "CardMenu");
const cardKeys = createPartOnDemand(() => import("./CardKeys.tsx"), "CardKeys");
const ignore = () => undefined;

/** What is searched for, and how: the bar over the cards knows it, and comes behind the page. */
const noSearch = { text: "", find: (rows: readonly CardRow[], _text: string) => rows };

/** The cards of a batch with a bar over them that finds some, and does the same with many. */
export function CardsWithTools({
  reading,
  desk,
  hidesRemaining,
  filter,
  columns: names,
  actionsWidth,
  rows,
  empty,
  ...table
}: Pick<DataTableProps<CardRow>, "caption" | "rows" | "followNewest" | "highlightsNew"> &
  Pick<CardsToolbarProps, "desk" | "hidesRemaining"> &
  Pick<CardColumnOptions, "actionsWidth"> & {
    readonly reading: ShownBatchReading;
    /** Narrows the cards, in front of the bar. */
    readonly filter?: ReactNode;
    readonly columns: readonly CardColumn[];
    /** What is said where there are no rows. */
    readonly empty: { readonly heading: string; readonly help?: string | false | undefined };
  }) {
  const t = useCopy(cardsTableCopy);
  const { batch } = reading;
  const [search, setSearch] = useState(noSearch);
  // Only when staff ask for it, so that a table that is scanned into stays as it is.
  const [selectedKeys, select] = useState<ReadonlySet<RowKey>>();
  const CardsToolbar = useOnDemand(cardsToolbar, { isWanted: true, onUnavailable: ignore });
  const controls = useRef<TableControls>(null);

  // A long list is found after what is typed is seen.
  const { text, find } = useDeferredValue(search);
  const searched = text.trim();
  const shown = useMemo(() => find(rows, searched), [find, rows, searched]);
  const { heading, help } = searched ? { heading: t("noneFound"), help: t("noneFoundHelp") } : empty;
  const nothing = useMemo(() => <ScreenEmptyState heading={heading} help={help} />, [heading, help]);
  const mayGive = useMayGive();
  const { status } = batch;
  const side = desk?.side;
  const mayUndo = reading.can("undo");
  const { photoOf, photoDialog } = useCardPhotos(reading, desk, names.includes("outcome"));
  const listActions = useCallback(
    (card: BatchCard) =>
      (side ? cardActions({ status }, card, side) : []).filter(
        (action) => (mayUndo || action !== "undoCard") && mayGive(action),
      ),
    [status, side, mayUndo, mayGive],
  );
  const CardKeys = useOnDemand(cardKeys, { isWanted: desk !== undefined, onUnavailable: ignore });
  const Menu = useOnDemand(cardMenu, {
    isWanted: side === "receiving",
    warmsUp: false,
    onUnavailable: ignore,
  });
  const columns = useCardColumns(names, {
    Menu,
    listActions,
    ask: desk?.ask,
    photoOf,
    actionsWidth,
  });
  const selection = useMemo(
    () =>
      selectedKeys && {
        selectedKeys,
        onChange: select,
        allLabel: t("selectAll"),
        getLabel: (row: CardRow) => t("selectOne", { serial: row.serial_number }),
      },
    [selectedKeys, t],
  );
  return (
    <>
      <div className={css.tools}>
        {filter}
        <div className={css.bar}>
          {CardsToolbar && (
            <CardsToolbar
              batch={batch}
              desk={desk}
              hidesRemaining={hidesRemaining}
              search={search.text}
              onSearch={(text, find) => setSearch({ text, find })}
              found={searched ? shown.length : undefined}
              selectedKeys={selectedKeys}
              onSelect={select}
              shown={shown}
            />
          )}
        </div>
      </div>
      <CardsTable
        {...table}
        controls={controls}
        columns={columns}
        getRowKey={getRowKey}
        rows={shown}
        empty={nothing}
        selection={selection}
      />
      {photoDialog}
      {desk && CardKeys && (
        <CardKeys desk={desk} shown={shown} listActions={listActions} controls={controls} />
      )}
    </>
  );
}

const isDisputed = ({ line_status }: BatchCard) => line_status === "disputed";

/** Shows the photographs of disputed cards. With a desk, staff can add one to a card that has none. */
function useCardPhotos(
  { batch, can }: ShownBatchReading,
  desk: CardsToolbarProps["desk"],
  /** The table has the column for them. */
  hasPlace: boolean,
) {
  const [shownId, setShownId] = useState<number>();
  const shown = batch.cards.find((card) => card.id === shownId && card.has_photo && isDisputed(card));
  // One that was taken back is looked at no more, and the next one of the same card is not opened unasked.
  if (shownId !== undefined && !shown) setShownId(undefined);
  const isOffered = hasPlace && can("photos") && batch.cards.some(isDisputed);
  const close = () => setShownId(undefined);
  const CardPhoto = useOnDemand(cardPhoto, {
    isWanted: isOffered,
    warmsUp: hasPlace,
    onUnavailable: ignore,
  });
  const CardPhotoDialog = useOnDemand(cardPhotoDialog, {
    isWanted: shown !== undefined,
    warmsUp: hasPlace,
    onUnavailable: close,
  });
  const mayAdd = useMayGive()("attachCardPhoto");
  const ask = mayAdd ? desk?.ask : undefined;
  const photoOf = useMemo(() => {
    if (!isOffered || !CardPhoto) return undefined;
    const show = ({ id }: BatchCard) => setShownId(id);
    const add = ask && ((card: BatchCard) => ask({ action: "attachCardPhoto", card }));
    return (card: BatchCard) => {
      const act = card.has_photo ? show : add;
      return isDisputed(card) && act && <CardPhoto card={card} onPress={() => act(card)} />;
    };
  }, [isOffered, CardPhoto, ask]);
  return {
    /** Draws what opens a photograph; nothing where the server keeps none. The same function while it draws the same. */
    photoOf,
    /** The open photograph. It is outside of the table, because a row that moves would close it. */
    photoDialog: shown && CardPhotoDialog && (
      <CardPhotoDialog batchId={batch.id} card={shown} onClose={close} />
    ),
  };
}
