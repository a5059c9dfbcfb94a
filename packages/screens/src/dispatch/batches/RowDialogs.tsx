import type { BatchSummary } from "@id-desk/core";
import { useState } from "react";
import { createPartOnDemand, useOnDemand } from "../../runtime/reading/on-demand.ts";
import { printDialog } from "../print/print-dialog.ts";
import type { RowDialogProps } from "./RowDialog.tsx";
import { useUndelivered } from "./useUndelivered.ts";

const rowDialog = createPartOnDemand(() => import("./RowDialog.tsx"), "RowDialog");

/** The window of whatever was chosen in the menu of a row. */
export function RowDialogs(props: RowDialogProps) {
  const { side, asked, ask, printing, closePrint } = props.actions;
  const RowDialog = useOnDemand(rowDialog, {
    isWanted: asked !== undefined,
    onUnavailable: () => ask(undefined),
  });
  const PrintDialog = useOnDemand(printDialog, {
    isWanted: printing !== undefined,
    onUnavailable: closePrint,
  });
  const waiting = useUndelivered(printing?.id ?? 0);
  const [counted, setCounted] = useState<{ readonly batch?: BatchSummary }>();
  return (
    <>
      {RowDialog && <RowDialog {...props} />}
      {printing && PrintDialog && (
        <PrintDialog
          key={printing.id}
          side={side}
          batch={counted?.batch ?? printing}
          waiting={waiting}
          onBatch={setCounted}
          onClose={() => {
            closePrint();
            // The row is read again once a print was counted.
            if (counted) props.onDone(printing.id);
            setCounted(undefined);
          }}
        />
      )}
    </>
  );
}
