import type { SessionWatch } from "@id-desk/core";
import type { Registry } from "../registry/create-registry.ts";

/** The watch over one registry's session. */
export interface Watching {
  readonly watch: SessionWatch;
  readonly end: () => void;
  /** Who shows the registry; the first speaks for all. */
  holders: readonly object[];
}

/** The sessions that are watched over now, by registry. */
export const watched = new WeakMap<Registry, Watching>();

/** What watches over a registry's session now. */
export function findSessionWatch(registry: Registry): SessionWatch | undefined {
  return watched.get(registry)?.watch;
}

/** Whether a provider is the one of its registry that shows what stands over the page. */
export function isSpeaker(registry: Registry, holder: object): boolean {
  return (watched.get(registry)?.holders[0] ?? holder) === holder;
}
