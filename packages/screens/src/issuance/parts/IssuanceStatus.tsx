import { isProofOverdue, readIssuanceStatus } from "@id-desk/core";
import { Badge } from "@id-desk/ui";
import { useNow } from "../../runtime/reading/use-now.ts";
import { useWords } from "../../runtime/words/use-words.ts";
import { issuanceStatusCopy } from "./issuance-status.copy.ts";
import * as css from "./parts.css.ts";
import { useIssuanceRules } from "./useIssuanceRules.ts";

/** Where a hand-over stands, in a word, a sign and a colour; a missing proof warns after a while. */
export function IssuanceStatus({
  record: { status, issued_at },
}: {
  /** Where it stands in whatever word its server has for it, and when the card left. */
  readonly record: { readonly status: string; readonly issued_at: string };
}) {
  const words = useWords(issuanceStatusCopy);
  const now = useNow();
  const { proof_outstanding_hours: hours } = useIssuanceRules();
  const { label, tone } = readIssuanceStatus(status, words);
  if (status !== "collected" || !isProofOverdue({ status, issued_at }, { now: now(), hours }))
    return <Badge tone={tone}>{label}</Badge>;
  return (
    <span className={css.status}>
      <Badge tone="warning">{label}</Badge> <bdi className={css.outstanding}>{words.proofOutstanding}</bdi>
    </span>
  );
}
