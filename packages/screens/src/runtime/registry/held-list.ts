/** What parts of the page hold while they are shown; each holder ends its own. */
export interface HeldList<Item> {
  /** Adds something; gives the end of it. */
  readonly hold: (item: Item) => () => void;
  /** What is held now, oldest first; the same list until something changes. */
  readonly read: () => readonly Item[];
  /** Tells of every change; gives the end of it. */
  readonly subscribe: (listener: () => void) => () => void;
}

export function createHeldList<Item>(): HeldList<Item> {
  let held: readonly { readonly item: Item }[] = [];
  let items: readonly Item[] = [];
  const listeners = new Set<() => void>();
  const change = (next: typeof held) => {
    held = next;
    items = held.map(({ item }) => item);
    for (const listener of listeners) listener();
  };
  return {
    hold(item) {
      const entry = { item };
      change([...held, entry]);
      return () => change(held.filter((other) => other !== entry));
    },
    read: () => items,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}
