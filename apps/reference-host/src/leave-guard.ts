import { attentionAtom } from "@id-desk/core";
import type { Registry } from "@id-desk/screens";
import type { RouterHistory } from "@tanstack/history";

/** Asks before a page with unsaved work is left: by a link, by Back, by closing the tab. */
export interface LeaveGuard {
  readonly isAsking: () => boolean;
  readonly answer: (isLeaving: boolean) => void;
  readonly subscribe: (listener: () => void) => () => void;
}

/** Binds the guard to the browser's history; it stands aside once nobody is signed in any more. */
export function createLeaveGuard(history: RouterHistory, registry: Registry): LeaveGuard {
  let settle: ((isLeaving: boolean) => void) | undefined;
  const listeners = new Set<() => void>();
  const tell = () => {
    for (const listener of listeners) listener();
  };
  const { session } = registry;
  /** A page that shows a centre before can only be loaded again: there is nothing to ask. */
  const hasMoved = () => session.store.get(attentionAtom).movedTo !== null;
  const hasUnsavedWork = () =>
    session.getState().status === "signedIn" && registry.unsavedWork.read().length > 0 && !hasMoved();

  function answer(isLeaving: boolean): void {
    settle?.(isLeaving);
    settle = undefined;
    tell();
  }

  history.block({
    enableBeforeUnload: hasUnsavedWork,
    blockerFn: ({ currentLocation, nextLocation }) => {
      // A filter of the same page loses nothing.
      if (!hasUnsavedWork() || currentLocation.pathname === nextLocation.pathname) return false;
      answer(false);
      return new Promise<boolean>((resolve) => {
        settle = (isLeaving) => resolve(!isLeaving);
        tell();
      });
    },
  });

  return {
    isAsking: () => settle !== undefined,
    answer,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}
