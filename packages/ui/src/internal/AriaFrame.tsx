import { type ReactNode, useCallback, useSyncExternalStore } from "react";
import { I18nProvider } from "react-aria/I18nProvider";
import { UNSAFE_PortalProvider as PortalProvider } from "react-aria/PortalProvider";
import { useRoot } from "./root-context.ts";
import { readWritingDirection, type WritingDirection } from "./writing-direction.ts";

/**
 * Tells the components of React Aria inside it the language, the direction and the place of overlays of the root
 * that it stands in. Not in the root itself: a page without such components loads nothing of them.
 */
export function AriaFrame({
  hangsOn = "nothing",
  children,
}: {
  /** What opens beside its button is placed by the window, wherever the overlays stand. */
  hangsOn?: "nothing" | "a button";
  children: ReactNode;
}) {
  const { locale, direction, overlays } = useRoot();
  const element = useSyncExternalStore(overlays.subscribe, overlays.read, readNothing);
  const place = hangsOn === "a button" ? findWindowPlace : undefined;
  const getOverlays = useCallback(() => element && (place?.(element) ?? element), [element, place]);
  return (
    <I18nProvider locale={localeOf(locale, direction)}>
      <PortalProvider getContainer={getOverlays}>{children}</PortalProvider>
    </I18nProvider>
  );
}

/**
 * Finds the place among the overlays that has the window's own coordinates, or makes it. In a positioned part of a page
 * that is scrolled, React Aria takes the room below a button for none and makes the menu no pixel high.
 */
function findWindowPlace(overlays: HTMLElement): HTMLElement {
  const known = overlays.querySelector<HTMLElement>(":scope > [data-idd-part=window-place]");
  if (known) return known;
  const made = document.createElement("div");
  made.dataset.iddPart = "window-place";
  // Physical sides, as React Aria has them; above what the page has, as its popovers are.
  Object.assign(made.style, { position: "fixed", top: "0", left: "0", zIndex: "100000" });
  overlays.append(made);
  return made;
}

/** A server has no place for overlays. */
const readNothing = () => null;

/** React Aria reads the direction off the language, so a direction of one's own is told as its script. */
function localeOf(locale: string, direction: WritingDirection): string {
  if (readWritingDirection(locale) === direction) return locale;
  return new Intl.Locale(locale, { script: direction === "rtl" ? "Arab" : "Latn" }).toString();
}
