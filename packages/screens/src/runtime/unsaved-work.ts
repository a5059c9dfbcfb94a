import { createHeldList, type HeldList } from "./held-list.ts";

/**
 * What would be lost if the page were left now, in sentences for staff. Screens hold it while it is true; a host
 * asks before it leaves.
 */
export type UnsavedWork = HeldList<string>;

/** Makes the holder of a registry's unsaved work. */
export function createUnsavedWork(): UnsavedWork {
  return createHeldList();
}
