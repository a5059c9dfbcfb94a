import { useCallback } from "react";
import { useRegistry } from "../registry/registry-context.ts";

/**
 * Gives the registry's moment when it is asked: by its server's clock as the last answer showed it, and only where no
 * answer did by this computer's, which may be days off.
 */
export function useNow(): () => Date {
  const { client } = useRegistry();
  return useCallback(() => {
    const shown = client.getServerTime();
    return shown ? new Date(shown.now + performance.now() - shown.elapsed) : new Date();
  }, [client]);
}
