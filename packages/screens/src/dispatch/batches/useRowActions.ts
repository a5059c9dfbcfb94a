import {
  type BatchAction,
  type BatchDocument,
  type BatchSummary,
  batchActions,
  batchDocuments,
  createSentReadySms,
  type KeptValues,
  type Side,
} from "@id-desk/core";
import { useCallback, useState } from "react";
import { useMayGive } from "../../runtime/frame/use-may-give.ts";
import { useRegistry } from "../../runtime/registry/registry-context.ts";
import { useTypedBefore } from "../../runtime/writing/kept-forms.ts";

/** What can be changed of a batch from its row in a list. */
export type RowChange = Extract<
  BatchAction,
  "dispatchBatch" | "cancelBatch" | "reopenBatch" | "sendReadySms" | "addBatchNote"
>;

/** The paper that is printed from a row of each list. */
type RowPaper = "printManifest" | "printReceiptNote";

/** What can be done with a batch from its row in a list. */
export type RowAction = RowChange | RowPaper;

/** What is asked for of which row. */
export interface RowTarget {
  readonly action: RowChange;
  readonly batchId: number;
  /** As its row showed it; nothing where a session ended with its dialog open, and it is to be read. */
  readonly batch: BatchSummary | undefined;
  /** What had been typed when the session ended. */
  readonly typedBefore: KeptValues | undefined;
}

/** What the rows of a list let staff do. */
export interface RowActions {
  readonly side: Side;
  /** What a batch allows now, in the order in which it is offered. */
  readonly actionsOf: (batch: BatchSummary) => readonly RowAction[];
  readonly open: (action: RowAction, batch: BatchSummary) => void;
  /** What was asked for last. It stays, with the key of its write, when its dialog is closed. */
  readonly target: RowTarget | undefined;
  readonly isOpen: boolean;
  readonly close: () => void;
  /** The row whose papers are printed. */
  readonly printing: BatchSummary | undefined;
  readonly closePrint: () => void;
  /** The ready SMS of a batch was sent from this computer. */
  readonly rememberSent: (batchId: number) => void;
  /** The name under which an open dialog is kept through a session that ends. */
  readonly keptAs: string;
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
  const { storage } = useRegistry();
  const mayGive = useMayGive();
  const [sentHere] = useState(() => storage && createSentReadySms(storage));
  /** Sent from this page: where nothing may be kept, it is known until the page is left. */
  const [sent, setSent] = useState<readonly number[]>([]);
  const keptAs = `${side} rows`;
  const typedBefore = useTypedBefore(keptAs);
  const [target, setTarget] = useState(() => readTarget(side, typedBefore));
  const [isOpen, setOpen] = useState(target !== undefined);
  const [printing, setPrinting] = useState<BatchSummary>();
  return {
    side,
    actionsOf: useCallback(
      (batch) => {
        const changes: readonly string[] = batchActions(batch, side);
        return offered[side].filter((action) => {
          if (isPaper(action)) return batchDocuments(batch, side).includes(papers[action]);
          const isSentHere =
            action === "sendReadySms" && (sent.includes(batch.id) || sentHere?.has(batch.id));
          return changes.includes(action) && mayGive(action) && !isSentHere;
        });
      },
      [side, mayGive, sentHere, sent],
    ),
    open: useCallback((action, batch) => {
      if (isPaper(action)) return setPrinting(batch);
      setTarget({ action, batchId: batch.id, batch, typedBefore: undefined });
      setOpen(true);
    }, []),
    target,
    isOpen,
    close: useCallback(() => setOpen(false), []),
    printing,
    closePrint: useCallback(() => setPrinting(undefined), []),
    rememberSent(batchId) {
      sentHere?.add(batchId);
      setSent((before) => [...before, batchId]);
    },
    keptAs,
  };
}

function isPaper(action: RowAction): action is RowPaper {
  return action in papers;
}

/** The dialog in which something was typed when the session ended. */
function readTarget(side: Side, typedBefore: KeptValues | undefined): RowTarget | undefined {
  const { action: kept, batch } = typedBefore ?? {};
  const action = offered[side].find((each) => each === kept);
  if (!action || isPaper(action) || !Number.isSafeInteger(Number(batch))) return undefined;
  return { action, batchId: Number(batch), batch: undefined, typedBefore };
}
