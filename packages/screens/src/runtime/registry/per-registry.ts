import type { Registry } from "./create-registry.ts";

/** Returns a function that creates something once for each registry, at its first call. */
export function createPerRegistry<Thing>(
  create: (registry: Registry) => Thing,
): (registry: Registry) => Thing {
  const made = new WeakMap<Registry, { readonly thing: Thing }>();
  return (registry) => {
    let held = made.get(registry);
    if (!held) {
      held = { thing: create(registry) };
      made.set(registry, held);
    }
    return held.thing;
  };
}
