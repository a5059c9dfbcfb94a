import {
  type Batch,
  type BatchChanges,
  type BatchStatus,
  type CardAnswer,
  type Extension,
  mergeBatch,
  mergeCardAnswer,
  type mergeChanges,
  type OperationData,
  type Side,
  serverCan,
} from "@id-desk/core";
import { useCallback, useEffect, useRef, useState } from "react";
import { useRead } from "../../runtime/reading/use-read.ts";
import { useSession } from "../../runtime/registry/registry-context.ts";
import { useLatest } from "../../runtime/registry/use-latest.ts";

/** A batch as its page reads it, and how the answers of writes get into it. */
export type BatchReading = ReturnType<typeof useBatchReading>;

/** What was read, with how much of it is known when answers have come in since. */
type Read = OperationData<"getSendingBatch"> & { readonly seenThrough?: number };

const readSeen = ({ seenThrough, batch }: Read): number => seenThrough ?? batch.version ?? 0;
function changeBatch(read: Read, change: (batch: Batch) => Batch): Read {
  const batch = change(read.batch);
  return batch === read.batch ? read : { ...read, batch, seenThrough: readSeen(read) };
}

/** A page's reading once there is a batch to show. */
export type ShownBatchReading = BatchReading & { readonly batch: Batch };

/** The call that reads a batch of a side. The two answer alike, so one name is given for both. */
export const batchReads = {
  sending: "getSendingBatch",
  receiving: "getReceivingBatch" as "getSendingBatch",
} as const;

/** Reads a batch as one of its two centres sees it. */
export function useBatchReading(side: Side, batchId: number) {
  // Nobody is asked for a batch until somebody is signed in who may see it.
  const { status, user } = useSession();
  const [reader, setReader] = useState(user?.username);
  if (user && user.username !== reader) setReader(user.username);
  const isEnabled = status === "signedIn";
  const reading = useRead(batchReads[side], { path: { id: batchId } }, { isEnabled });
  const { change, questions } = reading;
  const reread = useReread(reading.reread);
  const [isFollowed, setFollowed] = useState(true);
  return {
    /** The username of the reader; after a sign-out, of the last one. */
    reader,
    batch: reading.data?.batch,
    error: reading.error,
    /** It is being read for the first time, or again after that has failed. */
    isLoading: reading.isLoading,
    /** When the server answered last, in milliseconds since 1970 on this computer's clock. */
    answeredAt: reading.answeredAt,
    /** Whether its server can something beyond the specification; what needs it is hidden without. */
    can: (extension: Extension) =>
      (isFollowed || extension !== "changes") && serverCan(reading.data, extension),
    refresh: reading.refresh,
    /** Takes the answer of a change of the batch; one that was overtaken changes nothing. */
    takeBatch: useCallback(
      ({ batch }: { readonly batch?: Batch }) => {
        if (batch) change((data) => changeBatch(data, (shown) => mergeBatch(shown, batch)));
        else reread();
      },
      [change, reread],
    ),
    /**
     * Takes the answer of a change of one card, without reading the batch again. Where the answer does not hold the
     * card it is read again soon; gives the number of the question that will tell.
     */
    takeCard: useCallback(
      ({ card, batch }: Partial<CardAnswer>) => {
        if (card && batch) {
          change((data) => changeBatch(data, (shown) => mergeCardAnswer(shown, { card, batch })));
          return undefined;
        }
        const next = questions.current.asked + 1;
        reread();
        return next;
      },
      [change, questions, reread],
    ),
    /** The number of the last question that was answered. */
    answered: questions.current.answered,
    /**
     * The version up to which everything is known. This desk's own answers do not raise it: what a colleague did in
     * between may not have been seen.
     */
    seenThrough: reading.data ? readSeen(reading.data) : 0,
    /**
     * Takes what has changed after a version; nothing of it when not everything up to that version is known. `merge`,
     * which brings it into the shown batch, comes with the part that follows a server's changes.
     */
    takeChanges: useCallback(
      (changes: BatchChanges, after: number, merge: typeof mergeChanges) =>
        change((data: Read) => {
          if (after > readSeen(data)) return data;
          const changed = changeBatch(data, (shown) => merge(shown, changes));
          const seenThrough = Math.max(readSeen(data), changes.batch.version);
          return seenThrough === readSeen(changed) ? changed : { ...changed, seenThrough };
        }),
      [change],
    ),
    /** Takes the status of a batch of which its server tells no more. */
    takeStatus: useCallback(
      (status: BatchStatus) => change((data) => changeBatch(data, (shown) => ({ ...shown, status }))),
      [change],
    ),
    /** The server does not tell what has changed, whatever it says of itself. */
    stopFollowing: useCallback(() => setFollowed(false), []),
  };
}

/** How long lies between two questions at least, in milliseconds: a burst of scans is no burst of questions. */
const pace = 1000;

/**
 * Asks for a record again where the answer to a write did not hold it: at once, and then once a second at most.
 *
 * @param reread asks for it; gives false when a write that was answered meanwhile has stopped the question.
 */
function useReread(reread: () => Promise<boolean>): () => void {
  const latest = useLatest(reread);
  const state = useRef({ isWanted: false, isBusy: false, isGone: false });
  useEffect(() => {
    state.current.isGone = false;
    return () => {
      state.current.isGone = true;
    };
  }, []);
  return useCallback(async () => {
    const now = state.current;
    now.isWanted = true;
    if (now.isBusy) return;
    now.isBusy = true;
    while (now.isWanted && !now.isGone) {
      now.isWanted = false;
      const [isAnswered] = await Promise.all([latest.current(), rest()]);
      now.isWanted ||= !isAnswered;
    }
    now.isBusy = false;
  }, [latest]);
}

const rest = () => new Promise<void>((resolve) => setTimeout(resolve, pace));
