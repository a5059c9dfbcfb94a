import type { OperationId, RegistryError } from "@id-desk/core";
import { useCallback, useEffect, useRef } from "react";
import { useRegistry } from "../../runtime/registry-context.ts";

/**
 * Tells staff why something failed, once for all that failed in the same way: a server that is away is one notice,
 * however many figures it was asked for. Gives what makes it tell again.
 */
export function useTellOnce(errors: readonly RegistryError[], isAsking: boolean): () => void {
  const registry = useRegistry();
  const told = useRef(new Set<string>());
  const known = useRef(new WeakSet<RegistryError>());
  useEffect(() => {
    if (errors.length === 0 && !isAsking) told.current.clear();
    for (const error of errors) {
      const isTold = known.current.has(error) || told.current.has(error.message);
      known.current.add(error);
      told.current.add(error.message);
      // The end of a session is told by the client, whoever has asked.
      if (isTold || error.code === "unauthenticated") continue;
      registry.notify({
        tone: "error",
        message: error.message,
        error,
        // The client names the call in each of its errors.
        operation: error.operation as OperationId,
      });
    }
  });
  return useCallback(() => told.current.clear(), []);
}
