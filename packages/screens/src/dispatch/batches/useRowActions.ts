import {
  type BatchDocument,
  type BatchSummary,
  batchActions,
  batchDocuments,
  type KeptValues,
  type Side,
} from "@id-desk/core";
import { useCallback, useState } from "react";
import { useMayGive } from "../../runtime/frame/use-may-give.ts";
import type { AskedOfBatch } from "../commands/command.ts";
import { type AskedState, useAsked } from "../commands/use-asked.ts";
import { type ReadySms, useReadySms } from "../commands/use-ready-sms.ts";

/** The paper that is printed from a row of each list. */
type RowPaper = "printManifest" | "printReceiptNote";

/** What can be done with a batch from its row in a list. */
export type RowAction = Exclude<AskedOfBatch["action"], "receiveBatch"> | RowPaper;

/** What is asked for of which row. */
export interface AskedOfRow {
  readonly action: Exclude<RowAction, RowPaper>;
  readonly batchId: number;
  /** As its row showed it; nothing where a session ended with its dialog open, and it is to be read. */
  readonly batch: BatchSummary | undefined;
}

/** What the rows of a list let staff do. */
export interface RowActions extends AskedState<AskedOfRow> {
  readonly side: Side;
  /** What a batch allows now, in the order in which it is offered. */
  readonly actionsOf: (batch: BatchSummary) => readonly RowAction[];
  readonly open: (action: RowAction, batch: BatchSummary) => void;
  /** The row whose papers are printed. */
  readonly printing: BatchSummary | undefined;
  readonly closePrint: () => void;
  readonly readySms: ReadySms;
}

/** What is offered in the rows of each list: what destroys comes last, and never beside what is wanted most. */
const offered: Readonly<Record<Side, readonly RowAction[]>> = {
  sending: ["dispatchBatch", "printManifest", "reopenBatch", "cancelBatch"],
  receiving: ["sendReadySms", "printReceiptNote", "addBatchNote"],
};

const papers: Readonly<Record<RowPaper, BatchDocument>> = {
  printManifest: "manifest",
  printReceiptNote: "receipt_note",
};

/** Holds what is asked for of a row; its dialog comes on demand and does it. */
export function useRowActions(side: Side): RowActions {
  const mayGive = useMayGive();
  const readySms = useReadySms();
  const { isSentHere } = readySms;
  const asking = useAsked<AskedOfRow>(`${side} rows`, {
    read: (kept) => readAsked(side, kept),
    write: ({ action, batchId }) => ({ action, batch: String(batchId) }),
  });
  const { ask } = asking;
  const [printing, setPrinting] = useState<BatchSummary>();
  return {
    ...asking,
    side,
    readySms,
    actionsOf: useCallback(
      (batch) => {
        const changes: readonly string[] = batchActions(batch, side);
        return offered[side].filter((action) => {
          if (isPaper(action)) return batchDocuments(batch, side).includes(papers[action]);
          const isSent = action === "sendReadySms" && isSentHere(batch.id);
          return changes.includes(action) && mayGive(action) && !isSent;
        });
      },
      [side, mayGive, isSentHere],
    ),
    open: useCallback(
      (action, batch) => {
        if (isPaper(action)) setPrinting(batch);
        else ask({ action, batchId: batch.id, batch });
      },
      [ask],
    ),
    printing,
    closePrint: useCallback(() => setPrinting(undefined), []),
  };
}

function isPaper(action: RowAction): action is RowPaper {
  return action in papers;
}

/** What something was typed for when the session ended. */
function readAsked(side: Side, { action: kept, batch }: KeptValues): AskedOfRow | undefined {
  const action = offered[side].find((each) => each === kept);
  if (!action || isPaper(action) || !Number.isSafeInteger(Number(batch))) return undefined;
  return { action, batchId: Number(batch), batch: undefined };
}
