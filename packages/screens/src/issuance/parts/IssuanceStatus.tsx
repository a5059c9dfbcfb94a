import { isProofOverdue, readIssuanceStatus } from "@id-desk/core";
import { issuanceStatusCopy } from "../../records/issuance-status.copy.ts";
import { StatusBadge } from "../../records/StatusBadge.tsx";
import { findSign, issuanceSigns } from "../../records/status-signs.tsx";
import { useNow } from "../../runtime/reading/use-now.ts";
import { useWords } from "../../runtime/words/use-words.ts";
import { useIssuanceRules } from "./useIssuanceRules.ts";

/** Shows the status of a hand-over, and warns if its proof is missing for too long. */
export function IssuanceStatus({
  record: { status, issued_at },
}: {
  /** Its status as the server names it, and when the card was handed over. */
  readonly record: { readonly status: string; readonly issued_at: string };
}) {
  const words = useWords(issuanceStatusCopy);
  const now = useNow();
  const { proof_outstanding_hours: hours } = useIssuanceRules();
  const { label, tone } = readIssuanceStatus(status, words);
  const isOverdue = status === "collected" && isProofOverdue({ status, issued_at }, { now: now(), hours });
  return (
    <StatusBadge
      tone={isOverdue ? "warning" : tone}
      sign={isOverdue ? undefined : findSign(issuanceSigns, status)}
      label={label}
      warning={isOverdue && words.proofOutstanding}
    />
  );
}
