import { type BatchSummary, batchActions, batchDocuments, type KeptValues } from "@id-desk/core";
import { useCallback, useState, useSyncExternalStore } from "react";
import { useMayGive } from "../../runtime/frame/use-may-give.ts";
import { createPartOnDemand, useOnDemand } from "../../runtime/reading/on-demand.ts";
import { useSession } from "../../runtime/registry/registry-context.ts";
import { useKeptScans } from "../../runtime/scanners/kept-scans.ts";
import { useAsked } from "../../runtime/writing/use-asked.ts";
import { useReadySms } from "../commands/use-ready-sms.ts";
import { printDialog } from "../print/print-dialog.ts";
import { type RowAction, rowPapers } from "./batch-sides.ts";
import type { RowDialogProps } from "./RowDialog.tsx";
import type { BatchListState } from "./useBatchList.ts";

type RowPaper = keyof typeof rowPapers;

/** What is asked for of which row. */
interface AskedOfRow {
  readonly action: Exclude<RowAction, RowPaper>;
  readonly batchId: number;
  /** As its row showed it; nothing where a session ended with its dialog open, and it is to be read. */
  readonly batch: BatchSummary | undefined;
}

/** What the rows of a list let staff do. */
export type RowActions = ReturnType<typeof useRowActions>;

/** Holds what is asked for of a row; its dialog comes on demand and does it. */
export function useRowActions({ side, offered }: Pick<BatchListState, "side" | "offered">) {
  const mayGive = useMayGive();
  const readySms = useReadySms();
  const { isSentHere } = readySms;
  const asking = useAsked<AskedOfRow>(`${side} rows`, {
    read: (kept) => readAsked(offered, kept),
    write: ({ action, batchId }) => ({ action, batch: String(batchId) }),
  });
  const { ask } = asking;
  /** The row whose papers are printed. */
  const [printing, setPrinting] = useState<BatchSummary>();
  return {
    ...asking,
    side,
    readySms,
    printing,
    setPrinting,
    /** What a batch allows now, in the order in which it is offered. */
    actionsOf: useCallback(
      (batch: BatchSummary) => {
        const changes: readonly string[] = batchActions(batch, side);
        return offered.filter((action) => {
          if (isPaper(action)) return batchDocuments(batch, side).includes(rowPapers[action]);
          const isSent = action === "sendReadySms" && isSentHere(batch.id);
          return changes.includes(action) && mayGive(action) && !isSent;
        });
      },
      [side, offered, mayGive, isSentHere],
    ),
    open: useCallback(
      (action: RowAction, batch: BatchSummary) => {
        if (isPaper(action)) setPrinting(batch);
        else ask({ action, batchId: batch.id, batch });
      },
      [ask],
    ),
  };
}

function isPaper(action: RowAction): action is RowPaper {
  return action in rowPapers;
}

/** What something was typed for when the session ended. */
function readAsked(offered: readonly RowAction[], { action: kept, batch }: KeptValues) {
  const action = offered.find((each) => each === kept);
  if (!action || isPaper(action) || !Number.isSafeInteger(Number(batch))) return undefined;
  return { action, batchId: Number(batch), batch: undefined };
}

const rowDialog = createPartOnDemand(() => import("./RowDialog.tsx"), "RowDialog");

/** The window of whatever was chosen in the menu of a row. */
export function RowDialogs(props: Omit<RowDialogProps, "waiting">) {
  const { side, asked, ask, printing, setPrinting } = props.actions;
  const closePrint = () => setPrinting(undefined);
  const RowDialog = useOnDemand(rowDialog, {
    isWanted: asked !== undefined,
    onUnavailable: () => ask(undefined),
  });
  const PrintDialog = useOnDemand(printDialog, {
    isWanted: printing !== undefined,
    onUnavailable: closePrint,
  });
  const waiting = useUndelivered(asked?.batchId ?? 0);
  const waitingForPaper = useUndelivered(printing?.id ?? 0);
  const [counted, setCounted] = useState<{ readonly batch?: BatchSummary }>();
  return (
    <>
      {RowDialog && <RowDialog {...props} waiting={waiting} />}
      {printing && PrintDialog && (
        <PrintDialog
          key={printing.id}
          side={side}
          batch={counted?.batch ?? printing}
          waiting={waitingForPaper}
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

/** Tells of what other tabs of this computer keep or forget. */
function subscribe(listener: () => void): () => void {
  window.addEventListener("storage", listener);
  return () => window.removeEventListener("storage", listener);
}

/** How many scans of a batch this computer keeps and has not delivered, told where its page is not open. */
function useUndelivered(batchId: number): number {
  const { pending } = useKeptScans();
  const { user, center } = useSession();
  return useSyncExternalStore(subscribe, () =>
    user && center ? pending.load({ user: user.username, center: center.id, batch: batchId }).length : 0,
  );
}
