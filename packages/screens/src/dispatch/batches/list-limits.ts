import { useCallback, useState } from "react";
import type { Registry } from "../../runtime/registry/create-registry.ts";
import { useRegistry } from "../../runtime/registry/registry-context.ts";

/** What the lists ask of a server beyond the specification without knowing whether it can. */
type ListWish = "batch_no" | "has_discrepancy";

const unmet = new WeakMap<Registry, ReadonlySet<ListWish>>();

/**
 * What a registry's server did not do when a list asked for it, remembered for as long as the registry's pages are open:
 * nobody is offered twice what leads nowhere.
 */
export function useListLimits(): {
  readonly isUnmet: (wish: ListWish) => boolean;
  readonly remember: (wish: ListWish) => void;
} {
  const registry = useRegistry();
  const [, draw] = useState<ReadonlySet<ListWish>>();
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
