import { type ReactNode, useCallback, useSyncExternalStore } from "react";
import { UNSAFE_PortalProvider as PortalProvider } from "react-aria/PortalProvider";
import { readNothing } from "./AriaFrame.tsx";
import { useRoot } from "./root-context.ts";

/**
 * Puts what opens beside a button into a place with the window's own coordinates. In a positioned part of a page that is
 * scrolled, React Aria takes the room below the button for none and makes a menu no pixel high. Goes inside an `AriaFrame`.
 */
export function WindowPlace({ children }: { children: ReactNode }) {
  const { overlays } = useRoot();
  const element = useSyncExternalStore(overlays.subscribe, overlays.read, readNothing);
  const getPlace = useCallback(() => element && findPlace(element), [element]);
  return <PortalProvider getContainer={getPlace}>{children}</PortalProvider>;
}

/** Finds the place among the overlays, or makes it. */
function findPlace(overlays: HTMLElement): HTMLElement {
  const known = overlays.querySelector<HTMLElement>(":scope > [data-idd-part=window-place]");
  if (known) return known;
  const made = document.createElement("div");
  made.dataset.iddPart = "window-place";
  // Physical sides, as React Aria has them; above what the page has, as its popovers are.
  Object.assign(made.style, { position: "fixed", top: "0", left: "0", zIndex: "100000" });
  overlays.append(made);
  return made;
}
