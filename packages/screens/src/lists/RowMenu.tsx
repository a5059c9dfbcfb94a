import { MenuButton, type MenuItems } from "@id-desk/ui";
import { EllipsisIcon } from "@id-desk/ui/icons";

/** The menu at the end of a row: what can be done with what the row shows. */
export function RowMenu({ label, items }: { readonly label: string; readonly items: MenuItems }) {
  return (
    <MenuButton
      isIconOnly
      size="sm"
      align="end"
      tooltipSide="start"
      icon={<EllipsisIcon />}
      label={label}
      items={items}
    />
  );
}
