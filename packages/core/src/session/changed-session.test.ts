import { fc, test as property } from "@fast-check/vitest";
import { describe, expect } from "vitest";
import { createBrowser } from "../testing/browser-with-tabs.ts";
import { createBatch, createSessionAnswer, refuse, reply } from "../testing/index.ts";

const passwords = { current_password: "a", new_password: "b", new_password_confirm: "b" };

/**
 * Two tabs of one browser and a server whose sessions have ids. Each request waits twice: on its way to the server, and
 * on its way back. The browser sends the cookie that it has, and takes a new one when the answer is there.
 */
async function openTwoTabs(wait: (what: string) => Promise<unknown>) {
  let session: number | null = 1;
  let cookie: number | null = 1;
  let lastSession = 1;
  let isUnderWay = false;
  const recorded: string[] = [];
  const unauthenticated = () => refuse("Unauthenticated.", { status: 401 });

  async function answer<Answer>(
    what: string,
    headers: Headers,
    make: () => Answer,
    { isWrite = false }: { isWrite?: boolean } = {},
  ): Promise<Answer> {
    const sent = cookie;
    if (isUnderWay) await wait(`${what} to the server`);
    const isForged = isWrite && headers.get("X-CSRF-Token") !== `token ${sent}`;
    const before = session;
    let made: unknown = unauthenticated();
    if (sent === session && isForged) made = refuse("Not verified.", { status: 403, code: "csrf" });
    else if (sent === session) made = make();
    const given = session;
    if (isUnderWay) await wait(`${what} to the browser`);
    if (given !== before) cookie = given;
    return made as Answer;
  }

  const { openTab } = createBrowser({
    getUser: ({ headers }) =>
      answer("user", headers, () => reply(200, createSessionAnswer({ _csrf: `token ${session}` }))) as never,
    listCenters: ({ headers }) => answer("centres", headers, () => reply(200, { centers: [] })),
    addBatchNote: ({ headers }) =>
      answer(
        "note",
        headers,
        () => {
          recorded.push(headers.get("Idempotency-Key") ?? "");
          return reply(200, { batch: createBatch() });
        },
        { isWrite: true },
      ),
    updatePassword: ({ headers }) =>
      answer(
        "password",
        headers,
        () => {
          lastSession += 1;
          session = lastSession;
          return reply(200, { message: "" });
        },
        { isWrite: true },
      ) as never,
    logout: ({ headers }) =>
      answer(
        "logout",
        headers,
        () => {
          session = null;
          return reply(200, { message: "" });
        },
        { isWrite: true },
      ) as never,
  });
  const tabs = [await openTab({ idle: null }), await openTab({ idle: null })] as const;
  isUnderWay = true;

  let lastKey = 0;
  const keys: string[] = [];
  return {
    tabs,
    keys,
    recorded,
    /** The server forgets the session. */
    endSession: () => {
      session = null;
    },
    read: (tab: 0 | 1) => tabs[tab].client.request("listCenters", { isBackground: true }),
    write(tab: 0 | 1) {
      lastKey += 1;
      const idempotencyKey = `key ${lastKey}`;
      keys.push(idempotencyKey);
      const call = { path: { batchId: 1 }, body: { notes: "Hello" } };
      return tabs[tab].client.request("addBatchNote", { ...call, idempotencyKey, isSilent: true });
    },
    changePassword: () => tabs[0].client.auth.updatePassword(passwords),
    logOut: () => tabs[0].client.auth.logout(),
  };
}

type World = Awaited<ReturnType<typeof openTwoTabs>>;

const request = fc.record({ kind: fc.constantFrom("read", "write"), tab: fc.constantFrom(0, 1) });
const requests = fc.array(request, { minLength: 1, maxLength: 8 });

/** Begins each request at any moment, and whatever comes beside them in its own order; answers come in any order too. */
async function runInAnyOrder(
  world: World,
  scheduler: fc.Scheduler,
  list: readonly { readonly kind: string; readonly tab: 0 | 1 }[],
  beside: readonly (() => Promise<unknown>)[],
) {
  const atAnyTime = (what: string) => scheduler.schedule(Promise.resolve(), what);
  const underWay = list.map(async ({ kind, tab }) => {
    await atAnyTime(`a ${kind} begins in tab ${tab}`);
    return kind === "read" ? world.read(tab) : world.write(tab);
  });
  async function runBeside() {
    for (const act of beside) {
      await atAnyTime("a change begins");
      await act();
    }
  }
  const all = Promise.all([runBeside(), Promise.allSettled(underWay)]);
  const [, outcomes] = await scheduler.waitFor(all);
  return outcomes.map(({ status }) => status);
}

const openWorld = (scheduler: fc.Scheduler) =>
  openTwoTabs((what) => scheduler.schedule(Promise.resolve(), what));

describe("While the password is changed", () => {
  property.prop([fc.scheduler(), requests, fc.integer({ min: 1, max: 3 })])(
    "no request that began before is lost, done twice, or signs a tab out, whatever the order of the answers",
    async (scheduler, list, times) => {
      const world = await openWorld(scheduler);
      const changes = Array.from({ length: times }, () => world.changePassword);
      const outcomes = await runInAnyOrder(world, scheduler, list, changes);

      expect(outcomes).toEqual(list.map(() => "fulfilled"));
      expect(world.recorded.toSorted()).toEqual(world.keys.toSorted());
      for (const { session, notices, endings } of world.tabs) {
        expect(session.getState().status).toBe("signedIn");
        expect([notices, endings]).toEqual([[], []]);
      }
      expect(world.tabs[0].session.getState().csrf).toBe(`token ${times + 1}`);
    },
  );

  property.prop([fc.scheduler(), requests])(
    "a session that the server ends after it still ends, and is told no tab twice",
    async (scheduler, list) => {
      const world = await openWorld(scheduler);
      const end = async () => world.endSession();
      await runInAnyOrder(world, scheduler, list, [world.changePassword, end]);
      await scheduler.waitFor(Promise.allSettled([world.read(0)]));

      const [{ session, endings }] = world.tabs;
      expect(session.getState()).toMatchObject({ status: "signedOut", signOutReason: "expired" });
      expect(endings).toEqual(["expired"]);
      // The tab that finds it out tells it; both may do so at once.
      const [here, other] = world.tabs.map(({ notices }) => notices.length);
      expect([
        [1, 0],
        [0, 1],
        [1, 1],
      ]).toContainEqual([here, other]);
    },
  );
});

describe("While staff log out", () => {
  property.prop([fc.scheduler(), requests])(
    "no refused request says that the session has ended, in no tab",
    async (scheduler, list) => {
      const world = await openWorld(scheduler);
      await runInAnyOrder(world, scheduler, list, [world.logOut]);

      const [here, other] = world.tabs;
      expect([here.reasons, other.reasons]).toEqual([["logout"], ["elsewhere"]]);
      for (const { notices, endings } of world.tabs) expect([notices, endings]).toEqual([[], []]);
    },
  );
});
