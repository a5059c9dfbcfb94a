import type { Registry } from "../runtime/registry/create-registry.ts";

const counts = new WeakMap<Registry, Map<string, number>>();

/**
 * Counts the printouts of one session, for servers that do not count them.
 *
 * @param document which paper of which record, in words that no other has.
 * @param atLeast how many there are for all that is known already, this one included.
 * @returns the number of this copy: 1 for the original.
 */
export function countPrint(registry: Registry, document: string, atLeast = 1): number {
  let known = counts.get(registry);
  if (!known) {
    known = new Map();
    counts.set(registry, known);
    // Who signs in next has printed nothing.
    registry.session.onSignedOut(() => counts.get(registry)?.clear());
  }
  const number = Math.max((known.get(document) ?? 0) + 1, atLeast);
  known.set(document, number);
  return number;
}
