import {
  type BatchChanges,
  type BatchStatus,
  batchStatusWords,
  isRegistryError,
  mergeChanges,
  type RegistryError,
} from "@id-desk/core";
import { useCallback, useEffect, useRef } from "react";
import { useRegistry, useSession } from "../../runtime/registry/registry-context.ts";
import { useLatest } from "../../runtime/registry/use-latest.ts";
import type { ShownBatchReading } from "../record/useBatchReading.ts";
import { readChanger } from "../scanning/scan-refusal.ts";

/** How long the page waits between two looks, in milliseconds; the longest after failures. */
const pace = 1000;
const slowest = 30_000;
/** The same where nothing has changed for so long. */
const quietPace = 5000;
const quietAfter = 30_000;
/** The same after a change, at a server that holds its answers. */
const heldPace = 500;
/** How long it waits at least. */
const shortest = 250;
/** How long one look may take, in milliseconds. */
const timeLimit = 10_000;
/** For how many seconds a server may hold its answer. */
const mostHeld = 25;

const finalStatuses: readonly string[] = ["received", "cancelled"];
/** Failures after which the next look may do better; the others say that there is nothing to look at. */
const passing: readonly string[] = ["network", "server", "rate_limited", "unauthenticated"];

/** Hears what has changed, as it stands after its question. */
type ChangesListener = (changes: BatchChanges) => void;

/**
 * Follows what colleagues do with a batch, while the page is seen and until the batch is received or cancelled. A
 * server that can holds its answer until there is something to tell; another one is asked once a second. These looks do
 * not count as a clerk's activity. The function that is returned asks for a look at once. Its
 * listener hears the answer of a look that is already under way, and of the next look.
 */
export function useFollowing(
  reading: ShownBatchReading,
  handlers: {
    /** Hears of the lines that have changed, before they are shown. */
    readonly onChanges: ChangesListener;
    /** Hears that the batch is no longer on its way here, and who saw to that. */
    readonly onTakenBack: (by: string | undefined) => void;
  },
): (onSeen: ChangesListener) => void {
  const { client, connection } = useRegistry();
  const isSignedIn = useSession().status === "signedIn";
  const latest = useLatest({ reading, handlers });
  const { id, status } = reading.batch;
  const isFollowing = isSignedIn && reading.can("changes") && !finalStatuses.includes(status);

  const asking = useRef<readonly ChangesListener[]>([]);
  const lookNow = useRef<() => void>(undefined);

  useEffect(() => {
    if (!isFollowing) return;
    let isLooking = false;
    let delay = pace;
    let timer: ReturnType<typeof setTimeout> | undefined;
    let current = new AbortController();
    let isHeld = false;
    let lastChange = performance.now();
    const controller = new AbortController();
    const { signal } = controller;

    function wait(milliseconds: number): void {
      clearTimeout(timer);
      if (!signal.aborted && document.visibilityState === "visible") timer = setTimeout(look, milliseconds);
    }

    async function look(): Promise<void> {
      if (isLooking || signal.aborted) return;
      isLooking = true;
      clearTimeout(timer);
      const asked = asking.current;
      asking.current = [];
      const after = latest.current.reading.seenThrough;
      const start = performance.now();
      current = new AbortController();
      // Who asks for a look wants its answer now.
      isHeld = asked.length === 0 && latest.current.reading.can("held_changes");
      let usual = pace;
      let rest: number | undefined;
      try {
        const changes = await client.request("listBatchChanges", {
          path: { batchId: id },
          query: { after, ...(isHeld && { wait: mostHeld }) },
          signal: current.signal,
          isSilent: true,
          isBackground: true,
          timeLimit: timeLimit + (isHeld ? mostHeld * 1000 : 0),
        });
        if (signal.aborted) return;
        delay = pace;
        const { reading: shown, handlers: told } = latest.current;
        if (changes.batch.version !== after || changes.cards.length > 0) {
          told.onChanges(changes);
          shown.takeChanges(changes, after, mergeChanges);
          lastChange = performance.now();
          if (isHeld) usual = heldPace;
        } else if (performance.now() - lastChange > quietAfter) usual = quietPace;
        // Listeners that came during this look hear it too: the next look does not repeat these changes.
        for (const tell of [...asked, ...asking.current]) tell(changes);
      } catch (error) {
        if (signal.aborted) return;
        if (current.signal.aborted) rest = 0;
        else if (isRegistryError(error)) rest = readRest(error);
        else return;
      } finally {
        isLooking = false;
      }
      // The pace counts from one question to the next, however long the answer took.
      const left = Math.max(shortest, usual - (performance.now() - start));
      wait(rest ?? (asking.current.length > 0 ? 0 : left));
    }

    /** How long to wait after a failure; what cannot be mended by waiting ends the looking. */
    function readRest(error: RegistryError): number {
      const { reading: shown, handlers: told } = latest.current;
      const { status: now } = error.context;
      if (error.serverCode === "batch_not_dispatched" && typeof now === "string") {
        if (now !== shown.batch.status && Object.hasOwn(batchStatusWords, now)) {
          told.onTakenBack(readChanger(error));
          shown.takeStatus(now as BatchStatus);
        }
        return pace;
      }
      if (error.code === "conflict") {
        // The page knows of a version that the server does not: whatever it shows is to be read anew.
        shown.refresh();
      } else if (!passing.includes(error.code) || error.status === 405) {
        controller.abort();
        shown.stopFollowing();
      }
      delay = Math.min(delay * 2, slowest);
      return Math.max(delay, (error.retryAfterSeconds ?? 0) * 1000);
    }

    const giveUpHeld = () => {
      if (isLooking && isHeld) current.abort();
    };
    const lookAgain = () => {
      delay = pace;
      if (document.visibilityState === "visible") void look();
      else {
        clearTimeout(timer);
        giveUpHeld();
      }
    };
    wait(pace);
    lookNow.current = () => {
      giveUpHeld();
      void look();
    };
    document.addEventListener("visibilitychange", lookAgain, { signal });
    const stopListening = connection.onReturn(lookAgain);
    return () => {
      controller.abort();
      current.abort();
      lookNow.current = undefined;
      asking.current = [];
      clearTimeout(timer);
      stopListening();
    };
  }, [isFollowing, id, client, connection, latest]);

  return useCallback((onSeen) => {
    if (!lookNow.current) return;
    asking.current = [...asking.current, onSeen];
    lookNow.current();
  }, []);
}
