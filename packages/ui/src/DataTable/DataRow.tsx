import { memo, type ReactNode } from "react";
import { joinClasses } from "../internal/join-classes.ts";
import type { Tone } from "../theme/index.ts";
import type { Column, RowKey } from "./column.ts";
import * as css from "./DataTable.css.ts";
import { SelectionCheckbox } from "./SelectionCheckbox.tsx";

type CellsProps<Row> = { row: Row; columns: readonly Column<Row>[] };

function CellsOfRow<Row>({ row, columns }: CellsProps<Row>): ReactNode {
  return columns.map(({ id, align, isRowHeader, cell }) =>
    isRowHeader ? (
      <th key={id} scope="row" className={css.cell} data-align={align} data-names-row="">
        {isolate(cell(row))}
      </th>
    ) : (
      <td key={id} className={css.cell} data-align={align}>
        {isolate(cell(row))}
      </td>
    ),
  );
}

/** Plain words run in their own direction, so that they are cut at their end and not at their beginning. */
export function isolate(content: ReactNode): ReactNode {
  return typeof content === "string" && content !== "" ? <bdi>{content}</bdi> : content;
}

/** Drawn again only for another row object, so a change of place or of selection costs no cell. */
const Cells = memo(CellsOfRow) as typeof CellsOfRow;

type DataRowProps<Row> = CellsProps<Row> & {
  rowKey: RowKey;
  /** Its place among all rows, counted from the header on; only where not all rows are drawn. */
  position: number | undefined;
  tone: Tone | undefined;
  /** The words of its checkbox; no checkbox without them. */
  selectLabel: string | undefined;
  isSelected: boolean;
  onSelect: (key: RowKey, isSelected: boolean) => void;
};

function RowOfTable<Row>({ row, columns, rowKey, position, tone, ...selection }: DataRowProps<Row>) {
  const { selectLabel, isSelected, onSelect } = selection;
  return (
    <tr
      className={css.row}
      data-key={rowKey}
      data-tone={tone}
      data-selected={isSelected || undefined}
      aria-rowindex={position}
    >
      {selectLabel !== undefined && (
        <td className={joinClasses(css.cell, css.selectionCell)}>
          <SelectionCheckbox
            label={selectLabel}
            isSelected={isSelected}
            onChange={(next) => onSelect(rowKey, next)}
          />
        </td>
      )}
      <Cells row={row} columns={columns} />
    </tr>
  );
}

/** One row of a table. */
export const DataRow = memo(RowOfTable) as typeof RowOfTable;
