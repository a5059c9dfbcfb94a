import { type BatchSummary, readBatchStatus } from "@id-desk/core";
import { Badge } from "@id-desk/ui";
import { useCopy } from "../../runtime/registry-context.ts";
import * as css from "./BatchStatusBadge.css.ts";
import { batchStatusCopy } from "./batch-status.copy.ts";

/** Where a batch stands, in a word, a sign and a colour; a status that is not known here shows as it is. */
export function BatchStatusBadge({
  batch,
}: {
  readonly batch: { readonly status: string } & Partial<Pick<BatchSummary, "has_discrepancy">>;
}) {
  const t = useCopy(batchStatusCopy);
  const { label, tone } = readBatchStatus(batch, {
    open: t("open"),
    dispatched: t("dispatched"),
    receiving: t("receiving"),
    received: t("received"),
    cancelled: t("cancelled"),
  });
  return (
    <span className={css.status}>
      <Badge tone={tone}>{label}</Badge>
      {tone === "warning" && (
        <>
          {" "}
          <bdi className={css.discrepancy}>{t("withDiscrepancy")}</bdi>
        </>
      )}
    </span>
  );
}
