import type { Batch, BatchCard, Extension } from "@id-desk/core";
import { createBatch, headOffice, islandCenter, refuse, reply } from "@id-desk/core/testing";
import { render, screen, waitFor, within } from "@testing-library/react";
import { beforeEach, describe, expect, test } from "vitest";
import { page, userEvent } from "vitest/browser";
import { createBatchPage, readCheckCounts } from "../../testing/batch-page.ts";
import { createBatchServer, createCards, serialOf } from "../../testing/batch-server.ts";
import { createTestRegistry, Stage } from "../../testing/stage.tsx";
import { DispatchReceivingBatch } from "../DispatchReceivingBatch/DispatchReceivingBatch.tsx";
import { DispatchSendingBatch } from "../DispatchSendingBatch/DispatchSendingBatch.tsx";

const { chooseForCard } = createBatchPage("receiving");

beforeEach(() => page.viewport(1366, 768));

const colleague = { username: "super", fullname: "Fathimath Naseema" };
const at = "2026-11-20T09:05:00Z";
const receipt: Partial<BatchCard> = {
  line_status: "received",
  resolved_by: colleague,
  resolved_at: at,
  resolution: { method: "scan" },
};
const undone = { line_status: "in_transit", resolved_by: null, resolved_at: null, resolution: null } as const;

async function open(
  side: "sending" | "receiving",
  change: Partial<Batch> = {},
  extensions: readonly Extension[] | null = ["changes", "undo", "locate"],
) {
  const isSending = side === "sending";
  const cards = createCards(4, { line_status: isSending ? "packed" : "in_transit" });
  const server = createBatchServer(
    createBatch({ status: isSending ? "open" : "dispatched", version: 5, cards, ...change }),
    extensions ? { extensions } : {},
  );
  const center = isSending ? headOffice : islandCenter;
  const stage = createTestRegistry({ session: { center }, handlers: server.handlers });
  const Screen = isSending ? DispatchSendingBatch : DispatchReceivingBatch;
  render(
    <Stage stage={stage}>
      <Screen batchId={12} autoFocusScan />
    </Stage>,
  );
  await screen.findByRole("heading", { level: 1 });
  const looks = () => stage.server.callsOf("listBatchChanges").length;
  /** A look now, as when the page is seen again. */
  const look = async () => {
    const before = looks();
    document.dispatchEvent(new Event("visibilitychange"));
    await waitFor(() => expect(looks()).toBeGreaterThan(before));
  };
  if (extensions?.includes("changes"))
    await waitFor(() => expect(looks()).toBeGreaterThan(0), { timeout: 5000 });
  return { server, stage, look, looks };
}

async function scan(...codes: readonly string[]) {
  for (const code of codes) await userEvent.keyboard(`${code}{Enter}`);
}
/** A colleague takes the first card out of the batch. */
function takeOutFirst(server: ReturnType<typeof createBatchServer>) {
  const [first, ...cards] = server.batch.cards as [BatchCard, ...BatchCard[]];
  const removed = { notes: "Wrong batch", by: colleague, at };
  server.change({ cards, removed_cards: [{ ...first, line_status: "removed", removed }] });
  return first;
}

const serials = () => screen.queryAllByRole("rowheader").map((cell) => cell.textContent);
const log = () => screen.getByRole("list", { name: "Last scans" });

describe("What a colleague does at another desk", () => {
  test("is on the page without reading the batch again, and is told by name and number [CALL-13] [CALL-16]", async () => {
    const { server, stage, look } = await open("receiving");
    server.changeCard(1, receipt);
    server.changeCard(3, receipt);
    await look();
    expect(await screen.findByText("Fathimath Naseema has received 2 cards at another desk.")).toBeVisible();
    expect(serials()).toEqual([2, 4].map(serialOf));
    expect(readCheckCounts()[0]).toBe("Received2");
    server.changeCard(4, { ...receipt, line_status: "missing" });
    await look();
    expect(
      await screen.findByText("Fathimath Naseema has changed the check of 1 card at another desk."),
    ).toBeVisible();
    expect(serials()).toEqual([serialOf(2)]);
    expect(stage.server.callsOf("getReceivingBatch")).toHaveLength(1);
    for (const { headers } of stage.server.callsOf("listBatchChanges")) {
      expect(headers.get("X-Background")).toBe("1");
    }
  });

  test("is not missed when this desk's own answer came first, of a later version [CALL-16]", async () => {
    const { server, stage, look, looks } = await open("receiving");
    const before = looks();
    server.changeCard(3, receipt);
    await scan(serialOf(1));
    await waitFor(() => expect(serials()).not.toContain(serialOf(1)));
    await look();
    await waitFor(() => expect(serials()).toEqual([2, 4].map(serialOf)));
    expect(stage.server.callsOf("listBatchChanges")[before]?.query).toEqual({ after: "5" });
    await look();
    await waitFor(() =>
      expect(stage.server.callsOf("listBatchChanges").at(-1)?.query).toEqual({ after: "7" }),
    );
  });

  test("leaves a row alone whose scan is under way, and the card is counted once [CALL-16]", async () => {
    const { server, stage, look } = await open("receiving");
    const answered = Promise.withResolvers<undefined>();
    stage.server.on("receiveCard", async () => {
      await answered.promise;
      return refuse("Card has already been received", {
        code: "already_received",
        context: { by: colleague.fullname, at },
      });
    });
    await scan(serialOf(2));
    server.changeCard(2, receipt);
    await look();
    await screen.findByText("Fathimath Naseema has received 1 card at another desk.");
    expect(screen.getByRole("row", { name: new RegExp(serialOf(2)) }).textContent).toContain("Waiting");
    answered.resolve(undefined);
    await waitFor(() => expect(serials()).toEqual([1, 3, 4].map(serialOf)));
    expect(readCheckCounts()[0]).toBe("Received1");
    expect(within(log()).getByText(/Fathimath Naseema received it at/)).toBeVisible();
  });

  test("can be that a check is undone: the card is scanned again at once", async () => {
    const { server, stage, look } = await open("receiving");
    await scan(serialOf(2));
    await waitFor(() => expect(serials()).not.toContain(serialOf(2)));
    server.changeCard(2, undone);
    await look();
    await waitFor(() => expect(serials()).toContain(serialOf(2)));
    await scan(serialOf(2));
    await waitFor(() => expect(serials()).not.toContain(serialOf(2)));
    expect(stage.server.callsOf("receiveCard")).toHaveLength(2);
  });

  test.each([
    ["the next scan", false],
    ["the next scan while the page looks", true],
  ])(
    "may be undone a moment before %s: it is told as scanned before, asked about, and then saved [CALL-13] [CALL-16]",
    async (_, isLooking) => {
      const { server, stage, look } = await open("receiving");
      await scan(serialOf(2));
      await waitFor(() => expect(serials()).not.toContain(serialOf(2)));
      const { listBatchChanges } = server.handlers;
      const answered = Promise.withResolvers<undefined>();
      stage.server.on("listBatchChanges", async (call) => {
        await answered.promise;
        return listBatchChanges?.(call) ?? refuse("");
      });
      if (isLooking) await look();
      server.changeCard(2, undone);
      await scan(serialOf(2));
      const [told] = within(log()).getAllByRole("listitem");
      expect(told?.textContent).toContain("Scanned before");
      await waitFor(() => expect(serials()).toEqual([1, 3, 4].map(serialOf)));
      answered.resolve(undefined);
      await waitFor(() => expect(stage.server.callsOf("receiveCard")).toHaveLength(2));
      await waitFor(() => expect(serials()).toEqual([1, 3, 4].map(serialOf)));
      expect(readCheckCounts()[0]).toBe("Received1");
      expect(within(log()).queryByText("Scanned before")).toBeNull();
      expect(within(log()).getAllByRole("listitem")).toHaveLength(2);
      expect(screen.queryByText(/scanned before/)).toBeNull();
    },
  );

  test("may be undone after a scan that had come too late: that scan stays a duplicate [CALL-13]", async () => {
    const { server, stage, look } = await open("receiving");
    await scan(serialOf(2));
    await waitFor(() => expect(serials()).not.toContain(serialOf(2)));
    const before = stage.server.callsOf("listBatchChanges").length;
    await scan(serialOf(2));
    // It is asked about at once, and nothing has changed.
    await waitFor(() => expect(stage.server.callsOf("listBatchChanges").length).toBeGreaterThan(before));
    await look();
    server.changeCard(2, undone);
    await look();
    await waitFor(() => expect(serials()).toContain(serialOf(2)));
    expect(stage.server.callsOf("receiveCard")).toHaveLength(1);
    expect(within(log()).getByText("Scanned before")).toBeVisible();
  });

  test("may be taken out a moment before it is scanned again: it is packed with what its code says [CALL-12] [CALL-15]", async () => {
    const { server, stage } = await open("sending");
    const first = takeOutFirst(server);
    await scan(`${first.id_number}|${serialOf(1)}`);
    await waitFor(() => expect(stage.server.callsOf("addCard")).toHaveLength(1));
    expect(stage.server.callsOf("addCard")[0]?.body).toMatchObject({
      serial_number: serialOf(1),
      method: "scan",
      id_number: first.id_number,
    });
    await waitFor(() => expect(serials()).toEqual([1, 4, 3, 2].map(serialOf)));
    expect(within(log()).queryByText("Scanned before")).toBeNull();
  });

  test("is a card added or taken out while the batch is packed [CALL-12] [CALL-15]", async () => {
    const { server, stage, look } = await open("sending");
    takeOutFirst(server);
    await look();
    expect(await screen.findByText("Fathimath Naseema has removed 1 card at another desk.")).toBeVisible();
    expect(serials()).toEqual([4, 3, 2].map(serialOf));
    await scan(serialOf(1));
    await waitFor(() => expect(serials()).toEqual([1, 4, 3, 2].map(serialOf)));
    await waitFor(() => expect(stage.server.callsOf("addCard")).toHaveLength(1));
  });
});

describe("A batch that a colleague", () => {
  test("cancels is said so in one sentence, and scanned again when it is reopened [CALL-12]", async () => {
    const { server, look } = await open("sending");
    server.change({ status: "cancelled", cancelled_by: colleague, cancelled_at: at, cards: [] });
    await look();
    expect(await screen.findByText("This batch was cancelled by Fathimath Naseema.")).toBeVisible();
    expect(screen.queryByRole("textbox", { name: /^Scan/ })).toBeNull();
  });

  test("dispatches and reopens takes the scans that waited [CALL-12]", async () => {
    const { server, stage, look } = await open("sending");
    const addCard = server.handlers.addCard;
    stage.server.on("addCard", () =>
      refuse("Batch not open to add physical cards", { code: "batch_not_open" }),
    );
    // A page that hears of it first takes no scan any more.
    await scan(serialOf(9));
    server.change({ status: "dispatched", dispatched_by: colleague });
    expect(await screen.findByText("This batch was dispatched by Fathimath Naseema.")).toBeVisible();
    expect(screen.getByText(/1 scan waiting/)).toBeVisible();
    if (addCard) stage.server.on("addCard", addCard);
    const reopening = { id: 9, at, action: "reopen", actor: colleague, center: headOffice };
    server.change({ status: "open", dispatched_by: null, events: [reopening] });
    await look();
    expect(await screen.findByText("This batch was reopened by Fathimath Naseema.")).toBeVisible();
    expect(screen.queryByText("This batch was dispatched by Fathimath Naseema.")).toBeNull();
    await waitFor(() => expect(serials()[0]).toBe(serialOf(9)));
    expect(screen.queryByText(/scan waiting/)).toBeNull();
  });

  test("takes back from its way is no longer checked here, until it comes again [CALL-13]", async () => {
    const { server, stage, look } = await open("receiving");
    const { listBatchChanges } = server.handlers;
    stage.server.on("listBatchChanges", () =>
      refuse("This batch has not been dispatched yet.", {
        status: 409,
        code: "batch_not_dispatched",
        context: { status: "open", batch_no: "DB-2026-000012", changed_by: colleague },
      }),
    );
    await look();
    expect(await screen.findByText("This batch was reopened by Fathimath Naseema.")).toBeVisible();
    expect(screen.queryByRole("textbox", { name: /^Scan/ })).toBeNull();
    if (listBatchChanges) stage.server.on("listBatchChanges", listBatchChanges);
    server.change({ status: "dispatched", dispatched_by: colleague });
    await look();
    expect(await screen.findByText("This batch was dispatched by Fathimath Naseema.")).toBeVisible();
    expect(screen.getByRole("textbox", { name: /^Scan/ })).toBeVisible();
  });
});

describe("A check", () => {
  test("is undone after a question, and the card counts as not checked [CALL-16]", async () => {
    const { stage } = await open("receiving");
    await scan(serialOf(2));
    await waitFor(() => expect(serials()).not.toContain(serialOf(2)));
    await userEvent.click(screen.getByRole("radio", { name: /^Received/ }));
    await chooseForCard("Undo", serialOf(2));
    const dialog = await screen.findByRole("dialog", { name: /^Undo the check of card/ });
    expect(within(dialog).getByText("It counts as not checked again.")).toBeVisible();
    await userEvent.click(within(dialog).getByRole("button", { name: "Undo check" }));
    await waitFor(() =>
      expect(readCheckCounts()).toEqual(["Received0", "Missing0", "Disputed0", "Remaining4"]),
    );
    const [call] = stage.server.callsOf("undoCard");
    expect(call?.body).toEqual({ data: {}, version: 6 });
    await userEvent.click(screen.getByRole("textbox", { name: /^Scan/ }));
    await scan(serialOf(2));
    await waitFor(() => expect(readCheckCounts()[0]).toBe("Received1"));
  });

  test("that a colleague has changed meanwhile is not undone unseen", async () => {
    const { server, look } = await open("receiving", {
      status: "receiving",
      cards: createCards(2, { ...receipt, line_status: "missing", version: 5 }),
    });
    await userEvent.click(screen.getByRole("radio", { name: /^Missing/ }));
    await chooseForCard("Undo", serialOf(1));
    const dialog = await screen.findByRole("dialog");
    server.changeCard(1, receipt);
    await look();
    expect(await within(dialog).findByText(/no longer/)).toBeVisible();
    expect(within(dialog).getByRole("button", { name: "Undo check" })).toBeDisabled();
  });

  test("of a batch that is closed cannot be undone", async () => {
    await open("receiving", { status: "received", cards: createCards(2, receipt) }, ["undo"]);
    expect(screen.queryByRole("button", { name: /^Undo/ })).toBeNull();
  });
});

describe("A card that is not in the batch", () => {
  test("is said to be in the batch that holds it, and may be recorded all the same [CALL-16]", async () => {
    const { stage } = await open("receiving");
    stage.server.on("locateCard", () =>
      reply(200, {
        batch: {
          batch_no: "DB-2026-000031",
          status: "dispatched",
          destination_center: { id: 24, name: "R. Dhuvaafaru" },
        },
      }),
    );
    await scan("SN0009999");
    expect(
      await within(log()).findByText("Card is in batch DB-2026-000031 for R. Dhuvaafaru."),
    ).toBeVisible();
    expect(stage.server.callsOf("locateCard")[0]?.query).toEqual({ serial_number: "SN0009999" });
    expect(screen.getByRole("button", { name: /^Record/ })).toBeVisible();
  });

  test("is looked for in sight of everybody, told once, and its outcome stands in the same place", async () => {
    const { stage } = await open("receiving");
    const answered = Promise.withResolvers<undefined>();
    stage.server.on("locateCard", async () => {
      await answered.promise;
      return reply(200, { batch: null });
    });
    await scan("SN0009999");
    const [line] = within(log()).getAllByRole("listitem");
    expect(line?.textContent).toContain("Looking for it");
    expect(line?.textContent).toContain("It is not in the list of this batch.");
    const spoken = "SN0009999: Looking for it. It is not in the list of this batch.";
    expect(screen.getAllByText(spoken)).toHaveLength(1);
    expect(screen.queryByText("1 refused")).toBeNull();
    // The next card does not wait for it.
    await scan(serialOf(2));
    await waitFor(() => expect(serials()).not.toContain(serialOf(2)));
    answered.resolve(undefined);
    await within(log()).findByText("This card is not in this batch. Put it aside.");
    expect(within(log()).getAllByRole("listitem")).toHaveLength(2);
    expect(within(log()).queryByText("Looking for it")).toBeNull();
    expect(screen.getAllByText(spoken)).toHaveLength(1);
    expect(screen.getByText("1 refused")).toBeVisible();
  });

  test.each([
    ["no batch holds it", () => reply(200, { batch: null })],
    ["the registry does not say", () => refuse("", { status: 500 })],
  ])("is only put aside when %s", async (_, answer) => {
    const { stage } = await open("receiving");
    stage.server.on("locateCard", answer);
    await scan("SN0009999");
    expect(await within(log()).findByText("This card is not in this batch. Put it aside.")).toBeVisible();
  });
});

describe("A server", () => {
  test("without the words is asked for none of it, and nothing of it is shown", async () => {
    const { server, stage } = await open(
      "receiving",
      {
        status: "receiving",
        cards: [...createCards(1, receipt), ...createCards(3, { line_status: "in_transit" }).slice(1)],
      },
      null,
    );
    await scan("SN0009999");
    await within(log()).findByText("This card is not in this batch. Put it aside.");
    await userEvent.click(screen.getByRole("radio", { name: /^All/ }));
    await userEvent.click(screen.getByRole("button", { name: `More for ${serialOf(1)}` }));
    expect(await screen.findByRole("menuitem")).toHaveTextContent("Dispute");
    await userEvent.keyboard("{Escape}");
    server.changeCard(2, receipt);
    window.dispatchEvent(new Event("visibilitychange"));
    await waitFor(() => expect(stage.server.callsOf("getReceivingBatch").length).toBeGreaterThan(1));
    await waitFor(() => expect(readCheckCounts()[0]).toBe("Received2"));
    for (const call of ["listBatchChanges", "locateCard", "undoCard"] as const) {
      expect(stage.server.callsOf(call)).toEqual([]);
    }
  });

  test("that has the word and not the call is not asked again", async () => {
    const { stage, look, looks } = await open("receiving");
    stage.server.on("listBatchChanges", () => refuse("There is nothing here.", { status: 404 }));
    await look();
    const before = looks();
    document.dispatchEvent(new Event("visibilitychange"));
    await scan(serialOf(1));
    await waitFor(() => expect(serials()).not.toContain(serialOf(1)));
    document.dispatchEvent(new Event("visibilitychange"));
    expect(looks()).toBe(before);
    expect(screen.queryAllByRole("alert").map((alert) => alert.textContent)).not.toContain(
      "There is nothing here.",
    );
  });
});
