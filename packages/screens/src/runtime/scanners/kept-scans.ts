import { createMissedScans, createPendingScans, type MissedScans, type PendingScans } from "@id-desk/core";
import type { Registry } from "../registry/create-registry.ts";
import { useRegistry } from "../registry/registry-context.ts";

/** The cards that were scanned on this computer and are not recorded yet. */
export interface KeptScans {
  /** Scans that the server has not answered yet, kept for the same user through reload and expiry. */
  readonly pending: PendingScans;
  /** Cards that were scanned when nothing could record them, kept as those are. */
  readonly missed: MissedScans;
}

const keptOf = new WeakMap<Registry, KeptScans>();

const forgetful = { getItem: () => null, setItem: () => undefined, removeItem: () => undefined };

/** Returns the kept scans of a registry. They are created on first use, because most pages have no scans. */
export function findKeptScans(registry: Registry): KeptScans {
  const known = keptOf.get(registry);
  if (known) return known;
  const storage = registry.storage ?? forgetful;
  const kept = {
    pending: createPendingScans(storage),
    missed: createMissedScans(registry.session, storage),
  };
  keptOf.set(registry, kept);
  return kept;
}

/** The kept scans of this page's registry. */
export const useKeptScans = (): KeptScans => findKeptScans(useRegistry());
