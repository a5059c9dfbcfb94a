import { type IssuanceSummary, isProofOverdue, readIssuanceStatus } from "@id-desk/core";
import { Badge } from "@id-desk/ui";
import type { Translate } from "../../runtime/words/copy.ts";
import * as css from "./IssuanceStatus.css.ts";
import type { issuanceStatusCopy } from "./issuance-status.copy.ts";

/** Where a hand-over stands, and since when its proof is missing. */
export interface IssuanceStatusProps {
  readonly record: Pick<IssuanceSummary, "issued_at"> & { readonly status: string };
  readonly t: Translate<typeof issuanceStatusCopy.texts>;
  readonly now: Date;
  /** After how many hours a missing proof is a warning. */
  readonly hours: number;
}

/** Where a hand-over stands, in a word, a sign and a colour; a missing proof warns after a while. */
export function IssuanceStatus({ record, t, now, hours }: IssuanceStatusProps) {
  const { label, tone } = readIssuanceStatus(record.status, {
    collected: t("collected"),
    completed: t("completed"),
    returned: t("returned"),
  });
  if (!isProofOutstanding(record, { now, hours })) return <Badge tone={tone}>{label}</Badge>;
  return (
    <span className={css.status}>
      <Badge tone="warning">{label}</Badge> <bdi className={css.outstanding}>{t("proofOutstanding")}</bdi>
    </span>
  );
}

/** Whether a hand-over is a warning, whatever its server calls where it stands. */
export function isProofOutstanding(
  { status, issued_at }: IssuanceStatusProps["record"],
  since: { readonly now: Date; readonly hours: number },
): boolean {
  return status === "collected" && isProofOverdue({ status, issued_at }, since);
}
