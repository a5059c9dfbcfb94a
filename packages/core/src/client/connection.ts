import { atom, createStore } from "jotai/vanilla";
import { setPageTimer } from "./page-timer.ts";

/** Whether the registry's server can be reached, as far as is known. */
export interface ConnectionState {
  /** `device` when the computer itself says that it is offline, `server` when only the server is silent. */
  readonly trouble: "device" | "server" | null;
  /** The server is being asked whether it is there. */
  readonly isChecking: boolean;
}

/** Knows whether the registry's server can be reached, and asks by itself until it can. */
export interface Connection {
  /** What is known now; the same object until something changes. */
  getState(): ConnectionState;
  /** Calls back after every change; returns how to stop that. The server is asked only while somebody listens. */
  subscribe(listener: () => void): () => void;
  /** Calls back each time the server can be reached again; returns how to stop that. Asks nothing by itself. */
  onReturn(listener: () => void): () => void;
  /** A request has ended: with an answer, whatever it said, or with none. */
  note(isAnswered: boolean): void;
  /** The computer says that it has a network, or that it has none. */
  noteDevice(isOnline: boolean): void;
  /** Asks now whether the server is there, for somebody who does not want to wait. */
  check(): Promise<void>;
}

/** What a connection works with. */
export interface ConnectionOptions {
  /** Asks the server anything; whether it answered. Must not reject. */
  readonly probe: () => Promise<boolean>;
  /** Calls back after some milliseconds; returns how to stop that. */
  readonly setTimer?: (callback: () => void, milliseconds: number) => () => void;
}

const firstDelay = 1000;
const longestDelay = 30_000;

/**
 * Creates what knows of one registry's connection. One request without an answer may have only itself to blame: the
 * server is asked once more before anybody is told, and then again after growing waits. Any answer says that it
 * is there, also while the computer believes that it is offline.
 */
export function createConnection({ probe, setTimer = setPageTimer }: ConnectionOptions): Connection {
  const store = createStore();
  const troubleAtom = atom<ConnectionState["trouble"]>(null);
  const isCheckingAtom = atom(false);
  const stateAtom = atom<ConnectionState>((get) => ({
    trouble: get(troubleAtom),
    isChecking: get(isCheckingAtom),
  }));
  let isWatched = false;
  let isDeviceOnline = true;
  let delay = firstDelay;
  let stopTimer: (() => void) | undefined;
  /** The network came while a question was under way that may have gone out without it. */
  let hasNews = false;

  // Only who reads the whole state watches this part of it.
  isCheckingAtom.onMount = () => {
    isWatched = true;
    if (isAway()) void check();
    return () => {
      isWatched = false;
      stopWaiting();
    };
  };

  function isAway(): boolean {
    return store.get(troubleAtom) !== null;
  }

  function stopWaiting(): void {
    stopTimer?.();
    stopTimer = undefined;
  }

  function waitAndCheck(): void {
    stopWaiting();
    if (!isWatched) return;
    stopTimer = setTimer(check, delay);
    delay = Math.min(delay * 2, longestDelay);
  }

  function recover(): void {
    stopWaiting();
    delay = firstDelay;
    store.set(troubleAtom, null);
  }

  async function check(): Promise<void> {
    if (store.get(isCheckingAtom)) return;
    stopWaiting();
    store.set(isCheckingAtom, true);
    const isAnswered = await probe();
    if (isAnswered) recover();
    else store.set(troubleAtom, isDeviceOnline ? "server" : "device");
    store.set(isCheckingAtom, false);
    const isWorthAsking = hasNews && !isAnswered;
    hasNews = false;
    if (isWorthAsking) await check();
    else if (!isAnswered) waitAndCheck();
  }

  return {
    getState: () => store.get(stateAtom),
    subscribe: (listener) => store.sub(stateAtom, listener),
    onReturn: (listener) => store.sub(troubleAtom, () => !isAway() && listener()),
    note(isAnswered) {
      if (isAnswered) recover();
      else if (!isAway() && isWatched) void check();
    },
    noteDevice(isOnline) {
      isDeviceOnline = isOnline;
      if (isOnline) delay = firstDelay;
      else store.set(troubleAtom, "device");
      hasNews = isOnline && store.get(isCheckingAtom);
      // Some computers say so and still reach the registry next door; and one that has a network again may not.
      if (!isOnline || isAway()) void check();
    },
    check,
  };
}
