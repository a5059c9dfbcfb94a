/** Numbers that look random and are the same at every start, so that the demonstration is too. */
export interface PseudoRandom {
  /** A whole number from 0 up to, not including, the limit. */
  next(limit: number): number;
  /** One of these, the heavier ones more often. */
  pick<Item extends { readonly weight?: number }>(items: readonly Item[]): Item;
}

/** The generator known as mulberry32. */
export function createPseudoRandom(seed: number): PseudoRandom {
  let state = seed;
  const fraction = () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
  return {
    next: (limit) => Math.floor(fraction() * limit),
    pick(items) {
      const total = items.reduce((sum, item) => sum + (item.weight ?? 1), 0);
      let rest = fraction() * total;
      const found = items.find((item) => {
        rest -= item.weight ?? 1;
        return rest < 0;
      });
      const [first] = items;
      if (!first) throw new Error("There is nothing to pick from.");
      return found ?? first;
    },
  };
}
