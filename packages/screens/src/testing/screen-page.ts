import { within } from "@testing-library/react";

/** A screen on a page, by what its contract promises: its attributes, roles and names. */
export interface ScreenPage {
  /** The screen's root. Throws while the screen is not there. */
  readonly root: () => HTMLElement;
  /** A part by its `data-idd-part`, or null. */
  readonly part: (name: "header" | "empty-state" | "error" | "scan-panel") => HTMLElement | null;
  /** Waits for the screen's heading. */
  readonly findHeading: (name?: string | RegExp) => Promise<HTMLElement>;
  /** Presses a button by its name. */
  readonly press: (name: string | RegExp) => Promise<void>;
  /** Waits for the dialog that the screen has opened, wherever on the page its overlays stand. */
  readonly findDialog: (name?: string | RegExp) => Promise<HTMLElement>;
  /** Waits for the card that stands for a failure. */
  readonly findError: () => Promise<HTMLElement>;
}

/** Finds a screen by its public name, such as `DispatchSending`. */
export function createScreenPage(name: string, page: HTMLElement = document.body): ScreenPage {
  const find = () => page.querySelector<HTMLElement>(`[data-idd-screen="${name}"]`);
  function root(): HTMLElement {
    const found = find();
    if (!found) throw new Error(`The screen ${name} is not on the page. Was it rendered in a provider?`);
    return found;
  }
  const named = (text: string | RegExp | undefined) => (text === undefined ? {} : { name: text });
  return {
    root,
    part: (part) => root().querySelector<HTMLElement>(`[data-idd-part="${part}"]`),
    findHeading: (text) => within(root()).findByRole("heading", { level: 1, ...named(text) }),
    async press(text) {
      (await within(root()).findByRole("button", { name: text })).click();
    },
    findDialog: (text) => within(page.ownerDocument.body).findByRole("dialog", named(text)),
    async findError() {
      const alert = await within(root()).findByRole("alert");
      return alert.closest<HTMLElement>('[data-idd-part="error"]') ?? alert;
    },
  };
}

/** Whether a name has these words in it. Where nothing is drawn, as in jsdom, a number in groups is read with spaces. */
export function isNamed(name: string, words: string): boolean {
  return withoutSpaces(name).includes(withoutSpaces(words));
}

const withoutSpaces = (text: string) => text.replaceAll(/\s/g, "");
