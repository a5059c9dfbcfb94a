import {
  type Extension,
  type Issuance,
  type IssuanceSummary,
  isRegistryError,
  type OperationData,
  type RegistryError,
  serverCan,
} from "@id-desk/core";
import { useCallback, useEffect, useState } from "react";
import { useRegistry } from "../../runtime/registry/registry-context.ts";

type Answer = OperationData<"getCollectedIssuance">;

/** One hand-over as it is read beside the list. */
export interface RecordReading {
  readonly issuance: Issuance | undefined;
  /** When it came, in milliseconds since 1970. */
  readonly answeredAt: number | undefined;
  readonly error: RegistryError | undefined;
  readonly retry: () => void;
  /** Reads it again after a change whose answer did not hold it. */
  readonly reread: () => void;
  /** Takes the hand-over as a write has answered it. */
  readonly take: (issuance: Issuance) => void;
  readonly can: (extension: Extension) => boolean;
}

/**
 * Reads a hand-over once for each press, and not again whenever the window is looked at: to look at a person's record
 * is written down.
 */
export function useRecord({ card, status }: Pick<IssuanceSummary, "card" | "status">): RecordReading {
  const { client } = useRegistry();
  const [read, setRead] = useState<{ readonly answer: Answer; readonly answeredAt: number }>();
  const [error, setError] = useState<RegistryError>();
  const [tries, setTries] = useState(0);
  const [operation, setOperation] = useState<"getCompletedIssuance" | "getCollectedIssuance">(() =>
    status === "completed" ? "getCompletedIssuance" : "getCollectedIssuance",
  );
  // biome-ignore lint/correctness/useExhaustiveDependencies: Another try asks again.
  useEffect(() => {
    const stop = new AbortController();
    setRead(undefined);
    setError(undefined);
    client.request(operation, { path: { id: card.id }, signal: stop.signal }).then(
      (answer) => !stop.signal.aborted && setRead({ answer, answeredAt: Date.now() }),
      (failure: unknown) => {
        if (!stop.signal.aborted && isRegistryError(failure)) setError(failure);
      },
    );
    return () => stop.abort();
  }, [client, operation, card.id, tries]);
  return {
    issuance: read?.answer.issuance,
    answeredAt: read?.answeredAt,
    error,
    retry: () => setTries((count) => count + 1),
    reread() {
      // What a change has led to may be complete or not.
      setOperation("getCollectedIssuance");
      setTries((count) => count + 1);
    },
    take: useCallback(
      (issuance) =>
        setRead((before) => before && { answer: { ...before.answer, issuance }, answeredAt: Date.now() }),
      [],
    ),
    can: (extension) => serverCan(read?.answer, extension),
  };
}
