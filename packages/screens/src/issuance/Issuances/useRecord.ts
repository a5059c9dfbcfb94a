import { type Extension, type Issuance, type IssuanceSummary, serverCan } from "@id-desk/core";
import { useState } from "react";
import { useRead } from "../../runtime/reading/use-read.ts";

/** One hand-over as it is read beside the list. */
export type RecordReading = ReturnType<typeof useRecord>;

/** Reads a hand-over once for each press. */
export function useRecord({ card, status }: Pick<IssuanceSummary, "card" | "status">) {
  const [operation, setOperation] = useState<"getCompletedIssuance" | "getCollectedIssuance">(
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
    /** Reads it again after a change whose answer did not hold it. */
    reread() {
      // What a change has led to may be complete or not.
      if (operation === "getCollectedIssuance") refresh();
      else setOperation("getCollectedIssuance");
    },
    /** Takes the hand-over as a write has answered it. */
    take: (issuance: Issuance) => change((answer) => ({ ...answer, issuance })),
    can: (extension: Extension) => serverCan(data, extension),
  };
}
