import { fc, test as property } from "@fast-check/vitest";
import { createBatch, createBatchCard, exampleAnswers, headOffice } from "@id-desk/core/testing";
import { cleanup, screen, waitFor } from "@testing-library/react";
import { afterEach, describe, expect, test, vi } from "vitest";
import { userEvent } from "vitest/browser";
import { DispatchReceivingBatch } from "../../dispatch/DispatchReceivingBatch/index.ts";
import { DispatchSendingBatch } from "../../dispatch/DispatchSendingBatch/index.ts";
import { readingScreens } from "../../testing/every-screen.tsx";
import { createBatchPage, createScreenPage, renderScreen, serialOf } from "../../testing/index.ts";
import type { LoadErrorEvent } from "../frame/screen-props.ts";

afterEach(() => vi.restoreAllMocks());

/** The same record without some fields, as JSON takes away what is undefined. */
function without(record: object, ...names: readonly string[]): Record<string, unknown> {
  return Object.fromEntries(Object.entries(record).filter(([name]) => !names.includes(name)));
}

const answerWith = (body: unknown) => () => Response.json(body);

describe("A server that keeps less than ours", () => {
  test("without versions, notes, events, removed cards and names still has its batch packed", async () => {
    const card = without(
      createBatchCard(1),
      "name_en",
      "name_dv",
      "added_by",
      "added_at",
      "sequence",
      "removed",
    );
    const batch = {
      ...without(createBatch(), "version", "notes", "events", "removed_cards", "cards_count", "created_by"),
      cards: [card],
      weather: "rain",
    };
    const { server } = renderScreen(<DispatchSendingBatch batchId={12} />, {
      handlers: {
        getSendingBatch: answerWith({ batch }),
        dispatchBatch: answerWith({ batch: { id: 12, status: "dispatched" } }),
      },
    });
    const page = createBatchPage("sending");
    expect(await page.findRow(serialOf(1))).toBeTruthy();
    await page.press("Dispatch");
    await page.findDialog();
    await userEvent.click(screen.getByRole("button", { name: "Dispatch batch" }));
    expect(await screen.findByText("Dispatched")).toBeTruthy();
    expect(await page.findRow(serialOf(1))).toBeTruthy();
    expect(server.callsOf("dispatchBatch")[0]?.body).toEqual({});
  });

  test("with words of its own for where things stand shows them as they are", async () => {
    const batch = {
      ...createBatch({ cards: [createBatchCard(1)] }),
      status: "held_by_customs",
      cards: [{ ...createBatchCard(1), line_status: "in_quarantine" }],
    };
    renderScreen(<DispatchReceivingBatch batchId={12} />, {
      handlers: { getReceivingBatch: answerWith({ batch }) },
    });
    expect(await screen.findByText("held_by_customs")).toBeTruthy();
    expect(await screen.findByText("in_quarantine")).toBeTruthy();
    expect(screen.queryByRole("textbox", { name: /^Scan/ })).toBeNull();
  });
});

describe("An answer of another shape", () => {
  test.each([
    ["nothing at all", () => new Response(null, { status: 200 })],
    ["no content", () => new Response(null, { status: 204 })],
    ["a page", () => new Response("<html>", { headers: { "Content-Type": "text/html" } })],
    ["a file", () => new Response("%PDF", { headers: { "Content-Type": "application/pdf" } })],
    [
      "half a text",
      () => new Response('{"batch":{"id":12', { headers: { "Content-Type": "application/json" } }),
    ],
    ["another record", answerWith({ parcel: { id: 12 } })],
    ["a batch without its number", answerWith({ batch: without(createBatch(), "batch_no") })],
    ["a card that cannot be read", answerWith({ batch: { ...createBatch(), cards: [{}] } })],
  ])("shows the card of a server's failure for %s", async (_, answer) => {
    const onLoadError = vi.fn();
    renderScreen(<DispatchSendingBatch batchId={12} onLoadError={onLoadError} />, {
      handlers: { getSendingBatch: answer },
    });
    await createScreenPage("DispatchSendingBatch").findError();
    expect(onLoadError.mock.calls[0]?.[0]).toMatchObject({ error: { code: "server" } });
  });
});

/** The answer with something taken away, changed or added at a place in it. */
function mutate(value: unknown, path: readonly number[], change: unknown): unknown {
  const [step, ...rest] = path;
  if (step === undefined || typeof value !== "object" || value === null) return change;
  const entries = Object.entries(value);
  const [name, held] = entries[step % Math.max(1, entries.length)] ?? ["extra", undefined];
  const changed = mutate(held, rest, change);
  if (Array.isArray(value)) return value.map((item, index) => (String(index) === name ? changed : item));
  return { ...value, [name]: changed, unknown_field: { of: ["another server"] } };
}

const mutations = fc.array(
  fc.record({
    path: fc.array(fc.nat(30), { minLength: 1, maxLength: 6 }),
    change: fc.constantFrom(undefined, null, "", "a word", 0, -1.5, true, [], {}, [null], ["x"], { id: 1 }),
  }),
  { minLength: 1, maxLength: 4 },
);

const richBatch = createBatch({
  status: "received",
  cards: [
    createBatchCard(1, {
      line_status: "disputed",
      resolution: { reason: "wrong_serial", notes: "Another card", found_serial_number: "SN0000999" },
    }),
    createBatchCard(2, { line_status: "received" }),
  ],
  removed_cards: [
    createBatchCard(3, {
      line_status: "removed",
      removed: { notes: "By mistake", by: { username: "a", fullname: "A" }, at: "2026-11-19T09:05:00Z" },
    }),
  ],
  notes: [
    {
      id: 1,
      body: "By the boat",
      author: { username: "a", fullname: "A" },
      center: headOffice,
      at: "2026-11-19T09:05:00Z",
    },
  ],
});

describe.each(readingScreens)("$name", ({ name, render: draw }) => {
  property.prop([mutations, fc.boolean()], { numRuns: 20 })(
    "is shown, or says that the server failed, whatever is missing or different in an answer",
    async (changes, isRich) => {
      vi.spyOn(console, "error").mockImplementation(() => undefined);
      const spoil = (body: unknown) =>
        answerWith(changes.reduce((answer, { path, change }) => mutate(answer, path, change), body));
      const events: LoadErrorEvent[] = [];
      const onReady = vi.fn();
      const batch = isRich ? { batch: richBatch } : exampleAnswers.getSendingBatch?.().body;
      renderScreen(draw({ onReady, onLoadError: (event) => events.push(event) }), {
        handlers: {
          listUserCenters: spoil(exampleAnswers.listUserCenters?.().body),
          listCenterHierarchy: spoil(exampleAnswers.listCenterHierarchy?.().body),
          listSendingBatches: spoil(exampleAnswers.listSendingBatches?.().body),
          listReceivingBatches: spoil(exampleAnswers.listReceivingBatches?.().body),
          getSendingBatch: spoil(batch),
          getReceivingBatch: spoil(batch),
        },
      });
      await waitFor(() => expect(onReady.mock.calls.length + events.length).toBeGreaterThan(0));
      expect(events.map(({ error }) => error.code).filter((code) => code !== "server")).toEqual([]);
      expect(createScreenPage(name).root().textContent).not.toBe("");
      cleanup();
    },
  );
});
