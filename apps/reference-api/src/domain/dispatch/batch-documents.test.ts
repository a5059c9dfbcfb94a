import { expect, test } from "vitest";
import type { BatchStatus, Side } from "./batch-actions.ts";
import { type BatchDocument, decideDocument } from "./batch-documents.ts";

const statuses: readonly BatchStatus[] = ["open", "dispatched", "receiving", "received", "cancelled"];
const packing = "open dispatched receiving received";

test.each([
  ["manifest", "origin", 0, packing],
  ["manifest", "destination", 1, ""],
  ["bag_label", "origin", 0, packing],
  ["bag_label", "destination", 1, ""],
  ["receipt_note", "origin", 1, ""],
  ["receipt_note", "destination", 0, "received"],
  ["missing_list", "origin", 1, "receiving received"],
  ["missing_list", "destination", 1, "receiving received"],
  ["missing_list", "destination", 0, ""],
] as const satisfies readonly (readonly [BatchDocument, Side, number, string])[])(
  "there is a %s for the %s with %i missing cards while the batch is: %s",
  (document, side, missing, there) => {
    const refused = { message: "This batch has no such document now.", code: "no_such_document" };
    const decided = statuses.map((status) => decideDocument(document, { side, status, missing }));

    expect(statuses.filter((_, index) => decided[index] === undefined).join(" ")).toBe(there);
    for (const refusal of decided) expect([undefined, refused]).toContainEqual(refusal);
  },
);
