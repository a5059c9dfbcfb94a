import { afterEach, describe, expect, expectTypeOf, test, vi } from "vitest";
import type { RegistryError } from "../errors/registry-error.ts";
import { createSession } from "../session/session.ts";
import type { Center } from "../session/session-state.ts";
import {
  createFakeRegistry,
  createNetworkFailure,
  createSessionAnswer,
  createUser,
  type FakeHandlers,
  headOffice,
  refuse,
  reply,
} from "../testing/index.ts";
import type { Notice } from "./notice.ts";
import { createRegistryClient, type RegistryClientOptions } from "./registry-client.ts";

const signedIn = { user: createUser(), center: headOffice, csrf: "token-of-the-session" };
const serverError = "Server error. Please try again later.";

function setUp(handlers: FakeHandlers = {}, options: RegistryClientOptions = {}) {
  const fake = createFakeRegistry(handlers);
  const notices: Notice[] = [];
  const session = options.session ?? createSession({ initial: signedIn });
  const client = createRegistryClient({
    baseUrl: fake.baseUrl,
    fetch: fake.fetch,
    session,
    onNotice: (notice) => notices.push(notice),
    ...options,
  });
  return { fake, client, session, notices };
}

afterEach(() => {
  vi.useRealTimers();
});

const messagesOf = (notices: Notice[]) => notices.map(({ tone, message }) => `${tone}: ${message}`);
const fail = (promise: Promise<unknown>) =>
  promise.then(
    () => expect.fail("It should have failed."),
    (error: RegistryError) => error,
  );

describe("A request", () => {
  test("sends credentials [SESS-01]", async () => {
    const { fake, client } = setUp();
    await client.request("listCenters");
    await client.request("createBatch", { body: { destination_center_id: 6 } });
    expect(fake.calls.map((call) => call.request.credentials)).toEqual(["include", "include"]);
    const other = setUp({}, { credentials: "same-origin" });
    await other.client.request("listCenters");
    expect(other.fake.calls[0]?.request.credentials).toBe("same-origin");
  });

  test("reaches the call that its operationId names, with path, query and body", async () => {
    const { fake, client } = setUp();
    await client.request("listSendingBatches", {
      query: { page: 2, per_page: 50, status: "open", center: undefined },
    });
    await client.request("removeCard", { path: { batchId: 12, cardId: 301 }, body: { notes: "By mistake" } });
    expect(fake.calls.map(({ operation, path, query, body }) => ({ operation, path, query, body }))).toEqual([
      {
        operation: "listSendingBatches",
        path: {},
        query: { page: "2", per_page: "50", status: "open" },
        body: undefined,
      },
      {
        operation: "removeCard",
        path: { batchId: "12", cardId: "301" },
        query: {},
        body: { notes: "By mistake" },
      },
    ]);
  });

  test("carries the token and the centre on writes and on no GET [SESS-02]", async () => {
    const { fake, client } = setUp();
    await client.request("createBatch", { body: { destination_center_id: 6 } });
    await client.request("cancelBatch", { path: { batchId: 12 }, body: { notes: "By mistake" } });
    await client.request("removeCard", { path: { batchId: 12, cardId: 301 }, body: { notes: "By mistake" } });
    await client.request("getSendingBatch", { path: { id: 12 } });
    await client.request("setCenter", { body: { dispatch_center: 6 } });
    const header = (name: string) => fake.calls.map((call) => call.headers.get(name));
    expect(header("X-CSRF-Token")).toEqual([
      signedIn.csrf,
      signedIn.csrf,
      signedIn.csrf,
      null,
      signedIn.csrf,
    ]);
    expect(header("X-Center-Id")).toEqual(["1", "1", "1", null, null]);
  });

  test("carries the token in the header that the host names, and none without a token [SESS-02]", async () => {
    const { fake, client, session } = setUp({}, { csrfHeader: "X-XSRF" });
    await client.request("logout");
    session.set({ ...signedIn, center: null, csrf: null });
    await client.request("addBatchNote", { path: { batchId: 12 }, body: { notes: "Hello" } });
    expect(fake.calls.map((call) => call.headers.get("X-XSRF"))).toEqual([signedIn.csrf, null]);
    expect(fake.calls[0]?.headers.has("X-CSRF-Token")).toBe(false);
    expect(fake.calls[1]?.headers.has("X-Center-Id")).toBe(false);
  });

  test("that the page makes on its own is marked, so that it keeps no session alive", async () => {
    const { fake, client } = setUp();
    await client.request("listCenters", { isBackground: true });
    await client.request("listCenters");
    expect(fake.calls.map((call) => call.headers.get("X-Background"))).toEqual(["1", null]);
  });

  test("is never answered from the browser's own cache", async () => {
    const { fake, client } = setUp();
    await client.request("listCenters");
    expect(fake.calls[0]?.request.cache).toBe("no-store");
  });

  test("never leaves its path, whatever it contains", async () => {
    const { fake, client } = setUp();
    for (const id of ["..", ".", ""]) {
      const path = { id: id as unknown as number };
      expect(await fail(client.request("getSendingBatch", { path }))).toMatchObject({ code: "not_found" });
    }
    expect(fake.calls).toEqual([]);
    await client.request("getSendingBatch", { path: { id: "../a?b#c%2e" as unknown as number } });
    expect(fake.calls[0]).toMatchObject({ operation: "getSendingBatch", path: { id: "../a?b#c%2e" } });
  });

  test("knows by its operationId what it takes and answers", () => {
    const { client } = setUp();
    const listCenters = () => client.request("listCenters");
    expectTypeOf(listCenters).returns.resolves.toEqualTypeOf<{ centers: Center[] }>();
    // @ts-expect-error: the call has a path and a body.
    const withoutParts = () => client.request("removeCard");
    // @ts-expect-error: the call takes no body.
    const withBody = () => client.request("listCenters", { body: {} });
    // @ts-expect-error: the contract has no such status.
    const withStatus = () => client.request("listSendingBatches", { query: { status: "lost" } });
    // @ts-expect-error: the contract has no such call.
    const unknownCall = () => client.request("deleteEverything");
    expect([withoutParts, withBody, withStatus, unknownCall]).toHaveLength(4);
  });
});

describe("A failure", () => {
  test("of status 400 tells staff what the server said, once [ERR-01] [ERR-05]", async () => {
    const { client, notices } = setUp({ listCenters: () => refuse("the centre is closed") });
    const error = await fail(client.request("listCenters"));
    expect(error).toMatchObject({ code: "validation", status: 400, message: "The centre is closed." });
    expect(notices).toEqual([
      { tone: "error", message: "The centre is closed.", operation: "listCenters", error },
    ]);
  });

  test("of status 400 without a message says that something went wrong [ERR-01]", async () => {
    const { client, notices } = setUp({ listCenters: () => new Response("", { status: 400 }) });
    await fail(client.request("listCenters"));
    expect(messagesOf(notices)).toEqual(["error: Oops! Something went wrong. Please try again later."]);
  });

  test("of any other status says what the server said, or that the server failed [ERR-03]", async () => {
    const answers = [
      refuse("not yours", { status: 403 }),
      refuse("", { status: 500 }),
      refuse("slow down", { status: 429 }),
    ];
    const { client, notices } = setUp({ listCenters: () => answers.shift() ?? refuse("") });
    await fail(client.request("listCenters"));
    await fail(client.request("listCenters"));
    await fail(client.request("listCenters"));
    expect(messagesOf(notices)).toEqual(["error: Not yours.", `error: ${serverError}`, "error: Slow down."]);
  });

  test("is told in the catalogue's words and in the host's [ERR-07] [ERR-10]", async () => {
    const errorWords = { phrases: [{ phrase: "quota", text: "enough for today" }] };
    const answers = [
      refuse("Serial number mismatch"),
      refuse("Physical card already linked"),
      refuse("Quota"),
    ];
    const { client, notices } = setUp({ addCard: () => answers.shift() ?? refuse("") }, { errorWords });
    const body = { serial_number: "SN0000101" };
    for (const _ of [1, 2, 3]) await fail(client.request("addCard", { path: { batchId: 12 }, body }));
    expect(messagesOf(notices)).toEqual([
      "error: Serial number does not match.",
      "error: Card is already linked to a dispatch batch.",
      "error: Enough for today.",
    ]);
  });

  test.each([
    ["a proxy's page", () => new Response("<h1>Welcome</h1>", { headers: { "Content-Type": "text/html" } })],
    ["half a text", () => new Response('{"centers":[', { headers: { "Content-Type": "application/json" } })],
    ["nothing", () => new Response("", { status: 200 })],
    ["nothing, with its length", () => new Response(null, { headers: { "Content-Length": "0" } })],
    ["no object", () => Response.json(null)],
  ])("is what an answer with %s is, though its status says success [ERR-03]", async (_, answer) => {
    const { client, notices } = setUp({ listCenters: answer });
    expect(await fail(client.request("listCenters"))).toMatchObject({ code: "server", message: serverError });
    expect(messagesOf(notices)).toEqual([`error: ${serverError}`]);
  });

  test("of the network says that the server failed and nothing of the address [ERR-03]", async () => {
    const { client, notices } = setUp({
      listCenters: () => {
        throw createNetworkFailure();
      },
    });
    const error = await fail(client.request("listCenters"));
    expect(error).toMatchObject({ code: "network", message: serverError, status: undefined });
    expect(error.cause).toBeUndefined();
    expect(messagesOf(notices)).toEqual([`error: ${serverError}`]);
  });

  test("that the caller shows itself brings no notice [ERR-01]", async () => {
    const { client, notices } = setUp({ listCenters: () => refuse("no") });
    expect(await fail(client.request("listCenters", { isSilent: true }))).toMatchObject({ message: "No." });
    expect(notices).toEqual([]);
  });

  test("is none when the caller has stopped the request: the abort comes back as it is", async () => {
    const { client, notices } = setUp({ listCenters: () => new Promise(() => {}) });
    const reason = new DOMException("The page is gone", "AbortError");
    const controller = new AbortController();
    const pending = fail(client.request("listCenters", { signal: controller.signal }));
    controller.abort(reason);
    expect(await pending).toBe(reason);
    expect(await fail(client.request("listCenters", { signal: AbortSignal.abort(reason) }))).toBe(reason);
    expect(notices).toEqual([]);
  });
});

describe("A success", () => {
  test("with a message tells it, as a sentence [ERR-04] [ERR-05]", async () => {
    const { client, notices } = setUp({
      setCenter: () => reply(200, { dispatch_center: headOffice, message: "centre changed" }),
    });
    await client.request("setCenter", { body: { dispatch_center: 1 } });
    expect(notices).toEqual([{ tone: "success", message: "Centre changed.", operation: "setCenter" }]);
  });

  test("without a message, or that the caller shows itself, brings no notice [ERR-04]", async () => {
    const { client, notices } = setUp();
    await client.request("listCenters");
    await client.request("updatePassword", {
      body: { current_password: "a", new_password: "b", new_password_confirm: "b" },
      isSilent: true,
    });
    expect(notices).toEqual([]);
  });

  test("without content is undefined, and a file is a file", async () => {
    const answers = [
      new Response(null, { status: 204 }),
      new Response("%PDF", { headers: { "Content-Type": "application/pdf" } }),
    ];
    const { client } = setUp({ getHealth: () => answers.shift() ?? refuse("") });
    expect(await client.request("getHealth")).toBeUndefined();
    const file = (await client.request("getHealth")) as unknown as Blob;
    expect(await file.text()).toBe("%PDF");
  });
});

describe("A 401", () => {
  const unauthenticated = () => refuse("Unauthenticated.", { status: 401 });

  test("resets the user, says so and tells the host [ERR-02] [SESS-04]", async () => {
    let calls = 0;
    const onUnauthenticated = () => {
      calls += 1;
    };
    const { client, session, notices } = setUp({ listCenters: unauthenticated }, { onUnauthenticated });
    const error = await fail(client.request("listCenters"));
    expect(error).toMatchObject({ code: "unauthenticated", message: "Authentication error. Logging out." });
    expect(messagesOf(notices)).toEqual(["error: Authentication error. Logging out."]);
    expect(session.getState()).toMatchObject({
      status: "signedOut",
      user: null,
      center: null,
      csrf: null,
      signOutReason: "expired",
    });
    expect(calls).toBe(1);
  });

  test("is told once, however many requests were under way, and stops those [ERR-02] [SESS-04]", async () => {
    const gate = Promise.withResolvers<void>();
    const answer = () => gate.promise.then(unauthenticated);
    const { client, notices } = setUp({
      listCenters: answer,
      listUserCenters: answer,
      listSendingBatches: () => new Promise(() => {}),
    });
    const pending = [
      fail(client.request("listCenters")),
      fail(client.request("listUserCenters", { isSilent: true })),
      fail(client.request("listSendingBatches")),
    ];
    gate.resolve();
    const errors = await Promise.all(pending);
    expect(errors.map((error) => error.code)).toEqual(Array(3).fill("unauthenticated"));
    expect(messagesOf(notices)).toEqual(["error: Authentication error. Logging out."]);
  });

  test("is told also by a request that shows its failures itself [ERR-02]", async () => {
    const { client, notices } = setUp({ addCard: unauthenticated });
    const body = { serial_number: "SN0000101" };
    await fail(client.request("addCard", { path: { batchId: 12 }, body, isSilent: true }));
    expect(messagesOf(notices)).toEqual(["error: Authentication error. Logging out."]);
  });

  test.each([
    ["who is signed in", "getUser"],
    ["whether the server is well", "getHealth"],
  ] as const)("to the question %s is no failure that staff are told [ERR-02]", async (_, id) => {
    const { client, session, notices } = setUp({ [id]: unauthenticated });
    await fail(client.request(id));
    expect(notices).toEqual([]);
    expect(session.getState().status).toBe("signedIn");
  });
});

describe("A request that gets no answer", () => {
  const never = () => new Promise<never>(() => {});

  test.each([
    ["after half a minute", 30_000, {}, {}],
    ["after the client's limit", 5000, { timeLimit: 5000 }, {}],
    ["after its own limit", 700, { timeLimit: 5000 }, { timeLimit: 700 }],
  ])("ends %s as if the network had failed [ERR-03]", async (_, limit, options, requestOptions) => {
    vi.useFakeTimers();
    const { client, notices } = setUp({ listCenters: never }, options);
    const pending = fail(client.request("listCenters", requestOptions));
    await vi.advanceTimersByTimeAsync(limit - 1);
    expect(notices).toEqual([]);
    await vi.advanceTimersByTimeAsync(1);
    expect(await pending).toMatchObject({ code: "network", message: serverError });
    expect(messagesOf(notices)).toEqual([`error: ${serverError}`]);
  });

  test("may take ten times as long when it carries files", async () => {
    vi.useFakeTimers();
    const { client, notices } = setUp({ createBatch: never });
    const body = new FormData() as never;
    const pending = fail(client.request("createBatch", { body }));
    await vi.advanceTimersByTimeAsync(299_999);
    expect(notices).toEqual([]);
    await vi.advanceTimersByTimeAsync(1);
    expect(await pending).toMatchObject({ code: "network" });
  });

  test("may take ten times as long when it is a picture, which travels as it is under its own type", async () => {
    vi.useFakeTimers();
    const { client, fake } = setUp({ attachCardPhoto: never });
    const body = new Blob([new Uint8Array([0xff, 0xd8, 0xff])], { type: "image/jpeg" });
    const path = { batchId: 1, cardId: 2 };
    const pending = fail(client.request("attachCardPhoto", { path, body }));
    await vi.advanceTimersByTimeAsync(300_000);
    expect(await pending).toMatchObject({ code: "network" });
    const [call] = fake.callsOf("attachCardPhoto");
    expect(call?.headers.get("Content-Type")).toBe("image/jpeg");
    const sent = await new Response(call?.body).arrayBuffer();
    expect(new Uint8Array(sent)).toEqual(new Uint8Array([0xff, 0xd8, 0xff]));
  });

  test("leaves no timer behind when the answer comes", async () => {
    vi.useFakeTimers();
    const { client } = setUp();
    await client.request("listCenters");
    expect(vi.getTimerCount()).toBe(0);
  });
});

test("A session answer of a server that sends no zone and no token is taken as it is", async () => {
  const { _csrf, time_zone, ...bare } = createSessionAnswer();
  const { client, session } = setUp({ getUser: () => Response.json(bare) }, { session: createSession() });
  await client.auth.loadUser();
  expect([_csrf, time_zone]).not.toContain(undefined);
  expect(session.getState()).toMatchObject({ status: "signedIn", csrf: null, timeZone: "Indian/Maldives" });
});
