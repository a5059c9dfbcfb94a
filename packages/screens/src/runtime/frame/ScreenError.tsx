import type { RegistryError } from "@id-desk/core";
import { ErrorPanel } from "@id-desk/ui";
import type { ReactNode } from "react";
import { useCopy } from "../registry/registry-context.ts";
import { ScreenBoundary } from "./ScreenBoundary.tsx";
import { screenCopy } from "./screen.copy.ts";
import { useScreen } from "./screen-context.ts";
import { reportHostError } from "./tell-host.ts";

/** What stands where a screen could not be loaded. */
export interface ScreenErrorProps {
  readonly heading: ReactNode;
  readonly error: RegistryError;
  /** Tries again. Left out where another try would change nothing. */
  readonly retry?: (() => void) | undefined;
  readonly isRetrying?: boolean | undefined;
  /** What says it in place of the panel, where the screen has more to say. */
  readonly children?: ReactNode;
}

/** Says that a screen could not be loaded and offers another try; a host's own card takes its place. */
export function ScreenError({ heading, error, retry, isRetrying, children }: ScreenErrorProps) {
  const t = useCopy(screenCopy);
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
          <slots.error screen={name} heading={heading} error={error} retry={retry}>
            {panel}
          </slots.error>
        </ScreenBoundary>
      ) : (
        panel
      )}
    </div>
  );
}
