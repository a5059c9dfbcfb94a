import { createBatch, createBatchSummary, createNetworkFailure, refuse, reply } from "@id-desk/core/testing";
import { render, screen, waitFor, within } from "@testing-library/react";
import { beforeEach, describe, expect, test, vi } from "vitest";
import { page, userEvent } from "vitest/browser";
import { createCards } from "../../testing/batch-server.ts";
import { serveBatches } from "../../testing/example-batches.ts";
import { createTestRegistry, Stage } from "../../testing/stage.tsx";
import { findRow, showSending } from "../../testing/stage-sending.tsx";
import { DispatchReceiving, type DispatchReceivingProps } from "../DispatchReceiving/DispatchReceiving.tsx";
// What a page asks for later is here from the start: none of these tests is about how long it takes.
import "./RowDialog.tsx";

beforeEach(() => page.viewport(1366, 768));

const open = createBatchSummary({ id: 1, batch_no: "DB-2026-000001", cards_count: 3, version: 7 });
const sent = createBatchSummary({ id: 2, batch_no: "DB-2026-000002", status: "dispatched", cards_count: 2 });
const begun = createBatchSummary({
  id: 3,
  batch_no: "DB-2026-000003",
  status: "receiving",
  cards_count: 2,
  received_count: 1,
});
const arrived = createBatchSummary({
  id: 4,
  batch_no: "DB-2026-000004",
  status: "received",
  cards_count: 2,
  received_count: 2,
});
const given = createBatchSummary({ id: 5, batch_no: "DB-2026-000005", status: "cancelled" });
const empty = createBatchSummary({ id: 6, batch_no: "DB-2026-000006", cards_count: 0 });
const all = [open, sent, begun, arrived, given, empty];

async function openMenu(batchNo: string) {
  const row = await findRow(batchNo);
  await userEvent.click(row.getByRole("button", { name: `Actions of batch ${batchNo}` }));
  await vi.dynamicImportSettled();
  return within(await screen.findByRole("menu", { name: `Actions of batch ${batchNo}` }));
}

async function items(batchNo: string) {
  const found = (await openMenu(batchNo)).getAllByRole("menuitem").map((item) => item.textContent);
  await userEvent.keyboard("{Escape}");
  return found;
}

async function choose(batchNo: string, action: string) {
  const menu = await openMenu(batchNo);
  await userEvent.click(menu.getByRole("menuitem", { name: action }));
  return within(await screen.findByRole("dialog"));
}

describe("The actions of a row", () => {
  test("are those that the batch allows where it is sent [CALL-19][CALL-21]", async () => {
    showSending({ defaultQuery: { status: "all" } }, { listSendingBatches: serveBatches(all) });
    expect(await items("DB-2026-000001")).toEqual(["Dispatch batch", "Print manifest", "Cancel batch"]);
    expect(await items("DB-2026-000002")).toEqual(["Print manifest", "Reopen batch"]);
    expect(await items("DB-2026-000003")).toEqual(["Print manifest"]);
    expect(await items("DB-2026-000005")).toEqual(["Reopen batch"]);
    expect(await items("DB-2026-000006")).toEqual(["Cancel batch"]);
  });

  test("are left out where the host has disabled them, and only papers are left on a page for reading", async () => {
    const { unmount } = showSending(
      { actions: { cancelBatch: { isDisabled: true }, dispatchBatch: { isDisabled: true } } },
      { listSendingBatches: serveBatches(all) },
    );
    expect(await items("DB-2026-000001")).toEqual(["Print manifest"]);
    expect((await findRow("DB-2026-000006")).queryByRole("button", { name: /Actions/ })).toBeNull();
    unmount();
    showSending(
      { readOnly: true, defaultQuery: { status: "all" } },
      { listSendingBatches: serveBatches(all) },
    );
    expect(await items("DB-2026-000002")).toEqual(["Print manifest"]);
    expect((await findRow("DB-2026-000005")).queryByRole("button", { name: /Actions/ })).toBeNull();
  });

  test("ask first: a batch is cancelled with its reason and version, and the focus is not lost [CALL-19]", async () => {
    let batches = all.filter(({ id }) => id !== 6);
    const { server, queries } = showSending(
      {},
      {
        listSendingBatches: (call) => serveBatches(batches)(call),
        cancelBatch: () => {
          batches = batches.filter(({ id }) => id !== 1);
          return reply(200, { batch: createBatch({ id: 1, status: "cancelled" }) });
        },
      },
    );
    const dialog = await choose("DB-2026-000001", "Cancel batch");
    expect(screen.getByRole("dialog", { name: "Cancel batch DB-2026-000001 with 3 cards?" })).toBeTruthy();
    await userEvent.click(dialog.getByRole("button", { name: "Cancel batch" }));
    expect(await dialog.findByText(/required/)).toBeTruthy();
    await userEvent.fill(dialog.getByRole("textbox", { name: /Notes/ }), "Opened twice");
    await userEvent.click(dialog.getByRole("button", { name: "Cancel batch" }));
    await screen.findByText("No open batches.");
    expect(server.callsOf("cancelBatch")).toMatchObject([
      { path: { batchId: "1" }, body: { notes: "Opened twice", version: 7 } },
    ]);
    expect(queries()).toHaveLength(2);
    await waitFor(() =>
      expect(document.activeElement).toBe(screen.getByRole("textbox", { name: "Batch no." })),
    );
  });

  test("happen once when their answer is lost and they are tried again, whatever was pressed between [CALL-21]", async () => {
    const { server } = showSending(
      { defaultQuery: { status: "all" } },
      { listSendingBatches: serveBatches(all), reopenBatch: () => Promise.reject(createNetworkFailure()) },
    );
    const dialog = await choose("DB-2026-000002", "Reopen batch");
    await userEvent.fill(dialog.getByRole("textbox", { name: /Notes/ }), "One card is missing");
    await userEvent.click(dialog.getByRole("button", { name: "Reopen batch" }));
    await dialog.findByRole("alert");
    expect(dialog.getByRole("textbox", { name: /Notes/ })).toHaveProperty("value", "One card is missing");
    await userEvent.click(dialog.getByRole("button", { name: "Reopen batch" }));
    await waitFor(() => expect(server.callsOf("reopenBatch")).toHaveLength(2));
    server.on("reopenBatch", () => reply(200, { batch: createBatch({ id: 2 }) }));
    await userEvent.click(await dialog.findByRole("button", { name: "Cancel" }));
    await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
    const again = await choose("DB-2026-000002", "Reopen batch");
    await userEvent.fill(again.getByRole("textbox", { name: /Notes/ }), "One card is missing");
    await userEvent.click(again.getByRole("button", { name: "Reopen batch" }));
    await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
    const keys = server.callsOf("reopenBatch").map(({ headers }) => headers.get("Idempotency-Key"));
    expect(keys).toHaveLength(3);
    expect(new Set(keys).size).toBe(1);
  });

  test("tell of a colleague's change, and are withdrawn where it no longer allows them", async () => {
    showSending(
      {},
      {
        listSendingBatches: serveBatches(all),
        cancelBatch: () =>
          refuse("Changed meanwhile.", {
            status: 409,
            code: "stale_version",
            context: { changed_by: { fullname: "Hassan Manik" } },
          }),
        getSendingBatch: () =>
          reply(200, { batch: createBatch({ id: 1, status: "dispatched", version: 9 }) }),
      },
    );
    const dialog = await choose("DB-2026-000001", "Cancel batch");
    await userEvent.fill(dialog.getByRole("textbox", { name: /Notes/ }), "Opened twice");
    await userEvent.click(dialog.getByRole("button", { name: "Cancel batch" }));
    expect(await dialog.findByText(/changed by Hassan Manik/)).toBeTruthy();
    await userEvent.click(dialog.getByRole("button", { name: "Reload" }));
    expect(await dialog.findByText(/can no longer be done/)).toBeTruthy();
    expect(dialog.getByRole("textbox", { name: /Notes/ })).toHaveProperty("value", "Opened twice");
    expect(dialog.getByRole("button", { name: "Cancel batch" })).toHaveProperty("disabled", true);
  });
});

describe("The actions of a row where it is received", () => {
  function showReceiving(props: DispatchReceivingProps, handlers: Parameters<typeof createTestRegistry>[0]) {
    const stage = createTestRegistry(handlers);
    render(
      <Stage stage={stage}>
        <DispatchReceiving {...props} />
      </Stage>,
    );
    return stage;
  }

  const received = createCards(3, { line_status: "received", has_phone: true });

  test("send the ready SMS once, say before who has no phone, and name those cards after it [CALL-24]", async () => {
    const cards = received.map((card, index) => (index === 1 ? { ...card, has_phone: false } : card));
    const stage = showReceiving(
      { defaultQuery: { status: "received" } },
      {
        handlers: {
          listReceivingBatches: serveBatches(all) as never,
          getReceivingBatch: () => reply(200, { batch: createBatch({ ...arrived, cards }) }),
          sendReadySms: () =>
            reply(200, {
              batch: createBatch({ id: 4, status: "received" }),
              skipped: [{ serial_number: "SN0000104" }] as never,
            }),
        },
      },
    );
    const dialog = await choose("DB-2026-000004", "Send ready SMS");
    expect(await dialog.findByText("1 of them has no phone number.")).toBeTruthy();
    await userEvent.click(dialog.getByRole("button", { name: "Send ready SMS" }));
    expect(await screen.findByText(/^1 collector of batch/)).toHaveTextContent(
      "1 collector of batch DB-2026-000004 has no phone number. Tell them another way: SN0000104",
    );
    expect(stage.server.callsOf("sendReadySms")).toHaveLength(1);
    // Its server does not say that it was sent; this computer knows.
    expect(await items("DB-2026-000004")).toEqual(["Print receipt note", "Add note"]);
  });

  test("send no ready SMS before it is known who has a phone, and none that a colleague has sent [CALL-24]", async () => {
    const stage = showReceiving(
      { defaultQuery: { status: "received" } },
      {
        handlers: {
          listReceivingBatches: serveBatches(all) as never,
          getReceivingBatch: () => Promise.reject(createNetworkFailure()),
        },
      },
    );
    const dialog = await choose("DB-2026-000004", "Send ready SMS");
    expect(await dialog.findByText("Could not load the batch.")).toBeTruthy();
    expect(dialog.getByRole("button", { name: "Send ready SMS" })).toHaveProperty("disabled", true);
    const sent_at = { ready_sms_sent_at: "2026-11-20T12:00:00Z" };
    stage.server.on("getReceivingBatch", () =>
      reply(200, { batch: createBatch({ ...arrived, ...sent_at, cards: received }) }),
    );
    await userEvent.click(dialog.getByRole("button", { name: "Try again" }));
    expect(await dialog.findByText(/can no longer be done/)).toBeTruthy();
    expect(dialog.getByRole("button", { name: "Send ready SMS" })).toHaveProperty("disabled", true);
    expect(stage.server.callsOf("sendReadySms")).toEqual([]);
  });

  test("add a note without a version, for it undoes nothing [CALL-22]", async () => {
    const stage = showReceiving(
      {},
      {
        handlers: {
          listReceivingBatches: serveBatches(all) as never,
          addBatchNote: () => reply(200, { batch: createBatch({ id: 2, status: "dispatched" }) }),
        },
      },
    );
    const dialog = await choose("DB-2026-000002", "Add note");
    await userEvent.fill(dialog.getByRole("textbox", { name: /Notes/ }), "The boat is late");
    await userEvent.click(dialog.getByRole("button", { name: "Add note" }));
    await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
    expect(stage.server.callsOf("addBatchNote")).toMatchObject([
      { path: { batchId: "2" }, body: { notes: "The boat is late" } },
    ]);
    await waitFor(() =>
      expect(document.activeElement?.getAttribute("aria-label")).toBe("Actions of batch DB-2026-000002"),
    );
  });
});
