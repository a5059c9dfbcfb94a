import type { BatchSummary, Extension, Side } from "@id-desk/core";
import { type ComponentType, useState } from "react";
import { createPartOnDemand, useOnDemand } from "../../runtime/reading/on-demand.ts";
import type { PrintDialogProps } from "../print/PrintDialog.tsx";
import { printDialog } from "../print/print-dialog.ts";
import type { RowActions } from "./useRowActions.ts";
import { useUndelivered } from "./useUndelivered.ts";

const rowActionDialog = createPartOnDemand(() =>
  import("./RowActionDialog.tsx").then((module) => module.RowActionDialog),
);

/** The window of whatever was chosen in the menu of a row. */
export function RowDialogs({
  actions,
  can,
  onDone,
}: {
  readonly actions: RowActions;
  /** What the server can beyond the specification. */
  readonly can: (extension: Extension) => boolean;
  /** Told which batch is otherwise now. */
  readonly onDone: (batchId: number) => void;
}) {
  const { side, target, isOpen, close, printing, closePrint } = actions;
  const RowActionDialog = useOnDemand(rowActionDialog, { isWanted: isOpen, onUnavailable: close });
  const PrintDialog = useOnDemand(printDialog, {
    isWanted: printing !== undefined,
    onUnavailable: closePrint,
  });
  return (
    <>
      {target && RowActionDialog && (
        <RowActionDialog
          key={target.batchId}
          actions={actions}
          target={target}
          can={can}
          onDone={() => onDone(target.batchId)}
        />
      )}
      {printing && PrintDialog && (
        <RowPrint
          key={printing.id}
          PrintDialog={PrintDialog}
          side={side}
          row={printing}
          onClose={closePrint}
          onCounted={() => onDone(printing.id)}
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
