import { useCallback, useState } from "react";
import type { Registry } from "../runtime/registry/create-registry.ts";
import { useRegistry } from "../runtime/registry/registry-context.ts";

const unmet = new WeakMap<Registry, ReadonlySet<string>>();

/** What a server did not do of what lists ask of it beyond the specification. */
export type ListLimits = ReturnType<typeof useListLimits>;

/**
 * What a registry's server did not do when a list asked for it, remembered for as long as the registry's pages are open:
 * nobody is offered twice what leads nowhere.
 */
export function useListLimits() {
  const registry = useRegistry();
  const [, draw] = useState<ReadonlySet<string>>();
  return {
    /** @param wish the name of a parameter. */
    isUnmet: (wish: string) => unmet.get(registry)?.has(wish) ?? false,
    remember: useCallback(
      (wish: string) => {
        const wishes = new Set([...(unmet.get(registry) ?? []), wish]);
        unmet.set(registry, wishes);
        draw(wishes);
      },
      [registry],
    ),
  };
}
