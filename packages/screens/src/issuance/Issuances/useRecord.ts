import {
  type Extension,
  type Issuance,
  type IssuanceSummary,
  type RegistryError,
  serverCan,
} from "@id-desk/core";
import { useCallback, useState } from "react";
import { useRead } from "../../runtime/reading/use-read.ts";

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

/** Reads a hand-over once for each press. */
export function useRecord({ card, status }: Pick<IssuanceSummary, "card" | "status">): RecordReading {
  const [operation, setOperation] = useState<"getCompletedIssuance" | "getCollectedIssuance">(() =>
    status === "completed" ? "getCompletedIssuance" : "getCollectedIssuance",
  );
  const { data, answeredAt, error, refresh, change } = useRead(
    // The two answer the same, so one stands for both.
    operation as "getCollectedIssuance",
    { path: { id: card.id } },
    { readsOnce: true },
  );
  return {
    issuance: data?.issuance,
    answeredAt,
    error,
    retry: refresh,
    reread() {
      // What a change has led to may be complete or not.
      if (operation === "getCollectedIssuance") refresh();
      else setOperation("getCollectedIssuance");
    },
    take: useCallback((issuance) => change((answer) => ({ ...answer, issuance })), [change]),
    can: (extension) => serverCan(data, extension),
  };
}
