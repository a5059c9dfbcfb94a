import { useSyncExternalStore } from "react";
import { useRegistry, useSession } from "../../runtime/registry/registry-context.ts";

/** Tells of what other tabs of this computer keep or forget. */
function subscribe(listener: () => void): () => void {
  window.addEventListener("storage", listener);
  return () => window.removeEventListener("storage", listener);
}

/** How many scans of a batch this computer keeps and has not delivered, told where its page is not open. */
export function useUndelivered(batchId: number): number {
  const { pendingScans } = useRegistry();
  const { user, center } = useSession();
  return useSyncExternalStore(subscribe, () =>
    user && center ? pendingScans.load({ user: user.username, center: center.id, batch: batchId }).length : 0,
  );
}
