import { describe, expect, test, vi } from "vitest";
import { createBrowser } from "../testing/browser-with-tabs.ts";
import {
  createNetworkFailure,
  createUser,
  headOffice,
  islandCenter,
  refuse,
  reply,
} from "../testing/index.ts";
import { minute, stopTime } from "../testing/stopped-time.ts";
import { readTabMessage } from "./tab-message.ts";

const { pass, settle } = stopTime();

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
    await other.client.auth.logout();
    expect(other.readAttention().movedTo).toBeNull();
  });

  test("a change of centre and back stands in nobody's way, whether a tab or the server tells of it", async () => {
    const { openTab, change } = createBrowser();
    const [one, other] = [await openTab(), await openTab()];
    await one.client.auth.setCenter(islandCenter.id);
    await settle();
    await one.client.auth.setCenter(headOffice.id);
    await settle();
    expect(other.readAttention().movedTo).toBeNull();
    for (const center of [islandCenter, headOffice]) {
      change({ username: "clerk.male", center });
      other.watch.setVisible(false);
      await pass(2 * minute);
      other.watch.setVisible(true);
      await settle();
      expect(other.readAttention().movedTo?.id).toBe(center === headOffice ? undefined : center.id);
    }
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
      "changing",
      "session",
      "changing",
      "session",
      "active",
      "changing",
      "signedOut",
      "changing",
    ]);
    expect(JSON.stringify(told)).not.toMatch(/token \d|secret/);
  });

  test("a tab that is closed while it changes the password keeps the others from work for half a minute", async () => {
    const { openTab, change } = createBrowser({ updatePassword: () => new Promise(() => {}) });
    const [one, other] = [await openTab({ idle: null }), await openTab({ idle: null })];
    const passwords = { current_password: "a", new_password: "b", new_password_confirm: "b" };
    one.client.auth.updatePassword(passwords).catch(() => undefined);
    await settle();
    one.watch.stop();
    change(null);
    other.watch.setVisible(false);
    await pass(2 * minute);
    other.watch.setVisible(true);
    await settle();
    expect(other.reasons).toEqual(["expired"]);
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

  test("is told in a notice what the server refused for the centre before, once it has another one itself", async () => {
    const refused = Promise.withResolvers<undefined>();
    const { openTab } = createBrowser({
      createBatch: () =>
        refused.promise.then(() =>
          refuse("The center was changed.", {
            status: 409,
            code: "center_changed",
            context: { center: islandCenter },
          }),
        ) as never,
    });
    const { client, readAttention, notices } = await openTab({ channel: null });
    const failure = client
      .request("createBatch", { body: { destination_center_id: 6 } })
      .catch((error) => error);
    await client.auth.setCenter(islandCenter.id);
    refused.resolve(undefined);
    expect(await failure).toMatchObject({ code: "conflict" });
    expect(readAttention().movedTo).toBeNull();
    expect(notices).toEqual(["The center was changed."]);
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
