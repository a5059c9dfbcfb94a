import { expect, test } from "vitest";
import { listExtensions } from "./extensions.ts";

const always = [
  ...[
    "packing",
    "printed",
    "audit",
    "created_range",
    "tab_counts",
    "changes",
    "undo",
    "destination",
    "locate",
  ],
  ...["application_files", "find", "drafts", "interactions", "expat_portraits", "figures", "waiting_cards"],
  "sessions",
];

test("a server tells of what it can always, and of what it has been given for", () => {
  expect(listExtensions({})).toEqual(always);
  expect(listExtensions({ settings: { secondFactor: "off" } })).toEqual(always);
  expect(listExtensions({ settings: { secondFactor: "optional" } })).toEqual([...always, "second_factor"]);
  expect(listExtensions({ readPhoto: true })).toEqual([...always, "photos"]);
  expect(listExtensions({ readProof: true })).toEqual([...always, "evidence"]);
  expect(listExtensions({ readCapture: true })).toEqual([...always, "capture_sets"]);
  expect(listExtensions({ uploads: true })).toEqual([...always, "uploads"]);
  expect(listExtensions({ paintPortrait: true })).toEqual([...always, "portraits", "person_portraits"]);
  expect(listExtensions({ heldAnswers: true })).toEqual([...always, "held_changes"]);
});
