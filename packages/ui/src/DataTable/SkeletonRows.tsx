import { Skeleton } from "../Skeleton/index.ts";
import type { Column } from "./column.ts";
import * as css from "./DataTable.css.ts";

const rows = ["a", "b", "c", "d", "e", "f", "g", "h"];
const shares = [72, 48, 60, 84, 54];

type SkeletonRowsProps = { columns: readonly Pick<Column<unknown>, "id" | "align">[]; hasSelection: boolean };

/** Eight rows of blank bars in the table's own columns, so that nothing jumps when the rows arrive. */
export function SkeletonRows({ columns, hasSelection }: SkeletonRowsProps) {
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
