import type { Issuance, ReturnReason } from "@id-desk/core";
import { useState } from "react";
import { useOnDemand } from "../../runtime/reading/on-demand.ts";
import { useWrite, type Writing } from "../../runtime/writing/use-write.ts";
import { receiptPrintDialog } from "../print/receipt-print-dialog.ts";
import { CompleteDialog } from "./CompleteDialog.tsx";
import { IssuanceDrawer } from "./IssuanceDrawer.tsx";
import { type CardReturn, ReturnDialog } from "./ReturnDialog.tsx";
import { type IssuanceDialogsState, keptAs } from "./useIssuanceDialogs.ts";
import type { IssuancesState } from "./useIssuances.ts";
import { type RecordReading, useRecord } from "./useRecord.ts";

/** What is open over the list of hand-overs takes. */
export interface IssuanceWindowsProps {
  readonly list: IssuancesState;
  readonly dialogs: IssuanceDialogsState;
  /** Told which hand-over is otherwise now. */
  readonly onDone: (issuanceId: number) => void;
}

/** What is open over the list of hand-overs: one that is read, and the window of what is done with one. */
export function IssuanceWindows(props: IssuanceWindowsProps) {
  const { viewed } = props.dialogs;
  // They stay, with the keys of their writes, when a window is closed.
  const completing = useWrite("completeIssuance");
  const returning = useWrite("returnCard");
  const writes = { completing, returning };
  return viewed ? (
    <Viewed key={viewed.id} {...props} writes={writes} row={viewed} />
  ) : (
    <TargetWindow {...props} writes={writes} record={undefined} />
  );
}

interface Writes {
  readonly writes: {
    readonly completing: Writing<"completeIssuance">;
    readonly returning: Writing<"returnCard">;
  };
}

function Viewed({
  row,
  ...props
}: IssuanceWindowsProps & Writes & { readonly row: IssuancesState["rows"][number] }) {
  const { list, dialogs } = props;
  const reading = useRecord(row);
  // As it stands after what was done here.
  const shown = list.loaded.find(({ id }) => id === row.id) ?? row;
  return (
    <>
      <IssuanceDrawer
        row={shown}
        reading={reading}
        settings={list.settings}
        actionsOf={list.actionsOf}
        can={list.can}
        onAction={(action) => dialogs.act(action, shown)}
        onClose={() => dialogs.view(undefined)}
      />
      <TargetWindow {...props} record={reading} />
    </>
  );
}

/** The window of what was asked for of a hand-over. */
function TargetWindow({
  list,
  dialogs,
  onDone,
  writes: { completing, returning },
  record,
}: IssuanceWindowsProps &
  Writes & {
    /** What is read beside the list, which takes what a write has answered. */
    readonly record: RecordReading | undefined;
  }) {
  const { target, close } = dialogs;
  const isPrinting = target?.action === "printReceipt";
  const PrintDialog = useOnDemand(receiptPrintDialog, { isWanted: isPrinting, onUnavailable: close });
  const [printed, setPrinted] = useState<Readonly<Record<number, number>>>({});
  if (!target) return null;
  const { action, typedBefore } = target;
  const row = list.loaded.find(({ id }) => id === target.row.id) ?? target.row;
  const { card, id, version } = row;
  const { settings } = list;

  function take(issuance: Issuance): void {
    list.take(issuance);
    record?.take(issuance);
  }
  function finish(answer: { readonly issuance?: Issuance } | undefined): void {
    if (!answer) return;
    if (answer.issuance) {
      take(answer.issuance);
    } else {
      list.refresh();
      record?.reread();
    }
    close();
    onDone(id);
  }
  if (action === "printReceipt") {
    if (!PrintDialog) return null;
    const { issuance, answeredAt } = record ?? {};
    return (
      <PrintDialog
        key={id}
        cardId={card.id}
        issuanceId={id}
        isCompleted={row.status === "completed"}
        number={row.issuance_no}
        printed={printed[id] ?? issuance?.printed}
        settings={settings}
        isReprint
        last={issuance && answeredAt !== undefined ? { answer: { issuance }, answeredAt } : undefined}
        onIssuance={(next) => {
          take(next);
          if (next.printed !== undefined) setPrinted((before) => ({ ...before, [id]: next.printed ?? 0 }));
        }}
        onClose={close}
      />
    );
  }
  const writing = action === "returnCard" ? returning : completing;
  const frame = {
    writing,
    isLost: !list.actionsOf(row).includes(action),
    kept: { form: keptAs, about: { action, issuance: String(id) }, typedBefore },
    onReload: () => {
      list.refresh();
      record?.retry();
    },
    onClose: () => {
      writing.reset();
      close();
    },
  };
  if (action === "returnCard") {
    const returnCard = async (why: CardReturn) =>
      finish(
        await returning.send({
          path: { id: card.id },
          body: { ...why, reason: why.reason as ReturnReason, ...(version && { version }) },
        }),
      );
    return <ReturnDialog {...frame} key={id} row={row} settings={settings} onConfirm={returnCard} />;
  }
  return (
    <CompleteDialog
      {...frame}
      key={id}
      row={row}
      settings={settings}
      takesChunks={list.can("uploads")}
      onConfirm={async (body) => finish(await completing.send({ body }))}
    />
  );
}
