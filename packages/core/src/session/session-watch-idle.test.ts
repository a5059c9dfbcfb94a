import { describe, expect, test, vi } from "vitest";
import { createBrowser } from "../testing/browser-with-tabs.ts";
import {
  createNetworkFailure,
  createSessionAnswer,
  createUser,
  type FakeHandlers,
  headOffice,
  refuse,
} from "../testing/index.ts";
import { minute, stopTime } from "../testing/stopped-time.ts";

const { pass, settle } = stopTime();

describe("A session in which nobody works", () => {
  test("is warned of at 13 minutes and ended at 15 in every tab, on the server too", async () => {
    const { openTab, server } = createBrowser();
    const [one, other] = [await openTab(), await openTab()];
    await pass(13 * minute);
    expect([one.readAttention().secondsLeft, other.readAttention().secondsLeft]).toEqual([120, 120]);
    await pass(2 * minute);
    expect([one.reasons, other.reasons]).toEqual([["idle"], ["idle"]]);
    const ends = server.callsOf("logout").map(({ headers }) => headers.get("X-Background"));
    expect(new Set(ends)).toEqual(new Set(["1"]));
    expect(one.notices).toEqual([]);
    expect(vi.getTimerCount()).toBe(0);
  });

  test("is told to a portal that signs its staff in itself, once, as is one that the server has ended", async () => {
    const { openTab, server } = createBrowser({
      listCenters: () => refuse("Unauthenticated.", { status: 401 }) as never,
    });
    const { client, session, endings, reasons } = await openTab({ hasOwnSignIn: true });
    await pass(15 * minute);
    expect([endings, reasons]).toEqual([["idle"], ["idle"]]);
    expect(server.callsOf("logout")).toHaveLength(1);
    session.set({ user: createUser(), center: headOffice, csrf: "x" });
    await client.request("listCenters").catch(() => undefined);
    await client.auth.logout();
    expect(endings).toEqual(["idle", "expired"]);
  });

  test("is not begun again by a look at the page, even where the server did not hear of its end", async () => {
    const { openTab, server } = createBrowser({
      logout() {
        throw createNetworkFailure();
      },
    });
    const { watch, session } = await openTab();
    await pass(15 * minute);
    const asked = server.callsOf("getUser").length;
    watch.setVisible(false);
    await pass(2 * minute);
    watch.setVisible(true);
    watch.touch();
    await settle();
    expect(session.getState().status).toBe("signedOut");
    expect(server.callsOf("getUser")).toHaveLength(asked);
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
  const dated = (offset: () => number): FakeHandlers => {
    const headers = () => ({ Date: new Date(Date.parse("2026-11-19T09:00:00Z") + offset()).toUTCString() });
    return {
      getUser: () => Response.json(createSessionAnswer(), { headers: headers() }) as never,
      getHealth: () => Response.json({ message: "" }, { status: 404, headers: headers() }) as never,
    };
  };

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

  test("is told to the server when the work goes on, so that an earlier sleep is not held against who worked since", async () => {
    let serverTime = 0;
    const { openTab, server } = createBrowser(dated(() => serverTime));
    const { watch, session } = await openTab();
    for (let slept = 0; slept < 2; slept += 1) {
      jump(10 * minute);
      serverTime += 10 * minute;
      watch.touch();
      await settle();
      expect(server.callsOf("getUser").at(-1)?.headers.has("X-Background")).toBe(false);
    }
    jump(60 * minute);
    serverTime += 1000;
    watch.touch();
    await settle();
    expect(session.getState().status).toBe("signedIn");
  });

  test("is asked about for a portal that signs its staff in itself too, but not who they are", async () => {
    let serverTime = 0;
    const { openTab, server } = createBrowser(dated(() => serverTime));
    const { watch, session, notices } = await openTab({ hasOwnSignIn: true });
    const asked = server.callsOf("getUser").length;
    jump(24 * 60 * minute);
    serverTime = 1000;
    watch.touch();
    await settle();
    expect([session.getState().status, notices]).toEqual(["signedIn", []]);
    expect(server.callsOf("getHealth")[0]?.headers.get("X-Background")).toBe("1");
    jump(20 * minute);
    serverTime += 20 * minute;
    watch.touch();
    await settle();
    expect(session.getState()).toMatchObject({ status: "signedOut", signOutReason: "idle" });
    expect(server.callsOf("getUser")).toHaveLength(asked);
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
