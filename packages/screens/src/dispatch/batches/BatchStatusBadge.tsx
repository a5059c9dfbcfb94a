import { readBatchStatus } from "@id-desk/core";
import { StatusBadge } from "../../records/StatusBadge.tsx";
import { batchSigns, findSign } from "../../records/status-signs.tsx";
import { useWords } from "../../runtime/words/use-words.ts";
import { batchStatusCopy } from "./batch-status.copy.ts";

/** Shows the status of a batch, and whether cards are missing or disputed. A status that the screens do not know is shown as the server names it. */
export function BatchStatusBadge({ batch }: { readonly batch: Parameters<typeof readBatchStatus>[0] }) {
  const words = useWords(batchStatusCopy);
  const { label, tone } = readBatchStatus(batch, words);
  return (
    <StatusBadge
      tone={tone}
      sign={findSign(batchSigns, batch.status)}
      label={tone === "warning" ? words.withDiscrepancy : label}
    />
  );
}
