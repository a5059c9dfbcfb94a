import { ListExport } from "../../lists/ListExport.tsx";
import { useCopy, useRegistry, useSession } from "../../runtime/registry/registry-context.ts";
import { useDates } from "../../runtime/words/use-dates.ts";
import { useWords } from "../../runtime/words/use-words.ts";
import { batchListCopy } from "./batch-list.copy.ts";
import type { BatchListWords } from "./batch-list-words.ts";
import { batchStatusCopy } from "./batch-status.copy.ts";
import { type BatchListState, listOf } from "./useBatchList.ts";

/** Gives what the list shows as a file for spreadsheets: every page of its tab, centre and days. */
export function BatchExport({
  list,
  words,
}: {
  readonly list: BatchListState;
  readonly words: BatchListWords;
}) {
  const t = useCopy(batchListCopy);
  const statusLabels = useWords(batchStatusCopy);
  const { client } = useRegistry();
  const { timeZone } = useSession();
  const dates = useDates();
  const { side, filter, total = 0 } = list;
  const tab = list.query.status;
  return (
    <ListExport
      total={total}
      readPage={async (query, signal) => {
        const { batches, meta } = await client.request(listOf(side), {
          query: { ...filter, ...query },
          signal,
        });
        return { rows: batches, meta };
      }}
      onRead={async (batches) => {
        const { downloadBatches } = await import("./download-batches.ts");
        const { otherCenter } = words;
        downloadBatches(batches, { side, tab, t, statusLabels, otherCenter, timeZone, now: dates.now() });
      }}
      words={{
        exported: (count) => t("exported", { count }),
        cut: (count) => t("exportCut", { count }),
      }}
    />
  );
}
