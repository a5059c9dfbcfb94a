import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { createRegistryClient } from "../client/registry-client.ts";
import {
  createFakeRegistry,
  createNetworkFailure,
  createSessionAnswer,
  createUser,
  type FakeHandlers,
  headOffice,
  islandCenter,
  refuse,
  reply,
} from "../testing/index.ts";
import { attentionAtom } from "./attention.ts";
import { defaultIdleLimits } from "./idle-timer.ts";
import { createSession } from "./session.ts";
import type { Center, SignOutReason } from "./session-state.ts";
import { createSessionWatch, type SessionWatchOptions } from "./session-watch.ts";
import type { TabChannel } from "./tab-channel.ts";
import { readTabMessage } from "./tab-message.ts";

const minute = 60_000;

/** A browser whose tabs share one cookie, and so one session on the server. */
function createBrowser(handlers: FakeHandlers = {}) {
  let signedIn: { username: string; center: Center | null } | null = {
    username: "clerk.male",
    center: headOffice,
  };
  let token = 1;
  const answer = () =>
    signedIn
      ? reply(
          200,
          createSessionAnswer({
            user: createUser({ username: signedIn.username }),
            center: signedIn.center,
            _csrf: `token ${token}`,
          }),
        )
      : refuse("Unauthenticated.", { status: 401 });
  const server = createFakeRegistry({
    getUser: answer as never,
    login({ body }) {
      token += 1;
      signedIn = { username: body.username, center: null };
      return answer() as never;
    },
    logout() {
      signedIn = null;
      return reply(200, { message: "" }) as never;
    },
    setCenter({ body }) {
      const center = body.dispatch_center === islandCenter.id ? islandCenter : headOffice;
      if (signedIn) signedIn.center = center;
      return reply(200, { dispatch_center: center });
    },
    updatePassword() {
      token += 1;
      return reply(200, { message: "" }) as never;
    },
    ...handlers,
  });
  const listeners = new Map<TabChannel, (message: unknown) => void>();
  function openChannel(): TabChannel {
    const channel: TabChannel = {
      post(message) {
        const copy = structuredClone(message);
        for (const [other, listener] of listeners)
          if (other !== channel) queueMicrotask(() => listener(copy));
      },
      listen: (listener) => void listeners.set(channel, listener),
      close: () => void listeners.delete(channel),
    };
    return channel;
  }

  async function openTab(options: Partial<SessionWatchOptions> = {}) {
    const notices: string[] = [];
    const reasons: SignOutReason[] = [];
    const session = createSession();
    const client = createRegistryClient({
      baseUrl: server.baseUrl,
      fetch: server.fetch,
      session,
      onNotice: ({ message }) => notices.push(message),
    });
    await client.auth.loadUser();
    session.onSignedOut((reason) => reasons.push(reason));
    const watch = createSessionWatch({ client, channel: openChannel(), idle: defaultIdleLimits, ...options });
    const readAttention = () => session.store.get(attentionAtom);
    return { client, session, watch, notices, reasons, readAttention };
  }
  return {
    server,
    openTab,
    /** The session as the server has it. */
    change: (next: typeof signedIn) => {
      signedIn = next;
    },
    countListeners: () => listeners.size,
  };
}

const settle = () => vi.advanceTimersByTimeAsync(0);
const pass = (milliseconds: number) => vi.advanceTimersByTimeAsync(milliseconds);

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

describe("What happens to a session in one tab", () => {
  test("a sign-out happens in every tab, at once and without another call [SESS-03]", async () => {
    const { openTab, server } = createBrowser();
    const [one, other] = [await openTab(), await openTab()];
    await one.client.auth.logout();
    await settle();
    expect(other.session.getState()).toMatchObject({ status: "signedOut", user: null, csrf: null });
    expect(other.reasons).toEqual(["elsewhere"]);
    expect(server.callsOf("logout")).toHaveLength(1);
    expect(other.notices).toEqual([]);
  });

  test("a sign-out of one user leaves another one alone", async () => {
    const { openTab } = createBrowser();
    const [one, other] = [await openTab(), await openTab({ channel: null })];
    const third = await openTab();
    third.session.set({ user: createUser({ username: "super" }), center: null, csrf: "x" });
    await one.client.auth.logout();
    await settle();
    expect(third.session.getState().status).toBe("signedIn");
    expect(other.session.getState().status).toBe("signedIn");
  });

  test("a change of centre is told in the others, which go on showing the centre before", async () => {
    const { openTab } = createBrowser();
    const [one, other] = [await openTab(), await openTab()];
    await one.client.auth.setCenter(islandCenter.id);
    await settle();
    expect(other.readAttention().movedTo).toMatchObject({ name: islandCenter.name });
    expect(other.session.getState().center).toEqual(headOffice);
    expect(one.readAttention().movedTo).toBeNull();
    await one.client.auth.setCenter(headOffice.id);
    await settle();
    expect(other.readAttention().movedTo).toMatchObject({ name: islandCenter.name });
    await other.client.auth.logout();
    expect(other.readAttention().movedTo).toBeNull();
  });

  test("a tab that shows no centre yet takes the one that was chosen", async () => {
    const { openTab, change } = createBrowser();
    change({ username: "clerk.male", center: null });
    const [one, other] = [await openTab(), await openTab()];
    await one.client.auth.setCenter(islandCenter.id);
    await settle();
    expect(other.session.getState().center).toMatchObject({ id: islandCenter.id });
    expect(other.readAttention().movedTo).toBeNull();
  });

  test("a sign-in is taken over by tabs that wait on the sign-in page, with the new token", async () => {
    const { openTab } = createBrowser();
    const [one, other] = [await openTab(), await openTab()];
    await one.client.auth.logout();
    await settle();
    await one.client.auth.login({ username: "clerk.hdh", password: "x" });
    await settle();
    expect(other.session.getState()).toMatchObject({ user: { username: "clerk.hdh" }, csrf: "token 2" });
  });

  test("another user's sign-in takes everything of the user before away", async () => {
    const { openTab } = createBrowser();
    const other = await openTab();
    const one = await openTab({ channel: null });
    await one.client.auth.logout();
    const next = await openTab();
    await next.client.auth.login({ username: "super", password: "x" });
    await settle();
    expect(other.reasons).toEqual(["elsewhere"]);
    expect(other.session.getState().user?.username).toBe("super");
  });

  test("a new password gives every tab the new token", async () => {
    const { openTab } = createBrowser();
    const [one, other] = [await openTab(), await openTab()];
    const change = { current_password: "a", new_password: "b", new_password_confirm: "b" };
    await one.client.auth.updatePassword(change);
    await settle();
    expect(other.session.getState()).toMatchObject({ status: "signedIn", csrf: "token 2" });
    expect(other.reasons).toEqual([]);
  });

  test("a session that the server no longer knows makes the others ask, and tells staff once [SESS-04] [ERR-02]", async () => {
    const { openTab, change, server } = createBrowser({
      listCenters: () => refuse("Unauthenticated.", { status: 401 }) as never,
    });
    const [one, other] = [await openTab(), await openTab()];
    change(null);
    await Promise.allSettled([one.client.request("listCenters"), one.client.request("listCenters")]);
    await settle();
    expect([one.reasons, other.reasons]).toEqual([["expired"], ["expired"]]);
    expect([...one.notices, ...other.notices]).toEqual(["Authentication error. Logging out."]);
    expect(server.callsOf("getUser").at(-1)?.headers.get("X-Background")).toBe("1");
  });

  test("a late refusal of the session before does not end the one of another tab", async () => {
    const { openTab } = createBrowser({
      listCenters: () => refuse("Unauthenticated.", { status: 401 }) as never,
    });
    const [one, other] = [await openTab(), await openTab()];
    await one.client.request("listCenters").catch(() => undefined);
    await settle();
    expect(other.session.getState().status).toBe("signedIn");
  });

  test("says nothing that could open the session: no token is told", async () => {
    const told: object[] = [];
    const channel = {
      post: (message: object) => told.push(message),
      listen: () => undefined,
      close: () => undefined,
    };
    const { openTab } = createBrowser();
    const { client, watch } = await openTab({ channel });
    await client.auth.setCenter(islandCenter.id);
    await client.auth.login({ username: "super", password: "secret words" });
    watch.touch();
    await client.auth.logout();
    expect(told.map((message) => readTabMessage(message)?.kind)).toEqual([
      "session",
      "session",
      "active",
      "signedOut",
    ]);
    expect(JSON.stringify(told)).not.toMatch(/token \d|secret/);
  });

  test("is over with the watch", async () => {
    const { openTab, countListeners } = createBrowser();
    const [one, other] = [await openTab(), await openTab()];
    other.watch.stop();
    expect([countListeners(), vi.getTimerCount()]).toEqual([1, 1]);
    await one.client.auth.logout();
    await settle();
    expect(other.session.getState().status).toBe("signedIn");
  });

  test.each([
    undefined,
    "signedOut",
    {},
    { kind: "later" },
    { kind: "signedOut" },
    { kind: "session", username: "a", center: { id: "x" } },
  ])("is not what %j says", (message) => {
    expect(readTabMessage(message)).toBeUndefined();
  });
});

describe("A portal that signs its staff in itself", () => {
  test("is told of a change of centre, and asked and signed out by nobody", async () => {
    const { openTab, server } = createBrowser();
    const [one, portal] = [await openTab(), await openTab({ hasOwnSignIn: true, idle: null })];
    const asked = server.callsOf("getUser").length;
    await one.client.auth.setCenter(islandCenter.id);
    await settle();
    expect(portal.readAttention().movedTo).toMatchObject({ id: islandCenter.id });
    await one.client.auth.logout();
    portal.watch.setVisible(false);
    await pass(16 * minute);
    portal.watch.setVisible(true);
    portal.watch.touch();
    await settle();
    expect(portal.session.getState().status).toBe("signedIn");
    expect(server.callsOf("getUser")).toHaveLength(asked);
  });
});

describe("A tab that shows a centre before", () => {
  test("is refused by the server, and says so over the page instead of in a notice", async () => {
    const { openTab } = createBrowser({
      createBatch: ({ headers }) =>
        headers.get("X-Center-Id") === "1"
          ? (refuse("The center was changed.", {
              status: 409,
              code: "center_changed",
              context: { center: islandCenter },
            }) as never)
          : (reply(200, {}) as never),
    });
    const { client, readAttention, notices } = await openTab({ channel: null });
    const failure = await client
      .request("createBatch", { body: { destination_center_id: 6 } })
      .catch((error) => error);
    expect(failure).toMatchObject({ code: "conflict", status: 409 });
    expect(readAttention().movedTo).toMatchObject({ id: 6, name: islandCenter.name });
    expect(notices).toEqual([]);
  });

  test("finds out when it is seen again after a minute, not before", async () => {
    const { openTab, change, server } = createBrowser();
    const { watch, readAttention } = await openTab();
    const asked = () => server.callsOf("getUser").length;
    const before = asked();
    change({ username: "clerk.male", center: islandCenter });
    watch.setVisible(false);
    await pass(minute - 1000);
    watch.setVisible(true);
    await settle();
    expect(asked()).toBe(before);
    watch.setVisible(false);
    watch.setVisible(false);
    await pass(minute + 1000);
    watch.setVisible(true);
    await settle();
    expect(asked()).toBe(before + 1);
    expect(server.callsOf("getUser").at(-1)?.headers.get("X-Background")).toBe("1");
    expect(readAttention().movedTo).toMatchObject({ id: islandCenter.id });
  });

  test("finds out each time it is seen where no tab can tell it", async () => {
    const { openTab, change } = createBrowser();
    const { watch, session } = await openTab({ channel: null });
    change({ username: "super", center: islandCenter });
    watch.setVisible(false);
    watch.setVisible(true);
    await settle();
    expect(session.getState()).toMatchObject({
      user: { username: "super" },
      center: { id: islandCenter.id },
    });
  });

  test("keeps what it shows where the server cannot be asked", async () => {
    const { openTab, server } = createBrowser();
    const { watch, session } = await openTab();
    const before = session.getState();
    server.on("getUser", () => {
      throw createNetworkFailure();
    });
    watch.setVisible(false);
    await pass(2 * minute);
    watch.setVisible(true);
    await settle();
    expect(session.getState()).toBe(before);
  });
});

describe("A session in which nobody works", () => {
  test("is warned of at 13 minutes and ended at 15 in every tab, on the server too, and scans are kept", async () => {
    const { openTab, server } = createBrowser();
    const [one, other] = [await openTab(), await openTab()];
    await pass(13 * minute);
    expect([one.readAttention().secondsLeft, other.readAttention().secondsLeft]).toEqual([120, 120]);
    await pass(2 * minute);
    expect([one.reasons, other.reasons]).toEqual([["idle"], ["idle"]]);
    expect(server.callsOf("logout").length).toBeGreaterThan(0);
    expect(one.notices).toEqual([]);
    expect(vi.getTimerCount()).toBe(0);
    // Looking at the page signs nobody in again.
    one.watch.setVisible(false);
    await pass(2 * minute);
    one.watch.setVisible(true);
    await settle();
    expect(one.session.getState().status).toBe("signedOut");
  });

  test("is gone from the page before the server has answered, and a later sign-in is not undone", async () => {
    const answered = Promise.withResolvers<undefined>();
    const { openTab, change } = createBrowser({
      logout: () => answered.promise.then(() => refuse("Unauthenticated.", { status: 401 })) as never,
    });
    const { session, notices, client } = await openTab();
    await pass(15 * minute);
    expect(session.getState()).toMatchObject({ status: "signedOut", signOutReason: "idle" });
    change({ username: "clerk.male", center: headOffice });
    await client.auth.login({ username: "clerk.male", password: "x" });
    answered.resolve(undefined);
    await settle();
    expect(session.getState().status).toBe("signedIn");
    expect(notices).toEqual([]);
  });

  test("goes on in every tab while somebody works in one", async () => {
    const { openTab } = createBrowser();
    const [one, other] = [await openTab(), await openTab()];
    for (let worked = 0; worked < 20; worked += 1) {
      await pass(minute);
      one.watch.touch();
    }
    await pass(12 * minute);
    expect(other.readAttention().secondsLeft).toBeNull();
    await pass(2 * minute);
    expect(other.readAttention().secondsLeft).toBe(60);
    await other.watch.stay();
    await settle();
    expect([one.readAttention().secondsLeft, other.readAttention().secondsLeft]).toEqual([null, null]);
  });

  test("is prolonged on the server by work that needs no call, and by staying, but by nothing else", async () => {
    const { openTab, server } = createBrowser();
    const { watch } = await openTab();
    const byPeople = () =>
      server.callsOf("getUser").filter(({ headers }) => !headers.has("X-Background")).length;
    const before = byPeople();
    for (let worked = 0; worked < 21; worked += 1) {
      await pass(minute);
      watch.touch();
    }
    expect(byPeople()).toBe(before + 2);
    await pass(14 * minute);
    watch.touch();
    expect(byPeople()).toBe(before + 2);
    await watch.stay();
    expect(byPeople()).toBe(before + 3);
  });
});

describe("A computer that has slept, or whose clock was set", () => {
  /** Only the computer's own clock moves: the other one stands still. */
  const jump = (milliseconds: number) => vi.setSystemTime(Date.now() + milliseconds);
  const dated = (offset: () => number): FakeHandlers => ({
    getUser: () =>
      Response.json(createSessionAnswer(), {
        headers: { Date: new Date(Date.parse("2026-11-19T09:00:00Z") + offset()).toUTCString() },
      }) as never,
  });

  test("is asked about at the server, whose time tells a sleep from a clock that was set", async () => {
    let serverTime = 0;
    const { openTab } = createBrowser(dated(() => serverTime));
    const { watch, session } = await openTab();
    jump(24 * 60 * minute);
    serverTime = 1000;
    watch.touch();
    await settle();
    expect(session.getState().status).toBe("signedIn");
    jump(20 * minute);
    serverTime += 20 * minute;
    watch.touch();
    await settle();
    expect(session.getState()).toMatchObject({ status: "signedOut", signOutReason: "idle" });
  });

  test("has nobody signed in where no server can tell", async () => {
    const { openTab, server } = createBrowser();
    const { watch, session } = await openTab();
    server.on("getUser", () => {
      throw createNetworkFailure();
    });
    jump(20 * minute);
    watch.setVisible(true);
    await settle();
    expect(session.getState()).toMatchObject({ status: "signedOut", signOutReason: "idle" });
  });
});
