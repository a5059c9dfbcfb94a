import { readBatchStatus } from "@id-desk/core";
import { Badge } from "@id-desk/ui";
import { useWords } from "../../runtime/words/use-words.ts";
import * as css from "./BatchStatusBadge.css.ts";
import { batchStatusCopy } from "./batch-status.copy.ts";

/** Where a batch stands, in a word, a sign and a colour; a status that is not known here shows as it is. */
export function BatchStatusBadge({ batch }: { readonly batch: Parameters<typeof readBatchStatus>[0] }) {
  const words = useWords(batchStatusCopy);
  const { label, tone } = readBatchStatus(batch, words);
  if (tone !== "warning") return <Badge tone={tone}>{label}</Badge>;
  return (
    <span className={css.status}>
      <Badge tone={tone}>{label}</Badge> <bdi className={css.discrepancy}>{words.withDiscrepancy}</bdi>
    </span>
  );
}
