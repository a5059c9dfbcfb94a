import { Alert, Button } from "@id-desk/ui";
import { DownloadIcon } from "@id-desk/ui/icons";
import { useCopy } from "../runtime/registry/registry-context.ts";
import * as css from "./ListExport.css.ts";
import { listExportCopy } from "./list-export.copy.ts";
import { type ExportedList, longestExport, useListExport } from "./useListExport.ts";

/** What the export of a list takes. */
export interface ListExportProps<Row> extends ExportedList<Row> {
  readonly words: {
    readonly exported: (count: number) => string;
    /** Only the first rows were exported. */
    readonly cut: (count: number) => string;
  };
}

/** Gives every page of what a list shows as a file for spreadsheets. */
export function ListExport<Row extends { readonly id: number }>({ words, ...list }: ListExportProps<Row>) {
  const t = useCopy(listExportCopy);
  const { state, start, goOn, cancel } = useListExport(list);
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
            {words.exported(state.done)}
            {state.isCut && ` ${words.cut(longestExport)}`}
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
