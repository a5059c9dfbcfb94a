import { type Atom, atom, type Store } from "jotai/vanilla";
import type { Center } from "./session-state.ts";

/** What stands between a member of staff and their work at the moment. */
export interface SessionAttention {
  /** The centre that another window has changed to, while this one still shows the one before; else null. */
  readonly movedTo: Center | null;
  /** Whole seconds until the session ends because nobody works; null until that is near. */
  readonly secondsLeft: number | null;
}

const nothing: SessionAttention = { movedTo: null, secondsLeft: null };

const stateAtom = atom<SessionAttention>(nothing);

/** What stands between staff and their work. Read it in the session's own store. */
export const attentionAtom: Atom<SessionAttention> = atom((get) => get(stateAtom));

/** Changes what stands between staff and their work; the state stays the same object when nothing does. */
export function changeAttention(store: Store, change: Partial<SessionAttention> = nothing): void {
  const now = store.get(stateAtom);
  const next = { ...now, ...change };
  if (next.movedTo?.id === now.movedTo?.id && next.secondsLeft === now.secondsLeft) return;
  store.set(stateAtom, next);
}
