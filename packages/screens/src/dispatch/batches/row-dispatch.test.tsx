import type { BatchSummary, Extension } from "@id-desk/core";
import { createBatch, createBatchSummary, createNetworkFailure, refuse, reply } from "@id-desk/core/testing";
import { screen, waitFor, within } from "@testing-library/react";
import { beforeEach, describe, expect, test, vi } from "vitest";
import { page, userEvent } from "vitest/browser";
import { findKeptScans } from "../../runtime/scanners/kept-scans.ts";
import { createCards } from "../../testing/batch-server.ts";
import { serveBatches } from "../../testing/example-batches.ts";
import { findRow, showSending } from "../../testing/stage-sending.tsx";
// What a page asks for later is here from the start: none of these tests is about how long it takes.
import "./RowDialog.tsx";
import "../print/PrintDialog.tsx";

beforeEach(() => page.viewport(1366, 768));

const row = createBatchSummary({ id: 12, batch_no: "DB-2026-000012", cards_count: 3, version: 4 });
/** As the server has it: a colleague has changed it since the list was read. */
const now = createBatch({ ...row, cards: createCards(3), version: 7 });

/** A list of one open batch, which is gone from it once it has left. */
function show(
  handlers: Parameters<typeof showSending>[1] = {},
  extensions: readonly Extension[] = ["packing"],
) {
  let batches: BatchSummary[] = [row];
  return showSending(
    {},
    {
      listSendingBatches: (call) => serveBatches(batches, { extensions })(call),
      getSendingBatch: () => reply(200, { batch: now, extensions: [...extensions] }),
      dispatchBatch: () => {
        batches = [];
        return reply(200, { batch: { ...now, status: "dispatched" } });
      },
      ...handlers,
    },
  );
}

async function choose(action: string) {
  const cells = await findRow("DB-2026-000012");
  await userEvent.click(cells.getByRole("button", { name: "Actions of batch DB-2026-000012" }));
  await vi.dynamicImportSettled();
  await userEvent.click(await screen.findByRole("menuitem", { name: action }));
  return within(await screen.findByRole("dialog"));
}

const confirm = (dialog: ReturnType<typeof within>) =>
  dialog.getByRole("button", { name: "Dispatch batch" }) as HTMLButtonElement;

describe("A batch is dispatched from its row", () => {
  test("after the same checks as on its page, with what stands on the packet, and leaves the list [CALL-20]", async () => {
    const { server, queries } = show();
    const dialog = await choose("Dispatch batch");
    expect(
      screen.getByRole("dialog", {
        name: `Dispatch batch DB-2026-000012 with 3 cards to ${row.destination_center.name}?`,
      }),
    ).toBeTruthy();
    expect(await dialog.findByText("Cards counted: 3 = 3")).toBeVisible();
    await userEvent.fill(dialog.getByRole("textbox", { name: /^Seal number/ }), "HDK-204817");
    await userEvent.click(dialog.getByRole("button", { name: "More" }));
    await userEvent.fill(dialog.getByRole("textbox", { name: /^Notes/ }), "Packet 2 of 3");
    await userEvent.click(confirm(dialog));
    await screen.findByText("No open batches.");
    expect(server.callsOf("dispatchBatch")).toMatchObject([
      { path: { batchId: "12" }, body: { version: 7, seal_no: "HDK-204817", notes: "Packet 2 of 3" } },
    ]);
    expect(queries()).toHaveLength(2);
    await waitFor(() =>
      expect(document.activeElement).toBe(screen.getByRole("textbox", { name: "Batch no." })),
    );
  });

  test("not before its cards are known: what keeps them away is told there, and tried again", async () => {
    const { server } = show({ getSendingBatch: () => Promise.reject(createNetworkFailure()) });
    const dialog = await choose("Dispatch batch");
    expect(await dialog.findByText("Could not load the batch.")).toBeVisible();
    expect(confirm(dialog).disabled).toBe(true);
    await userEvent.fill(dialog.getByRole("textbox", { name: /^Seal number/ }), "HDK-1");
    server.on("getSendingBatch", () => reply(200, { batch: now }));
    await userEvent.click(dialog.getByRole("button", { name: "Try again" }));
    expect(await dialog.findByText("Cards counted: 3 = 3")).toBeVisible();
    expect(dialog.getByRole("textbox", { name: /^Seal number/ })).toHaveValue("HDK-1");
    expect(confirm(dialog).disabled).toBe(false);
  });

  test("not with the number of a card in the seal's field", async () => {
    const { server } = show();
    const dialog = await choose("Dispatch batch");
    await dialog.findByText("Cards counted: 3 = 3");
    const seal = dialog.getByRole("textbox", { name: /^Seal number/ });
    await userEvent.fill(seal, "sn0000567");
    await userEvent.click(confirm(dialog));
    await waitFor(() => expect(seal).toHaveAccessibleDescription(/This is the number of a card\./));
    expect(seal).toHaveFocus();
    expect(server.callsOf("dispatchBatch")).toEqual([]);
  });

  test("not when a colleague has dispatched it meanwhile, which the dialog says before it is pressed", async () => {
    show({ getSendingBatch: () => reply(200, { batch: { ...now, status: "dispatched" } }) });
    const dialog = await choose("Dispatch batch");
    expect(await dialog.findByText(/can no longer be done/)).toBeVisible();
    expect(confirm(dialog).disabled).toBe(true);
  });

  test("unless the registry refuses, which the dialog tells, at the field where it names one", async () => {
    const { server } = show({
      dispatchBatch: () => refuse("x", { errors: { seal_no: ["this seal was used before"] } }),
    });
    const dialog = await choose("Dispatch batch");
    await dialog.findByText("Cards counted: 3 = 3");
    const seal = dialog.getByRole("textbox", { name: /^Seal number/ });
    await userEvent.fill(seal, "HDK-1");
    await userEvent.click(confirm(dialog));
    await waitFor(() => expect(seal).toHaveAccessibleDescription(/This seal was used before\./));
    await waitFor(() => expect(seal).toHaveFocus());
    server.on("dispatchBatch", () => refuse("The registry is being updated.", { status: 500 }));
    await userEvent.fill(seal, "HDK-2");
    await userEvent.click(confirm(dialog));
    expect(await dialog.findByText("The registry is being updated.")).toBeVisible();
    expect(seal).toHaveValue("HDK-2");
  });

  test("not while this computer still holds scans of it, and then without a word more", async () => {
    const { registry, server } = show();
    const { user, center } = registry.session.getState();
    const owner = { user: user?.username ?? "", center: center?.id ?? 0, batch: 12 };
    const scan = { serial_number: "SN0000777", key: "kept", sequence: 4, at: Date.now() };
    findKeptScans(registry).pending.add(owner, scan);
    const dialog = await choose("Dispatch batch");
    expect(await dialog.findByText("1 scan is not saved yet. Open the batch to send it.")).toBeVisible();
    await dialog.findByText("Cards counted: 3 = 3");
    expect(confirm(dialog).disabled).toBe(true);
    // Its page in another tab has delivered it.
    findKeptScans(registry).pending.remove(owner, "kept");
    window.dispatchEvent(new StorageEvent("storage"));
    await waitFor(() => expect(confirm(dialog).disabled).toBe(false));
    expect(dialog.queryByText(/not saved yet/)).toBeNull();
    await userEvent.click(confirm(dialog));
    await waitFor(() => expect(server.callsOf("dispatchBatch")).toHaveLength(1));
  });

  test("with notes alone where the server keeps nothing of a packet", async () => {
    const { server } = show({}, []);
    const dialog = await choose("Dispatch batch");
    await dialog.findByText("Cards counted: 3 = 3");
    expect(dialog.getAllByRole("textbox")).toHaveLength(1);
    await userEvent.click(confirm(dialog));
    await waitFor(() =>
      expect(server.callsOf("dispatchBatch").map(({ body }) => body)).toEqual([{ version: 7 }]),
    );
  });
});

describe("The manifest is printed from a row", () => {
  test("first of the papers that the batch has, and the row knows of it afterwards", async () => {
    const printed: string[] = [];
    const watch = new MutationObserver((changes) => {
      for (const { addedNodes } of changes) {
        for (const node of addedNodes) {
          const view = node instanceof HTMLIFrameElement ? node.contentWindow : null;
          if (!view) continue;
          view.print = () => {
            printed.push(view.document.body.textContent ?? "");
            view.dispatchEvent(new Event("afterprint"));
          };
        }
      }
    });
    watch.observe(document, { childList: true, subtree: true });
    const { queries, server } = show({ markPrinted: () => reply(200, { copies: 1, batch: now }) }, [
      "printed",
    ]);
    const dialog = await choose("Print manifest");
    expect(screen.getByRole("dialog", { name: "Print for batch DB-2026-000012" })).toBeTruthy();
    expect(dialog.getByRole("radio", { name: /Card batch manifest/ })).toHaveProperty("checked", true);
    await userEvent.click(dialog.getByRole("button", { name: "Print" }));
    await waitFor(() => expect(printed).toHaveLength(1));
    watch.disconnect();
    expect(printed[0]).toContain("3 cards (three)");
    await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
    expect(server.callsOf("markPrinted").map(({ body }) => body)).toEqual([{ document: "manifest" }]);
    await waitFor(() => expect(queries()).toHaveLength(2));
    await waitFor(() =>
      expect(document.activeElement?.getAttribute("aria-label")).toBe("Actions of batch DB-2026-000012"),
    );
  });
});
