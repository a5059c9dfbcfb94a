import { type Atom, atom, createStore, type Store } from "jotai/vanilla";
import type { RegistryError } from "../errors/registry-error.ts";
import { defaultTimeZone } from "../format/default-time-zone.ts";
import { changeAttention } from "./attention.ts";
import { countChange } from "./session-change.ts";
import type {
  Center,
  SessionState,
  SignedInSession,
  SignedOutState,
  SignOutReason,
} from "./session-state.ts";

const nobody = { user: null, center: null, csrf: null, signOutReason: null, loadError: null } as const;

const stateAtom = atom<SessionState>({ ...nobody, status: "unknown", timeZone: defaultTimeZone });

/** Who is signed in, where, and whether that is known yet. Read it in the session's own store. */
export const sessionAtom: Atom<SessionState> = atom((get) => get(stateAtom));

/** The member of staff who is signed in, or null. */
export const userAtom = atom((get) => get(stateAtom).user);

/** The centre that is selected, or null. */
export const centerAtom = atom((get) => get(stateAtom).center);

/** The registry's zone, in which days are counted and times are printed. */
export const timeZoneAtom = atom((get) => get(stateAtom).timeZone);

/** What a session starts with. */
export interface SessionOptions {
  /** The store that holds the session and, with it, everything else of one registry. Default: a new one. */
  readonly store?: Store;
  /** For a host with a sign-in of its own: who is signed in already. */
  readonly initial?: SignedInSession;
  /** The registry's zone until its server names one. */
  readonly timeZone?: string;
}

/** The session of one registry: who is signed in, at which centre, and how that changes. */
export interface Session {
  /** The store that holds it, for atoms. */
  readonly store: Store;
  /** Who is signed in now; the same object until something changes. */
  getState(): SessionState;
  /** Calls back after every change; returns how to stop that. */
  subscribe(listener: () => void): () => void;
  /** Calls back once each time somebody who was signed in, or might have been, no longer is. */
  onSignedOut(listener: (reason: SignOutReason) => void): () => void;
  /** Somebody has signed in, perhaps in another one's place, or the server has said again who it is. */
  set(session: SignedInSession): void;
  /** The user has selected another centre. */
  setCenter(center: Center): void;
  /** The current user is being asked for. Somebody who is signed in stays so meanwhile. */
  startLoading(): void;
  /** Nobody is signed in any more: user, centre and token are gone. Nothing happens when that is known. */
  clear(reason: SignOutReason, loadError?: RegistryError): void;
  /** Nobody is signed in, and nobody was: no reason, no notice. */
  setSignedOut(): void;
}

/**
 * Creates the session of one registry over a store of its own, so that two registries on one page know
 * nothing of each other.
 */
export function createSession(options: SessionOptions = {}): Session {
  const store = options.store ?? createStore();
  const signOutListeners = new Set<(reason: SignOutReason) => void>();
  const getState = () => store.get(stateAtom);

  function setNobody(change: Partial<SignedOutState> & Pick<SignedOutState, "status">) {
    changeAttention(store);
    store.set(stateAtom, { ...nobody, timeZone: getState().timeZone, ...change });
  }

  function tellSignedOut(reason: SignOutReason) {
    for (const listener of [...signOutListeners]) listener(reason);
  }

  function set({ user, center, csrf, timeZone = getState().timeZone }: SignedInSession) {
    const before = getState();
    // What was asked for or kept for somebody else must not reach who is signed in now.
    if (before.user && before.user.username !== user.username) tellSignedOut("elsewhere");
    if (before.center?.id !== center?.id) changeAttention(store);
    const state = { user, center, csrf, timeZone, signOutReason: null, loadError: null } as const;
    countChange(store);
    store.set(stateAtom, { ...state, status: "signedIn" });
  }

  setNobody({ status: "unknown", ...(options.timeZone && { timeZone: options.timeZone }) });
  if (options.initial) set(options.initial);

  return {
    store,
    getState,
    subscribe: (listener) => store.sub(stateAtom, listener),
    onSignedOut(listener) {
      signOutListeners.add(listener);
      return () => signOutListeners.delete(listener);
    },
    set,
    setCenter(center) {
      const state = getState();
      if (state.status !== "signedIn") return;
      changeAttention(store);
      store.set(stateAtom, { ...state, center });
    },
    startLoading() {
      if (getState().status !== "signedIn") setNobody({ status: "loading" });
    },
    clear(signOutReason, loadError) {
      // Two answers may say it at the same time; the first reason is the one that staff read.
      if (getState().status === "signedOut") return;
      setNobody({ status: "signedOut", signOutReason, ...(loadError && { loadError }) });
      tellSignedOut(signOutReason);
    },
    setSignedOut: () => setNobody({ status: "signedOut" }),
  };
}
