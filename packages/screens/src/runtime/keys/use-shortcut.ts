import { useEffect, useInsertionEffect } from "react";
import type { HeldList } from "../registry/held-list.ts";
import { useRegistry } from "../registry/registry-context.ts";
import { useLatest } from "../registry/use-latest.ts";

/** Keys that do something on the page that is shown now. */
export interface Shortcut {
  /** As `aria-keyshortcuts` names them: "F2", "Control+K". */
  readonly keys: string;
  /** What they do, in words of staff. */
  readonly label: string;
}

/** The shortcuts of everything that is shown; a host with a help of its own lists them there. */
export type Shortcuts = HeldList<Shortcut>;

/**
 * Whether a press is that of a shortcut. Control is the Command key on an Apple keyboard, where Alt with a digit or a letter
 * writes another character, and Shift does not count where it only helps to write a character.
 */
export function isPressOf(keys: string, event: KeyboardEvent): boolean {
  const parts = keys.split("+");
  const key = parts.at(-1) ?? "";
  const wantsControl = parts.includes("Control");
  const wantsAlt = parts.includes("Alt");
  const isCharacter = key.length === 1 && !wantsControl && !wantsAlt;
  const isWithControl = event.ctrlKey || event.metaKey;
  return (
    !event.isComposing &&
    (isKeyOf(key, event) || (wantsAlt && [`Digit${key}`, `Key${key}`].includes(event.code))) &&
    isWithControl === wantsControl &&
    event.altKey === wantsAlt &&
    (isCharacter || event.shiftKey === parts.includes("Shift"))
  );
}

// A browser that fills in a form presses a key without a name.
const isKeyOf = (key: string, event: KeyboardEvent) => event.key?.toLowerCase() === key.toLowerCase();

/** Matches the fields in which text is typed. */
export const textEntry =
  "textarea, select, input:not([type=button], [type=submit], [type=reset], [type=checkbox], [type=radio])";

/** Whether what is pressed now is typed somewhere. */
export function isTyping({ target }: KeyboardEvent): boolean {
  return target instanceof HTMLElement && (target.isContentEditable || target.matches(textEntry));
}

/** Whether a dialog or a menu has the keyboard, so that the page under it must not answer. */
export function isPageCovered(): boolean {
  const covers = '[role="dialog"], [role="alertdialog"], [role="menu"], [role="listbox"], dialog:modal';
  return document.activeElement?.closest(covers) != null;
}

/**
 * Binds keys to what they do while this part is shown, and lists them in the keyboard's help. They rest while a
 * dialog has the keyboard; a key that writes a character also rests while staff type.
 */
export function useShortcut({ keys, label }: Shortcut, onPress: (() => void) | undefined): void {
  const { shortcuts } = useRegistry();
  const latest = useLatest(onPress);
  const isOn = onPress !== undefined;
  useEffect(() => (isOn ? shortcuts.hold({ keys, label }) : undefined), [shortcuts, keys, label, isOn]);
  // Before it is seen, for a press in between would be lost; and without a word from React 18 on a server.
  useInsertionEffect(() => {
    if (!isOn) return;
    const isCharacter = keys.length === 1;
    const press = (event: KeyboardEvent) => {
      if (event.defaultPrevented || !isPressOf(keys, event) || isPageCovered()) return;
      if (isCharacter && isTyping(event)) return;
      event.preventDefault();
      latest.current?.();
    };
    window.addEventListener("keydown", press);
    return () => window.removeEventListener("keydown", press);
  }, [keys, isOn, latest]);
}
