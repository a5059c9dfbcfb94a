import { useEffect, useRef, useState } from "react";
import { useLatestCallback } from "../runtime/registry/use-latest-callback.ts";

/** How long staff have to stop typing before the registry is asked, in milliseconds. */
const pause = 400;

/**
 * Holds what a list is searched for. It is personal, so that it is kept on the page alone and never in its address.
 *
 * @param read gives what the registry is asked for a text that was typed; empty where it is too short.
 * @param onChange told that another text is searched for.
 */
export function useListSearch(read: (text: string) => string, onChange: () => void) {
  const [typed, setTyped] = useState("");
  const [term, setTerm] = useState("");
  const [isTooShort, setTooShort] = useState(false);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);

  const apply = useLatestCallback((text: string) => {
    clearTimeout(timer.current);
    const next = read(text);
    if (next === term) return;
    setTerm(next);
    onChange();
  });
  return {
    typed,
    /** What the registry is asked for; empty for nothing. */
    term,
    /** Staff have asked for a text that is too short. */
    isTooShort,
    type(text: string) {
      setTyped(text);
      setTooShort(false);
      clearTimeout(timer.current);
      if (text.trim() === "") apply("");
      else timer.current = setTimeout(apply, pause, text);
    },
    /** Searches at once. */
    submit(text: string) {
      setTyped(text);
      setTooShort(text.trim() !== "" && read(text) === "");
      apply(text);
    },
    /** Shows a text without searching for it: something else is done with it. */
    keep(text: string) {
      setTyped(text);
      setTooShort(false);
      clearTimeout(timer.current);
    },
  };
}
