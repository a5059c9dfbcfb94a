import { useEffect } from "react";

/**
 * Loads what a press will open once the page stands: a press must not wait for it, and a network that fails
 * later must not take it away. Give functions that stay the same.
 */
export function useWarmUp(load: () => Promise<unknown>): void {
  useEffect(() => {
    const timer = setTimeout(() => {
      // The press tries again, and fails in sight.
      load().catch(() => undefined);
    }, 500);
    return () => clearTimeout(timer);
  }, [load]);
}
