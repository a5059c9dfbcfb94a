import { createBatch, refuse } from "@id-desk/core/testing";
import { render, screen, waitFor, within } from "@testing-library/react";
import { beforeEach, expect, test } from "vitest";
import { page, userEvent } from "vitest/browser";
import { createBatchServer, createCards, serialOf } from "../../testing/batch-server.ts";
import { createTestRegistry, Stage } from "../../testing/stage.tsx";
import { DispatchSendingBatch } from "./DispatchSendingBatch.tsx";

beforeEach(() => page.viewport(1366, 768));

type BatchChange = NonNullable<Parameters<typeof createBatch>[0]>;

async function open(batch: BatchChange = {}) {
  const server = createBatchServer(createBatch(batch));
  const stage = createTestRegistry({ handlers: server.handlers });
  const show = () =>
    render(
      <Stage stage={stage}>
        <DispatchSendingBatch batchId={12} autoFocusScan />
      </Stage>,
    );
  const shown = show();
  await screen.findByRole("heading", { level: 1, name: /DB-2026-000012/ });
  return { server, stage, show, close: shown.unmount };
}

const press = (name: string) => userEvent.click(screen.getByRole("button", { name }));
const rowOf = (serial: string) => screen.getAllByRole("row").find((row) => row.textContent?.includes(serial));
const dialog = () => screen.findByRole("dialog");

/** Fills an open dialog's notes and presses the button that does it. */
async function confirm(name: string, notes?: string) {
  const shown = await dialog();
  if (notes !== undefined)
    await userEvent.fill(within(shown).getByRole("textbox", { name: /^Notes/ }), notes);
  await userEvent.click(within(shown).getByRole("button", { name }));
}

const closed = () => waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());

test("A card is removed only with a reason, which then stands beside who removed it and when [CALL-15]", async () => {
  const { stage } = await open({ cards: createCards(2) });
  await press(`Remove ${serialOf(1)}`);
  await confirm("Remove card");
  expect(within(await dialog()).getByText("Notes are required.")).toBeVisible();
  await confirm("Remove card", "no");
  expect(within(await dialog()).getByText("Notes must be at least 3 characters long.")).toBeVisible();
  expect(stage.server.callsOf("removeCard")).toEqual([]);
  await confirm("Remove card", "Scanned by mistake");
  await closed();
  expect(rowOf(serialOf(1))).toBeUndefined();
  const removed = screen.getByRole("region", { name: "1 removed card" });
  expect(removed.textContent).toContain(serialOf(1));
  expect(within(removed).getByText("Scanned by mistake")).toBeVisible();
  expect(within(removed).getByText("Removed Nov 19, 2026, 15:00 by Aishath Shareef")).toBeVisible();
  const [call] = stage.server.callsOf("removeCard");
  expect(call?.path).toEqual({ batchId: "12", cardId: "301" });
  expect(call?.body).toEqual({ notes: "Scanned by mistake" });
});

test("After a card is removed F2 leads to the field for the next scan, and the same card can be packed again", async () => {
  const { server } = await open({ cards: createCards(2) });
  await press(`Remove ${serialOf(1)}`);
  await confirm("Remove card", "Scanned by mistake");
  await closed();
  await waitFor(() => expect(screen.getByRole("button", { name: `Remove ${serialOf(2)}` })).toHaveFocus());
  await userEvent.keyboard("{F2}");
  await userEvent.keyboard(`${serialOf(1)}{Enter}`);
  await waitFor(() => expect(rowOf(serialOf(1))?.textContent).toContain("Packed"));
  expect(server.batch.cards).toHaveLength(2);
});

test("A batch without cards cannot be dispatched, and says why", async () => {
  const { stage } = await open();
  const button = screen.getByRole("button", { name: "Dispatch" });
  expect(button).toHaveAttribute("aria-disabled", "true");
  expect(button).toHaveAccessibleDescription("Add a card first.");
  expect(screen.getByText("No cards yet.")).toBeVisible();
  await userEvent.click(button, { force: true });
  expect(screen.queryByRole("dialog")).toBeNull();
  expect(stage.server.callsOf("dispatchBatch")).toEqual([]);
});

test("Dispatching asks with the batch, its cards and where they go; afterwards nothing can be added or removed [CALL-20] [DOM-02] [DOM-04]", async () => {
  const { stage } = await open({ cards: createCards(2), version: 7 });
  await press("Dispatch");
  const shown = await dialog();
  expect(shown).toHaveAccessibleName(
    "Dispatch batch DB-2026-000012 with 2 cards to HDh. Kulhudhuffushi City Centre?",
  );
  await confirm("Dispatch batch", "Packet 2 of 3");
  await closed();
  expect(await screen.findByText("Dispatched")).toBeVisible();
  expect(screen.queryByRole("textbox", { name: /^Scan/ })).toBeNull();
  expect(screen.queryByRole("button", { name: /^Remove/ })).toBeNull();
  expect(rowOf(serialOf(1))?.textContent).toContain("In transit");
  expect(stage.server.callsOf("dispatchBatch").map((call) => call.body)).toEqual([
    { version: 7, notes: "Packet 2 of 3" },
  ]);
  await waitFor(() => expect(screen.getByRole("heading", { level: 1 })).toHaveFocus());
});

test("When a colleague was faster the dialog says who and when, keeps the notes, and goes on after Reload [CALL-19]", async () => {
  const { stage, server } = await open({ cards: createCards(1) });
  server.change({ name: "Renamed" });
  await press("Cancel batch");
  await userEvent.click(within(await dialog()).getByRole("button", { name: "Keep batch" }));
  await closed();
  await press("Cancel batch");
  await confirm("Cancel batch", "Packed for the wrong island");
  const shown = await dialog();
  expect(await within(shown).findByText("This batch was changed by Ibrahim Waheed at 14:05.")).toBeVisible();
  await userEvent.click(within(shown).getByRole("button", { name: "Reload" }));
  await waitFor(() => expect(stage.server.callsOf("getSendingBatch")).toHaveLength(2));
  await screen.findByText("Renamed");
  expect(within(shown).getByRole("textbox", { name: /^Notes/ })).toHaveValue("Packed for the wrong island");
  await confirm("Cancel batch");
  await closed();
  expect(await screen.findByText("Cancelled: Packed for the wrong island")).toBeVisible();
  const reason = screen.getByText("Cancelled: Packed for the wrong island");
  expect(screen.getByText("This batch was cancelled. Its cards are free again.")).toBeVisible();
  // The reason is not said of each card again, and no figure of 0 stands over the cards that were let go.
  const removed = within(screen.getByRole("region", { name: "1 removed card" }));
  expect(removed.getByText(/^Removed/)).toBeVisible();
  expect(removed.queryByText("Packed for the wrong island")).toBeNull();
  expect(screen.queryByText("cards")).toBeNull();
  const table = screen.getByRole("table").getBoundingClientRect();
  expect(table.top - reason.getBoundingClientRect().bottom).toBeGreaterThanOrEqual(24);
  expect(stage.server.callsOf("cancelBatch").map((call) => call.body.version)).toEqual([1, 2]);
});

test("What a colleague has made impossible is said in the open dialog", async () => {
  const { server } = await open({ cards: createCards(1) });
  await press("Dispatch");
  await dialog();
  server.change({ status: "cancelled", cards: [] });
  await confirm("Dispatch batch");
  await userEvent.click(await screen.findByRole("button", { name: "Reload" }));
  expect(
    await screen.findByText("This can no longer be done, because the batch was changed meanwhile."),
  ).toBeVisible();
  expect(screen.getByRole("button", { name: "Dispatch batch" })).toBeDisabled();
});

test("A dispatched batch of which nothing is checked is reopened with a reason, and packed further [CALL-21]", async () => {
  const { stage } = await open({
    status: "dispatched",
    cards: createCards(1, { line_status: "in_transit" }),
  });
  await press("Reopen batch");
  await confirm("Reopen batch", "One card was forgotten");
  await closed();
  expect(await screen.findByRole("textbox", { name: /^Scan/ })).toHaveFocus();
  expect(rowOf(serialOf(1))?.textContent).toContain("Packed");
  expect(stage.server.callsOf("reopenBatch").map((call) => call.body)).toEqual([
    { notes: "One card was forgotten", version: 1 },
  ]);
});

test("Once the destination has checked a card the batch cannot be reopened", async () => {
  await open({ status: "receiving", cards: createCards(2, { line_status: "received" }) });
  expect(screen.queryByRole("button", { name: /^Reopen/ })).toBeNull();
});

test("A note is added for both centres and stands on the page [CALL-22]", async () => {
  const { stage } = await open({
    status: "dispatched",
    cards: createCards(1, { line_status: "in_transit" }),
  });
  await press("Add note");
  await confirm("Add note", "The courier comes at noon");
  await closed();
  const notes = screen.getByRole("region", { name: "Notes" });
  expect(await within(notes).findByText("The courier comes at noon")).toBeVisible();
  expect(within(notes).getByText("Aishath Shareef, DNR Head Office")).toBeVisible();
  expect(stage.server.callsOf("addBatchNote").map((call) => call.body)).toEqual([
    { notes: "The courier comes at noon" },
  ]);
});

test("A refusal stays in the dialog with what was typed, and a lost answer is asked for again with the same key", async () => {
  const { stage, server } = await open({ cards: createCards(1) });
  stage.server.on("removeCard", () => refuse("Database is busy", { status: 503 }));
  await press(`Remove ${serialOf(1)}`);
  await confirm("Remove card", "Scanned by mistake");
  expect(await within(await dialog()).findByText("Database is busy.")).toBeVisible();
  expect(stage.registry.unsavedWork.read()).toEqual(["What you typed in the open dialog will be lost."]);
  const { removeCard } = server.handlers;
  if (removeCard) stage.server.on("removeCard", removeCard);
  await confirm("Remove card");
  await closed();
  const keys = stage.server.callsOf("removeCard").map((call) => call.headers.get("Idempotency-Key"));
  expect(keys).toHaveLength(2);
  expect(new Set(keys).size).toBe(1);
});

test("After the receipt every card tells what the destination found, and the discrepancies can be read alone", async () => {
  const checker = { username: "clerk.hdh", fullname: "Hassan Manik" };
  const [missing, disputed, received] = createCards(3, {
    resolved_by: checker,
    resolved_at: "2026-11-22T04:30:00Z",
  });
  if (!missing || !disputed || !received) throw new Error("Three cards were asked for.");
  await open({
    status: "received",
    cards: [
      { ...missing, line_status: "missing", resolution: { notes: "Packet opened, card not inside" } },
      {
        ...disputed,
        line_status: "disputed",
        resolution: { reason: "damaged", notes: "The chip is broken" },
      },
      { ...received, line_status: "received", resolution: { method: "scan" } },
    ],
  });
  expect(rowOf(missing.serial_number)?.textContent).toMatch(/Missing.*Packet opened, card not inside/);
  expect(rowOf(disputed.serial_number)?.textContent).toMatch(
    /Disputed.*Damaged.*The chip is broken.*Nov 22, 2026, 09:30.*Hassan Manik/,
  );
  await userEvent.click(screen.getByRole("radio", { name: /Discrepancies/ }));
  expect(screen.getAllByRole("rowheader").map((cell) => cell.textContent)).toEqual([
    missing.serial_number,
    disputed.serial_number,
  ]);
});

test("A card that cannot be scanned is typed; what is wrong is said at its field, and Enter adds it", async () => {
  const { stage, server } = await open();
  await userEvent.keyboard("A123456{Enter}");
  await press("Type a card");
  const serial = await screen.findByRole("textbox", { name: "Serial number" });
  expect(screen.getByText(/A123456 is an ID number/)).toBeVisible();
  await waitFor(() => expect(serial).toHaveFocus());
  await userEvent.keyboard("SN12{Enter}");
  expect(serial).toHaveAccessibleDescription(/Serial Number is not valid\./);
  server.refuseCard(serialOf(10), refuse("Date of birth mismatch", { code: "date_of_birth_mismatch" }));
  await userEvent.fill(serial, serialOf(10));
  await userEvent.fill(screen.getByRole("textbox", { name: /Date of birth/ }), "1990-02-27");
  await userEvent.keyboard("{Enter}");
  await waitFor(() =>
    expect(screen.getByRole("textbox", { name: /Date of birth/ })).toHaveAccessibleDescription(
      /Card date of birth does not match\./,
    ),
  );
  await userEvent.fill(serial, serialOf(11));
  await userEvent.fill(screen.getByRole("textbox", { name: /Date of birth/ }), "1990-02-28");
  await userEvent.keyboard("{Enter}");
  await waitFor(() => expect(rowOf(serialOf(11))?.textContent).toContain("Packed"));
  expect(screen.queryByRole("textbox", { name: "Serial number" })).toBeNull();
  expect(stage.server.callsOf("addCard").at(-1)?.body).toEqual({
    serial_number: serialOf(11),
    id_number: "A123456",
    date_of_birth: "1990-02-28",
    method: "manual",
    sequence: 2,
  });
});

test.each([
  [
    "This batch was packed by Hulhumalé Phase 1.",
    { status: 403, code: "other_center", context: { batch_no: "DB-2026-000099" } },
    "Batch DB-2026-000099",
  ],
  // A server that does not tell the number, and a batch that has none.
  ["This batch was packed by Hulhumalé Phase 1.", { status: 403, code: "other_center" }, "Batch"],
  ["Batch not found.", { status: 404, code: "not_found" }, "Batch"],
] as const)(
  "A batch that is not this centre's to see says so and leads back: %s",
  async (message, refusal, title) => {
    const stage = createTestRegistry({ handlers: { getSendingBatch: () => refuse(message, refusal) } });
    render(
      <Stage stage={stage}>
        <DispatchSendingBatch batchId={99} />
      </Stage>,
    );
    expect(await screen.findByRole("heading", { level: 1, name: title })).toBeVisible();
    // The same words may stand in a toast already.
    const [words, ...others] = screen.getAllByText(message).filter((found) => !found.closest("ol"));
    expect(words).toBeVisible();
    expect(others).toEqual([]);
    await userEvent.click(screen.getByRole("link", { name: "Back to Sending" }));
    expect(stage.destinations).toEqual([{ screen: "DispatchSending" }]);
  },
);

test("A batch that could not be loaded can be asked for again", async () => {
  const { handlers } = createBatchServer(createBatch({ cards: createCards(1) }));
  const stage = createTestRegistry({
    handlers: { getSendingBatch: () => refuse("Database is busy", { status: 503 }) },
  });
  render(
    <Stage stage={stage}>
      <DispatchSendingBatch batchId={12} />
    </Stage>,
  );
  expect(await screen.findByText("Could not load the batch.")).toBeVisible();
  if (handlers.getSendingBatch) stage.server.on("getSendingBatch", handlers.getSendingBatch);
  await press("Try again");
  expect(await screen.findByRole("heading", { level: 1, name: /DB-2026-000012/ })).toBeVisible();
});

test("Every visit asks the registry anew and keeps nothing of the last one [SESS-05] [CALL-12]", async () => {
  const { stage, server, close, show } = await open({ cards: createCards(1) });
  close();
  server.change({ cards: createCards(2) });
  await waitFor(() => expect(screen.queryByRole("heading")).toBeNull());
  show();
  expect(screen.queryByRole("row")).toBeNull();
  await waitFor(() => expect(rowOf(serialOf(2))).toBeDefined());
  expect(stage.server.callsOf("getSendingBatch").map((call) => call.path)).toEqual([
    { id: "12" },
    { id: "12" },
  ]);
});
