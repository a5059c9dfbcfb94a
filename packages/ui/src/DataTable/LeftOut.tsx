import type { ReactNode } from "react";
import type { Column } from "./column.ts";
import { isolate } from "./DataRow.tsx";
import * as css from "./DataTable.css.ts";

type Told<Row> = {
  columns: readonly Column<Row>[];
  /** How many columns share what is told under the name of a row; nothing where nothing is told. */
  told: "none" | "one" | "more" | undefined;
};

/** The columns that are shown, and under the name of each row what those that are left out say of it. */
export function tellLeftOut<Row>(all: readonly Column<Row>[], kept: readonly Column<Row>[]): Told<Row> {
  const isShown = (columnId: string) => kept.some(({ id }) => id === columnId);
  const shown = kept.map((column) => {
    const { whenWithout } = column;
    return whenWithout && !isShown(whenWithout.columnId) ? { ...column, cell: whenWithout.cell } : column;
  });
  const leftOut = all.filter((column) => column.whenLeftOut && !isShown(column.id));
  if (leftOut.length === 0) return { columns: shown, told: undefined };
  const shared = leftOut.filter(({ hasOwnLine }) => !hasOwnLine);
  const alone = leftOut.filter(({ hasOwnLine }) => hasOwnLine);
  return {
    told: shared.length === 0 ? "none" : shared.length === 1 ? "one" : "more",
    columns: shown.map((column) =>
      column.isRowHeader ? { ...column, cell: (row) => drawNameAndRest(row, column, shared, alone) } : column,
    ),
  };
}

function drawNameAndRest<Row>(
  row: Row,
  naming: Column<Row>,
  shared: readonly Column<Row>[],
  alone: readonly Column<Row>[],
): ReactNode {
  return (
    <>
      <div className={css.name}>{isolate(naming.cell(row))}</div>
      {shared.length > 0 && (
        <div className={css.leftOut}>
          {shared.map(({ id, whenLeftOut }) => (
            <div key={id} className={css.leftOutPart}>
              {isolate(whenLeftOut?.(row))}
            </div>
          ))}
        </div>
      )}
      {alone.map(({ id, whenLeftOut }) => (
        <div key={id} className={css.ownLine}>
          {isolate(whenLeftOut?.(row))}
        </div>
      ))}
    </>
  );
}
