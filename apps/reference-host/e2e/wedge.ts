import { type KeyboardLayout, pressKeys } from "@id-desk/core/testing";
import type { Page } from "@playwright/test";

/** How a scanner and its computer are set up. */
export interface WedgeOptions {
  /** The keyboard layout that the computer is set to. */
  readonly layout?: KeyboardLayout;
  readonly capsLock?: boolean;
  /** What the scanner types after a code. */
  readonly end?: "Enter" | "Tab" | "none";
}

/** Types codes into the page's window as a scanner does. */
export type Wedge = (code: string, options?: WedgeOptions) => Promise<void>;

/** Between two keys of a scanner, in seconds. */
const gap = 0.002;
const shift = 8;
const virtualKeyCodes = { Enter: 13, Tab: 9 };

/**
 * Makes a scanner for a page: its keys are the browser's own, and their times those of a scanner however slow the
 * machine is.
 */
export async function createWedge(page: Page): Promise<Wedge> {
  const browser = await page.context().newCDPSession(page);
  let clock = 0;
  const press = (key: string, code: string, text: string, more: object = {}) => {
    clock += gap;
    const type = text === "" ? "rawKeyDown" : "keyDown";
    const pressed = browser.send("Input.dispatchKeyEvent", {
      type,
      key,
      code,
      text,
      timestamp: clock,
      ...more,
    });
    return [pressed, browser.send("Input.dispatchKeyEvent", { type: "keyUp", key, code, timestamp: clock })];
  };
  return async (code, { end = "Enter", ...computer } = {}) => {
    clock = Math.max(Date.now() / 1000, clock + 0.1);
    const sent = pressKeys(code, computer).flatMap(({ key, code, isShifted }) =>
      press(key, code, key === "Dead" ? "" : key, { modifiers: isShifted ? shift : 0 }),
    );
    if (end !== "none") {
      const windowsVirtualKeyCode = virtualKeyCodes[end];
      sent.push(...press(end, end, end === "Enter" ? "\r" : "", { windowsVirtualKeyCode }));
    }
    // Not one after the other: a scanner does not wait for the page.
    await Promise.all(sent);
  };
}
