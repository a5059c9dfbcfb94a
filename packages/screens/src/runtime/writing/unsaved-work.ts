import { createHeldList, type HeldList } from "../registry/held-list.ts";

/**
 * What would be lost if the page were left now, in sentences for staff. Screens hold it while it is true; a host
 * asks before it leaves.
 */
export interface UnsavedWork extends HeldList<string> {
  /** Holds a sentence about scans that wait on this computer: leaving keeps them, and a logout says that it does not. */
  readonly holdScans: (sentence: string) => () => void;
  /** What is held beside scans, oldest first. */
  readonly readOthers: () => readonly string[];
}

/** Makes the holder of a registry's unsaved work. */
export function createUnsavedWork(): UnsavedWork {
  const all = createHeldList<string>();
  const others = createHeldList<string>();
  return {
    ...all,
    hold(sentence) {
      // The others first: who listens to all of it then reads both as they are.
      const ends = [others.hold(sentence), all.hold(sentence)];
      return () => {
        for (const end of ends) end();
      };
    },
    holdScans: all.hold,
    readOthers: others.read,
  };
}
