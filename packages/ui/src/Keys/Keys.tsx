import { useSyncExternalStore } from "react";
import { joinClasses } from "../internal/join-classes.ts";
import * as css from "./Keys.css.ts";

/** What a picture of keys takes. */
export type KeysProps = {
  /** The keys that are pressed together, as `aria-keyshortcuts` names them: "Control+K". */
  combination: string;
  className?: string | undefined;
};

/** Keys that are pressed together, as they are printed on this reader's keyboard. */
export function Keys({ combination, className }: KeysProps) {
  // A server cannot know the keyboard, and what it drew is taken over as it is.
  const isApple = useSyncExternalStore(never, isAppleComputer, () => false);
  const printed: Readonly<Record<string, string>> = { Control: isApple ? "⌘" : "Ctrl", Escape: "Esc" };
  return (
    <kbd dir="ltr" className={joinClasses(css.keys, className)}>
      {combination.split("+").map((key) => (
        <kbd key={key} className={css.key}>
          {printed[key] ?? key}
        </kbd>
      ))}
    </kbd>
  );
}

const never = () => () => undefined;

const isAppleComputer = () => /Mac|iPhone|iPad/.test(navigator.platform);
