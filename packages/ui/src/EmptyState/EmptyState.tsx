import type { ReactNode } from "react";
import * as css from "./EmptyState.css.ts";

/** What is said where there is nothing. */
export type EmptyStateProps = {
  /** What it means that nothing is here. */
  heading: ReactNode;
  /** What to do, or when something will be here. */
  children?: ReactNode;
  /** A picture; it says nothing that the words do not. */
  drawing?: ReactNode;
  action?: ReactNode;
};

/** Stands where a list or a page has nothing to show: what that means, and what to do. */
export function EmptyState({ heading, children, drawing, action }: EmptyStateProps) {
  return (
    <div className={css.empty}>
      {drawing && <div className={css.drawing}>{drawing}</div>}
      <p className={css.heading}>{heading}</p>
      {children && <div className={css.help}>{children}</div>}
      {action && <div className={css.action}>{action}</div>}
    </div>
  );
}
