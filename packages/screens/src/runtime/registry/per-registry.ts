import type { Registry } from "./create-registry.ts";

/** Makes something once for each registry, when it is first asked for. */
export function createPerRegistry<Thing>(
  create: (registry: Registry) => Thing,
): (registry: Registry) => Thing {
  const made = new WeakMap<Registry, { readonly thing: Thing }>();
  return (registry) => {
    const { thing } = made.get(registry) ?? { thing: create(registry) };
    made.set(registry, { thing });
    return thing;
  };
}
