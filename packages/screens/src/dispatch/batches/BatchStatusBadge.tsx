import { type BatchSummary, readBatchStatus } from "@id-desk/core";
import { Badge } from "@id-desk/ui";
import { useCopy } from "../../runtime/registry/registry-context.ts";
import type { Translate } from "../../runtime/words/copy.ts";
import * as css from "./BatchStatusBadge.css.ts";
import { batchStatusCopy, translateStatusWords } from "./batch-status.copy.ts";

/** What a batch says of where it stands. */
type BatchFacts = { readonly status: string } & Partial<Pick<BatchSummary, "has_discrepancy">>;

/** Where a batch stands, in a word, a sign and a colour; a status that is not known here shows as it is. */
export function BatchStatusBadge({ batch }: { readonly batch: BatchFacts }) {
  return <BatchStatus batch={batch} t={useCopy(batchStatusCopy)} />;
}

/** The same in a row of many, which share the words. */
export function BatchStatus({
  batch,
  t,
}: {
  readonly batch: BatchFacts;
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
