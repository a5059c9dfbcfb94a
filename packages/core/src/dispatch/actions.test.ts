import { describe, expect, test } from "vitest";
import {
  type ActionBatch,
  batchActions,
  type CardAction,
  cardActions,
  mayDo,
  mayDoToCard,
} from "./actions.ts";
import type { LineStatus, Side } from "./batch.ts";

const statuses = ["open", "dispatched", "receiving", "received", "cancelled", "lost"];
const lines: (LineStatus | "lost")[] = [
  "packed",
  "in_transit",
  "received",
  "missing",
  "disputed",
  "removed",
  "lost",
];

const create = (status: string, counts: Partial<ActionBatch> = {}): ActionBatch => ({
  status,
  cards_count: 3,
  received_count: 0,
  missing_count: 0,
  disputed_count: 0,
  ready_sms_sent_at: null,
  ...counts,
});

describe("A batch with cards, of which none is resolved,", () => {
  test.each([
    ["open", "sending", ["addCard", "dispatchBatch", "cancelBatch", "changeDestination", "addBatchNote"]],
    ["dispatched", "sending", ["reopenBatch", "addBatchNote"]],
    ["receiving", "sending", ["addBatchNote"]],
    ["received", "sending", ["addBatchNote"]],
    ["cancelled", "sending", ["reopenBatch"]],
    ["lost", "sending", ["addBatchNote"]],
    ["open", "receiving", ["addBatchNote"]],
    ["dispatched", "receiving", ["addBatchNote"]],
    ["receiving", "receiving", ["addBatchNote"]],
    ["received", "receiving", ["addBatchNote"]],
    ["cancelled", "receiving", []],
    ["lost", "receiving", ["addBatchNote"]],
  ] as [string, Side, string[]][])(
    "that is %s allows when %s: %j [DOM-02] [DOM-04]",
    (status, side, actions) => {
      expect(batchActions(create(status), side)).toEqual(actions);
    },
  );
});

describe("A batch", () => {
  test("takes cards only while it is open, and only where it is packed [DOM-02]", () => {
    const allowed = statuses.filter((status) => mayDo("addCard", create(status), "sending"));
    expect(allowed).toEqual(["open"]);
    expect(mayDo("addCard", create("open"), "receiving")).toBe(false);
  });

  test("is dispatched with one card at least [DOM-04]", () => {
    expect(mayDo("dispatchBatch", create("open", { cards_count: 0 }), "sending")).toBe(false);
    expect(mayDo("dispatchBatch", create("open", { cards_count: 1 }), "sending")).toBe(true);
  });

  test.each([{ received_count: 1 }, { missing_count: 1 }, { disputed_count: 1 }])(
    "that was dispatched is not reopened once the destination has looked into it: %j [DOM-04]",
    (counts) => {
      expect(mayDo("reopenBatch", create("dispatched", counts), "sending")).toBe(false);
      expect(mayDo("reopenBatch", create("cancelled", counts), "sending")).toBe(true);
    },
  );

  test("is closed by the destination when nothing is in transit any more [DOM-04]", () => {
    const resolved = { received_count: 1, missing_count: 1, disputed_count: 1 };
    expect(mayDo("receiveBatch", create("receiving", { ...resolved, disputed_count: 0 }), "receiving")).toBe(
      false,
    );
    expect(mayDo("receiveBatch", create("receiving", resolved), "receiving")).toBe(true);
    expect(mayDo("receiveBatch", create("dispatched", resolved), "receiving")).toBe(true);
    expect(mayDo("receiveBatch", create("received", resolved), "receiving")).toBe(false);
    expect(mayDo("receiveBatch", create("receiving", resolved), "sending")).toBe(false);
  });

  test("sends its ready SMS once, when it is received and a card has arrived [DOM-04]", () => {
    const arrived = { received_count: 2, missing_count: 1 };
    expect(mayDo("sendReadySms", create("received", arrived), "receiving")).toBe(true);
    expect(mayDo("sendReadySms", create("receiving", arrived), "receiving")).toBe(false);
    expect(mayDo("sendReadySms", create("received", { missing_count: 3 }), "receiving")).toBe(false);
    expect(mayDo("sendReadySms", create("received", arrived), "sending")).toBe(false);
    const sent = { ...arrived, ready_sms_sent_at: "2026-11-19T09:05:00Z" };
    expect(mayDo("sendReadySms", create("received", sent), "receiving")).toBe(false);
  });

  test("whose server sends no counts is counted by its lines [DOM-04]", () => {
    const cards = [{ line_status: "received" }, { line_status: "in_transit" }] as const;
    expect(mayDo("dispatchBatch", { status: "open", cards }, "sending")).toBe(true);
    expect(mayDo("dispatchBatch", { status: "open" }, "sending")).toBe(false);
    expect(mayDo("reopenBatch", { status: "dispatched", cards }, "sending")).toBe(false);
    expect(mayDo("receiveBatch", { status: "receiving", cards }, "receiving")).toBe(false);
    expect(mayDo("receiveBatch", { status: "receiving", cards: cards.slice(0, 1) }, "receiving")).toBe(true);
  });
});

describe("A card's line", () => {
  const unresolved = ["in_transit", "missing", "disputed"];
  test.each([
    ["removeCard", "sending", { open: ["packed"] }],
    ["receiveCard", "receiving", { dispatched: unresolved, receiving: unresolved, received: unresolved }],
    [
      "disputeCard",
      "receiving",
      {
        dispatched: ["in_transit", "received"],
        receiving: ["in_transit", "received"],
        received: ["in_transit"],
      },
    ],
    [
      "markCardMissing",
      "receiving",
      { dispatched: ["in_transit"], receiving: ["in_transit"], received: ["in_transit"] },
    ],
    ["undoCard", "receiving", { receiving: ["received", "missing", "disputed"] }],
  ] as [CardAction, Side, Record<string, string[]>][])(
    "allows %s when %s exactly where the table says so [DOM-04]",
    (action, side, allowed) => {
      const other = side === "sending" ? "receiving" : "sending";
      for (const status of statuses) {
        const found = lines.filter((line_status) =>
          mayDoToCard(action, create(status), { line_status }, side),
        );
        expect(found).toEqual(allowed[status] ?? []);
        expect(mayDo(action, create(status), side)).toBe(status in allowed);
        expect(mayDo(action, create(status), other)).toBe(false);
        for (const line_status of lines) {
          expect(mayDoToCard(action, create(status), { line_status }, other)).toBe(false);
        }
      }
    },
  );

  test("lists what it allows, in the order in which it is offered [DOM-04]", () => {
    const inTransit = { line_status: "in_transit" };
    expect(cardActions(create("receiving"), inTransit, "receiving")).toEqual([
      "receiveCard",
      "disputeCard",
      "markCardMissing",
    ]);
    expect(cardActions(create("receiving"), { line_status: "missing" }, "receiving")).toEqual([
      "receiveCard",
      "undoCard",
    ]);
    expect(cardActions(create("received"), { line_status: "missing" }, "receiving")).toEqual(["receiveCard"]);
    expect(cardActions(create("open"), { line_status: "packed" }, "sending")).toEqual(["removeCard"]);
    expect(cardActions(create("toString"), inTransit, "receiving")).toEqual([]);
  });
});
