import { expect, test } from "vitest";
import { createBatchSummary } from "../testing/examples.ts";
import { batchDocuments } from "./batch-documents.ts";

const batch = (status: string, missing_count = 0, cards_count = 3) => ({
  ...createBatchSummary({ missing_count, cards_count }),
  status,
});

test.each([
  ["open", 0, ["manifest", "bag_label"], []],
  ["dispatched", 0, ["manifest", "bag_label"], []],
  ["receiving", 0, ["manifest", "bag_label"], []],
  ["receiving", 1, ["manifest", "bag_label", "missing_list"], ["missing_list"]],
  ["received", 0, ["manifest", "bag_label"], ["receipt_note"]],
  ["received", 1, ["manifest", "bag_label", "missing_list"], ["receipt_note", "missing_list"]],
  ["cancelled", 0, [], []],
  // A word of a later version of the contract.
  ["resting", 0, ["manifest", "bag_label"], []],
])(
  "A %s batch with %d missing has the papers %j where it is sent, and %j where it arrives",
  (status, missing, sent, received) => {
    expect(batchDocuments(batch(status, missing), "sending")).toEqual(sent);
    expect(batchDocuments(batch(status, missing), "receiving")).toEqual(received);
  },
);

test("A batch without cards has no papers", () => {
  expect(batchDocuments(batch("open", 0, 0), "sending")).toEqual([]);
});
