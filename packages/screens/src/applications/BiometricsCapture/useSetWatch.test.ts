import { act, renderHook } from "@testing-library/react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { useSetWatch } from "./useSetWatch.ts";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

const pass = (seconds: number) => act(() => vi.advanceTimersByTimeAsync(seconds * 1000));

test("The set is asked for two seconds after each answer, for three minutes, and then only when somebody says so", async () => {
  const readSet = vi.fn(() => Promise.resolve(undefined));
  const { result } = renderHook(() => useSetWatch("a-set", readSet));
  await pass(10);
  expect(readSet).not.toHaveBeenCalled();
  act(() => result.current.setOn(true));
  await pass(2);
  expect(readSet).toHaveBeenCalledExactlyOnceWith("a-set");
  await pass(178);
  expect([readSet.mock.calls.length, result.current.isStopped]).toEqual([90, true]);
  await pass(60);
  expect(readSet).toHaveBeenCalledTimes(90);
  act(() => result.current.setOn(true));
  await pass(2);
  expect([readSet.mock.calls.length, result.current.isStopped]).toEqual([91, false]);
});

test("Answers that are slow do not make the three minutes longer", async () => {
  const readSet = vi.fn(() => new Promise<void>((resolve) => setTimeout(resolve, 58_000)));
  const { result } = renderHook(() => useSetWatch("a-set", readSet));
  act(() => result.current.setOn(true));
  await pass(179);
  expect([readSet.mock.calls.length, result.current.isStopped]).toEqual([3, false]);
  await pass(60);
  expect([readSet.mock.calls.length, result.current.isStopped]).toEqual([3, true]);
});

test("A hidden page asks nothing, and asks again when it is visible", async () => {
  const readSet = vi.fn(() => Promise.resolve(undefined));
  const { result } = renderHook(() => useSetWatch("a-set", readSet));
  const seen = vi.spyOn(document, "visibilityState", "get").mockReturnValue("hidden");
  act(() => result.current.setOn(true));
  await pass(10);
  expect(readSet).not.toHaveBeenCalled();
  seen.mockReturnValue("visible");
  await pass(2);
  expect(readSet).toHaveBeenCalledTimes(1);
});

test("While an answer is awaited nothing else is asked, and after the page is left nothing at all", async () => {
  let answer = () => {};
  const readSet = vi.fn(
    () =>
      new Promise<void>((resolve) => {
        answer = resolve;
      }),
  );
  const { result, unmount } = renderHook(() => useSetWatch("a-set", readSet));
  act(() => result.current.setOn(true));
  await pass(20);
  expect(readSet).toHaveBeenCalledTimes(1);
  answer();
  await pass(2);
  expect(readSet).toHaveBeenCalledTimes(2);
  unmount();
  answer();
  await pass(20);
  expect(readSet).toHaveBeenCalledTimes(2);
});
