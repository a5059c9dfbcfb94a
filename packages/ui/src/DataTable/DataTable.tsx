import { type ReactNode, type Ref, useId, useRef, useState } from "react";
import { useWords } from "../internal/words.ts";
import type { Tone } from "../theme/index.ts";
import { VisuallyHidden } from "../VisuallyHidden/index.ts";
import type { Column, RowKey, Sort } from "./column.ts";
import { DataRow } from "./DataRow.tsx";
import * as css from "./DataTable.css.ts";
import { sumWidths, writeWidth } from "./fit-columns.ts";
import { HeaderRow } from "./HeaderRow.tsx";
import { readStretches } from "./row-window.ts";
import { SkeletonRows } from "./SkeletonRows.tsx";
import { useEvenRows } from "./useEvenRows.ts";
import { useHighlightNew } from "./useHighlightNew.ts";
import { useRowHeight } from "./useRowHeight.ts";
import { useRowWindow } from "./useRowWindow.ts";
import { type TableSelection, useSelection } from "./useSelection.ts";
import { useSideways } from "./useSideways.ts";
import { useSort } from "./useSort.ts";
import { type TableControls, useTableControls } from "./useTableControls.ts";
import { useVisibleColumns } from "./useVisibleColumns.ts";

/** What a table shows and how. */
export type DataTableProps<Row> = {
  /** What the table lists, in words. */
  caption: string;
  /** Shows the caption above the headings; screen readers hear it anyway. */
  isCaptionVisible?: boolean | undefined;
  columns: readonly Column<Row>[];
  /** A row is drawn again only when it is another object. */
  rows: readonly Row[];
  getRowKey: (row: Row) => RowKey;
  density?: "regular" | "compact" | undefined;
  /** Keeps eight rows free until the first answer, and shows them blank when it takes a while. */
  isLoading?: boolean | undefined;
  /** Dims rows that stand but are being fetched again. */
  isBusy?: boolean | undefined;
  /** What stands in place of the rows when there are none. */
  empty?: ReactNode;
  sort?: Sort | null | undefined;
  defaultSort?: Sort | null | undefined;
  onSortChange?: ((sort: Sort | null) => void) | undefined;
  getRowTone?: ((row: Row) => Tone | undefined) | undefined;
  /** Marks rows for a moment that are added while the reader looks on. */
  highlightsNew?: boolean | undefined;
  /**
   * The end where new rows are added. Above fifty rows they scroll in a region of their own, and the view stays on that
   * end unless the reader scrolled away; fewer stand in the page.
   */
  followNewest?: "top" | "bottom" | undefined;
  /** A CSS length above which the rows scroll in a region of their own; long lists have one anyway. */
  maxHeight?: string | undefined;
  selection?: TableSelection<Row> | undefined;
  controls?: Ref<TableControls> | undefined;
};

/** Above this many rows only those in sight are drawn. */
const mostDrawn = 100;

/** Up to this many rows the page alone scrolls, even where new ones are followed. */
const mostInPage = 50;

/** How wide the column of boxes is, in pixels at the usual size of text. */
const selectionWidth = 48;

/** A table of data: real table markup for any number of rows, where one added row costs one drawing. */
export function DataTable<Row>(props: DataTableProps<Row>) {
  const { getRowKey, getRowTone, density = "regular", isLoading = false, isBusy = false } = props;
  const { followNewest, maxHeight, selection } = props;
  const frame = useRef<HTMLDivElement>(null);
  const region = useRef<HTMLDivElement>(null);
  const table = useRef<HTMLTableElement>(null);
  const body = useRef<HTMLTableSectionElement>(null);
  const captionId = useId();
  const words = useWords();
  const [focusedKey, setFocusedKey] = useState<string>();

  const { columns, told, spacing } = useVisibleColumns(props.columns, region, selection ? selectionWidth : 0);
  const { rows, sort, onSort } = useSort(props);
  const { selectedKeys, chosen, onSelect, onSelectAll } = useSelection(selection, rows, getRowKey);
  const isLong = rows.length > mostDrawn;
  const isFollowed = followNewest !== undefined && rows.length > mostInPage;
  const isContained = isLong || isFollowed || maxHeight !== undefined;
  useEvenRows(body, told !== undefined && !isContained, rows, columns);
  const rowHeight = useRowHeight(body, density, rows.length > 0, columns);
  const { start, end, onScroll } = useRowWindow({
    rows,
    getRowKey,
    isOn: isContained,
    rowHeight,
    viewport: region,
    followNewest,
  });
  const isTooWide = useSideways({ frame, region, table });
  useHighlightNew({ body, rows: props.rows, getRowKey, isLoading, isOn: props.highlightsNew === true });
  useTableControls(props.controls, { region, rows, getRowKey, rowHeight, onScroll });

  const columnCount = columns.length + (selection ? 1 : 0);
  const drawn = isLong ? { start, end } : { start: 0, end: rows.length };
  const focused =
    isLong && focusedKey !== undefined ? rows.findIndex((row) => String(getRowKey(row)) === focusedKey) : -1;
  const leastWidth = sumWidths(columns, selection ? selectionWidth : 0, spacing);
  const isEmpty = !isLoading && rows.length === 0 && props.empty !== undefined;

  return (
    <div ref={frame} className={css.frame} data-empty={isEmpty || undefined}>
      <div
        ref={region}
        className={css.region}
        data-density={density}
        data-contained={isContained || undefined}
        data-too-wide={isTooWide || undefined}
        data-tells-left-out={told}
        data-selects={selection ? "" : undefined}
        style={{ maxBlockSize: maxHeight }}
        {...(isContained || isTooWide ? { role: "region", "aria-labelledby": captionId, tabIndex: 0 } : {})}
        onScroll={isContained ? onScroll : undefined}
      >
        <table
          ref={table}
          className={css.table}
          // Grows with the reader's text.
          style={{ minInlineSize: `${leastWidth / 16}rem` }}
          aria-busy={isLoading || isBusy}
          aria-rowcount={isLong ? rows.length + 1 : undefined}
          data-busy={isBusy || undefined}
        >
          <caption
            id={captionId}
            className={css.caption}
            data-visible={props.isCaptionVisible || undefined}
            tabIndex={-1}
          >
            {props.isCaptionVisible ? props.caption : <VisuallyHidden>{props.caption}</VisuallyHidden>}
          </caption>
          <colgroup>
            {selection && <col className={css.selectionColumn} />}
            {columns.map((column) => (
              <col key={column.id} style={{ inlineSize: writeWidth(column, spacing) }} />
            ))}
          </colgroup>
          <thead className={css.head}>
            <HeaderRow
              columns={columns}
              sort={sort}
              onSort={onSort}
              isCounted={isLong}
              selectAllLabel={selection?.allLabel}
              chosen={chosen}
              onSelectAll={onSelectAll}
            />
          </thead>
          {isLoading && (
            <SkeletonRows columns={columns} hasSelection={selection !== undefined} rowHeight={rowHeight} />
          )}
          <tbody
            ref={body}
            onFocus={(event) => setFocusedKey(event.target.closest("tr")?.dataset.key)}
            onPointerOver={({ target }) => showWhole(target as Element)}
            onBlur={(event) => {
              if (!event.currentTarget.contains(event.relatedTarget)) setFocusedKey(undefined);
            }}
          >
            {isEmpty && (
              <tr>
                <td className={css.emptyCell} colSpan={columnCount}>
                  <div className={css.emptyWords}>{props.empty}</div>
                </td>
              </tr>
            )}
            {!isLoading &&
              readStretches(drawn, focused, rows.length).flatMap((stretch) => {
                if (stretch.kind === "gap") {
                  return (
                    // biome-ignore lint/a11y/noAriaHiddenOnFocusable: a gap is no row and takes no focus.
                    <tr key={`gap-${stretch.name}`} aria-hidden="true">
                      <td
                        className={css.gap}
                        colSpan={columnCount}
                        style={{ blockSize: stretch.rows * rowHeight }}
                      />
                    </tr>
                  );
                }
                return rows.slice(stretch.start, stretch.end).map((row, place) => {
                  const key = getRowKey(row);
                  return (
                    <DataRow
                      key={key}
                      row={row}
                      columns={columns}
                      rowKey={key}
                      position={isLong ? stretch.start + place + 2 : undefined}
                      tone={getRowTone?.(row)}
                      selectLabel={selection?.getLabel(row)}
                      isSelected={selectedKeys.has(key)}
                      onSelect={onSelect}
                    />
                  );
                });
              })}
          </tbody>
        </table>
        <span role="status">{isLoading && <VisuallyHidden>{words.loading}</VisuallyHidden>}</span>
      </div>
      {isTooWide && (
        <>
          <span className={css.edgeBefore} aria-hidden="true" />
          <span className={css.edgeAfter} aria-hidden="true" />
        </>
      )}
    </div>
  );
}

/** Lets the pointer read what a cell has no room for; asked when it comes, so that a row costs nothing. */
function showWhole(target: Element) {
  const cell = target.closest<HTMLElement>("td, th");
  if (!cell) return;
  const isCut = ({ scrollWidth, clientWidth }: Element) => scrollWidth > clientWidth;
  const cut =
    isCut(cell) && getComputedStyle(cell).overflowX !== "visible"
      ? [cell]
      : [...cell.querySelectorAll(`a, bdi, .${css.leftOutPart}`)].filter(isCut);
  if (cut.length > 0) cell.title = cut.map(({ textContent }) => textContent).join("\n");
  else cell.removeAttribute("title");
}
