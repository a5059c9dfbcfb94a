import type { Batch } from "@id-desk/core";
import { screen, waitFor, within } from "@testing-library/react";
import { beforeEach, expect, test } from "vitest";
import { page, userEvent } from "vitest/browser";
import { createCards, serialOf } from "../../testing/batch-server.ts";
import { openPacket } from "../../testing/stage-packet.tsx";
import { createWedgeScanner } from "../../testing/wedge-scanner.ts";

beforeEach(() => page.viewport(1366, 768));

const { scan } = createWedgeScanner();
const undo = "{Alt>}z{/Alt}";
const primary = "{Control>}{Enter}{/Control}";

const openSending = (batch: Partial<Batch>) => openPacket("sending", batch);
const openReceiving = (batch: Partial<Batch>) => openPacket("receiving", batch);
const scanField = () => screen.getByRole("textbox", { name: /^Scan/ });
const findDialog = async () => within(await screen.findByRole("dialog"));

test("Alt+Z asks whether the card that was scanned last is removed, with the reason written", async () => {
  const stage = await openSending({ cards: createCards(1) });
  await userEvent.keyboard(undo);
  expect(screen.queryByRole("dialog")).toBeNull();
  scan(serialOf(10));
  scan(serialOf(11));
  await screen.findByText(/^2 saved/);
  await userEvent.keyboard(undo);
  const dialog = await findDialog();
  expect(dialog.getByRole("heading")).toHaveTextContent(
    `Remove card ${serialOf(11)} from batch DB-2026-000012?`,
  );
  expect(dialog.getByRole("textbox", { name: /^Notes/ })).toHaveValue("Scanned by mistake");
  await userEvent.keyboard("{Escape}");
  await waitFor(() => expect(scanField()).toHaveFocus());
  await userEvent.keyboard(undo);
  await findDialog();
  await userEvent.keyboard(primary);
  await waitFor(() => expect(scanField()).toHaveFocus());
  expect(screen.queryByRole("dialog")).toBeNull();
  const result = document.querySelector('[data-idd-part="scan-result"] p');
  expect(result?.textContent).toBe("Undone");
  expect(stage.server.callsOf("removeCard").map(({ body }) => body)).toEqual([
    { notes: "Scanned by mistake" },
  ]);
  expect(screen.queryByRole("row", { name: new RegExp(serialOf(11)) })).toBeNull();
});

test("Alt+Z asks whether the last check of a receipt is undone", async () => {
  const stage = await openReceiving({
    status: "dispatched",
    cards: createCards(3, { line_status: "in_transit" }),
  });
  scan(serialOf(2));
  await screen.findByText(/^1 saved/);
  await userEvent.keyboard(undo);
  expect((await findDialog()).getByRole("heading")).toHaveTextContent(
    `Undo the check of card ${serialOf(2)}?`,
  );
  await userEvent.keyboard(primary);
  await waitFor(() => expect(stage.server.callsOf("undoCard")).toHaveLength(1));
});

test("Control+Enter presses the primary button, and where it cannot be pressed leads to the reason", async () => {
  await openSending({ cards: [] });
  await userEvent.keyboard(primary);
  const dispatch = screen.getByRole("button", { name: "Dispatch" });
  expect(dispatch).toHaveFocus();
  expect(dispatch).toHaveAccessibleDescription("Add a card first.");
  scan(serialOf(10));
  await screen.findByText(/^1 saved/);
  await userEvent.keyboard(primary);
  expect((await findDialog()).getByRole("heading", { name: /^Dispatch/ })).toBeVisible();
});
