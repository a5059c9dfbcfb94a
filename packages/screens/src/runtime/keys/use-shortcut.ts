import { useEffect, useInsertionEffect } from "react";
import { useRegistry } from "../registry/registry-context.ts";
import { useLatest } from "../registry/use-latest.ts";
import { isPageCovered, isPressOf, isTyping, type Shortcut } from "./shortcuts.ts";

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
