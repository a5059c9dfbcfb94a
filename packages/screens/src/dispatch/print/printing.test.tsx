import type { Batch } from "@id-desk/core";
import { createBatch, createNetworkFailure, type FakeHandlers, refuse, reply } from "@id-desk/core/testing";
import { act, fireEvent, render, screen, waitFor, within } from "@testing-library/react";
import { afterEach, expect, test, vi } from "vitest";
import { createBatchPage } from "../../testing/batch-page.ts";
import { createBatchServer, createCards, serialOf } from "../../testing/batch-server.ts";
import { createTestRegistry, Stage } from "../../testing/stage.tsx";
import { DispatchReceivingBatch } from "../DispatchReceivingBatch/index.ts";
import { DispatchSendingBatch } from "../DispatchSendingBatch/index.ts";

/** What was printed: its words, each time that a frame was told to. */
const printed: string[] = [];

// The browser's own window for printing would stop the test.
const watch = new MutationObserver((changes) => {
  for (const { addedNodes } of changes) {
    for (const node of addedNodes) {
      const view = node instanceof HTMLIFrameElement ? node.contentWindow : null;
      if (view) {
        view.print = () => {
          printed.push(view.document.body.textContent ?? "");
          view.dispatchEvent(new Event("afterprint"));
        };
      }
    }
  }
});
watch.observe(document, { childList: true, subtree: true });

afterEach(() => {
  printed.length = 0;
  vi.restoreAllMocks();
});

/** A server that counts prints, or says that it does not. */
function show(
  batch: Partial<Batch>,
  { counts = true, handlers = {} }: { readonly counts?: boolean; readonly handlers?: FakeHandlers } = {},
) {
  const server = createBatchServer(createBatch(batch));
  let copies = 0;
  const read = () => reply(200, { batch: server.batch, ...(counts && { extensions: ["printed" as const] }) });
  const stage = createTestRegistry({
    handlers: {
      ...server.handlers,
      getSendingBatch: read,
      getReceivingBatch: read,
      markPrinted: () => {
        copies += 1;
        return reply(200, { copies, batch: server.batch });
      },
      ...handlers,
    },
  });
  const isArriving = batch.status === "received";
  render(
    <Stage stage={stage}>
      {isArriving ? <DispatchReceivingBatch batchId={12} /> : <DispatchSendingBatch batchId={12} />}
    </Stage>,
  );
  return { server, calls: stage.server };
}

async function openPrint() {
  fireEvent.click(await screen.findByRole("button", { name: "Print" }));
  return within(await screen.findByRole("dialog"));
}

/** Prints, and gives what stood on the paper. */
async function print(choose: (dialog: ReturnType<typeof within>) => void = () => undefined) {
  const before = printed.length;
  const dialog = await openPrint();
  choose(dialog);
  fireEvent.click(dialog.getByRole("button", { name: "Print" }));
  await waitFor(() => expect(printed.length).toBe(before + 1));
  return printed.at(-1) ?? "";
}

const isClosed = () => waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());

test("A manifest has every card of the server's newest answer, and the second one is a copy", async () => {
  const { server, calls } = show({ cards: createCards(2) });
  await screen.findByRole("button", { name: "Print" });
  server.change({ cards: createCards(3) });

  const first = await print();
  for (const number of [1, 2, 3]) expect(first).toContain(serialOf(number));
  expect(first).toContain("3 cards (three)");
  expect(first).not.toContain("COPY");
  await isClosed();

  expect(await print()).toContain("COPY 2");
  expect(calls.callsOf("markPrinted").map(({ body }) => body)).toEqual([
    { document: "manifest" },
    { document: "manifest" },
  ]);
});

test("A server that counts no prints is not asked to; copies are marked within the session", async () => {
  const { calls } = show({ cards: createCards(1) }, { counts: false });
  const dialog = await openPrint();
  expect(dialog.queryByText(/never printed/)).toBeNull();
  fireEvent.click(dialog.getByRole("button", { name: "Close" }));
  await isClosed();

  expect(await print()).not.toContain("COPY");
  await isClosed();
  expect(await print()).toContain("COPY 2");
  expect(calls.callsOf("markPrinted")).toEqual([]);
});

test("Whether a manifest was ever printed is said where the server knows it", async () => {
  show({ cards: createCards(1), printed: null });
  expect((await openPrint()).getByText(/This manifest was never printed\./)).toBeTruthy();
});

test("Hidden names are on no paper, and neither are notes, in which one could stand", async () => {
  const cards = createCards(2, { name_dv: "އަލީ" });
  const notes = [
    {
      id: 1,
      body: "For Mohamed Naseer",
      author: { username: "clerk.two", fullname: "Hassan Manik" },
      center: { id: 1, name: "DNR Head Office" },
      at: "2026-11-19T09:05:00Z",
    },
  ];
  show({ cards, notes });
  const paper = await print((dialog) =>
    fireEvent.click(dialog.getByRole("checkbox", { name: "Hide names" })),
  );
  for (const { serial_number, name_en, id_number } of cards) {
    expect(paper).toContain(serial_number);
    expect(paper).toContain(`…${id_number.slice(-3)}`);
    expect(paper).not.toContain(id_number);
    expect(paper).not.toContain(name_en);
  }
  expect(paper).not.toContain("އަލީ");
  await isClosed();
  expect(await print()).toContain("For Mohamed Naseer");
});

test("Without an answer the last one is printed with its time, and staff are told", async () => {
  let isAway = false;
  const cards = createCards(2);
  const { calls } = show(
    { cards },
    {
      handlers: {
        getSendingBatch: () => {
          if (isAway) throw createNetworkFailure();
          return reply(200, { batch: createBatch({ cards }), extensions: ["printed"] });
        },
        addCard: () => new Promise(() => undefined),
      },
    },
  );
  await screen.findByRole("textbox", { name: /^Scan/ });
  const page = createBatchPage("sending");
  page.scan(serialOf(7));
  await page.findRow(serialOf(7));
  isAway = true;

  const paper = await print();
  expect(paper).toContain(serialOf(2));
  expect(paper).not.toContain(serialOf(7));
  expect(paper).toMatch(
    /did not answer when this was printed. It shows the batch as it was [A-Z][a-z]{2} \d/,
  );
  expect(paper).toContain("1 scan was not saved");
  expect(calls.callsOf("markPrinted")).toEqual([]);
  expect(screen.getByText(/Printed as the batch was [A-Z][a-z]{2} \d/)).toBeTruthy();
});

test("A batch that is no longer this centre's is not printed from what was known before", async () => {
  let isGone = false;
  show(
    { cards: createCards(1) },
    {
      handlers: {
        getSendingBatch: () =>
          isGone
            ? refuse("Batch not found.", { status: 404, code: "not_found" })
            : reply(200, { batch: createBatch({ cards: createCards(1) }) }),
      },
    },
  );
  await screen.findByRole("button", { name: "Print" });
  isGone = true;
  const dialog = await openPrint();
  fireEvent.click(dialog.getByRole("button", { name: "Print" }));
  expect(await dialog.findByText("Batch not found.")).toBeTruthy();
  await act(() => Promise.resolve());
  expect(printed).toEqual([]);
});

test("A print that the server does not count is a print all the same", async () => {
  show(
    { cards: createCards(1) },
    { handlers: { markPrinted: () => refuse("Database is away", { status: 500 }) } },
  );
  expect(await print()).toContain(serialOf(1));
  expect(await screen.findByText(/did not count this print/)).toBeTruthy();
});

test("A receipt note says what became of each card, and lists what is missing or disputed by itself", async () => {
  const [one, two, three] = createCards(3, { resolved_at: "2026-11-19T09:05:00Z" });
  if (!one || !two || !three) throw new Error("There are three cards.");
  show({
    status: "received",
    received_on: "2026-11-18",
    received_at: "2026-11-19T09:05:00Z",
    cards: [
      { ...one, line_status: "received", resolution: { method: "scan" } },
      { ...two, line_status: "missing", resolution: { notes: "Not inside" } },
      { ...three, line_status: "disputed", resolution: { reason: "damaged", notes: "Chip is broken" } },
    ],
  });
  const note = await print();
  expect(note).toContain("Nov 18, 2026");
  expect(note.match(new RegExp(serialOf(2), "g"))).toHaveLength(2);
  expect(note.match(new RegExp(serialOf(1), "g"))).toHaveLength(1);
  expect(note).toContain("Chip is broken");
  await isClosed();

  const list = await print((dialog) => fireEvent.click(dialog.getByRole("radio", { name: "Missing cards" })));
  expect(list).toContain("1 card (one)");
  expect(list).toContain(serialOf(2));
  expect(list).not.toContain(serialOf(3));
});

test("A batch without cards has nothing to print", async () => {
  show({});
  await screen.findByRole("textbox", { name: /^Scan/ });
  expect(screen.queryByRole("button", { name: "Print" })).toBeNull();
});
