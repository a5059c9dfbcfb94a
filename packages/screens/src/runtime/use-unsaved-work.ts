import { useEffect } from "react";
import { useRegistry } from "./registry-context.ts";

/** Holds unsaved work while `sentence` is given and the screen is shown. */
export function useUnsavedWork(sentence: string | undefined): void {
  const { unsavedWork } = useRegistry();
  useEffect(() => (sentence === undefined ? undefined : unsavedWork.hold(sentence)), [unsavedWork, sentence]);
}
