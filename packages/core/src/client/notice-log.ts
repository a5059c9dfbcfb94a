import { atom, createStore } from "jotai/vanilla";
import type { Notice } from "./notice.ts";

/** One thing that staff were told, as it stands in a list that is opened later. */
export interface LoggedNotice extends Notice {
  /** Tells it from the others of its registry. */
  readonly id: number;
  /** When it was told first, in milliseconds since 1970. */
  readonly at: number;
  /** How often it has happened since then: equal failures that come together are told once. */
  readonly count: number;
}

/** What staff were told, at one moment. */
export interface NoticeLogState {
  /** Newest first. */
  readonly notices: readonly LoggedNotice[];
  /** How many failures have been told since the list was last opened. */
  readonly unread: number;
}

/** Remembers what staff were told in passing, so that it can be read when the toast has gone. */
export interface NoticeLog {
  /** The list as it is now; the same object until something changes. */
  getState(): NoticeLogState;
  /** Calls back after every change; returns how to stop that. */
  subscribe(listener: () => void): () => void;
  /** Notes what happened. Says whether it has to be told: the same failure a moment ago was told already. */
  add(notice: Notice): boolean;
  /** Somebody has opened the list. */
  markRead(): void;
  /** Forgets everything: somebody else may sit down here. */
  clear(): void;
}

/** What a log of notices works with. */
export interface NoticeLogOptions {
  /** The time in milliseconds since 1970. Default: the computer's. */
  readonly clock?: () => number;
}

/** More than anybody reads back, and little enough to keep all day. */
const mostRemembered = 50;
/** Shorter than any toast stays, so that what is not told again can still be read. */
const togetherFor = 2000;

const empty: NoticeLogState = { notices: [], unread: 0 };

/**
 * Creates the log of one registry. A page asks several things at once and all of them fail for one reason: equal
 * failures within two seconds are one notice that counts them. Two successes are two, for two things were done.
 */
export function createNoticeLog({ clock = Date.now }: NoticeLogOptions = {}): NoticeLog {
  const store = createStore();
  const stateAtom = atom(empty);
  const getState = () => store.get(stateAtom);
  const set = (next: NoticeLogState) => store.set(stateAtom, next);
  let lastId = 0;

  return {
    getState,
    subscribe: (listener) => store.sub(stateAtom, listener),
    add(notice) {
      const at = clock();
      const { notices, unread } = getState();
      const { tone, message } = notice;
      const isError = tone === "error";
      // A clock that was set back must not keep a failure quiet.
      const place = notices.findIndex(
        (earlier) =>
          isError &&
          earlier.tone === tone &&
          earlier.message === message &&
          Math.abs(at - earlier.at) < togetherFor,
      );
      const earlier = notices[place];
      if (earlier) {
        set({ notices: notices.with(place, { ...earlier, count: earlier.count + 1 }), unread });
        return false;
      }
      lastId += 1;
      const logged = { ...notice, id: lastId, at, count: 1 };
      set({
        notices: [logged, ...notices].slice(0, mostRemembered),
        unread: isError ? Math.min(unread + 1, mostRemembered) : unread,
      });
      return true;
    },
    markRead() {
      const state = getState();
      if (state.unread > 0) set({ ...state, unread: 0 });
    },
    clear: () => set(empty),
  };
}
