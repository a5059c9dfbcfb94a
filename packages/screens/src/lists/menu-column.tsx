import { type Column, MenuButton, type MenuItems } from "@id-desk/ui";
import { EllipsisIcon } from "@id-desk/ui/icons";

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
      return items.length > 0 && <RowMenu label={labelOf(row)} items={items} />;
    },
  };
}

/** The menu at the end of a row: what can be done with what the row shows. */
export function RowMenu(props: { readonly label: string; readonly items: MenuItems }) {
  return (
    <MenuButton isIconOnly size="sm" align="end" tooltipSide="start" icon={<EllipsisIcon />} {...props} />
  );
}
