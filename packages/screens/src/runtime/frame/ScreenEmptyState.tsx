import { EmptyState } from "@id-desk/ui";
import type { ReactNode } from "react";
import { useScreen } from "./screen-context.ts";
import type { EmptyStateSlotProps } from "./screen-props.ts";

/** Says that there is nothing to show and what to do; a host's own part takes its place. */
export function ScreenEmptyState({
  drawing,
  ...said
}: Omit<EmptyStateSlotProps, "screen" | "children"> & {
  /** A picture; a host's own part has its own. */
  readonly drawing?: ReactNode;
}) {
  const { name, slots, classNames } = useScreen();
  const own = (
    <EmptyState heading={said.heading} action={said.action} drawing={drawing}>
      {said.help}
    </EmptyState>
  );
  return (
    <div data-idd-part="empty-state" className={classNames.emptyState}>
      {slots.emptyState ? (
        <slots.emptyState screen={name} {...said}>
          {own}
        </slots.emptyState>
      ) : (
        own
      )}
    </div>
  );
}
