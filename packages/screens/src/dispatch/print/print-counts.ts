import type { BatchDocument } from "@id-desk/core";
import type { Registry } from "../../runtime/create-registry.ts";

const counts = new WeakMap<Registry, Map<string, number>>();

/**
 * Counts the printouts of one session, for servers that do not count them.
 *
 * @param atLeast how many there are for all that is known already, this one included.
 * @returns the number of this copy: 1 for the original.
 */
export function countPrint(
  registry: Registry,
  { batchId, document }: { readonly batchId: number; readonly document: BatchDocument },
  atLeast = 1,
): number {
  let known = counts.get(registry);
  if (!known) {
    known = new Map();
    counts.set(registry, known);
    // Who signs in next has printed nothing.
    registry.session.onSignedOut(() => counts.get(registry)?.clear());
  }
  const key = `${document} ${batchId}`;
  const number = Math.max((known.get(key) ?? 0) + 1, atLeast);
  known.set(key, number);
  return number;
}
