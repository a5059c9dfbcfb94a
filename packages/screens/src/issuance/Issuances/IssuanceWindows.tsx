import {
  type Extension,
  type Issuance,
  type IssuanceSummary,
  type ReturnReason,
  serverCan,
} from "@id-desk/core";
import { useState } from "react";
import { useOnDemand } from "../../runtime/reading/on-demand.ts";
import { useRead } from "../../runtime/reading/use-read.ts";
import { useWrite, type Writing } from "../../runtime/writing/use-write.ts";
import { receiptPrintDialog } from "../print/receipt-print-dialog.ts";
import { IssuanceDrawer } from "./IssuanceDrawer.tsx";
import { CompleteDialog, ReturnDialog } from "./issuance-dialogs.tsx";
import { type IssuanceDialogsState, keptAs } from "./useIssuanceDialogs.ts";
import type { IssuancesState } from "./useIssuances.ts";

interface IssuanceWindowsProps {
  readonly list: IssuancesState;
  readonly dialogs: IssuanceDialogsState;
  /** Called with the id of the hand-over that was changed. */
  readonly onDone: (issuanceId: number) => void;
}

/** What is open over the list of hand-overs: one that is read, and the window of what is done with one. */
export function IssuanceWindows(props: IssuanceWindowsProps) {
  const { viewed } = props.dialogs;
  // They stay, with the keys of their writes, when a window is closed.
  const writes = { completeIssuance: useWrite("completeIssuance"), returnCard: useWrite("returnCard") };
  return viewed ? (
    <Viewed key={viewed.id} {...props} writes={writes} row={findRow(viewed, props.list)} />
  ) : (
    <TargetWindow {...props} writes={writes} />
  );
}

type WindowProps = IssuanceWindowsProps & {
  readonly writes: { readonly [Id in "completeIssuance" | "returnCard"]: Writing<Id> };
};

/** A row as it stands after what was done here. */
function findRow(row: IssuanceSummary, { loaded }: IssuancesState): IssuanceSummary {
  return loaded.find(({ id }) => id === row.id) ?? row;
}

function Viewed({ row, ...props }: WindowProps & { readonly row: IssuanceSummary }) {
  const { list, dialogs } = props;
  const reading = useRecord(row);
  return (
    <>
      <IssuanceDrawer
        row={row}
        reading={reading}
        list={list}
        onAction={(action) => dialogs.act(action, row)}
        onClose={() => dialogs.view(undefined)}
      />
      <TargetWindow {...props} record={reading} />
    </>
  );
}

/** One hand-over as it is read beside the list. */
export type RecordReading = ReturnType<typeof useRecord>;

/** Reads a hand-over once for each press. */
function useRecord({ card, status }: Pick<IssuanceSummary, "card" | "status">) {
  const [operation, setOperation] = useState<"getCompletedIssuance" | "getCollectedIssuance">(
    status === "completed" ? "getCompletedIssuance" : "getCollectedIssuance",
  );
  const { data, answeredAt, error, refresh, change } = useRead(
    // The two answer the same, so one stands for both.
    operation as "getCollectedIssuance",
    { path: { id: card.id } },
    { readsOnce: true },
  );
  return {
    issuance: data?.issuance,
    answeredAt,
    error,
    retry: refresh,
    /** Reads it again after a change whose answer did not hold it. */
    reread() {
      // What a change has led to may be complete or not.
      if (operation === "getCollectedIssuance") refresh();
      else setOperation("getCollectedIssuance");
    },
    /** Takes the hand-over as a write has answered it. */
    take: (issuance: Issuance) => change((answer) => ({ ...answer, issuance })),
    can: (extension: Extension) => serverCan(data, extension),
  };
}

/** The window of what was asked for of a hand-over. */
function TargetWindow({
  list,
  dialogs: { target, close },
  onDone,
  writes,
  record,
}: WindowProps & {
  /** What is read beside the list, which takes what a write has answered. */
  readonly record?: RecordReading;
}) {
  const isWanted = target?.action === "printReceipt";
  const PrintDialog = useOnDemand(receiptPrintDialog, { isWanted, onUnavailable: close });
  const [printed, setPrinted] = useState<Readonly<Record<number, number>>>({});
  if (!target) return null;
  const { action, typedBefore } = target;
  const row = findRow(target.row, list);
  const { card, id, version } = row;

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
        record={row}
        printed={printed[id] ?? issuance?.printed}
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
  const frame = {
    writing: writes[action],
    isLost: !list.actionsOf(row).includes(action),
    kept: { form: keptAs, about: { action, issuance: String(id) }, typedBefore },
    row,
    onReload: () => {
      list.refresh();
      record?.retry();
    },
    onClose: () => {
      writes[action].reset();
      close();
    },
  };
  return action === "returnCard" ? (
    <ReturnDialog
      {...frame}
      key={id}
      onConfirm={async (why) => {
        const body = { ...why, reason: why.reason as ReturnReason, ...(version && { version }) };
        finish(await writes.returnCard.send({ path: { id: card.id }, body }));
      }}
    />
  ) : (
    <CompleteDialog
      {...frame}
      key={id}
      takesChunks={list.can("uploads")}
      onConfirm={async (body) => finish(await writes.completeIssuance.send({ body }))}
    />
  );
}
