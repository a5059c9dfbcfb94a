import { expect, test } from "vitest";
import {
  type BatchAction,
  type BatchStatus,
  batchActions,
  decideBatchAction,
  mayAct,
} from "./batch-actions.ts";

const statuses: readonly BatchStatus[] = ["open", "dispatched", "receiving", "received", "cancelled"];

/** By hand from the functional design: who may, and the status after it from each status; "-" is refused. */
const expected: Readonly<Record<BatchAction, readonly [string, string]>> = {
  addCard: ["origin", "open - - - -"],
  removeCard: ["origin", "open - - - -"],
  cancelBatch: ["origin", "cancelled - - - -"],
  changeDestination: ["origin", "open - - - -"],
  dispatchBatch: ["origin", "dispatched - - - -"],
  reopenBatch: ["origin", "- open - - open"],
  addBatchNote: ["both", "open dispatched receiving received -"],
  receiveCard: ["destination", "- receiving receiving received -"],
  disputeCard: ["destination", "- receiving receiving - -"],
  markCardMissing: ["destination", "- receiving receiving - -"],
  undoCard: ["destination", "- - receiving - -"],
  attachCardPhoto: ["destination", "- - receiving received -"],
  receiveBatch: ["destination", "- received received - -"],
  markPrinted: ["either", "open dispatched receiving received -"],
  sendReadySms: ["destination", "- - - received -"],
};

test.each(Object.entries(expected))(
  "%s is done by %s from the statuses it belongs to",
  (name, [by, after]) => {
    const action = name as BatchAction;
    const found = statuses.map((status) => {
      const decision = decideBatchAction(action, status, by === "destination" ? "destination" : "origin");
      return "to" in decision ? decision.to : "-";
    });

    expect(found.join(" ")).toBe(after);
    expect([mayAct(action, "origin"), mayAct(action, "destination")]).toEqual([
      by !== "destination",
      by !== "origin",
    ]);
  },
);

test("every action has a row", () => {
  expect(Object.keys(batchActions).sort()).toEqual(Object.keys(expected).sort());
});

test("adding to a batch that is not open is refused in the words of the error catalogue [DOM-02]", () => {
  for (const status of statuses.slice(1)) {
    expect(decideBatchAction("addCard", status, "origin")).toEqual({
      refusal: { message: "Batch not open to add physical cards", code: "batch_not_open" },
    });
  }
});

test("its destination does nothing with a batch that has not left", () => {
  for (const action of Object.keys(batchActions) as BatchAction[]) {
    expect(decideBatchAction(action, "open", "destination")).toEqual({
      refusal: { message: "Batch has not been dispatched", code: "batch_not_dispatched" },
    });
  }
});

const notDispatched = "batch_not_dispatched: Batch has not been dispatched";
const received = "batch_received: Batch has already been received";
const cancelled = "batch_cancelled: Batch is cancelled";
const unchecked = "card_not_checked: Card has not been checked";
const notOpen = (what: string) => `batch_not_open: ${what}`;
const checkedCards = "batch_not_reopenable: Batch cannot be opened again after its cards were checked";
const notReceived = "batch_not_received: Ready SMS can be sent once the batch is received";

test.each([
  ["removeCard", "origin", "dispatched", notOpen("Batch not open to remove physical cards")],
  ["cancelBatch", "origin", "received", notOpen("Only an open batch can be cancelled")],
  [
    "changeDestination",
    "origin",
    "dispatched",
    notOpen("Only the destination of an open batch can be changed"),
  ],
  ["dispatchBatch", "origin", "cancelled", notOpen("Only an open batch can be dispatched")],
  ["reopenBatch", "origin", "open", "batch_not_reopenable: Batch is already open"],
  ["reopenBatch", "origin", "receiving", checkedCards],
  ["addBatchNote", "origin", "cancelled", cancelled],
  ["markPrinted", "origin", "cancelled", cancelled],
  ["receiveCard", "destination", "cancelled", cancelled],
  ["receiveCard", "origin", "open", notDispatched],
  ["disputeCard", "destination", "received", received],
  ["disputeCard", "destination", "cancelled", cancelled],
  ["markCardMissing", "origin", "open", notDispatched],
  ["undoCard", "destination", "received", received],
  ["undoCard", "destination", "cancelled", cancelled],
  ["undoCard", "destination", "dispatched", unchecked],
  ["undoCard", "origin", "open", notDispatched],
  ["attachCardPhoto", "destination", "cancelled", cancelled],
  ["attachCardPhoto", "destination", "dispatched", unchecked],
  ["attachCardPhoto", "origin", "open", notDispatched],
  ["receiveBatch", "destination", "received", received],
  ["sendReadySms", "destination", "dispatched", notReceived],
] as const)("%s by the %s is refused when the batch is %s: %s", (action, side, status, told) => {
  const [code, message] = told.split(": ");

  expect(decideBatchAction(action, status, side)).toEqual({ refusal: { code, message } });
});
