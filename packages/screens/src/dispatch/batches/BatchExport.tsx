import { Alert, Button } from "@id-desk/ui";
import { DownloadIcon } from "@id-desk/ui/icons";
import { useCopy, useSession } from "../../runtime/registry/registry-context.ts";
import { useDates } from "../../runtime/words/use-dates.ts";
import * as css from "./BatchExport.css.ts";
import { batchListCopy } from "./batch-list.copy.ts";
import type { BatchListWords } from "./batch-list-words.ts";
import { batchStatusCopy } from "./batch-status.copy.ts";
import { longestExport, useBatchExport } from "./useBatchExport.ts";
import type { BatchListState } from "./useBatchList.ts";

/** Gives what the list shows as a file for spreadsheets: every page of its tab, centre and days. */
export function BatchExport({
  list,
  words,
}: {
  readonly list: BatchListState;
  readonly words: BatchListWords;
}) {
  const t = useCopy(batchListCopy);
  const statusWords = useCopy(batchStatusCopy);
  const { timeZone } = useSession();
  const dates = useDates();
  const { side } = list;
  const tab = list.query.status;
  const { state, start, goOn, cancel } = useBatchExport(list, async (batches) => {
    const { downloadBatches } = await import("./download-batches.ts");
    const { otherCenter } = words;
    downloadBatches(batches, { side, tab, t, statusWords, otherCenter, timeZone, now: dates.now() });
  });
  const isRunning = state.status === "running";
  return (
    <div className={css.row}>
      {/* One button, so that the focus stays on it from the start to the end. */}
      <Button
        size="sm"
        variant="quiet"
        icon={!isRunning && <DownloadIcon />}
        onPress={isRunning ? cancel : start}
      >
        {t(isRunning ? "cancelExport" : "exportCsv")}
      </Button>
      {isRunning && (
        <span className={css.words}>
          <bdi>{t("exporting", { done: state.done, total: state.total })}</bdi>
        </span>
      )}
      <span role="status" className={css.words}>
        {state.status === "finished" && (
          <bdi>
            {t("exported", { count: state.done })}
            {state.isCut && ` ${t("exportCut", { count: longestExport })}`}
          </bdi>
        )}
      </span>
      {state.status === "stopped" && (
        <Alert
          tone="danger"
          announce="at once"
          heading={t("exportFailed", { done: state.done, total: state.total })}
          actions={
            <>
              <Button size="sm" onPress={goOn}>
                {t("exportAgain")}
              </Button>
              <Button size="sm" variant="quiet" onPress={cancel}>
                {t("cancelExport")}
              </Button>
            </>
          }
        />
      )}
    </div>
  );
}
