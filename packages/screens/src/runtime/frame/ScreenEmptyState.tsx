import { EmptyState } from "@id-desk/ui";
import type { ReactNode } from "react";
import { useScreen } from "./screen-context.ts";

/** What is said where there is nothing to show. */
export interface ScreenEmptyStateProps {
  readonly heading: ReactNode;
  /** What to do about it. */
  readonly help?: ReactNode;
  readonly action?: ReactNode;
  /** A picture; a host's own part has its own. */
  readonly drawing?: ReactNode;
}

/** Says that there is nothing to show and what to do; a host's own part takes its place. */
export function ScreenEmptyState({ heading, help, action, drawing }: ScreenEmptyStateProps) {
  const { name, slots, classNames } = useScreen();
  const own = (
    <EmptyState heading={heading} action={action} drawing={drawing}>
      {help}
    </EmptyState>
  );
  return (
    <div data-idd-part="empty-state" className={classNames.emptyState}>
      {slots.emptyState ? (
        <slots.emptyState screen={name} heading={heading} help={help} action={action}>
          {own}
        </slots.emptyState>
      ) : (
        own
      )}
    </div>
  );
}
