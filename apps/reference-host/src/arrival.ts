import { useEffect, useRef } from "react";

/**
 * On every arrival at another place: scrolls to the top, smoothly unless the reader wants less motion, and puts the
 * focus on the page's heading. @see Spec 2, "Shell"
 */
export function useArrival(place: string): void {
  const lastPlace = useRef(place);
  useEffect(() => {
    if (lastPlace.current === place) return;
    lastPlace.current = place;
    const isCalm = window.matchMedia("(prefers-reduced-motion: reduce)").matches;
    window.scrollTo({ top: 0, behavior: isCalm ? "instant" : "smooth" });
    return focusHeading();
  }, [place]);
}

/** Focuses the heading as soon as the page has one: while it loads there may be none. */
function focusHeading(): () => void {
  const before = document.activeElement;
  const observer = new MutationObserver(() => requestAnimationFrame(tryToFocus));
  const stop = () => observer.disconnect();

  function tryToFocus(): void {
    const focused = document.activeElement;
    const isMoved = focused !== before && focused !== document.body;
    const main = document.querySelector("main");
    // A page that has put the focus somewhere itself, such as into a scan field, knows better, and so does the reader.
    const isSettled = isMoved || main?.contains(focused) === true;
    const heading = isSettled ? undefined : main?.querySelector("h1");
    heading?.focus({ preventScroll: true });
    if (isSettled || heading) stop();
  }

  observer.observe(document.body, { childList: true, subtree: true });
  tryToFocus();
  return stop;
}
