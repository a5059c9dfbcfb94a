import type { BatchCard } from "@id-desk/core";

/** The part of a request that says for which state of a card it is meant; empty where the server tells none. */
export function readVersion({ version }: BatchCard): { readonly version?: number } {
  return version === undefined ? {} : { version };
}
