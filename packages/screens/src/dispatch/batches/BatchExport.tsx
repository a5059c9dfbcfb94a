import { ListExport } from "../../lists/ListExport.tsx";
import { useCopy, useRegistry, useSession } from "../../runtime/registry/registry-context.ts";
import { useDates } from "../../runtime/words/use-dates.ts";
import { useWords } from "../../runtime/words/use-words.ts";
import { batchExportCopy } from "./batch-export.copy.ts";
import { batchListCopy } from "./batch-list.copy.ts";
import { listOf } from "./batch-sides.ts";
import { batchStatusCopy } from "./batch-status.copy.ts";
import type { BatchListState } from "./useBatchList.ts";

/** Gives what the list shows as a file for spreadsheets: every page of its tab, centre and days. */
export function BatchExport({ list }: { readonly list: BatchListState }) {
  const t = useCopy(batchListCopy);
  const tExport = useCopy(batchExportCopy);
  const statusLabels = useWords(batchStatusCopy);
  const { client } = useRegistry();
  const { timeZone } = useSession();
  const dates = useDates();
  const { side, filter, total = 0 } = list;
  return (
    <ListExport
      total={total}
      readPage={async (query, signal) => {
        const request = { query: { ...filter, ...query }, signal };
        const { batches, meta } = await client.request(listOf(side), request);
        return { rows: batches, meta };
      }}
      onRead={async (batches) => {
        const { downloadBatches } = await import("./download-batches.ts");
        downloadBatches(
          batches,
          list,
          { timeZone, now: dates.now() },
          { ofList: t, ofExport: tExport },
          statusLabels,
        );
      }}
      words={tExport}
    />
  );
}
