import type { NavigationItem } from "@id-desk/core";
import { Breadcrumbs } from "@id-desk/ui";
import * as css from "./Trail.css.ts";

/** Where the page stands in the navigation: its group, its item, and the page itself below an item's own. */
export function Trail({
  label,
  group,
  item,
  pageTitle = item.title,
  href,
  onOpen,
}: {
  readonly label: string;
  readonly group: string | undefined;
  readonly item: Pick<NavigationItem, "title">;
  readonly pageTitle: string | undefined;
  readonly href: string;
  readonly onOpen: () => void;
}) {
  const isBelow = pageTitle !== item.title;
  return (
    <div className={css.trail}>
      <Breadcrumbs
        label={label}
        items={[
          ...(group === undefined ? [] : [{ label: group }]),
          isBelow ? { label: item.title, href, onPress: onOpen } : { label: item.title },
          ...(isBelow ? [{ label: pageTitle }] : []),
        ]}
      />
    </div>
  );
}
