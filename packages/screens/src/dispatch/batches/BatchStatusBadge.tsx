import { readBatchStatus } from "@id-desk/core";
import { StatusBadge } from "../../records/StatusBadge.tsx";
import { useWords } from "../../runtime/words/use-words.ts";
import { batchStatusCopy } from "./batch-status.copy.ts";

/** Shows the status of a batch, and whether cards are missing or disputed. A status that the screens do not know is shown as the server names it. */
export function BatchStatusBadge({ batch }: { readonly batch: Parameters<typeof readBatchStatus>[0] }) {
  const words = useWords(batchStatusCopy);
  const { label, tone } = readBatchStatus(batch, words);
  return <StatusBadge tone={tone} label={label} warning={tone === "warning" && words.withDiscrepancy} />;
}
