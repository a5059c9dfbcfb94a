import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { answerDrafts, type DraftCall, draftSavedAt, failWith } from "../../testing/answer-drafts.ts";
import { createTestRegistry } from "../../testing/index.ts";
import { createDraftSaver, type DraftStart } from "./draft-saver.ts";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const pass = (seconds: number) => vi.advanceTimersByTimeAsync(seconds * 1000);

const saved = ({ path: { draft }, body: { version } }: DraftCall) => ({
  draft: { draft, version: version + 1, saved_at: draftSavedAt },
});
const conflict = (serverCode: string) => failWith({ code: "conflict", status: 409, serverCode });
const network = failWith({ code: "network" });

function open(start?: DraftStart) {
  const stage = createTestRegistry();
  const server = answerDrafts(stage);
  const saver = createDraftSaver(stage.registry, "new_application", start);
  const close = saver.open();
  const type = (phone: string) => saver.change({ idNumber: "A100041", content: { phone } });
  const sent = () => server.saves.map(({ body }) => [body.version, body.content.phone]);
  return { ...stage, server, saver, close, type, sent };
}

/** As `open`, of a server whose answers wait until a test lets them go. */
function openSlow() {
  const opened = open();
  const answers: (() => void)[] = [];
  opened.server.saveBy(
    (call) =>
      new Promise((resolve) => {
        answers.push(() => resolve(saved(call)));
      }),
  );
  return { ...opened, answer: () => answers.shift()?.() };
}

/** As `open`, of a server that fails until a test says otherwise. */
function openAway(error = network) {
  const opened = open();
  let isAway = true;
  opened.server.saveBy((call) => {
    if (isAway) throw error;
    return saved(call);
  });
  return {
    ...opened,
    comeBack() {
      isAway = false;
    },
  };
}

describe("While staff type", () => {
  test("the draft is saved two seconds after the last change, under an id that the page made", async () => {
    const { saver, type, sent, server } = open();
    type("7");
    await pass(1.9);
    expect(sent()).toEqual([]);
    await pass(0.1);

    expect(sent()).toEqual([[0, "7"]]);
    expect(server.saves[0]).toMatchObject({
      path: { form: "new_application", draft: saver.getState().draft },
      body: { id_number: "A100041" },
      isSilent: true,
    });
    expect(saver.getState().draft).toMatch(/^[A-Za-z0-9_-]{16,64}$/);
    expect(saver.getState()).toMatchObject({ version: 1, savedAt: new Date(draftSavedAt), problem: null });
  });

  test("changes do not put a save off, and there is one every two seconds", async () => {
    const { type, sent } = open();
    for (let second = 0; second < 6; second++) {
      type("7".repeat(second + 1));
      await pass(1);
    }
    await pass(10);

    expect(sent()).toEqual([
      [0, "77"],
      [1, "7777"],
      [2, "777777"],
    ]);
  });

  test("one save is under way at a time, and the newest input follows it", async () => {
    const { type, sent, answer } = openSlow();
    type("7");
    await pass(2);
    type("77");
    await pass(10);
    expect(sent()).toEqual([[0, "7"]]);
    answer();
    await pass(2);

    expect(sent()).toEqual([
      [0, "7"],
      [1, "77"],
    ]);
  });

  test("input that the server has is not saved again", async () => {
    const content = { phone: "777" };
    const start = { draft: "a-draft-of-before", version: 4, idNumber: "A100041", savedAt: new Date() };
    const { type, sent } = open({ ...start, content });
    type("777");
    await pass(10);
    expect(sent()).toEqual([]);
    type("7771");
    await pass(10);

    expect(sent()).toEqual([[4, "7771"]]);
  });

  test("a server that answers with a message alone has saved", async () => {
    const { saver, type, server } = open();
    server.saveBy(() => ({ message: "Saved" }));
    type("7");
    await pass(2);

    expect(saver.getState()).toMatchObject({ version: 1, savedAt: new Date(), problem: null });
  });
});

describe("A save that fails", () => {
  test("is repeated as it was, with the same key, and the newer input follows", async () => {
    const { saver, type, sent, server, comeBack } = openAway();
    type("7");
    await pass(2);
    expect(saver.getState()).toMatchObject({ version: 0, problem: "unsaved" });
    comeBack();
    type("77");
    await pass(2);
    expect(saver.getState()).toMatchObject({ version: 1, problem: null });
    await pass(2);

    expect(sent()).toEqual([
      [0, "7"],
      [0, "7"],
      [1, "77"],
    ]);
    const [first, repeat, next] = server.saves.map(({ key }) => key);
    expect([first === repeat, repeat === next]).toEqual([true, false]);
  });

  test("is tried again after five seconds, then after longer times", async () => {
    const { type, sent } = openAway(failWith({ code: "server", status: 500 }));
    type("7");
    const counts = [];
    for (const seconds of [2, 4, 1, 9, 1, 19, 1]) {
      await pass(seconds);
      counts.push(sent().length);
    }

    expect(counts).toEqual([1, 1, 2, 2, 3, 3, 4]);
  });

  test("is tried again at once when the server can be reached again", async () => {
    const { registry, type, sent, comeBack } = openAway();
    type("7");
    await pass(2);
    registry.connection.noteDevice(false);
    comeBack();
    registry.connection.note(true);
    await pass(0);

    expect(sent()).toHaveLength(2);
  });

  test("waits for as long as the server asks for", async () => {
    const { type, sent } = openAway(failWith({ code: "rate_limited", status: 429, retryAfterSeconds: 30 }));
    type("7");
    await pass(31);
    expect(sent()).toHaveLength(1);
    await pass(1);

    expect(sent()).toHaveLength(2);
  });

  test("is not repeated where the server refuses the input itself, until that changes", async () => {
    const { saver, type, sent } = openAway(failWith({ code: "validation", status: 413 }));
    type("7");
    await pass(60);
    expect([sent().length, saver.getState().problem]).toEqual([1, "unsaved"]);
    type("77");
    await pass(2);

    expect(sent()).toHaveLength(2);
  });

  test.each([
    ["stale_version", "elsewhere", 1],
    ["draft_exists", "elsewhere", 2],
    ["too_many_drafts", "too_many", 2],
  ])(
    "stops at %s with %s; after another draft is discarded there are %s saves",
    async (code, problem, saves) => {
      const { saver, type, sent } = openAway(conflict(code));
      type("7");
      await pass(2);
      type("77");
      await pass(60);
      expect([sent().length, saver.getState().problem]).toEqual([1, problem]);
      saver.tryAgain();
      await pass(2);

      expect(sent()).toHaveLength(saves);
    },
  );
});

describe("The end", () => {
  test("saves at once what is not saved yet, and nothing later", async () => {
    const { close, type, sent } = open();
    type("7");
    close();
    await pass(0);
    expect(sent()).toEqual([[0, "7"]]);
    type("77");
    await pass(60);

    expect(sent()).toHaveLength(1);
  });

  test("waits for a save that is under way, and sends the newest input after it", async () => {
    const { saver, close, type, sent, answer } = openSlow();
    type("7");
    await pass(2);
    type("77");
    close();
    answer();
    await pass(0);
    answer();
    await saver.whenSaved();

    expect(sent()).toEqual([
      [0, "7"],
      [1, "77"],
    ]);
  });

  test("saves nothing in another session than the one in which it was typed", async () => {
    const { registry, close, type, sent } = open();
    type("7");
    registry.session.clear("expired");
    await pass(10);
    close();
    await pass(10);

    expect(sent()).toEqual([]);
  });

  test("has the server forget the draft after the save that is under way", async () => {
    const { saver, type, sent, server, answer } = openSlow();
    type("7");
    await pass(2);
    const erased = saver.erase();
    await pass(0);
    expect(server.discards).toEqual([]);
    answer();
    await erased;
    type("77");
    await pass(60);

    expect(server.discards).toMatchObject([{ path: { draft: saver.getState().draft }, body: {} }]);
    expect([sent().length, saver.getState().isErased]).toEqual([1, true]);
  });

  test("has the server forget a draft whose save was not answered", async () => {
    const { saver, type, server, comeBack } = openAway();
    type("7");
    await pass(2);
    comeBack();
    await saver.erase();
    await pass(60);

    expect([server.saves.length, server.discards.length]).toEqual([1, 1]);
  });

  test("asks nothing of a server that never got the draft", async () => {
    const { saver, type, server } = open();
    type("7");
    await saver.erase();
    await pass(60);

    expect([server.saves, server.discards]).toEqual([[], []]);
  });

  test("does not fail where the server cannot forget the draft", async () => {
    const { saver, type, server } = open();
    server.refuseDiscards(network);
    type("7");
    await pass(2);

    await expect(saver.erase()).resolves.toBeUndefined();
  });
});
