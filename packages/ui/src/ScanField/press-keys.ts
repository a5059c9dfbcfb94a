/** Presses keys as a keyboard-wedge scanner does, `gap` milliseconds apart, on whatever has the focus. */
export function wedge(keys: readonly (string | { key: string; code: string; altKey?: boolean })[], gap = 4) {
  let time = wedge.clock;
  for (const pressed of keys) {
    const { key, ...place } = typeof pressed === "string" ? { key: pressed, code: "" } : pressed;
    const target = document.activeElement ?? document.body;
    const event = new KeyboardEvent("keydown", { key, ...place, bubbles: true, cancelable: true });
    Object.defineProperty(event, "timeStamp", { value: time });
    time += gap;
    const goesOn = target.dispatchEvent(event);
    if (!goesOn) continue;
    // What a browser does with a key that nobody held back.
    if (event.altKey) continue;
    if (target instanceof HTMLInputElement && target.type === "text" && key.length === 1) {
      target.setRangeText(key, target.value.length, target.value.length, "end");
      target.dispatchEvent(new InputEvent("input", { bubbles: true }));
    }
    if (target instanceof HTMLButtonElement && key === "Enter") target.click();
  }
  wedge.clock = time + 1000;
}
wedge.clock = 1000;
