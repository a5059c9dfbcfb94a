import type { Batch } from "@id-desk/core";
import { screen, waitFor, within } from "@testing-library/react";
import { beforeEach, describe, expect, test } from "vitest";
import { page, userEvent } from "vitest/browser";
import { readCheckCounts } from "../../testing/batch-page.ts";
import { createCards, serialOf } from "../../testing/batch-server.ts";
import { openPacket } from "../../testing/stage-packet.tsx";
import { createWedgeScanner } from "../../testing/wedge-scanner.ts";

beforeEach(() => page.viewport(1366, 768));

const { scan } = createWedgeScanner();

const openSending = (batch: Partial<Batch> = {}) => openPacket("sending", batch);
const openReceiving = (count = 3) =>
  openPacket("receiving", {
    status: "dispatched",
    cards: createCards(count, { line_status: "in_transit" }),
  });

const findDialog = async () => within(await screen.findByRole("dialog"));
const waitUntilClosed = () => waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
const received = (count: number) => screen.findByText(new RegExp(`^${count} saved`));

describe("A receipt by scans alone", () => {
  test("marks the card that is left as missing, disputes the next card, and receives the batch", async () => {
    const stage = await openReceiving(3);
    scan(serialOf(1));
    await received(1);
    scan("IDD-DISPUTE");
    expect(await screen.findByText("Scan the card that you dispute.")).toBeVisible();
    scan(serialOf(2));
    const dispute = await findDialog();
    expect(dispute.getByRole("heading")).toHaveTextContent(`Dispute card ${serialOf(2)}?`);
    await userEvent.selectOptions(dispute.getByRole("combobox", { name: "Reason" }), "Damaged");
    await userEvent.fill(dispute.getByRole("textbox", { name: /^Notes/ }), "Bent");
    scan("IDD-YES");
    await waitUntilClosed();
    expect(stage.server.callsOf("disputeCard").map(({ path }) => path.cardId)).toEqual(["302"]);

    scan("IDD-MISSING");
    const missing = await findDialog();
    expect(missing.getByRole("heading")).toHaveTextContent(`Mark card ${serialOf(3)} as missing?`);
    expect(missing.getByRole("textbox", { name: /^Notes/ })).toHaveValue("Not in the packet.");
    scan("IDD-YES");
    await waitUntilClosed();
    expect(stage.server.callsOf("markCardMissing")).toHaveLength(1);
    expect(readCheckCounts()).toEqual(["Received1", "Missing1", "Disputed1", "Remaining0"]);

    scan("IDD-CLOSE");
    const close = await findDialog();
    expect(close.getByRole("textbox", { name: /^Notes/ })).toHaveValue(
      `Missing: ${serialOf(3)}. Disputed: ${serialOf(2)}.`,
    );
    scan("IDD-YES");
    await waitUntilClosed();
    expect(stage.server.callsOf("receiveBatch")).toHaveLength(1);
    expect(stage.server.callsOf("receiveCard")).toHaveLength(1);
  });

  test("answers No, and keeps what a scan typed out of the fields", async () => {
    const stage = await openReceiving(1);
    scan("IDD-MISSING");
    const dialog = await findDialog();
    scan(serialOf(1));
    scan("IDD-CLOSE");
    expect(await dialog.findByText("Answer this question first: scan Yes or No.")).toBeVisible();
    expect(dialog.getByRole("textbox", { name: /^Notes/ })).toHaveValue("Not in the packet.");
    scan("IDD-NO");
    await waitUntilClosed();
    expect(stage.server.callsOf("markCardMissing")).toEqual([]);
  });

  test("takes the last scan back", async () => {
    const stage = await openReceiving();
    scan("IDD-UNDO");
    expect(await screen.findByText("No scan can be undone.")).toBeVisible();
    scan(serialOf(1));
    scan(serialOf(2));
    await received(2);
    scan("IDD-UNDO");
    expect((await findDialog()).getByRole("heading")).toHaveTextContent(
      `Undo the check of card ${serialOf(2)}?`,
    );
    scan("IDD-YES");
    await waitFor(() => expect(stage.server.callsOf("undoCard")).toHaveLength(1));
  });

  test("receives the next card after Receive, also where a dispute was announced", async () => {
    const stage = await openReceiving();
    scan("IDD-DISPUTE");
    await screen.findByText("Scan the card that you dispute.");
    scan("IDD-RECEIVE");
    expect(await screen.findByText("Scan the next card. It is marked as received.")).toBeVisible();
    scan(serialOf(1));
    await received(1);
    expect(stage.server.callsOf("receiveCard")).toHaveLength(1);
    expect(screen.queryByText("Scan the next card. It is marked as received.")).toBeNull();
  });

  test("is not closed while cards are left or a scan is not saved, and says why", async () => {
    const stage = await openReceiving(2);
    scan("IDD-CLOSE");
    expect(
      await screen.findByText("2 cards are not checked yet. Check them before you receive the batch."),
    ).toBeVisible();
    const held = Promise.withResolvers<Response>();
    stage.server.on("receiveCard", () => held.promise);
    scan(serialOf(1));
    scan("IDD-MISSING");
    expect(await screen.findByText(/Scan the command again/)).toBeVisible();
    expect(screen.queryByRole("dialog")).toBeNull();
  });
});

test("A command is no scan: nothing is counted, refused or listed", async () => {
  await openReceiving();
  for (const command of ["IDD-DISPATCH", "IDD-YES", "IDD-NO"]) scan(command);
  expect(await screen.findByText("No question is open that a scan can answer.")).toBeVisible();
  scan("IDD-DISPATCH");
  expect(await screen.findByText("This command does nothing on this page.")).toBeVisible();
  expect(screen.getByText("Nothing scanned yet.")).toBeVisible();
  expect(screen.queryByText(/refused/)).toBeNull();
});

test("A card that is scanned before the first command is ready waits for it", async () => {
  const stage = await openReceiving();
  scan("IDD-DISPUTE");
  scan(serialOf(2));
  expect((await findDialog()).getByRole("heading")).toHaveTextContent(`Dispute card ${serialOf(2)}?`);
  expect(stage.server.callsOf("receiveCard")).toEqual([]);
});

describe("Packing by scans", () => {
  test("dispatches, and takes the last card out again", async () => {
    const stage = await openSending({ cards: [] });
    scan("IDD-DISPATCH");
    expect(await screen.findByText("Add a card before you dispatch the batch.")).toBeVisible();
    scan(serialOf(10));
    scan(serialOf(11));
    await received(2);
    scan("IDD-UNDO");
    expect((await findDialog()).getByRole("textbox", { name: /^Notes/ })).toHaveValue("Scanned by mistake");
    scan("IDD-YES");
    await waitUntilClosed();
    expect(stage.server.callsOf("removeCard").map(({ body }) => body)).toEqual([
      { notes: "Scanned by mistake" },
    ]);
    scan("IDD-DISPATCH");
    expect(await (await findDialog()).findByRole("button", { name: /^Dispatch/ })).toBeVisible();
    scan("IDD-YES");
    await waitFor(() => expect(stage.server.callsOf("dispatchBatch")).toHaveLength(1));
  });

  test.each(["IDD-RECEIVE", "IDD-MISSING", "IDD-DISPUTE", "IDD-CLOSE"])(
    "says that %s does nothing there",
    async (command) => {
      await openSending();
      scan(command);
      expect(await screen.findByText("This command does nothing on this page.")).toBeVisible();
      expect(screen.queryByRole("dialog")).toBeNull();
    },
  );
});
