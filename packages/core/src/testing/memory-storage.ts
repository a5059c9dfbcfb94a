import type { TextStorage } from "../dispatch/scans/scan-storage.ts";

/** A storage that a test can look into. */
export interface MemoryStorage extends TextStorage {
  /** Everything that is kept, as one text. */
  dump(): string;
  /** How many texts are kept. */
  size(): number;
  /** The longest text written since the last time this was asked. */
  takeLongest(): number;
}

/** Creates a storage that lives as long as its test. */
export function createMemoryStorage(): MemoryStorage {
  const texts = new Map<string, string>();
  let longest = 0;
  return {
    getItem: (key) => texts.get(key) ?? null,
    setItem(key, text) {
      longest = Math.max(longest, text.length);
      texts.set(key, text);
    },
    removeItem: (key) => void texts.delete(key),
    dump: () => JSON.stringify([...texts]),
    size: () => texts.size,
    takeLongest() {
      const found = longest;
      longest = 0;
      return found;
    },
  };
}
