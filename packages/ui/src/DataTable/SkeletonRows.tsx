import { useEffect, useState } from "react";
import { Skeleton } from "../Skeleton/index.ts";
import type { Column } from "./column.ts";
import * as css from "./DataTable.css.ts";

const rows = ["a", "b", "c", "d", "e", "f", "g", "h"];
const shares = [72, 48, 60, 84, 54];

/** An answer within this time, in milliseconds, is no wait: bars would only flash, and cost what the rows cost. */
const longestGlance = 150;

type SkeletonRowsProps = {
  columns: readonly Pick<Column<unknown>, "id" | "align">[];
  hasSelection: boolean;
  /** How high a row is, in pixels. */
  rowHeight: number;
};

/** Eight rows of blank bars in the table's own columns, so that nothing jumps when the rows arrive. */
export function SkeletonRows({ columns, hasSelection, rowHeight }: SkeletonRowsProps) {
  const [isWaitedFor, setWaitedFor] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setWaitedFor(true), longestGlance);
    return () => clearTimeout(timer);
  }, []);
  if (!isWaitedFor) {
    return (
      <tbody aria-hidden="true">
        <tr>
          <td
            className={css.gap}
            colSpan={columns.length + (hasSelection ? 1 : 0)}
            style={{ blockSize: rows.length * rowHeight }}
          />
        </tr>
      </tbody>
    );
  }
  return (
    <tbody aria-hidden="true">
      {rows.map((name, line) => (
        <tr key={name}>
          {hasSelection && <td className={css.cell} />}
          {columns.map(({ id, align }, place) => (
            <td key={id} className={css.cell} data-align={align}>
              <Skeleton className={css.skeleton} width={`${shares[(line * 2 + place) % shares.length]}%`} />
            </td>
          ))}
        </tr>
      ))}
    </tbody>
  );
}
