import { refuseCrowd } from "./crowd.ts";

/** So many answers are held at the same time. One more is answered at once, and its page asks again a little later. */
const mostHeld = 2_000;
/** So many looks are worked at together: the connections to the database are left to those who scan. */
const atOnce = 4;
/** So many looks wait for their turn. */
const mostWaiting = 2_000;

/** An answer that may be held. */
export interface Holdable {
  /** For how many seconds it may be held, where it has nothing new to tell. */
  readonly quietFor?: number | undefined;
}

/** Holds the answers to pages that watch a batch, until a colleague changes it. */
export interface HeldAnswers {
  /**
   * Answers a look at a batch. An answer with nothing new is held until the batch changes, and then made once more.
   *
   * @param signal of the request; nothing is held for a page that has gone.
   * @throws Refusal when too many look.
   */
  answer<Answer extends Holdable>(
    batchId: number,
    signal: AbortSignal,
    work: () => Promise<Answer>,
  ): Promise<Answer>;
  /** Tells that a batch has changed. */
  ring(batchId: number): void;
  /** Says whether changes are heard. While they are not, every look is answered at once. */
  setHearing(hears: boolean): void;
  /** How many answers are held. */
  readonly held: number;
}

/** One look at a batch, from before the database is asked for it. */
interface Watcher {
  isRung: boolean;
  /** Ends its waiting, where it waits. */
  wake?: (() => void) | undefined;
}

/** Waits until the batch of a look changes, its page goes or the time is over. */
function waitFor(watcher: Watcher, milliseconds: number, signal: AbortSignal): Promise<void> {
  return new Promise((settle) => {
    const end = () => {
      clearTimeout(timer);
      signal.removeEventListener("abort", end);
      watcher.wake = undefined;
      settle();
    };
    const timer = setTimeout(end, milliseconds);
    signal.addEventListener("abort", end);
    watcher.wake = end;
    if (watcher.isRung || signal.aborted) end();
  });
}

/** Makes the held answers of one server, of which there are none yet and which hears of no change. */
export function createHeldAnswers(): HeldAnswers {
  const watched = new Map<number, Set<Watcher>>();
  const takeTurn = createTurns();
  let hears = false;
  let held = 0;

  function ringAll(watchers: Iterable<Watcher>): void {
    for (const watcher of watchers) {
      watcher.isRung = true;
      watcher.wake?.();
    }
  }

  /** Watches a batch while some work is done, so that no change is missed between its reading and the waiting. */
  async function watch<Done>(batchId: number, work: (watcher: Watcher) => Promise<Done>): Promise<Done> {
    const watchers = watched.get(batchId) ?? new Set();
    const watcher: Watcher = { isRung: false };
    watched.set(batchId, watchers.add(watcher));
    try {
      return await work(watcher);
    } finally {
      watchers.delete(watcher);
      if (watchers.size === 0) watched.delete(batchId);
    }
  }

  return {
    async answer(batchId, signal, work) {
      const start = performance.now();
      for (;;) {
        const { answer, isRung } = await watch(batchId, async (watcher) => {
          const answer = await takeTurn(() => {
            // The page is gone, and the database may be closed by now.
            if (signal.aborted) throw refuseCrowd();
            return work();
          });
          const left = (answer.quietFor ?? 0) * 1000 - (performance.now() - start);
          if (left <= 0 || !hears || held >= mostHeld) return { answer, isRung: false };
          held += 1;
          await waitFor(watcher, left, signal);
          held -= 1;
          return { answer, isRung: watcher.isRung };
        });
        if (!isRung || signal.aborted) return answer;
      }
    },
    ring: (batchId) => ringAll(watched.get(batchId) ?? []),
    setHearing(now) {
      hears = now;
      // What happened meanwhile was not heard.
      for (const watchers of watched.values()) ringAll(watchers);
    },
    get held() {
      return held;
    },
  };
}

/** Lets a few do their work at a time; the others wait in their order. */
function createTurns() {
  const waiting: (() => void)[] = [];
  let working = 0;
  return async <Done>(work: () => Promise<Done>): Promise<Done> => {
    if (working >= atOnce) {
      if (waiting.length >= mostWaiting) throw refuseCrowd();
      await new Promise<void>((begin) => waiting.push(begin));
    } else working += 1;
    try {
      return await work();
    } finally {
      const next = waiting.shift();
      if (next) next();
      else working -= 1;
    }
  };
}
