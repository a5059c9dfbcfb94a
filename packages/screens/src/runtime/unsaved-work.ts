/**
 * What would be lost if the page were left now. Screens hold it while it is true; a host asks before it
 * leaves.
 */
export interface UnsavedWork {
  /** Says that leaving would lose something, in a sentence for staff; gives the end of it. */
  readonly hold: (sentence: string) => () => void;
  /** The sentences held now, oldest first. */
  readonly read: () => readonly string[];
  /** Tells of every change; gives the end of it. */
  readonly subscribe: (listener: () => void) => () => void;
}

/** Makes the holder of a registry's unsaved work. */
export function createUnsavedWork(): UnsavedWork {
  let held: readonly { readonly sentence: string }[] = [];
  let sentences: readonly string[] = [];
  const listeners = new Set<() => void>();
  const change = (next: typeof held) => {
    held = next;
    sentences = held.map(({ sentence }) => sentence);
    for (const listener of listeners) listener();
  };
  return {
    hold(sentence) {
      const entry = { sentence };
      change([...held, entry]);
      return () => change(held.filter((other) => other !== entry));
    },
    read: () => sentences,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}
