import { afterEach, describe, expect, test, vi } from "vitest";
import type { TextStorage } from "../dispatch/scans/scan-storage.ts";
import { createSession } from "../session/session.ts";
import {
  createFakeRegistry,
  createMemoryStorage,
  createNetworkFailure,
  createSessionAnswer,
  createUser,
  type FakeHandlers,
  headOffice,
  islandCenter,
  refuse,
  reply,
} from "../testing/index.ts";
import type { Notice } from "./notice.ts";
import { createRegistryClient } from "./registry-client.ts";

const signedIn = { user: createUser(), center: headOffice, csrf: "token-of-the-session" };
const credentials = { username: "clerk.male", password: "Counter-2026!" };
const nobody = { status: "signedOut", user: null, center: null, csrf: null };

function setUp(handlers: FakeHandlers = {}, initial?: typeof signedIn) {
  const fake = createFakeRegistry(handlers);
  const notices: string[] = [];
  const session = createSession(initial ? { initial } : {});
  let unauthenticated = 0;
  const client = createRegistryClient({
    baseUrl: fake.baseUrl,
    fetch: fake.fetch,
    session,
    onNotice: (notice: Notice) => notices.push(notice.message),
    onUnauthenticated: () => {
      unauthenticated += 1;
    },
  });
  return { fake, client, session, notices, countUnauthenticated: () => unauthenticated };
}

const failNetwork = () => {
  throw createNetworkFailure();
};

afterEach(() => {
  vi.useRealTimers();
});

describe("Asking who is signed in", () => {
  test("puts user, centre, token and zone into the session, for the next write to carry [SESS-02] [DOM-01]", async () => {
    const { fake, client, session } = setUp();
    const pending = client.auth.loadUser();
    expect(session.getState().status).toBe("loading");
    expect(await pending).toMatchObject({
      status: "signedIn",
      user: createUser(),
      center: headOffice,
      csrf: "3Zq8mWk0cYc9v7h2QpTt5w",
      timeZone: "Indian/Maldives",
    });
    await client.request("createBatch", { body: { destination_center_id: 6 } });
    expect(fake.callsOf("createBatch")[0]?.headers.get("X-CSRF-Token")).toBe("3Zq8mWk0cYc9v7h2QpTt5w");
  });

  test("and hearing that nobody is leaves the session signed out, without a word [ERR-02]", async () => {
    const { client, notices, countUnauthenticated } = setUp({ getUser: () => refuse("no", { status: 401 }) });
    expect(await client.auth.loadUser()).toMatchObject({ ...nobody, signOutReason: null, loadError: null });
    expect(notices).toEqual([]);
    expect(countUnauthenticated()).toBe(0);
  });

  test("and hearing that nobody is any more resets the user, without a word [ERR-02] [SESS-04]", async () => {
    const { client, notices, countUnauthenticated } = setUp(
      { getUser: () => refuse("no", { status: 401 }) },
      signedIn,
    );
    expect(await client.auth.loadUser()).toMatchObject({ ...nobody, signOutReason: "expired" });
    expect(notices).toEqual([]);
    expect(countUnauthenticated()).toBe(1);
  });

  test("in vain leaves the session signed out with the reason, and the next try mends it", async () => {
    const { fake, client, notices } = setUp({ getUser: () => refuse("", { status: 503 }) });
    expect(await client.auth.loadUser()).toMatchObject({
      ...nobody,
      signOutReason: "unavailable",
      loadError: { code: "server", message: "Server error. Please try again later." },
    });
    expect(notices).toEqual([]);
    fake.on("getUser", () => reply(200, createSessionAnswer()));
    expect(await client.auth.loadUser()).toMatchObject({ status: "signedIn", loadError: null });
  });

  test("is given up after 10 seconds", async () => {
    vi.useFakeTimers();
    const { client, session } = setUp({ getUser: () => new Promise(() => {}) });
    const pending = client.auth.loadUser();
    await vi.advanceTimersByTimeAsync(9_999);
    expect(session.getState().status).toBe("loading");
    await vi.advanceTimersByTimeAsync(1);
    expect(await pending).toMatchObject({ ...nobody, loadError: { code: "network" } });
  });

  test("again while somebody is signed in keeps them signed in when the network fails", async () => {
    const { client, session } = setUp({ getUser: failNetwork }, signedIn);
    expect(await client.auth.loadUser({ isBackground: true })).toMatchObject({ status: "signedIn" });
    expect(session.getState().user).toEqual(signedIn.user);
  });

  test("brings no answer of before into a session that has changed meanwhile", async () => {
    const gates = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
    const answers = [refuse("no", { status: 401 }), reply(200, createSessionAnswer({ center: null }))];
    const { client, session } = setUp({
      getUser: async () => {
        const [gate, answer] = [gates.shift(), answers.shift()];
        await gate?.promise;
        return answer ?? refuse("");
      },
    });
    const [first, second] = [...gates];
    const early = client.auth.loadUser();
    await client.auth.login(credentials);
    first?.resolve();
    expect(await early).toMatchObject({ status: "signedIn" });
    const late = client.auth.loadUser();
    session.setCenter(islandCenter);
    second?.resolve();
    expect(await late).toMatchObject({ center: islandCenter });
  });
});

describe("Signing in", () => {
  test("sends username and password and stores what comes back [SESS-02] [SESS-07]", async () => {
    const { fake, client, session } = setUp();
    expect(await client.auth.login(credentials)).toBe(session.getState());
    expect(fake.callsOf("login")[0]?.body).toEqual(credentials);
    expect(session.getState()).toMatchObject({
      status: "signedIn",
      user: createUser(),
      center: null,
      csrf: "3Zq8mWk0cYc9v7h2QpTt5w",
    });
    await client.auth.logout();
    const sent = fake.callsOf("logout")[0]?.headers;
    expect(sent?.get("X-CSRF-Token")).toBe("3Zq8mWk0cYc9v7h2QpTt5w");
    expect(sent?.get("X-Background")).toBeNull();
  });

  test("with the wrong password is told in the server's words and signs nobody in [ERR-01]", async () => {
    const { client, session, notices } = setUp({
      login: () => refuse("username or password is not correct"),
    });
    const sentence = "Username or password is not correct.";
    await expect(client.auth.login(credentials)).rejects.toMatchObject({
      code: "validation",
      message: sentence,
    });
    expect(notices).toEqual([sentence]);
    expect(session.getState().status).toBe("unknown");
  });

  test("is refused without a notice when the registry asks for a code, and sends the code with the next try", async () => {
    const asks = refuse("Enter the code that your authenticator app shows.", { code: "second_factor" });
    const { fake, client, session, notices } = setUp({
      login: ({ body }) => (body.otp === undefined ? asks : reply(200, createSessionAnswer())),
    });
    await expect(client.auth.login(credentials)).rejects.toMatchObject({ serverCode: "second_factor" });
    expect(notices).toEqual([]);
    await client.auth.login({ ...credentials, otp: "287082" });
    expect(fake.callsOf("login").at(-1)?.body).toEqual({ ...credentials, otp: "287082" });
    expect(session.getState().status).toBe("signedIn");
  });
});

describe("A server that answers with a message alone", () => {
  const done = () => Response.json({ message: "Welcome back" });

  test("is asked who has signed in [SESS-02] [ERR-04]", async () => {
    const { client, session, notices } = setUp({ login: done });
    await client.auth.login(credentials);
    expect(session.getState()).toMatchObject({ status: "signedIn", user: createUser(), center: headOffice });
    expect(notices).toEqual(["Welcome back."]);
  });

  test("has signed nobody in where it knows nobody afterwards", async () => {
    const { client, session } = setUp({ login: done, getUser: () => refuse("no", { status: 401 }) });
    await expect(client.auth.login(credentials)).rejects.toMatchObject({ status: 401 });
    expect(session.getState().status).toBe("unknown");
  });

  test("is asked which centre it has set, whatever the status of its answer [ERR-04]", async () => {
    for (const answer of [done, () => new Response(null, { status: 204 })]) {
      const getUser = () => reply(200, createSessionAnswer({ center: islandCenter }));
      const { client, session } = setUp({ setCenter: answer, getUser }, signedIn);
      expect(await client.auth.setCenter(islandCenter.id)).toEqual(islandCenter);
      expect(session.getState().center).toEqual(islandCenter);
    }
  });

  test("has set no centre where it knows of none afterwards", async () => {
    const getUser = () => reply(200, createSessionAnswer({ center: null }));
    const { client, session } = setUp({ setCenter: done, getUser }, signedIn);
    await expect(client.auth.setCenter(islandCenter.id)).rejects.toMatchObject({ code: "server" });
    expect(session.getState().center).toEqual(headOffice);
  });

  test("has changed the password", async () => {
    const { client, session } = setUp(
      { updatePassword: () => new Response(null, { status: 204 }) },
      signedIn,
    );
    const change = { current_password: "a", new_password: "b", new_password_confirm: "b" };
    await client.auth.updatePassword(change);
    expect(session.getState().csrf).toBe("3Zq8mWk0cYc9v7h2QpTt5w");
  });
});

describe("Signing out", () => {
  test.each([
    ["succeeds", {}, []],
    ["is refused", { logout: () => refuse("", { status: 500 }) }, ["Server error. Please try again later."]],
    ["meets no network", { logout: failNetwork }, ["Server error. Please try again later."]],
    [
      "finds the session gone",
      { logout: () => refuse("", { status: 401 }) },
      ["Authentication error. Logging out."],
    ],
  ] as [string, FakeHandlers, string[]][])(
    "clears user, centre and token when the call %s [SESS-03]",
    async (_, handlers, messages) => {
      const { client, session, notices, countUnauthenticated } = setUp(handlers, signedIn);
      await client.auth.logout();
      expect(session.getState()).toMatchObject({ ...nobody, signOutReason: "logout" });
      expect(notices).toEqual(messages);
      expect(countUnauthenticated()).toBe(0);
    },
  );

  test("that fails is told after the session has ended, or the end would take the notice with it [ERR-03]", async () => {
    const { session, fake } = setUp({ logout: () => refuse("", { status: 500 }) }, signedIn);
    const statuses: string[] = [];
    const registry = createRegistryClient({
      baseUrl: fake.baseUrl,
      fetch: fake.fetch,
      session,
      onNotice: () => statuses.push(session.getState().status),
    });
    await registry.auth.logout();
    expect(statuses).toEqual(["signedOut"]);
  });

  test("stops what is under way, without a word [SESS-03]", async () => {
    const { client, notices } = setUp({ listCenters: () => new Promise(() => {}) }, signedIn);
    const pending = client.request("listCenters").catch((error: unknown) => error);
    await client.auth.logout();
    expect(await pending).toMatchObject({ code: "unauthenticated" });
    expect(notices).toEqual([]);
  });
});

describe("A logout that the server could not be told", () => {
  /** Each page of one browser has the storage of the others, and one session at the server. */
  function openBrowser({ storage = createMemoryStorage() }: { storage?: TextStorage } = {}) {
    let [isReachable, isSignedIn] = [true, true];
    const tokens: (string | null)[] = [];
    const fake = createFakeRegistry({
      getUser: () => (isSignedIn ? reply(200, createSessionAnswer()) : refuse("", { status: 401 })),
      login: () => {
        isSignedIn = true;
        return reply(200, createSessionAnswer());
      },
      logout: ({ headers }) => {
        if (!isReachable) throw createNetworkFailure();
        tokens.push(headers.get("X-CSRF-Token"));
        isSignedIn = false;
        return reply(200, {});
      },
    });
    return {
      tokens,
      setReachable: (next: boolean) => {
        isReachable = next;
      },
      openPage(initial?: typeof signedIn) {
        const { baseUrl, fetch } = fake;
        const session = createSession(initial ? { initial } : {});
        return createRegistryClient({ baseUrl, fetch, session, storage }).auth;
      },
    };
  }

  test("is made good before anybody is let in, with the token of the session that is still there [SESS-03] [TOP-08]", async () => {
    const { openPage, setReachable, tokens } = openBrowser();
    setReachable(false);
    await openPage(signedIn).logout();
    setReachable(true);
    expect(await openPage().loadUser()).toMatchObject({ ...nobody, signOutReason: null });
    expect(tokens).toEqual(["3Zq8mWk0cYc9v7h2QpTt5w"]);
    expect(await openPage().loadUser()).toMatchObject(nobody);
    expect(tokens).toHaveLength(1);
  });

  test("lets nobody in while the server still cannot be told, and tells it the next time", async () => {
    const { openPage, setReachable, tokens } = openBrowser();
    setReachable(false);
    await openPage(signedIn).logout();
    expect(await openPage().loadUser()).toMatchObject(nobody);
    setReachable(true);
    expect(await openPage().loadUser()).toMatchObject(nobody);
    expect(tokens).toHaveLength(1);
  });

  test("is settled by the next sign-in, which the browser has another cookie of", async () => {
    const { openPage, setReachable, tokens } = openBrowser();
    setReachable(false);
    const page = openPage(signedIn);
    await page.logout();
    setReachable(true);
    await page.login(credentials);
    expect(await openPage().loadUser()).toMatchObject({ status: "signedIn" });
    expect(tokens).toEqual([]);
  });

  test("after idle minutes is one too", async () => {
    const { openPage, setReachable } = openBrowser();
    setReachable(false);
    await openPage(signedIn).logout({ isIdle: true });
    expect(await openPage().loadUser()).toMatchObject(nobody);
  });

  test("is none where the session was gone, and keeps nothing", async () => {
    const storage = createMemoryStorage();
    const fake = createFakeRegistry({ logout: () => refuse("", { status: 401 }) });
    const session = createSession({ initial: signedIn });
    await createRegistryClient({ baseUrl: fake.baseUrl, fetch: fake.fetch, session, storage }).auth.logout();
    expect(storage.dump()).toBe("[]");
  });

  test("is remembered by the page itself where the storage refuses", async () => {
    const refusing = () => {
      throw new Error("The storage is closed.");
    };
    const storage = { getItem: refusing, setItem: refusing, removeItem: refusing };
    const { openPage, setReachable } = openBrowser({ storage });
    setReachable(false);
    const page = openPage(signedIn);
    await page.logout();
    setReachable(true);
    expect(await page.loadUser()).toMatchObject(nobody);
  });

  test("says not whose it was", async () => {
    const storage = createMemoryStorage();
    const { openPage, setReachable } = openBrowser({ storage });
    setReachable(false);
    await openPage(signedIn).logout();
    expect(storage.size()).toBe(1);
    expect(storage.dump()).toMatch(/^\[\["idd-owed-logout:[^"]*","\d+"\]\]$/);
  });

  test("of more than twelve hours ago is none: no session lives so long", async () => {
    vi.useFakeTimers({ toFake: ["Date"] });
    const { openPage, setReachable } = openBrowser();
    setReachable(false);
    await openPage(signedIn).logout();
    vi.setSystemTime(Date.now() + 12 * 60 * 60 * 1000 + 1);
    expect(await openPage().loadUser()).toMatchObject({ status: "signedIn" });
  });
});

test("Selecting a centre stores the one that the server answers with", async () => {
  const { fake, client, session } = setUp(
    { setCenter: () => reply(200, { dispatch_center: islandCenter }) },
    signedIn,
  );
  expect(await client.auth.setCenter(6, { idempotencyKey: "k".repeat(16) })).toEqual(islandCenter);
  expect(fake.callsOf("setCenter")[0]?.body).toEqual({ dispatch_center: 6 });
  expect(fake.callsOf("setCenter")[0]?.headers.get("Idempotency-Key")).toBe("k".repeat(16));
  expect(session.getState()).toMatchObject({ user: signedIn.user, center: islandCenter });
});

test("Selecting a centre in vain keeps the one there is", async () => {
  const { client, session } = setUp({ setCenter: () => refuse("no") }, signedIn);
  await expect(client.auth.setCenter(6)).rejects.toMatchObject({ code: "validation" });
  expect(session.getState().center).toEqual(headOffice);
});

test("Changing the password reads the new token and sends nothing but the three fields [SESS-02]", async () => {
  const { fake, client, session } = setUp(
    { getUser: () => reply(200, createSessionAnswer({ _csrf: "token-after-the-change" })) },
    signedIn,
  );
  const change = { current_password: "a", new_password: "b", new_password_confirm: "b" };
  await client.auth.updatePassword({ ...change, hint: "x" } as typeof change);
  expect(fake.callsOf("updatePassword")[0]?.body).toEqual(change);
  expect(session.getState().csrf).toBe("token-after-the-change");
});
