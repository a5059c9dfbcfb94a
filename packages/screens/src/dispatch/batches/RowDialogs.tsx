import type { BatchSummary, Side } from "@id-desk/core";
import { type ComponentType, useState } from "react";
import { createPartOnDemand, useOnDemand } from "../../runtime/reading/on-demand.ts";
import type { PrintDialogProps } from "../print/PrintDialog.tsx";
import { printDialog } from "../print/print-dialog.ts";
import type { RowDialogProps } from "./RowDialog.tsx";
import { useUndelivered } from "./useUndelivered.ts";

const rowDialog = createPartOnDemand(() => import("./RowDialog.tsx").then((module) => module.RowDialog));

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
  return (
    <>
      {RowDialog && <RowDialog {...props} />}
      {printing && PrintDialog && (
        <RowPrint
          key={printing.id}
          PrintDialog={PrintDialog}
          side={side}
          row={printing}
          onClose={closePrint}
          onCounted={() => props.onDone(printing.id)}
        />
      )}
    </>
  );
}
/** Prints the papers of a row's batch; its row is read again once a print was counted. */
function RowPrint({
  PrintDialog,
  side,
  row,
  onClose,
  onCounted,
}: {
  readonly PrintDialog: ComponentType<PrintDialogProps>;
  readonly side: Side;
  readonly row: BatchSummary;
  readonly onClose: () => void;
  readonly onCounted: () => void;
}) {
  const waiting = useUndelivered(row.id);
  const [counted, setCounted] = useState<{ readonly batch?: BatchSummary }>();
  return (
    <PrintDialog
      side={side}
      batch={counted?.batch ?? row}
      waiting={waiting}
      onBatch={setCounted}
      onClose={() => {
        onClose();
        if (counted) onCounted();
      }}
    />
  );
}
