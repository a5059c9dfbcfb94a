import { type BatchSummary, readBatchStatus } from "@id-desk/core";
import { Badge } from "@id-desk/ui";
import type { Translate } from "../../runtime/words/copy.ts";
import * as css from "./BatchStatusBadge.css.ts";
import { type batchStatusCopy, translateStatusWords } from "./batch-status.copy.ts";

/** Where a batch stands, in a word, a sign and a colour; a status that is not known here shows as it is. */
export function BatchStatusBadge({
  batch,
  t,
}: {
  readonly batch: { readonly status: string } & Partial<Pick<BatchSummary, "has_discrepancy">>;
  readonly t: Translate<typeof batchStatusCopy.texts>;
}) {
  const { label, tone } = readBatchStatus(batch, translateStatusWords(t));
  if (tone !== "warning") return <Badge tone={tone}>{label}</Badge>;
  return (
    <span className={css.status}>
      <Badge tone={tone}>{label}</Badge> <bdi className={css.discrepancy}>{t("withDiscrepancy")}</bdi>
    </span>
  );
}
