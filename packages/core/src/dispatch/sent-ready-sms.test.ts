import { expect, test } from "vitest";
import { createMemoryStorage } from "../testing/memory-storage.ts";
import { createSentReadySms } from "./sent-ready-sms.ts";

test("The batches for which a ready SMS was sent are known after a reload and in another tab [SESS-06]", () => {
  const storage = createMemoryStorage();
  const sent = createSentReadySms(storage);
  expect(sent.has(12)).toBe(false);
  sent.add(12);
  sent.add(13);
  sent.add(12);
  expect(sent.has(12)).toBe(true);
  const reloaded = createSentReadySms(storage);
  expect([12, 13, 14].map(reloaded.has)).toEqual([true, true, false]);
  expect(storage.dump()).toBe('[["idd-ready-sms-sent","[13,12]"]]');
});

test("The list of batches with a ready SMS does not grow for ever, and keeps the newest", () => {
  const storage = createMemoryStorage();
  const sent = createSentReadySms(storage);
  for (let id = 1; id <= 1001; id += 1) sent.add(id);
  expect([1, 2, 1001].map(sent.has)).toEqual([false, true, true]);
});

test("A storage that is forbidden, or full of something else, breaks nothing", () => {
  const storage = createMemoryStorage();
  for (const text of ["{", "7", '["12",null]']) {
    storage.setItem("idd-ready-sms-sent", text);
    expect(createSentReadySms(storage).has(12)).toBe(false);
  }
  const refuse = () => {
    throw new DOMException("No", "SecurityError");
  };
  const sent = createSentReadySms({ getItem: refuse, setItem: refuse, removeItem: refuse });
  sent.add(12);
  expect(sent.has(12)).toBe(false);
});
