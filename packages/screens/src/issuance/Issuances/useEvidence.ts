import { isRegistryError, type RegistryError } from "@id-desk/core";
import { useEffect, useState } from "react";
import { useRegistry } from "../../runtime/registry/registry-context.ts";

/** A picture of the proof of a hand-over, while it is looked at. */
export interface Evidence {
  readonly picture: Blob | undefined;
  readonly error: RegistryError | undefined;
  readonly retry: () => void;
}

/** Loads a picture of the proof, which is kept nowhere: it is forgotten with the part of the page that shows it. */
export function useEvidence(cardId: number, kind: "thumb" | "signature"): Evidence {
  const { client } = useRegistry();
  const [picture, setPicture] = useState<Blob>();
  const [error, setError] = useState<RegistryError>();
  const [tries, setTries] = useState(0);
  // biome-ignore lint/correctness/useExhaustiveDependencies: Another try asks again.
  useEffect(() => {
    const stop = new AbortController();
    setPicture(undefined);
    setError(undefined);
    const request = { path: { id: cardId, kind }, isSilent: true, signal: stop.signal } as const;
    client.request("getIssuanceEvidence", request).then(
      (found) => !stop.signal.aborted && setPicture(found),
      (failure: unknown) => {
        if (!stop.signal.aborted && isRegistryError(failure)) setError(failure);
      },
    );
    return () => stop.abort();
  }, [client, cardId, kind, tries]);
  return { picture, error, retry: () => setTries((count) => count + 1) };
}
