import { readRegistryError } from "@id-desk/core";
import { expect, test } from "vitest";
import { readCardCenter, readEarlierDoing, readLinkedBatch } from "./scan-refusal.ts";

const refusal = (status: number, body: object) => readRegistryError({ status, body });

test("A refusal tells which batch holds the card and where that goes", () => {
  const context = { batch_id: 4, batch_no: "DB-2026-000004", destination_center: { id: 6, name: "Addu" } };
  expect(readLinkedBatch(refusal(400, { message: "Already linked", context }))).toEqual({
    batchId: 4,
    batchNo: "DB-2026-000004",
    destination: "Addu",
    destinationId: 6,
  });
});

test.each([
  ["says nothing of it", {}],
  ["says it in another form", { context: { batch_no: 4, destination_center: "Addu" } }],
])("A registry that %s leaves the plain sentence", (_, change) => {
  expect(readLinkedBatch(refusal(400, { message: "Already linked", ...change }))).toBeUndefined();
});

test("A refusal tells at which centre the card is", () => {
  const context = { center: { id: 2, name: "Hulhumalé" } };
  expect(readCardCenter(refusal(400, { message: "No", context }))).toBe("Hulhumalé");
  expect(readCardCenter(refusal(400, { message: "No", context: { center: null } }))).toBeUndefined();
});

test("Who was faster is read as a name or as a member of staff", () => {
  const at = "2026-11-22T04:30:00Z";
  expect(readEarlierDoing(refusal(400, { message: "No", context: { by: "Hassan", at } }))).toEqual({
    by: "Hassan",
    at,
  });
  const by = { username: "h", fullname: "Hassan" };
  expect(readEarlierDoing(refusal(400, { message: "No", context: { by } })).by).toBe("Hassan");
});
