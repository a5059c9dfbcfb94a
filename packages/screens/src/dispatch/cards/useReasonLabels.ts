import { useMemo } from "react";
import { useCopy } from "../../runtime/registry/registry-context.ts";
import { disputeReasonCopy } from "./dispute-reason.copy.ts";

/** The reasons of a dispute in the words of the language. */
export function useReasonLabels(): Readonly<Record<string, string>> {
  const t = useCopy(disputeReasonCopy);
  return useMemo(
    () =>
      Object.fromEntries(
        (Object.keys(disputeReasonCopy.texts) as (keyof typeof disputeReasonCopy.texts)[]).map((reason) => [
          reason,
          t(reason),
        ]),
      ),
    [t],
  );
}
