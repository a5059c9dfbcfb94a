import { PageHeader, type PageHeaderProps } from "@id-desk/ui";
import type { ReactNode } from "react";
import * as css from "./ScreenFrame.css.ts";
import { useScreen } from "./screen-context.ts";

/**
 * The top of a screen. A page with a heading of its own leaves it out and keeps the commands; a host's own
 * part takes its place.
 */
export function ScreenHeader({
  ownLook,
  ...header
}: PageHeaderProps & {
  /** How it looks where a page header does not fit. */
  readonly ownLook?: ReactNode;
}) {
  const { name, slots, classNames, isHeaderHidden } = useScreen();
  if (isHeaderHidden && !header.actions) return null;
  const own = ownLook ?? <PageHeader {...header} />;
  return (
    <div data-idd-part="header" className={classNames.header}>
      {isHeaderHidden ? (
        <div className={css.commands}>{header.actions}</div>
      ) : slots.header ? (
        <slots.header screen={name} {...header}>
          {own}
        </slots.header>
      ) : (
        own
      )}
    </div>
  );
}
