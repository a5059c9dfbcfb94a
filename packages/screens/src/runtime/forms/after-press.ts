const ends = ["pointerup", "mouseup", "pointercancel", "dragend"];

/**
 * Runs a change at once, or after the press that is under way. A press moves the focus when it begins: an error drawn
 * then moves the pressed button away from under the pointer, and the browser gives it no click.
 */
export function afterPress(change: () => void): void {
  if (!document.querySelector(":active")) {
    change();
    return;
  }
  const ended = new AbortController();
  function end(): void {
    ended.abort();
    // The click follows in the same task as the end of the press.
    setTimeout(change);
  }
  for (const name of ends) window.addEventListener(name, end, { capture: true, signal: ended.signal });
}
