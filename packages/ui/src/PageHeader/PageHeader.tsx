import type { ReactNode } from "react";
import * as css from "./PageHeader.css.ts";

/** What stands at the top of a page. */
export type PageHeaderProps = {
  /** The page's one heading. */
  title: ReactNode;
  /** Where the page stands, above the heading. */
  breadcrumbs?: ReactNode;
  /** The state of what is shown, beside the heading. */
  badge?: ReactNode;
  subtitle?: ReactNode;
  /** What can be done with the whole page: the quiet actions first, the primary one last. */
  actions?: ReactNode;
  /**
   * Keeps the room of two actions and of a line under them, so that nothing below moves when one comes, or when one says
   * why it is not possible.
   */
  keepsActionsRoom?: boolean | undefined;
};

/**
 * The page's heading and its actions. The heading takes the focus when a host leads there, so that whoever
 * listens hears where they are.
 */
export function PageHeader({
  title,
  breadcrumbs,
  badge,
  subtitle,
  actions,
  keepsActionsRoom = false,
}: PageHeaderProps) {
  return (
    <header className={css.header}>
      {breadcrumbs}
      <div className={css.row}>
        <div className={css.words}>
          <div className={css.titleRow}>
            <h1 className={css.title} tabIndex={-1}>
              {title}
            </h1>
            {badge}
          </div>
          {subtitle && <p className={css.subtitle}>{subtitle}</p>}
        </div>
        {actions && (
          <div className={css.actions} data-keeps-room={keepsActionsRoom || undefined}>
            {actions}
          </div>
        )}
      </div>
    </header>
  );
}
