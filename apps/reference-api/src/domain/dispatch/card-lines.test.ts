import { expect, test } from "vitest";
import { cardStatusOfLine, decideLineAction, type LineAction, type LineStatus } from "./card-lines.ts";

const statuses: readonly LineStatus[] = [
  "packed",
  "in_transit",
  "received",
  "missing",
  "disputed",
  "removed",
];

const expected: Readonly<Record<LineAction, string>> = {
  removeCard: "removed - - - - -",
  cancelBatch: "removed - - - - -",
  dispatchBatch: "in_transit - - - - -",
  reopenBatch: "- packed - - - -",
  receiveCard: "- received - received received -",
  disputeCard: "- disputed disputed - - -",
  markCardMissing: "- missing - - - -",
  undoCard: "- - in_transit in_transit in_transit -",
  attachCardPhoto: "- - - - disputed -",
};

test.each(Object.entries(expected))("%s changes the lines it belongs to", (action, after) => {
  const found = statuses.map((status) => {
    const decision = decideLineAction(action as LineAction, status);
    return "to" in decision ? decision.to : "-";
  });

  expect(found.join(" ")).toBe(after);
});

test("what is refused says what the line is", () => {
  const codes = statuses.map((status) => {
    const decision = decideLineAction("markCardMissing", status);
    return "refusal" in decision ? decision.refusal.code : "";
  });

  expect(codes).toEqual([
    "card_not_dispatched",
    "",
    "already_received",
    "already_missing",
    "already_disputed",
    "card_removed",
  ]);
});

test.each([
  ["receiveCard", "packed", "card_not_dispatched", "Card has not been dispatched"],
  ["reopenBatch", "received", "already_received", "Card has already been received"],
  ["removeCard", "in_transit", "card_in_transit", "Card is on its way"],
  ["markCardMissing", "missing", "already_missing", "Card is already marked as missing"],
  ["disputeCard", "disputed", "already_disputed", "Card is already disputed"],
  ["receiveCard", "removed", "card_removed", "Card was removed from the batch"],
  ["undoCard", "in_transit", "card_not_checked", "Card has not been checked"],
  ["undoCard", "packed", "card_not_dispatched", "Card has not been dispatched"],
  ["attachCardPhoto", "in_transit", "card_not_disputed", "Card is not disputed"],
  ["attachCardPhoto", "received", "card_not_disputed", "Card is not disputed"],
] as const)("%s of a card that is %s is refused as %s: %s", (action, status, code, message) => {
  expect(decideLineAction(action, status)).toEqual({ refusal: { code, message } });
});

test("a card is what its line says", () => {
  expect(cardStatusOfLine).toEqual({
    packed: "packed",
    in_transit: "in_transit",
    received: "at_center",
    missing: "missing",
    disputed: "disputed",
  });
});
