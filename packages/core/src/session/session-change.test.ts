import { createStore } from "jotai/vanilla";
import { describe, expect, test } from "vitest";
import { settlePromises } from "../testing/timers.ts";
import {
  changeSession,
  countChange,
  isChanging,
  noteChangeElsewhere,
  sessionChangeAtom,
  whenUnchanging,
} from "./session-change.ts";

/** A session's store, and how many listen to it. */
function setUp() {
  const store = createStore();
  let listeners = 0;
  const watched: typeof store = {
    ...store,
    sub(atom, listener) {
      listeners += 1;
      const stop = store.sub(atom, listener);
      return () => {
        listeners -= 1;
        stop();
      };
    },
  };
  return { store: watched, countListeners: () => listeners };
}

/** Whether somebody who waits goes on by now. */
function watch(waiting: Promise<void>) {
  let isOver = false;
  void waiting.then(() => {
    isOver = true;
  });
  return async () => {
    await settlePromises();
    return isOver;
  };
}

describe("A change of the session", () => {
  test("is under way until its work has ended, well or badly, and counts then", async () => {
    const { store } = setUp();
    const works = [Promise.withResolvers<string>(), Promise.withResolvers<string>()] as const;
    const changes = works.map(({ promise }) => changeSession(store, () => promise));
    works[0].resolve("done");
    expect(await changes[0]).toBe("done");
    expect([isChanging(store), store.get(sessionChangeAtom).generation]).toEqual([true, 1]);
    works[1].reject(new Error("refused"));
    await expect(changes[1]).rejects.toThrow("refused");
    expect([isChanging(store), store.get(sessionChangeAtom).generation]).toEqual([false, 2]);
  });

  test("in another window is under way until it is told to be over", () => {
    const { store } = setUp();
    noteChangeElsewhere(store);
    expect(isChanging(store)).toBe(true);
    countChange(store, { isElsewhere: false });
    expect(isChanging(store)).toBe(false);
  });
});

describe("A request that waits for a change of the session", () => {
  test("goes on at once where there is none", async () => {
    const { store } = setUp();
    expect(await watch(whenUnchanging(store, new AbortController().signal))()).toBe(true);
  });

  test("goes on when the last change has ended, here and elsewhere", async () => {
    const { store } = setUp();
    const work = Promise.withResolvers<void>();
    const change = changeSession(store, () => work.promise);
    noteChangeElsewhere(store);
    const goesOn = watch(whenUnchanging(store, new AbortController().signal));
    work.resolve();
    await change;
    expect(await goesOn()).toBe(false);
    countChange(store, { isElsewhere: false });
    expect(await goesOn()).toBe(true);
  });

  test("goes on when it is stopped, so that nothing waits for a window that was closed", async () => {
    const { store } = setUp();
    const request = new AbortController();
    noteChangeElsewhere(store);
    const goesOn = watch(whenUnchanging(store, request.signal));
    expect(await goesOn()).toBe(false);
    request.abort();
    expect(await goesOn()).toBe(true);
    expect(await watch(whenUnchanging(store, request.signal))()).toBe(true);
  });

  test("listens no more once it goes on", async () => {
    const { store, countListeners } = setUp();
    noteChangeElsewhere(store);
    const waiting = whenUnchanging(store, new AbortController().signal);
    expect(countListeners()).toBe(1);
    countChange(store, { isElsewhere: false });
    await waiting;
    expect(countListeners()).toBe(0);
  });
});
