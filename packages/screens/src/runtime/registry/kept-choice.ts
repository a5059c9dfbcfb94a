import type { StorageLike } from "./create-registry.ts";

/** Reads a choice of this computer; null where there is none, or where the storage is forbidden. */
export function readChoice(storage: StorageLike | null, key: string): string | null {
  try {
    return storage?.getItem(key) ?? null;
  } catch {
    return null;
  }
}

/** Keeps a choice of this computer, or that there is none. A full or forbidden storage forgets it, and nothing else. */
export function keepChoice(storage: StorageLike | null, key: string, choice: string | null): void {
  try {
    if (choice === null) storage?.removeItem(key);
    else storage?.setItem(key, choice);
  } catch {
    // The page goes on with the choice.
  }
}
