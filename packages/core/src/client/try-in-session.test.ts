import { afterEach, describe, expect, test, vi } from "vitest";
import { createSession } from "../session/session.ts";
import type { SignedInSession } from "../session/session-state.ts";
import {
  createBatch,
  createFakeRegistry,
  createSessionAnswer,
  createUser,
  headOffice,
  islandCenter,
  refuse,
  reply,
} from "../testing/index.ts";
import { createRegistryClient } from "./registry-client.ts";

const clerk: SignedInSession = { user: createUser(), center: headOffice, csrf: "token 1" };
const passwords = { current_password: "a", new_password: "b", new_password_confirm: "b" };
const unauthenticated = () => refuse("Unauthenticated.", { status: 401 });
const note = { path: { batchId: 12 }, body: { notes: "Hello" }, idempotencyKey: "key" };
const told = ["Authentication error. Logging out."];

/** A client whose server refuses reads and notes, all of them or the first ones, once the test lets it. */
function setUp({
  initial = clerk,
  refusals = 9,
}: {
  initial?: SignedInSession | null;
  refusals?: number;
} = {}) {
  const refused = Promise.withResolvers<void>();
  const changed = Promise.withResolvers<void>();
  let refusalsLeft = refusals;
  const answer = async <Answer>(make: () => Answer) => {
    if (refusalsLeft === 0) return make();
    refusalsLeft -= 1;
    await refused.promise;
    return unauthenticated() as Answer;
  };
  const fake = createFakeRegistry({
    listCenters: () => answer(() => reply(200, { centers: [] })),
    addBatchNote: () => answer(() => reply(200, { batch: createBatch() })),
    updatePassword: () => changed.promise.then(() => reply(200, { message: "" })) as never,
    setCenter: () => changed.promise.then(() => reply(200, { dispatch_center: islandCenter })),
    logout: () => changed.promise.then(() => reply(200, { message: "" })) as never,
    getUser: () => reply(200, createSessionAnswer({ _csrf: "token 2" })),
  });
  const notices: string[] = [];
  const session = createSession(initial ? { initial } : {});
  const client = createRegistryClient({
    baseUrl: fake.baseUrl,
    fetch: fake.fetch,
    session,
    onNotice: ({ message }) => notices.push(message),
  });
  return {
    fake,
    client,
    session,
    notices,
    refuseNow: () => refused.resolve(),
    endChange: () => changed.resolve(),
    failChange: () => changed.reject(new TypeError("The network has failed.")),
  };
}

afterEach(() => {
  vi.useRealTimers();
});

describe("A request that began before a new password", () => {
  test.each(["before", "after"])(
    "is asked again once when its refusal comes %s the change ends",
    async (when) => {
      const { client, fake, session, notices, refuseNow, endChange } = setUp({ refusals: 1 });
      const read = client.request("listCenters");
      const change = client.auth.updatePassword(passwords);
      if (when === "before") refuseNow();
      endChange();
      await change;
      refuseNow();
      expect(await read).toEqual({ centers: [] });
      expect(fake.callsOf("listCenters")).toHaveLength(2);
      expect([session.getState().status, notices]).toEqual(["signedIn", []]);
    },
  );

  test("is repeated as a write with its own key, its own centre and the new token", async () => {
    const { client, fake, refuseNow, endChange } = setUp({ refusals: 1 });
    const write = client.request("addBatchNote", note);
    const change = client.auth.updatePassword(passwords);
    refuseNow();
    endChange();
    await Promise.all([write, change]);
    const headers = (name: string) => fake.callsOf("addBatchNote").map((call) => call.headers.get(name));
    expect(headers("Idempotency-Key")).toEqual(["key", "key"]);
    expect(headers("X-CSRF-Token")).toEqual(["token 1", "token 2"]);
    expect(headers("X-Center-Id")).toEqual(["1", "1"]);
  });

  test("goes on with the parts of a file", async () => {
    const { client, notices, refuseNow, endChange } = setUp();
    const refusal = { status: 401, body: undefined, headers: new Headers() };
    let tries = 0;
    const upload = client.carry("addBatchNote", async ({ readFailure }) => {
      tries += 1;
      if (tries === 1) throw readFailure(refusal);
      return tries;
    });
    const change = client.auth.updatePassword(passwords);
    refuseNow();
    endChange();
    await change;
    expect([await upload, notices]).toEqual([2, []]);
  });

  test("ends the session when it is refused again [SESS-04] [ERR-02]", async () => {
    const { client, session, notices, refuseNow, endChange } = setUp();
    const read = client.request("listCenters").catch((error: unknown) => error);
    const change = client.auth.updatePassword(passwords);
    endChange();
    await change;
    refuseNow();
    expect(await read).toMatchObject({ code: "unauthenticated" });
    expect(session.getState()).toMatchObject({ status: "signedOut", signOutReason: "expired" });
    expect(notices).toEqual(told);
  });

  test("ends no session when its time is up while the password is still being changed", async () => {
    vi.useFakeTimers();
    const { client, session, refuseNow } = setUp();
    const read = client.request("listCenters", { isSilent: true, timeLimit: 5000 });
    const outcome = read.catch((error: unknown) => error);
    void client.auth.updatePassword(passwords);
    refuseNow();
    await vi.advanceTimersByTimeAsync(5000);
    expect(await outcome).toMatchObject({ code: "network" });
    expect(session.getState().status).toBe("signedIn");
  });
});

test("A request that began after a new password ends the session when it is refused [SESS-04] [ERR-02]", async () => {
  const { client, fake, session, notices, refuseNow, endChange } = setUp();
  endChange();
  await client.auth.updatePassword(passwords);
  refuseNow();
  await client.request("listCenters").catch(() => undefined);
  expect(fake.callsOf("listCenters")).toHaveLength(1);
  expect([session.getState().signOutReason, notices]).toEqual(["expired", told]);
});

test("A password that the server refuses leaves a session that has ended to its end [SESS-04]", async () => {
  const { client, session, refuseNow, failChange } = setUp();
  const read = client.request("listCenters").catch(() => undefined);
  const change = client.auth.updatePassword(passwords).catch(() => undefined);
  refuseNow();
  failChange();
  await Promise.all([read, change]);
  expect(session.getState().signOutReason).toBe("expired");
});

test("A request that began before a portal gave another token of the same user is asked again", async () => {
  const { client, fake, session, notices, refuseNow } = setUp({ refusals: 1 });
  const write = client.request("addBatchNote", note);
  await vi.waitFor(() => expect(fake.calls).toHaveLength(1));
  session.set({ ...clerk, csrf: "token 2" });
  refuseNow();
  await write;
  expect(fake.calls.map(({ headers }) => headers.get("X-CSRF-Token"))).toEqual(["token 1", "token 2"]);
  expect([session.getState().status, notices]).toEqual(["signedIn", []]);
});

test("A write that begins while the centre is changed is one for the centre that staff saw", async () => {
  const { client, fake, endChange } = setUp({ refusals: 0 });
  const change = client.auth.setCenter(islandCenter.id);
  const write = client.request("addBatchNote", note);
  endChange();
  await Promise.all([change, write]);
  expect(fake.callsOf("addBatchNote")[0]?.headers.get("X-Center-Id")).toBe("1");
});

describe("A request that the server refuses because staff log out", () => {
  test("says nothing and leaves the logout its reason [SESS-03]", async () => {
    const { client, session, notices, refuseNow, endChange } = setUp();
    const read = client.request("listCenters").catch((error: unknown) => error);
    const logout = client.auth.logout();
    refuseNow();
    endChange();
    await logout;
    expect(await read).toMatchObject({ code: "unauthenticated" });
    expect([session.getState().signOutReason, notices]).toEqual(["logout", []]);
  });

  test("says nothing when it began after the logout", async () => {
    const { client, notices, refuseNow, endChange } = setUp();
    endChange();
    await client.auth.logout();
    refuseNow();
    await client.request("listCenters", { isBackground: true }).catch(() => undefined);
    expect(notices).toEqual([]);
  });
});

test("A request that began before a sign-in is not repeated for the new user and does not sign them out", async () => {
  const { client, fake, session, notices, refuseNow } = setUp({ initial: null });
  const read = client.request("listCenters").catch((error: unknown) => error);
  await client.auth.login({ username: "clerk.male", password: "x" });
  refuseNow();
  expect(await read).toMatchObject({ code: "unauthenticated" });
  expect(fake.callsOf("listCenters")).toHaveLength(1);
  expect([session.getState().status, notices]).toEqual(["signedIn", []]);
});
