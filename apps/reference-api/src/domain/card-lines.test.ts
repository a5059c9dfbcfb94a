import { expect, test } from "vitest";
import { decideLineAction, type LineAction, type LineStatus } from "./card-lines.ts";

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
