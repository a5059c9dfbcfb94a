import type { StorageLike } from "../runtime/registry/create-registry.ts";

/** Where choices of this computer are kept; null where there is no such place. */
export type ChoiceStorage = Pick<StorageLike, "getItem" | "setItem"> | null;

/** Reads a choice of this computer; null where there is none, or where the storage is forbidden. */
export function readChoice(storage: ChoiceStorage, key: string): string | null {
  try {
    return storage?.getItem(key) ?? null;
  } catch {
    return null;
  }
}

/** Keeps a choice of this computer. A full or forbidden storage forgets it, and nothing else. */
export function keepChoice(storage: ChoiceStorage, key: string, choice: string): void {
  try {
    storage?.setItem(key, choice);
  } catch {
    // The page goes on with the choice.
  }
}
