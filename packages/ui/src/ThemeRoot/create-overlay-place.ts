import type { OverlayPlace } from "../internal/root-context.ts";

/** A place for overlays that is not there yet. */
export function createOverlayPlace(): OverlayPlace & { readonly set: (element: HTMLElement | null) => void } {
  let current: HTMLElement | null = null;
  const listeners = new Set<() => void>();
  return {
    read: () => current,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    set(element) {
      current = element;
      for (const listener of [...listeners]) listener();
    },
  };
}
