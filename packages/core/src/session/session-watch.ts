import { setPageTimer } from "../client/page-timer.ts";
import type { RegistryClient } from "../client/registry-client.ts";
import { changeAttention } from "./attention.ts";
import { createIdleTimer, type IdleClock, type IdleLimits } from "./idle-timer.ts";
import { countChange, noteChangeElsewhere, sessionChangeAtom } from "./session-change.ts";
import type { Center, SessionState, SignedInSession } from "./session-state.ts";
import type { TabChannel } from "./tab-channel.ts";
import { readTabMessage, type TabMessage } from "./tab-message.ts";

/** What watches over a session needs. */
export interface SessionWatchOptions {
  /** Whose session it is. */
  readonly client: RegistryClient;
  /** Carries messages between the tabs; null where there is nothing that could. */
  readonly channel: TabChannel | null;
  /** After how long without input staff are signed out; null for never. */
  readonly idle: IdleLimits | null;
  /**
   * A portal signs its staff in itself: the server is not asked who that is, and only a change of the centre is
   * taken from other tabs.
   */
  readonly hasOwnSignIn?: boolean;
  /** Where the time comes from; default the page's own. */
  readonly clock?: IdleClock;
}

/** Keeps a session the same in every tab, and ends it when nobody works. */
export interface SessionWatch {
  /** Somebody has pressed a key, moved the pointer or scanned. */
  touch(): void;
  /** The tab is seen again, or no longer. */
  setVisible(isVisible: boolean): void;
  /** "Stay signed in": the time begins anew in every tab, and the server's too. */
  stay(): Promise<void>;
  /** Ends the session in every tab and on the server; scans that wait are kept for the same user. */
  signOut(): Promise<void>;
  /** Ends the watch. */
  stop(): void;
}

/** A tab that was hidden for longer asks the server who is signed in. */
const longestUnseen = 60_000;
/** Work in one tab is told to the others at most this often. */
const tellEvery = 5000;
/** Work that needs no call for longer than this is told to the server, whose own limit is 30 minutes. */
const keepEvery = 10 * 60_000;
/** No change of the session takes longer; the tab that made it may have been closed. */
const longestChange = 30_000;
/** After this time without an answer the server counts as silent. */
const checkTimeLimit = 10_000;

const pageClock: IdleClock = {
  now: () => Date.now(),
  elapsed: () => performance.now(),
  setTimer: setPageTimer,
};

/**
 * Watches over a session: what happens to it in one tab of a browser happens in all, a centre that was changed
 * elsewhere is noticed, and nobody's session outlives their work by long.
 */
export function createSessionWatch(options: SessionWatchOptions): SessionWatch {
  const { client, channel, idle, hasOwnSignIn = false, clock = pageClock } = options;
  const { session } = client;
  let before = session.getState();
  /** What is being done now was told by another tab, or by the server's answer: it is not told again. */
  let isFollowing = false;
  let hiddenSince: ReturnType<typeof readTime> | undefined;
  let toldAt = Number.NEGATIVE_INFINITY;
  /** Who changes the session here, as the other tabs were told. */
  let changer: string | undefined;
  let forgetChange: (() => void) | undefined;
  /** The change that another tab has begun, until its outcome is known here. */
  let elsewhere: { readonly isOver: boolean } | undefined;

  const readTime = () => ({ now: clock.now(), elapsed: clock.elapsed() });
  /** A sleep counts too: only the time of day knows of it. */
  const since = ({ now, elapsed }: ReturnType<typeof readTime>) =>
    Math.max(clock.now() - now, clock.elapsed() - elapsed);
  let keptAt = readTime();
  const tell = (message: TabMessage) => channel?.post(message);

  function follow(change: () => void): void {
    isFollowing = true;
    try {
      change();
    } finally {
      isFollowing = false;
    }
  }

  const timer =
    idle &&
    createIdleTimer({
      limits: idle,
      clock,
      onSecondsLeft: (secondsLeft) => changeAttention(session.store, { secondsLeft }),
      settleDoubt,
      onEnd: () => void signOut(),
    });

  /** What did pass is known to the server, whose answers carry its own time. */
  async function settleDoubt(doubtful: number): Promise<number> {
    const last = client.getServerTime();
    await (hasOwnSignIn ? askTime() : check("page"));
    const next = client.getServerTime();
    if (!last || !next || next === last) return doubtful;
    return Math.max(0, next.now - last.now - (next.elapsed - last.elapsed));
  }

  /** Any answer brings the time along, also that there is no such call. */
  async function askTime(): Promise<void> {
    const options = { isSilent: true, isBackground: true, timeLimit: checkTimeLimit };
    await client.request("getHealth", options).catch(() => undefined);
  }

  /** Asks who is signed in, and at which centre, and takes what is not shown here. */
  async function check(asker: "person" | "page" | "tab"): Promise<void> {
    const asked = session.getState();
    const change = session.store.get(sessionChangeAtom);
    const elsewhereBefore = elsewhere;
    // Who was signed out comes back by signing in, here or in another tab, and not by looking at the page.
    const mayAsk = asked.status === "signedIn" || (asked.status === "signedOut" && asker === "tab");
    if (hasOwnSignIn || !mayAsk) return;
    let found: SignedInSession | null;
    try {
      found = await client.auth.readUser({ isBackground: asker !== "person", timeLimit: checkTimeLimit });
    } catch {
      return;
    }
    // Somebody signed in or out meanwhile: this answer speaks of before. What another tab told is still to be found out.
    if (session.getState() !== asked) return asker === "tab" ? check(asker) : undefined;
    const now = session.store.get(sessionChangeAtom);
    const isChangedElsewhere = elsewhere !== elsewhereBefore || elsewhere?.isOver === false;
    // It may be the session before the change that has ended.
    if (!found && (isChangedElsewhere || now.here > 0 || now.generation !== change.generation)) return;
    follow(() => take(found, asked));
    if (!found && asked.user && asker !== "tab") tell({ kind: "expired" });
  }

  function take(found: SignedInSession | null, shown: SessionState): void {
    if (!found) {
      if (shown.status === "signedIn") session.clear("expired");
      return;
    }
    if (shown.status === "signedIn") {
      const isOther = shown.user.username !== found.user.username;
      if (isOther) session.clear("elsewhere");
      else if (shown.center && found.center) {
        hearCenter(found.center, shown.center);
        if (found.center.id !== shown.center.id) {
          session.set({ ...found, center: shown.center });
          return;
        }
      }
      if (!isOther && isSame(found, shown)) return;
    }
    session.set(found);
  }

  function hear(value: unknown): void {
    const message = readTabMessage(value);
    if (!message) return;
    const { status, user, center } = session.getState();
    const isOwn = "username" in message && message.username === user?.username;
    if (message.kind === "active") timer?.reset();
    if (message.kind === "expired") void check("tab");
    if (message.kind === "changing" && !message.isOver && isOwn) beginElsewhere();
    if (message.kind === "changing" && message.isOver && elsewhere) void endElsewhere();
    if (message.kind === "signedOut" && isOwn && !hasOwnSignIn)
      follow(() => session.clear(message.isIdle ? "idle" : "elsewhere"));
    if (message.kind !== "session") return;
    // In a change it is asked for at the end of it.
    if (!elsewhere && (status === "signedOut" || !isOwn || message.isTokenNew || !message.center)) {
      void check("tab");
    }
    const told = message.center;
    if (!isOwn || !told) return;
    // Where no centre was shown nothing can be done at the wrong one.
    if (center) hearCenter(told, center);
    else follow(() => session.setCenter(told));
  }

  function beginElsewhere(): void {
    elsewhere = { isOver: false };
    noteChangeElsewhere(session.store);
    forgetChange?.();
    forgetChange = clock.setTimer(forgetElsewhere, longestChange);
  }

  /** What other requests wait for: who is signed in after the change, and with which token. */
  async function endElsewhere(): Promise<void> {
    const change = { isOver: true };
    elsewhere = change;
    if (session.getState().status === "signedIn") await check("tab");
    if (elsewhere === change) forgetElsewhere();
  }

  function forgetElsewhere(): void {
    elsewhere = undefined;
    forgetChange?.();
    countChange(session.store, { isElsewhere: false });
  }

  function tellChanging(): void {
    const isOver = session.store.get(sessionChangeAtom).here === 0;
    if (isOver === (changer === undefined)) return;
    const username = changer ?? session.getState().user?.username;
    changer = isOver ? undefined : username;
    if (username !== undefined) tell({ kind: "changing", username, isOver });
  }

  /** The centre may have come back to the one that is shown here. */
  function hearCenter(told: Center, shown: Center): void {
    changeAttention(session.store, { movedTo: told.id === shown.id ? null : told });
  }

  function tellChange(): void {
    const state = session.getState();
    const earlier = before;
    before = state;
    if (earlier.status !== "signedIn" && state.status === "signedIn") {
      keptAt = readTime();
      timer?.start();
    } else if (state.status !== "signedIn") timer?.stop();
    if (isFollowing || state.status !== "signedIn") return;
    const isAnswerToOpening = earlier.status === "unknown" || earlier.status === "loading";
    const isTokenNew = !isAnswerToOpening && earlier.csrf !== state.csrf;
    const { username } = state.user;
    if (earlier.user?.username === username && earlier.center?.id === state.center?.id && !isTokenNew) return;
    tell({ kind: "session", username, center: state.center, isTokenNew });
  }

  function tellSignedOut(reason: string, username: string | undefined): void {
    if (isFollowing || username === undefined) return;
    if (reason === "expired") tell({ kind: "expired" });
    if (reason === "logout" || reason === "idle")
      tell({ kind: "signedOut", username, isIdle: reason === "idle" });
  }

  async function signOut(): Promise<void> {
    await client.auth.logout({ isIdle: true });
  }

  function work(): void {
    const at = clock.elapsed();
    if (at - toldAt >= tellEvery) {
      toldAt = at;
      tell({ kind: "active" });
    }
    if (since(keptAt) < keepEvery) return;
    keptAt = readTime();
    void check("person");
  }

  let lastUsername = before.user?.username;
  const stops = [
    session.store.sub(sessionChangeAtom, tellChanging),
    session.onSignedOut((reason) => tellSignedOut(reason, lastUsername)),
    session.subscribe(() => {
      tellChange();
      lastUsername = session.getState().user?.username ?? lastUsername;
    }),
  ];
  channel?.listen(hear);
  if (before.status === "signedIn") timer?.start();

  return {
    touch() {
      const { status } = session.getState();
      if (status === "signedIn" && (!timer || timer.touch())) work();
    },
    setVisible(isVisible) {
      if (!isVisible) {
        hiddenSince ??= readTime();
        return;
      }
      timer?.look();
      if (!hiddenSince) return;
      const unseen = since(hiddenSince);
      hiddenSince = undefined;
      // Without a channel nobody tells this tab anything.
      if (unseen > longestUnseen || !channel) void check("page");
    },
    async stay() {
      timer?.reset();
      tell({ kind: "active" });
      keptAt = readTime();
      await check("person");
    },
    signOut,
    stop() {
      for (const stop of stops) stop();
      timer?.stop();
      forgetElsewhere();
      channel?.close();
    },
  };
}

function isSame(found: SignedInSession, shown: SignedInSession): boolean {
  const { user, center, csrf, timeZone = shown.timeZone } = found;
  const facts = (session: SignedInSession) =>
    JSON.stringify([session.user, session.center, session.csrf, session.timeZone]);
  return facts({ user, center, csrf, ...(timeZone && { timeZone }) }) === facts(shown);
}
