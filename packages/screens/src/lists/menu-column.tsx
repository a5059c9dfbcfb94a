import type { Column, MenuItems } from "@id-desk/ui";
import { RowMenu } from "./RowMenu.tsx";

/** The last column of a list: what can be done with a row, in a menu; nothing where nothing can. */
export function createMenuColumn<Row>({
  header,
  labelOf,
  itemsOf,
}: {
  readonly header: string;
  /** Names the menu of a row. */
  readonly labelOf: (row: Row) => string;
  readonly itemsOf: (row: Row) => MenuItems;
}): Column<Row> {
  return {
    id: "actions",
    keep: true,
    header,
    // The button and the cell's own edges.
    width: 64,
    isHeaderHidden: true,
    align: "end",
    cell: (row) => {
      const items = itemsOf(row);
      if (items.length === 0) return null;
      return <RowMenu label={labelOf(row)} items={items} />;
    },
  };
}
