import { createUser, headOffice } from "@id-desk/core/testing";
import { act, cleanup, renderHook } from "@testing-library/react";
import { type ReactNode, StrictMode } from "react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import {
  answerDrafts,
  type DraftAnswers,
  draftSavedAt,
  failWith,
  type ListedDraft,
} from "../../testing/answer-drafts.ts";
import { createTestRegistry, Stage, type TestRegistry } from "../../testing/index.ts";
import type { DraftInput } from "./draft-saver.ts";
import { useDraft, useInputBefore } from "./use-draft.ts";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  cleanup();
  vi.useRealTimers();
  vi.restoreAllMocks();
});

const form = "new_application";
const pass = (seconds: number) => act(() => vi.advanceTimersByTimeAsync(seconds * 1000));
const input = (phone: string, idNumber = "A100041"): DraftInput => ({ idNumber, content: { phone } });

const older: ListedDraft = {
  draft: "a-draft-of-yesterday",
  version: 3,
  saved_at: "2026-11-18T09:05:00Z",
  id_number: "A100099",
  content: { phone: "999" },
};

interface Typed {
  readonly isKept?: boolean;
  readonly typed?: DraftInput | undefined;
}

function show(stage: TestRegistry, { isKept = true, typed }: Typed = {}) {
  const wrapper = ({ children }: { readonly children: ReactNode }) => (
    <StrictMode>
      <Stage stage={stage}>{children}</Stage>
    </StrictMode>
  );
  const rendered = renderHook(
    ({ isKept: isOn = true, typed: now }: Typed) => ({
      before: useInputBefore(form),
      draft: useDraft({ form, isKept: isOn, input: now }),
    }),
    { wrapper, initialProps: { isKept, typed } },
  );
  return { ...rendered, type: (now: DraftInput | undefined) => rendered.rerender({ isKept, typed: now }) };
}

const savesOf = ({ saves }: DraftAnswers) =>
  saves.map(({ body }) => [body.id_number, body.version, body.content.phone]);

test("saves the input while it is typed, and what is left when the page closes", async () => {
  const stage = createTestRegistry();
  const server = answerDrafts(stage);
  const { result, type, unmount } = show(stage);
  expect([result.current.draft.offered, result.current.draft.savedAt]).toEqual([[], null]);
  type(input("7"));
  await pass(2);
  expect(result.current.draft.savedAt).toEqual(new Date(draftSavedAt));
  type(input("77"));
  unmount();
  await pass(0);

  expect(savesOf(server)).toEqual([
    ["A100041", 0, "7"],
    ["A100041", 1, "77"],
  ]);
});

test("saves at once when the page is hidden or left", async () => {
  const stage = createTestRegistry();
  const server = answerDrafts(stage);
  const { type } = show(stage);
  type(input("7"));
  document.dispatchEvent(new Event("visibilitychange"));
  await pass(0);
  expect(savesOf(server)).toEqual([]);
  vi.spyOn(document, "visibilityState", "get").mockReturnValue("hidden");
  document.dispatchEvent(new Event("visibilitychange"));
  await pass(0);
  expect(savesOf(server)).toHaveLength(1);
  type(input("77"));
  window.dispatchEvent(new Event("pagehide"));
  await pass(0);

  expect(savesOf(server)).toHaveLength(2);
});

test("offers the drafts from before, and saves into the one that is taken up", async () => {
  const stage = createTestRegistry();
  const server = answerDrafts(stage, [older]);
  const { result, type } = show(stage);
  await pass(0);
  const [offered] = result.current.draft.offered;
  expect(offered).toEqual({
    draft: older.draft,
    version: 3,
    savedAt: new Date(older.saved_at),
    idNumber: "A100099",
    content: { phone: "999" },
  });
  act(() => {
    if (offered) result.current.draft.resume(offered);
    type(input("999", "A100099"));
  });
  await pass(10);
  expect([savesOf(server), result.current.draft.offered]).toEqual([[], []]);
  type(input("9991", "A100099"));
  await pass(2);

  expect(savesOf(server)).toEqual([["A100099", 3, "9991"]]);
});

test("begins another draft for another person, and offers the one before with its last input", async () => {
  const stage = createTestRegistry();
  const server = answerDrafts(stage);
  const { result, type } = show(stage);
  type(input("7"));
  await pass(2);
  type(input("77"));
  type(input("8", "A100042"));
  await pass(3);

  expect(savesOf(server)).toEqual([
    ["A100041", 0, "7"],
    ["A100041", 1, "77"],
    ["A100042", 0, "8"],
  ]);
  expect(result.current.draft.offered).toMatchObject([{ idNumber: "A100041", content: { phone: "77" } }]);
});

test("discards an offered draft, and saves after that what was one too many", async () => {
  const stage = createTestRegistry();
  const server = answerDrafts(stage, [older]);
  server.saveBy(() => {
    throw failWith({ code: "conflict", status: 409, serverCode: "too_many_drafts" });
  });
  const { result, type } = show(stage);
  type(input("7"));
  await pass(2);
  expect(result.current.draft.problem).toBe("too_many");
  server.saveBy(() => ({}));
  const [offered] = result.current.draft.offered;
  await act(async () => offered && result.current.draft.discard(offered));
  expect([result.current.draft.offered, result.current.draft.problem]).toEqual([[], null]);
  await pass(2);

  expect(server.discards).toMatchObject([{ path: { draft: older.draft }, body: { version: 3 } }]);
  // Staff asked for it: a failure is shown to them.
  expect(server.discards[0]?.isSilent).toBeUndefined();
  expect(savesOf(server)).toHaveLength(2);
});

test("reads the draft of the other window when that has one about the same person", async () => {
  const stage = createTestRegistry();
  const server = answerDrafts(stage);
  server.saveBy(() => {
    throw failWith({ code: "conflict", status: 409, serverCode: "draft_exists" });
  });
  const { result, type } = show(stage);
  await pass(0);
  server.kept.push(older);
  type(input("9", "A100099"));
  await pass(3);

  expect(result.current.draft.problem).toBe("elsewhere");
  expect(result.current.draft.offered).toMatchObject([{ draft: older.draft }]);
});

test("has the server forget the draft of a form that was sent, and holds nothing of it", async () => {
  const stage = createTestRegistry();
  const server = answerDrafts(stage);
  const { result, type, unmount } = show(stage);
  type(input("7"));
  await pass(2);
  await act(() => result.current.draft.erase());
  act(() => stage.registry.session.clear("expired"));
  unmount();
  signInAgain(stage);

  expect(server.kept).toEqual([]);
  expect(show(stage).result.current.before).toBeUndefined();
});

function signInAgain({ registry }: TestRegistry): void {
  act(() => registry.session.set({ user: createUser(), center: headOffice, csrf: "a new token" }));
}

test("finds the input again after a session that ended, and saves it into the same draft", async () => {
  const stage = createTestRegistry();
  const server = answerDrafts(stage);
  const { type, unmount } = show(stage);
  type(input("7"));
  await pass(2);
  type(input("77"));
  act(() => stage.registry.session.clear("expired"));
  unmount();
  await pass(10);
  expect(savesOf(server)).toHaveLength(1);
  signInAgain(stage);
  const again = show(stage);
  const { before } = again.result.current;
  expect(before).toEqual(input("77"));
  again.type(before);
  await pass(2);

  expect(savesOf(server).slice(1)).toEqual([["A100041", 1, "77"]]);
  const [first, next] = server.saves;
  expect(next?.path.draft).toBe(first?.path.draft);
});

test("asks nothing of a server that keeps no drafts, and finds the input again all the same", async () => {
  const stage = createTestRegistry();
  answerDrafts(stage);
  const { result, type, unmount } = show(stage, { isKept: false });
  type(input("7"));
  await pass(60);
  expect([result.current.draft.offered, result.current.draft.problem]).toEqual([[], null]);
  act(() => stage.registry.session.clear("expired"));
  unmount();
  signInAgain(stage);

  expect(show(stage, { isKept: false }).result.current.before).toEqual(input("7"));
  expect(stage.registry.client.request).not.toHaveBeenCalled();
});
