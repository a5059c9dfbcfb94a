import type { ReactNode } from "react";
import type { Column } from "./column.ts";
import { isolate } from "./DataRow.tsx";
import * as css from "./DataTable.css.ts";

type Told<Row> = {
  columns: readonly Column<Row>[];
  /** How many of the columns that are left out are told under the name of a row. */
  toldCount: number;
};

/** The columns that are shown, and under the name of each row what those that are left out say of it. */
export function tellLeftOut<Row>(all: readonly Column<Row>[], shown: readonly Column<Row>[]): Told<Row> {
  const told = all.filter((column) => column.whenLeftOut && !shown.includes(column));
  if (told.length === 0) return { columns: shown, toldCount: 0 };
  return {
    toldCount: told.length,
    columns: shown.map((column) =>
      column.isRowHeader ? { ...column, cell: (row) => drawNameAndRest(row, column, told) } : column,
    ),
  };
}

function drawNameAndRest<Row>(row: Row, naming: Column<Row>, told: readonly Column<Row>[]): ReactNode {
  return (
    <>
      <div className={css.name}>{isolate(naming.cell(row))}</div>
      <div className={css.leftOut}>
        {told.map(({ id, whenLeftOut }) => (
          <div key={id} className={css.leftOutPart}>
            {isolate(whenLeftOut?.(row))}
          </div>
        ))}
      </div>
    </>
  );
}
