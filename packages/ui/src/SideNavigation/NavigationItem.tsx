import type { MouseEvent } from "react";
import { ExternalLinkIcon } from "../icons/index.ts";
import { isPlainPress } from "../internal/is-plain-press.ts";
import { joinClasses } from "../internal/join-classes.ts";
import { useWords } from "../internal/words.ts";
import { Tooltip } from "../Tooltip/index.ts";
import { VisuallyHidden } from "../VisuallyHidden/index.ts";
import type { NavigationPlace } from "./entries.ts";
import { NavigationChip } from "./NavigationChip.tsx";
import * as css from "./SideNavigation.css.ts";

type NavigationItemProps = {
  item: Readonly<NavigationPlace>;
  isSelected: boolean;
  isMini: boolean;
  getHref: (url: string) => string;
  onOpen: (item: Readonly<NavigationPlace>) => void;
};

/** One item of the navigation: a link, or, disabled, what will be one. */
export function NavigationItem({ item, isSelected, isMini, getHref, onOpen }: NavigationItemProps) {
  const { title, url, disabled = false, external = false, target = false, chip } = item;
  const press = (event: MouseEvent) => {
    if (!isPlainPress(event)) return;
    event.preventDefault();
    onOpen(item);
  };
  const content = <ItemContent item={item} isMini={isMini} />;
  const link = disabled ? (
    // In the mini mode its name is a tooltip, which the keyboard must reach as well.
    // biome-ignore lint/a11y/useSemanticElements: an anchor without an address is no link, and says so to nobody
    <span role="link" aria-disabled="true" tabIndex={isMini ? 0 : undefined} className={css.place}>
      {content}
    </span>
  ) : (
    <a
      href={external ? url : getHref(url)}
      aria-current={isSelected ? "page" : undefined}
      className={css.place}
      {...(target && { target: "_blank", rel: "noopener noreferrer" })}
      {...(!external && !target && { onClick: press })}
    >
      {content}
    </a>
  );
  if (!isMini) return link;
  return (
    <Tooltip content={chip ? `${title} (${chip.label})` : title} side="end" isNameOnly>
      {link}
    </Tooltip>
  );
}

function ItemContent({ item, isMini }: Pick<NavigationItemProps, "item" | "isMini">) {
  const { title, icon, chip, target = false, disabled = false } = item;
  const words = useWords();
  const opensTab = target && !disabled;
  const Title = isMini ? VisuallyHidden : "span";
  return (
    <>
      {icon ? (
        <span aria-hidden="true" className={css.icon}>
          {icon}
        </span>
      ) : (
        isMini && (
          <span aria-hidden="true" className={joinClasses(css.icon, css.letter)}>
            {[...title][0]}
          </span>
        )
      )}
      <Title className={isMini ? undefined : css.title}>{title}</Title>
      {opensTab && !isMini && (
        <span className={css.away}>
          <ExternalLinkIcon />
        </span>
      )}
      {opensTab && <VisuallyHidden> ({words.opensInNewTab})</VisuallyHidden>}
      {chip && <NavigationChip chip={chip} isMini={isMini} />}
    </>
  );
}
