import { createBatch, headOffice, islandCenter, reply } from "@id-desk/core/testing";
import { screen, waitFor, within } from "@testing-library/react";
import { expect, test } from "vitest";
import { userEvent } from "vitest/browser";
import { createBatchPage } from "../../testing/batch-page.ts";
import { createBatchServer, createCards, serialOf } from "../../testing/batch-server.ts";
import {
  type ChangeCase,
  confirm,
  describeMessageAlone,
  said,
  withoutRecords,
} from "../../testing/message-alone.tsx";
import { renderScreen } from "../../testing/render-screen.tsx";
import { press } from "../../testing/stage-counter.tsx";
import { dispatchReceivingManifest } from "../DispatchReceiving/index.ts";
import { DispatchReceivingBatch, dispatchReceivingBatchManifest } from "../DispatchReceivingBatch/index.ts";
import { DispatchSending, dispatchSendingManifest } from "../DispatchSending/index.ts";
import { DispatchSendingBatch, dispatchSendingBatchManifest } from "../DispatchSendingBatch/index.ts";

// The browser's own window for printing would stop the test.

const { chooseForCard } = createBatchPage("receiving");

const watch = new MutationObserver((changes) => {
  for (const node of changes.flatMap(({ addedNodes }) => [...addedNodes])) {
    const view = node instanceof HTMLIFrameElement ? node.contentWindow : null;
    if (view) view.print = () => view.dispatchEvent(new Event("afterprint"));
  }
});
watch.observe(document, { childList: true, subtree: true });

const batchNo = /DB-2026-000012/;
const findText = (text: string | RegExp) => screen.findAllByText(text);
const findRow = (number: number, words: RegExp) => async () => {
  const tabs = screen.queryByRole("radio", { name: /^All/ });
  if (tabs) await userEvent.click(tabs);
  await waitFor(() =>
    expect(
      screen.getAllByRole("row").find((row) => row.textContent?.includes(serialOf(number)))?.textContent,
    ).toMatch(words),
  );
};

async function scan(side: "sending" | "receiving") {
  await screen.findByRole("textbox", { name: /^Scan/ });
  createBatchPage(side).scan(serialOf(1));
}

type BatchChange = Parameters<typeof createBatch>[0];

/** A batch at its origin. */
const sending = (batch: BatchChange, rest: Omit<ChangeCase, "draw" | "given" | "reads">): ChangeCase => ({
  draw: () => <DispatchSendingBatch batchId={12} autoFocusScan />,
  given: () => ({
    session: { center: headOffice },
    handlers: createBatchServer(createBatch(batch), { extensions: ["printed", "destination"] }).handlers,
  }),
  reads: "getSendingBatch",
  ...rest,
});

/** A batch at its destination. */
const receiving = (batch: BatchChange, rest: Omit<ChangeCase, "draw" | "given" | "reads">): ChangeCase => ({
  draw: () => <DispatchReceivingBatch batchId={12} autoFocusScan />,
  given: () => ({
    session: { center: islandCenter },
    handlers: createBatchServer(createBatch(batch), { extensions: ["photos", "undo"] }).handlers,
  }),
  reads: "getReceivingBatch",
  ...rest,
});
const arriving = { status: "receiving", cards: createCards(2, { line_status: "in_transit" }) } as const;
const checked = { status: "receiving", cards: createCards(2, { line_status: "received" }) } as const;

async function drawPhoto(): Promise<File> {
  const canvas = new OffscreenCanvas(40, 30);
  canvas.getContext("2d")?.fillRect(0, 0, 40, 30);
  return new File([await canvas.convertToBlob({ type: "image/png" })], "card.png", { type: "image/png" });
}

describeMessageAlone(
  [
    dispatchSendingManifest,
    dispatchReceivingManifest,
    dispatchSendingBatchManifest,
    dispatchReceivingBatchManifest,
  ],
  {
    createBatch: {
      draw: () => <DispatchSending />,
      given: () => ({}),
      async act() {
        await press("New batch");
        const dialog = within(await screen.findByRole("dialog"));
        await waitFor(() => expect(dialog.getByRole("combobox", { name: "Destination" })).toHaveFocus());
        await userEvent.keyboard("Kulhu{ArrowDown}{Enter}");
        await press(/^Create/);
      },
      shows: () => waitFor(() => expect(screen.queryByRole("dialog")).toBeNull()),
      reads: "listSendingBatches",
    },
    addCard: sending(
      {},
      {
        act: () => scan("sending"),
        shows: findRow(1, /Packed/),
      },
    ),
    removeCard: sending(
      { cards: createCards(2) },
      {
        act: async () => {
          await press(`Remove ${serialOf(1)}`);
          await confirm("Remove card");
        },
        shows: () => screen.findByRole("region", { name: "1 removed card" }),
      },
    ),
    dispatchBatch: sending(
      { cards: createCards(1) },
      {
        act: async () => {
          await press("Dispatch");
          await confirm("Dispatch batch");
        },
        shows: () => findText("Dispatched"),
      },
    ),
    cancelBatch: sending(
      { cards: createCards(1) },
      {
        act: async () => {
          await press("Cancel batch");
          await confirm("Cancel batch");
        },
        shows: () => findText("Cancelled: As agreed"),
      },
    ),
    changeDestination: sending(
      { destination_center: { id: 24, name: "R. Dhuvaafaru" } },
      {
        act: async () => {
          await press("Change destination");
          const dialog = within(await screen.findByRole("dialog"));
          await userEvent.click(dialog.getByRole("combobox", { name: "New destination" }));
          await userEvent.keyboard("Kulhu{ArrowDown}{Enter}");
          await confirm("Change destination");
        },
        shows: () => findText("Centre 6"),
      },
    ),
    reopenBatch: sending(
      { status: "dispatched", cards: createCards(1, { line_status: "in_transit" }) },
      {
        act: async () => {
          await press("Reopen batch");
          await confirm("Reopen batch");
        },
        shows: () => screen.findByRole("textbox", { name: /^Scan/ }),
      },
    ),
    addBatchNote: sending(
      { cards: createCards(1) },
      {
        act: async () => {
          await press("Add note");
          await confirm("Add note", "The seal was broken");
        },
        shows: () => findText("The seal was broken"),
      },
    ),
    markPrinted: sending(
      { cards: createCards(1) },
      {
        act: async () => {
          await press("Print");
          await confirm("Print");
        },
        shows: () => waitFor(() => expect(screen.queryByRole("dialog")).toBeNull()),
      },
    ),
    receiveCard: receiving(arriving, {
      act: () => scan("receiving"),
      shows: findRow(1, /Received/),
    }),
    markCardMissing: receiving(arriving, {
      act: async () => {
        await chooseForCard("Mark as missing", serialOf(1));
        await confirm("Mark as missing");
      },
      shows: findRow(1, /Missing/),
    }),
    disputeCard: receiving(arriving, {
      act: async () => {
        await chooseForCard("Dispute", serialOf(1));
        await userEvent.selectOptions(await screen.findByLabelText("Reason"), "Damaged");
        await confirm("Dispute card");
      },
      shows: findRow(1, /Disputed/),
    }),
    attachCardPhoto: receiving(arriving, {
      act: async () => {
        await chooseForCard("Dispute", serialOf(1));
        await userEvent.selectOptions(await screen.findByLabelText("Reason"), "Damaged");
        const field = await screen.findByRole("group", { name: /^Photograph/ });
        const input = field.querySelector<HTMLInputElement>("input[type=file]");
        await userEvent.upload(input as HTMLInputElement, await drawPhoto());
        await within(field).findByRole("img");
        await confirm("Dispute card");
      },
      shows: findRow(1, /Disputed/),
    }),
    undoCard: receiving(checked, {
      act: async () => {
        await userEvent.click(await screen.findByRole("radio", { name: /^All/ }));
        await chooseForCard("Undo", serialOf(1));
        await confirm(/^Undo/);
      },
      shows: findRow(1, /In transit/),
    }),
    receiveBatch: receiving(checked, {
      act: async () => {
        await press("Receive batch");
        await confirm("Receive batch");
      },
      shows: () => screen.findByRole("button", { name: /ready SMS/i }),
    }),
    sendReadySms: receiving(
      { ...checked, status: "received" },
      {
        act: async () => {
          await press(/ready SMS/i);
          await confirm(/SMS/i);
        },
        shows: () => waitFor(() => expect(screen.queryByRole("button", { name: /ready SMS/i })).toBeNull()),
      },
    ),
  },
);

test("A burst of scans answered with a message alone is recorded, and its batch is read a few times at most", async () => {
  const numbers = Array.from({ length: 20 }, (_, index) => index + 1);
  const { handlers } = createBatchServer(createBatch());
  const { server } = renderScreen(<DispatchSendingBatch batchId={12} autoFocusScan />, {
    handlers: withoutRecords(handlers, () => Response.json({ message: said }, { status: 201 })),
  });
  await screen.findByRole("heading", { level: 1, name: batchNo });
  createBatchPage("sending").scan(...numbers.map(serialOf));
  for (const number of numbers) await findRow(number, /Packed/)();
  expect(server.callsOf("addCard")).toHaveLength(20);
  expect(server.callsOf("getSendingBatch").length).toBeLessThan(8);
});

test("A card that the registry does not have after all leaves its row, and can be scanned again", async () => {
  const { handlers } = createBatchServer(createBatch());
  const { server } = renderScreen(<DispatchSendingBatch batchId={12} autoFocusScan />, {
    handlers: { ...handlers, addCard: () => Response.json({ message: said }) },
  });
  await screen.findByRole("heading", { level: 1, name: batchNo });
  const batchPage = createBatchPage("sending");
  batchPage.scan(serialOf(1));
  await waitFor(() => expect(server.callsOf("getSendingBatch")).toHaveLength(2));
  await findText("No cards yet.");
  batchPage.scan(serialOf(1));
  await waitFor(() => expect(server.callsOf("addCard")).toHaveLength(2));
});

test("A batch that is read again in vain shows what it showed, and what was done is not sent again", async () => {
  const { handlers } = createBatchServer(createBatch({ cards: createCards(1) }));
  const { server } = renderScreen(<DispatchSendingBatch batchId={12} />, {
    handlers: withoutRecords(handlers, () => Response.json({ message: said })),
  });
  await screen.findByRole("heading", { level: 1, name: batchNo });
  server.on("getSendingBatch", () => reply(500, { message: "Database is away" }));
  await press("Add note");
  await confirm("Add note", "The seal was broken");
  await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
  await findText("Database is away.");
  expect(screen.getByRole("heading", { level: 1, name: batchNo })).toBeVisible();
  expect(server.callsOf("addBatchNote")).toHaveLength(1);
});

test("Many cards that are changed together are done once each, and their batch is read a few times at most", async () => {
  const { handlers } = createBatchServer(createBatch({ cards: createCards(12) }));
  const { server } = renderScreen(<DispatchSendingBatch batchId={12} />, {
    handlers: withoutRecords(handlers, () => Response.json({ message: said })),
  });
  await press("Select cards");
  await userEvent.click(await screen.findByRole("checkbox", { name: "Select every card in the list" }));
  await press("Remove 12 cards");
  await confirm("Remove 12 cards", "Packed for another centre");
  await findText("12 of 12 done.");
  await findText("No cards yet.");
  expect(server.callsOf("removeCard")).toHaveLength(12);
  expect(server.callsOf("getSendingBatch").length).toBeLessThan(5);
});
