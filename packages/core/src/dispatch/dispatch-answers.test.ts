import { describe, expect, test } from "vitest";
import type { OperationId } from "../client/operation.ts";
import { createBatch, createBatchSummary, headOffice } from "../testing/examples.ts";
import { answers } from "./dispatch-answers.ts";

const read = (id: OperationId, answer: unknown) => answers[id]?.(answer);

describe("An answer of dispatch", () => {
  test.each<[OperationId, unknown]>([
    ["createBatch", {}],
    ["sendReadySms", {}],
    ["receiveCard", { batch: { id: 12 } }],
    ["receiveCard", { card: { id: 1 } }],
    ["getSendingBatch", {}],
    ["getReceivingBatch", {}],
    ["markPrinted", { copies: 2 }],
    ["locateCard", { batch: "B-12" }],
    ["listCenters", {}],
    ["listCenterHierarchy", {}],
    ["listAudit", null],
  ])("that does not tell what %s asks for is refused: %j", (id, answer) => {
    expect(() => read(id, answer)).toThrow(SyntaxError);
  });

  test("that is no list says of what", () => {
    expect(() => read("listSendingBatches", {})).toThrow("The answer has no readable batches.");
    expect(() => read("listCenterHierarchy", { centers: 7 })).toThrow("The answer has no readable centres.");
    expect(() => read("listAudit", null)).toThrow("The answer has no readable answer.");
  });

  test("about messages names only those whose card it tells", () => {
    const skipped = [{ serial_number: "SN1", reason: "no_phone" }, { reason: "no_phone" }, null];
    const answer = { batch: { id: 12 }, sent: 3 };
    expect(read("sendReadySms", { ...answer, skipped })).toEqual({ ...answer, skipped: [skipped[0]] });
    expect(read("sendReadySms", answer)).toEqual({ ...answer, skipped: [] });
  });

  test("about a printout counts one copy where it counts none", () => {
    expect(read("markPrinted", { copies: 3, batch: { id: 12 } })).toEqual({ copies: 3, batch: { id: 12 } });
    expect(read("markPrinted", { batch: { id: 12 } })).toEqual({ copies: 1, batch: { id: 12 } });
  });

  test.each(["listSendingBatches", "listReceivingBatches"] as const)(
    "to %s counts the batches where the server does not",
    (id) => {
      const batches = [createBatchSummary(), createBatchSummary({ id: 13 })];
      expect(read(id, { batches })).toMatchObject({ batches, meta: { total: 2 } });
    },
  );

  test("about the audit counts the events that can be read", () => {
    const events = [{ id: 7, action: "create" }, {}, { id: 8, action: "dispatch" }];
    expect(read("listAudit", { events, day: "2026-11-19" })).toMatchObject({
      day: "2026-11-19",
      events: [{ id: 7 }, { id: 8 }],
      meta: { total: 2 },
    });
  });

  test("about centres shows those that can be read, with those that they look after", () => {
    expect(read("listCenters", { centers: [headOffice, {}] })).toEqual({ centers: [headOffice] });
    expect(read("listCenterHierarchy", { centers: [headOffice, {}] })).toEqual({
      centers: [{ ...headOffice, children: [] }],
    });
  });

  test("about one batch promises nothing that its server does not say", () => {
    for (const id of ["getSendingBatch", "getReceivingBatch"] as const) {
      expect(read(id, { batch: createBatch() })).toHaveProperty("extensions", []);
    }
  });
});
