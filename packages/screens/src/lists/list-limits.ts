import { useCallback, useState } from "react";
import type { Registry } from "../runtime/registry/create-registry.ts";
import { useRegistry } from "../runtime/registry/registry-context.ts";

const unmet = new WeakMap<Registry, ReadonlySet<string>>();

/** What a server did not do of what lists ask of it beyond the specification. */
export interface ListLimits {
  /** @param wish the name of a parameter. */
  readonly isUnmet: (wish: string) => boolean;
  readonly remember: (wish: string) => void;
}

/**
 * What a registry's server did not do when a list asked for it, remembered for as long as the registry's pages are open:
 * nobody is offered twice what leads nowhere.
 */
export function useListLimits(): ListLimits {
  const registry = useRegistry();
  const [, draw] = useState<ReadonlySet<string>>();
  return {
    isUnmet: (wish) => unmet.get(registry)?.has(wish) ?? false,
    remember: useCallback(
      (wish) => {
        const wishes = new Set([...(unmet.get(registry) ?? []), wish]);
        unmet.set(registry, wishes);
        draw(wishes);
      },
      [registry],
    ),
  };
}
