import { useEffect } from "react";
import { useRegistry } from "../registry/registry-context.ts";

/** Holds unsaved work while `sentence` is given and the screen is shown; `scans` are those that wait on this computer. */
export function useUnsavedWork(sentence: string | undefined, about?: "scans"): void {
  const { unsavedWork } = useRegistry();
  useEffect(() => {
    if (sentence === undefined) return undefined;
    return about === "scans" ? unsavedWork.holdScans(sentence) : unsavedWork.hold(sentence);
  }, [unsavedWork, sentence, about]);
}
