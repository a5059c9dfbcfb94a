import { ErrorPanel } from "@id-desk/ui";
import type { ReactNode } from "react";
import { useCopy } from "../registry/registry-context.ts";
import { ScreenBoundary } from "./ScreenBoundary.tsx";
import { screenCopy } from "./screen.copy.ts";
import { useScreen } from "./screen-context.ts";
import type { ErrorSlotProps } from "./screen-props.ts";
import { reportHostError } from "./tell-host.ts";

/** Says that a screen could not be loaded and offers another try; a host's own card takes its place. */
export function ScreenError({
  isRetrying,
  children,
  ...failure
}: Omit<ErrorSlotProps, "screen" | "children"> & {
  readonly isRetrying?: boolean | undefined;
  /** What says it in place of the panel, where the screen has more to say. */
  readonly children?: ReactNode;
}) {
  const t = useCopy(screenCopy);
  const { heading, error, retry } = failure;
  const { name, slots, classNames } = useScreen();
  const panel = children ?? (
    <ErrorPanel heading={heading} retryLabel={t("tryAgain")} onRetry={retry} isRetrying={isRetrying}>
      {error.message}
    </ErrorPanel>
  );
  return (
    <div data-idd-part="error" className={classNames.error}>
      {slots.error ? (
        // A card that crashes itself must not take the page with it.
        <ScreenBoundary onCrash={reportHostError} renderCrash={() => panel}>
          <slots.error screen={name} {...failure}>
            {panel}
          </slots.error>
        </ScreenBoundary>
      ) : (
        panel
      )}
    </div>
  );
}
