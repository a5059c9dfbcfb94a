import type { MouseEvent } from "react";

/** Whether a press of a link asks for the page itself: not for another tab, a window or a file. */
export function isPlainPress(event: MouseEvent): boolean {
  return event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey;
}
