import { useId } from "react";
import { CircleAlertIcon } from "../icons/index.ts";
import { VisuallyHidden } from "../VisuallyHidden/index.ts";
import { isPlace, type NavigationEntry, type NavigationPlace, type NavigationSection } from "./entries.ts";
import { NavigationItem } from "./NavigationItem.tsx";
import * as css from "./SideNavigation.css.ts";

/** What a side navigation takes. */
export type SideNavigationProps = {
  /** Its name among the landmarks of the page. */
  label: string;
  groups: readonly NavigationSection[];
  /** The item whose page is shown now. */
  selectedId?: string | undefined;
  /** Icons only, each with a name and a tooltip. */
  isMini: boolean;
  /** The browser's address of an item's url; external urls are taken as they are. */
  getHref: (url: string) => string;
  /** A plain press of an item. With Ctrl, Shift or the middle button the browser opens the address itself. */
  onOpen: (item: Readonly<NavigationPlace>) => void;
  /** What stands in the place of a child that this navigation cannot show. */
  unsupportedTexts: { collapse: string; other: string };
};

/**
 * Leads to the pages, in titled groups.
 *
 * @see Spec 2, "Side navigation"
 */
export function SideNavigation({ label, groups, isMini, ...rest }: SideNavigationProps) {
  return (
    <nav aria-label={label} className={css.navigation} data-mini={isMini || undefined}>
      {groups.map((group) => (
        <NavigationGroup key={group.id} group={group} isMini={isMini} {...rest} />
      ))}
    </nav>
  );
}

type NavigationGroupProps = Omit<SideNavigationProps, "label" | "groups"> & { group: NavigationSection };

function NavigationGroup({
  group,
  selectedId,
  isMini,
  unsupportedTexts,
  getHref,
  onOpen,
}: NavigationGroupProps) {
  const titleId = useId();
  const Title = isMini ? VisuallyHidden : "p";
  return (
    <div className={css.group}>
      <Title id={titleId} className={isMini ? undefined : css.groupTitle}>
        {group.title}
      </Title>
      {/* biome-ignore lint/a11y/noRedundantRoles: without markers Safari does not tell that it is a list */}
      <ul role="list" aria-labelledby={titleId} className={css.list}>
        {group.children.map((entry) => (
          <li key={entry.id}>
            {isPlace(entry) ? (
              <NavigationItem
                item={entry}
                isSelected={entry.id === selectedId}
                isMini={isMini}
                getHref={getHref}
                onOpen={onOpen}
              />
            ) : (
              <Unsupported entry={entry} isMini={isMini} texts={unsupportedTexts} />
            )}
          </li>
        ))}
      </ul>
    </div>
  );
}

type UnsupportedProps = {
  entry: NavigationEntry;
  isMini: boolean;
  texts: SideNavigationProps["unsupportedTexts"];
};

function Unsupported({ entry, isMini, texts }: UnsupportedProps) {
  const text = entry.type === "collapse" ? texts.collapse : texts.other;
  return (
    <span className={css.unsupported} title={isMini ? text : undefined}>
      {isMini && <CircleAlertIcon className={css.icon} />}
      {isMini ? <VisuallyHidden>{text}</VisuallyHidden> : text}
    </span>
  );
}
