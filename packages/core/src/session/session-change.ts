import { type Atom, atom, type Store } from "jotai/vanilla";

/** Whether a session is being changed, and how often it has been. */
export interface SessionChange {
  /** Counts the changes: a refusal of a request from before says nothing about the session of now. */
  readonly generation: number;
  /** Changes under way in this window. */
  readonly here: number;
  /** One is under way in another window. */
  readonly isElsewhere: boolean;
}

const stateAtom = atom<SessionChange>({ generation: 0, here: 0, isElsewhere: false });

/** The changes of a session. Read it in the session's own store. */
export const sessionChangeAtom: Atom<SessionChange> = atom((get) => get(stateAtom));

/** Counts a change: requests that began before it were made in the session before. */
export function countChange(store: Store, change: Partial<SessionChange> = {}): void {
  store.set(stateAtom, (now) => ({ ...now, ...change, generation: now.generation + 1 }));
}

/** Another window has begun to change the session. */
export function noteChangeElsewhere(store: Store): void {
  store.set(stateAtom, (now) => ({ ...now, isElsewhere: true }));
}

/** Runs a change of the session. A refusal before its end may be about the session before, so the request is repeated. */
export async function changeSession<Result>(store: Store, work: () => Promise<Result>): Promise<Result> {
  store.set(stateAtom, (now) => ({ ...now, here: now.here + 1 }));
  try {
    return await work();
  } finally {
    countChange(store, { here: store.get(stateAtom).here - 1 });
  }
}

/** Whether the session is being changed, here or in another window. */
export function isChanging(store: Store): boolean {
  const { here, isElsewhere } = store.get(stateAtom);
  return here > 0 || isElsewhere;
}

/** Waits until the session is not being changed, or the signal is aborted. */
export function whenUnchanging(store: Store, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const look = () => {
      if (isChanging(store) && !signal.aborted) return;
      stop();
      signal.removeEventListener("abort", look);
      resolve();
    };
    const stop = store.sub(stateAtom, look);
    signal.addEventListener("abort", look);
    look();
  });
}
