import { type RefObject, useLayoutEffect, useRef } from "react";
import { useLatest } from "../registry/use-latest.ts";

/**
 * Hands the focus on when the card that has it makes room for something else: to the heading of its screen, or to
 * whatever `receive` finds in the place where the card was.
 */
export function useHandedFocus(
  receive: (place: HTMLElement) => void = focusScreen,
): RefObject<HTMLDivElement | null> {
  const ref = useRef<HTMLDivElement>(null);
  const latest = useLatest(receive);
  useLayoutEffect(() => {
    const card = ref.current;
    const place = card?.parentElement;
    return () => {
      if (!place || !card.contains(document.activeElement)) return;
      // What comes instead is there once React has ended what it does now.
      queueMicrotask(() => isLost() && latest.current(place));
    };
  }, [latest]);
  return ref;
}

const isLost = () => document.activeElement === document.body;

function focusScreen(place: HTMLElement): void {
  const screen = place.closest<HTMLElement>("[data-idd-screen]");
  if (!screen) return;
  screen.querySelector<HTMLElement>("h1")?.focus({ preventScroll: true });
  // Its heading is the host's, or is not there yet. It takes the focus this once: presses in it go past it.
  if (!isLost()) return;
  screen.tabIndex = -1;
  screen.addEventListener("blur", () => screen.removeAttribute("tabindex"), { once: true });
  screen.focus({ preventScroll: true });
}
