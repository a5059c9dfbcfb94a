import { type ReactNode, useCallback, useSyncExternalStore } from "react";
import { I18nProvider } from "react-aria/I18nProvider";
import { UNSAFE_PortalProvider as PortalProvider } from "react-aria/PortalProvider";
import { useRoot } from "./root-context.ts";
import { readWritingDirection, type WritingDirection } from "./writing-direction.ts";

/**
 * Tells the components of React Aria inside it the language, the direction and the place of overlays of the root
 * that it stands in. Not in the root itself: a page without such components loads nothing of them.
 */
export function AriaFrame({ children }: { children: ReactNode }) {
  const { locale, direction, overlays } = useRoot();
  const element = useSyncExternalStore(overlays.subscribe, overlays.read, readNothing);
  const getOverlays = useCallback(() => element, [element]);
  return (
    <I18nProvider locale={localeOf(locale, direction)}>
      <PortalProvider getContainer={getOverlays}>{children}</PortalProvider>
    </I18nProvider>
  );
}

/** A server has no place for overlays. */
export const readNothing = () => null;

/** React Aria reads the direction off the language, so a direction of one's own is told as its script. */
function localeOf(locale: string, direction: WritingDirection): string {
  if (readWritingDirection(locale) === direction) return locale;
  return new Intl.Locale(locale, { script: direction === "rtl" ? "Arab" : "Latn" }).toString();
}
