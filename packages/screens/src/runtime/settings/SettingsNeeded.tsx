import type { RegistryError } from "@id-desk/core";
import { ErrorPanel, Spinner } from "@id-desk/ui";
import type { ReactNode } from "react";
import { screenCopy } from "../frame/screen.copy.ts";
import { useHandedFocus } from "../frame/use-handed-focus.ts";
import { useCopy } from "../registry/registry-context.ts";
import { AnyScript } from "../words/AnyScript.tsx";
import { settingsNeededCopy } from "./settings-needed.copy.ts";
import type { SettingsReading } from "./use-settings.ts";

/** Shows what is chosen from the registry's settings once they are known, and until then why they are not. */
export function SettingsNeeded({
  reading,
  heading,
  children,
}: {
  readonly reading: SettingsReading;
  /** What cannot be shown rightly, where it is more than a choice. */
  readonly heading?: string;
  /** What is chosen; left out where it is elsewhere. */
  readonly children?: ReactNode;
}) {
  const t = useCopy(settingsNeededCopy);
  const { isKnown, error } = reading;
  if (isKnown) return children;
  return error ? <Failed {...reading} error={error} heading={heading} /> : <Spinner label={t("loading")} />;
}

function Failed({
  error,
  isRetrying,
  retry,
  heading,
}: Omit<SettingsReading, "error"> & {
  readonly error: RegistryError;
  readonly heading: string | undefined;
}) {
  const t = useCopy(settingsNeededCopy);
  const tScreen = useCopy(screenCopy);
  const card = useHandedFocus(focusFirst);
  return (
    <div ref={card}>
      <ErrorPanel
        heading={heading ?? t("failed")}
        retryLabel={tScreen("tryAgain")}
        onRetry={retry}
        isRetrying={isRetrying}
      >
        <AnyScript>{heading ? error.message : `${error.message} ${t("kept")}`}</AnyScript>
      </ErrorPanel>
    </div>
  );
}

/** What was to be chosen takes the focus from the button that has brought it. */
function focusFirst(place: HTMLElement): void {
  const chosen = place.querySelector<HTMLElement>("input:checked");
  (chosen ?? place.querySelector<HTMLElement>(":is(select, input, textarea, button):enabled"))?.focus();
}
