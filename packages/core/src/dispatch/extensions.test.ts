import { expect, test } from "vitest";
import { readAnswerOf } from "../client/read-answer.ts";
import { createBatch, createBatchSummary } from "../testing/index.ts";
import { type Extension, serverCan } from "./extensions.ts";

type Answer = { readonly extensions?: readonly Extension[] };

test("a server that says nothing of itself can nothing beyond the specification", async () => {
  const answer = (await readAnswerOf("getSendingBatch", { batch: createBatch() })) as Answer;
  expect(serverCan(answer, "undo")).toBe(false);
  expect(serverCan({}, "undo")).toBe(false);
  expect(serverCan(undefined, "undo")).toBe(false);
});

test.each([
  ["getSendingBatch", { batch: createBatch() }],
  ["getReceivingBatch", { batch: createBatch() }],
  ["listSendingBatches", { batches: [createBatchSummary()] }],
  ["listReceivingBatches", { batches: [createBatchSummary()] }],
] as const)("%s tells what its server can, words of tomorrow beside those of today", async (id, data) => {
  const answer = (await readAnswerOf(id, { ...data, extensions: ["undo", "teleport"] })) as Answer;
  expect(serverCan(answer, "undo")).toBe(true);
  expect(serverCan(answer, "changes")).toBe(false);
});

test.each([null, "undo", 7, { undo: true }, [null, 7, {}]])(
  "a list that is none (%j) is an empty one",
  async (extensions) => {
    const answer = (await readAnswerOf("getSendingBatch", { batch: createBatch(), extensions })) as Answer;
    expect(serverCan(answer, "undo")).toBe(false);
  },
);
