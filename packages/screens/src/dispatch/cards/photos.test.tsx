import type { BatchCard, Extension } from "@id-desk/core";
import { createBatch, createNetworkFailure, headOffice, islandCenter, refuse } from "@id-desk/core/testing";
import { fireEvent, render, screen, waitFor, within } from "@testing-library/react";
import { beforeEach, describe, expect, test, vi } from "vitest";
import { page, userEvent } from "vitest/browser";
import { createBatchPage } from "../../testing/batch-page.ts";
import { createBatchServer, createCards, serialOf } from "../../testing/batch-server.ts";
import { createTestRegistry, Stage } from "../../testing/stage.tsx";
import { DispatchReceivingBatch, type DispatchReceivingBatchProps } from "../DispatchReceivingBatch/index.ts";
import { DispatchSendingBatch } from "../DispatchSendingBatch/index.ts";

const { chooseForCard } = createBatchPage("receiving");

beforeEach(() => page.viewport(1366, 768));

const disputed: Partial<BatchCard> = {
  line_status: "disputed",
  resolution: { reason: "damaged", notes: "The chip is broken" },
};

/** A small photograph as a browser draws it. */
async function drawPhoto(color = "#369"): Promise<Blob> {
  const canvas = document.createElement("canvas");
  [canvas.width, canvas.height] = [40, 30];
  const context = canvas.getContext("2d") as CanvasRenderingContext2D;
  context.fillStyle = color;
  context.fillRect(0, 0, 40, 30);
  return await (await fetch(canvas.toDataURL("image/png"))).blob();
}

async function open({
  side = "receiving",
  extensions = ["photos", "undo"],
  cards = createCards(2, { line_status: "in_transit" }),
  props = {},
}: {
  side?: "receiving" | "sending";
  extensions?: readonly Extension[];
  cards?: BatchCard[];
  props?: Partial<DispatchReceivingBatchProps>;
} = {}) {
  const server = createBatchServer(createBatch({ status: "receiving", cards }), { extensions });
  const center = side === "receiving" ? islandCenter : headOffice;
  const stage = createTestRegistry({ session: { center }, handlers: server.handlers });
  const Screen = side === "receiving" ? DispatchReceivingBatch : DispatchSendingBatch;
  render(
    <Stage stage={stage}>
      <main>
        <Screen batchId={12} {...(props as object)} />
      </main>
    </Stage>,
  );
  await screen.findByRole("heading", { level: 1, name: /DB-2026-000012/ });
  return { server, stage };
}

const dialog = async (name: RegExp) => within(await screen.findByRole("dialog", { name }));
const closed = () => waitFor(() => expect(screen.queryByRole("dialog")).toBe(null));

/** Chooses a file in the open dialog. */
async function choose(file: Blob, name = "DCIM0001.jpg") {
  await screen.findByRole("group", { name: /^Photograph of the card/ });
  const transfer = new DataTransfer();
  transfer.items.add(new File([file], name, { type: file.type }));
  fireEvent.change(document.querySelector("input[type=file]") as HTMLInputElement, {
    target: { files: transfer.files },
  });
}

/** Fills the dispute of the first card in, with a photograph, and confirms it. */
async function disputeWithPhoto() {
  await chooseForCard("Dispute", serialOf(1));
  const shown = await dialog(/^Dispute card/);
  await userEvent.selectOptions(shown.getByLabelText("Reason"), "Damaged");
  await userEvent.fill(shown.getByRole("textbox", { name: "Notes" }), "The chip is broken");
  await choose(await drawPhoto());
  await shown.findByRole("img", { name: "The photograph that you chose" });
  await userEvent.click(shown.getByRole("button", { name: "Dispute card" }));
}

describe("The photograph of a dispute", () => {
  test("goes after the dispute, as a JPEG, and is seen from the card's row [CALL-17]", async () => {
    const { stage } = await open();
    await disputeWithPhoto();
    // A window of its own sends it, once the dispute is kept.
    await waitFor(() => expect(stage.server.callsOf("attachCardPhoto")).toHaveLength(1));
    await closed();
    const [dispute] = stage.server.callsOf("disputeCard");
    const [photo] = stage.server.callsOf("attachCardPhoto");
    expect(dispute?.body).toEqual({ data: { reason: "damaged", notes: "The chip is broken" } });
    expect(photo?.headers.get("Content-Type")).toBe("image/jpeg");
    expect(photo?.body.type).toBe("image/jpeg");
    // As the dispute left it: what a colleague makes of the card meanwhile gets no photograph.
    expect(photo?.query).toEqual({ version: "2" });
    expect(stage.server.calls.indexOf(photo as never)).toBeGreaterThan(
      stage.server.calls.indexOf(dispute as never),
    );

    await userEvent.click(screen.getByRole("radio", { name: /^Disputed/ }));
    const opener = await screen.findByRole("button", { name: `Photograph of ${serialOf(1)}` });
    expect(stage.server.callsOf("getCardPhoto")).toEqual([]);
    await userEvent.click(opener);
    const shown = await dialog(/^Photograph of card/);
    expect(await shown.findByRole("img", { name: `Card ${serialOf(1)}. Damaged` })).toBeVisible();
    expect(shown.getByText("The chip is broken")).toBeVisible();
    const revoke = vi.spyOn(URL, "revokeObjectURL");
    await userEvent.keyboard("{Escape}");
    await closed();
    expect(revoke).toHaveBeenCalledTimes(1);
    await waitFor(() => expect(opener).toHaveFocus());
  });

  test("is sent again when the network fails, under the same key; the dispute stands [CALL-17]", async () => {
    const { server, stage } = await open();
    const keep = server.handlers.attachCardPhoto as never;
    stage.server.on("attachCardPhoto", () => {
      throw createNetworkFailure();
    });
    await disputeWithPhoto();
    const shown = await dialog(/^Photograph of card/);
    expect(
      await shown.findByText(/^The dispute is saved\. Only its photograph was not sent\./),
    ).toBeVisible();
    expect(server.batch.cards[0]).toMatchObject(disputed);
    expect(shown.getByRole("img", { name: "The photograph that you chose" })).toBeVisible();

    stage.server.on("attachCardPhoto", keep);
    await userEvent.click(shown.getByRole("button", { name: "Send photograph" }));
    await closed();
    const keys = stage.server.callsOf("attachCardPhoto").map(({ headers }) => headers.get("Idempotency-Key"));
    expect(keys.length).toBe(2);
    expect(new Set(keys).size).toBe(1);
    expect(stage.server.callsOf("disputeCard").length).toBe(1);
    expect(server.batch.cards[0]?.has_photo).toBe(true);
  });

  test("may go on while staff do: closing its dialog stops nothing", async () => {
    const { server, stage } = await open();
    const keep = server.handlers.attachCardPhoto;
    let answer: () => void = () => undefined;
    const held = new Promise<void>((resolve) => {
      answer = resolve;
    });
    stage.server.on("attachCardPhoto", async (call) => {
      await held;
      return (keep as NonNullable<typeof keep>)(call);
    });
    await disputeWithPhoto();
    const shown = await dialog(/^Photograph of card/);
    await userEvent.click(shown.getByRole("button", { name: "Close" }));
    await closed();
    await chooseForCard("Mark as missing", serialOf(2));
    answer();
    await waitFor(() => expect(server.batch.cards[0]?.has_photo).toBe(true));
    // Another dialog that was opened meanwhile stays.
    expect((await dialog(/^Mark card/)).getByRole("button", { name: "Mark as missing" })).toBeVisible();
  });

  test("that the server refuses is told at the field, and another one can be chosen", async () => {
    const { server, stage } = await open();
    const keep = server.handlers.attachCardPhoto as never;
    const message = "This file cannot be read as a photograph. Choose another one.";
    stage.server.on("attachCardPhoto", () =>
      refuse(message, { code: "not_a_photo", errors: { photo: [message] } }),
    );
    await disputeWithPhoto();
    const shown = await dialog(/^Photograph of card/);
    const field = shown.getByRole("group", { name: /^Photograph of the card/ });
    await waitFor(() => expect(field).toHaveAccessibleDescription(new RegExp(`^${message}`)));

    stage.server.on("attachCardPhoto", keep);
    await choose(await drawPhoto("#c33"));
    await waitFor(() => expect(field).not.toHaveAccessibleDescription(new RegExp(message)));
    await userEvent.click(shown.getByRole("button", { name: "Send photograph" }));
    await closed();
    expect(server.batch.cards[0]?.has_photo).toBe(true);
  });

  test("that is no photograph loses nothing that was typed", async () => {
    const { stage } = await open();
    await chooseForCard("Dispute", serialOf(1));
    const shown = await dialog(/^Dispute card/);
    await userEvent.fill(shown.getByRole("textbox", { name: "Notes" }), "The chip is broken");
    await choose(new Blob(["\0\0\0\x18ftypheic\0\0\0\0"], { type: "image/heic" }), "IMG_0001.HEIC");
    expect(await shown.findByText(/^This photograph is a HEIC file, which cannot be used\./)).toBeVisible();
    expect(shown.getByRole("textbox", { name: "Notes" })).toHaveValue("The chip is broken");
    await userEvent.selectOptions(shown.getByLabelText("Reason"), "Damaged");
    await userEvent.click(shown.getByRole("button", { name: "Dispute card" }));
    await closed();
    expect(stage.server.callsOf("disputeCard").length).toBe(1);
    expect(stage.server.callsOf("attachCardPhoto")).toEqual([]);
  });

  test("can be added later, and must be chosen before it is sent", async () => {
    const { server } = await open({ cards: createCards(1, disputed) });
    await userEvent.click(await screen.findByRole("radio", { name: /^All/ }));
    await userEvent.click(await screen.findByRole("button", { name: `Add a photograph of ${serialOf(1)}` }));
    const shown = await dialog(/^Photograph of card/);
    await userEvent.click(shown.getByRole("button", { name: "Send photograph" }));
    expect(shown.getByText("Choose a photograph.")).toBeVisible();
    await choose(await drawPhoto());
    await shown.findByRole("img");
    await userEvent.click(shown.getByRole("button", { name: "Send photograph" }));
    await closed();
    expect(server.batch.cards[0]?.has_photo).toBe(true);
    expect(await screen.findByRole("button", { name: `Photograph of ${serialOf(1)}` })).toBeVisible();
  });
});

describe("The sender of a batch", () => {
  const cards = () => createCards(1, { ...disputed, has_photo: true });

  test("sees the photograph, and tries again where it could not be loaded", async () => {
    const { stage } = await open({ side: "sending", cards: cards() });
    stage.server.on("getCardPhoto", () => {
      throw createNetworkFailure();
    });
    await userEvent.click(await screen.findByRole("button", { name: `Photograph of ${serialOf(1)}` }));
    const shown = await dialog(/^Photograph of card/);
    expect(await shown.findByText("Could not load the photograph.")).toBeVisible();
    const photo = await drawPhoto();
    stage.server.on("getCardPhoto", () => new Response(photo));
    await userEvent.click(shown.getByRole("button", { name: "Try again" }));
    expect(await shown.findByRole("img", { name: `Card ${serialOf(1)}. Damaged` })).toBeVisible();
  });

  test("keeps it in sight when the window turns and its row is drawn anew", async () => {
    const { stage } = await open({ side: "sending", cards: cards() });
    const photo = await drawPhoto();
    stage.server.on("getCardPhoto", () => new Response(photo));
    const opener = await screen.findByRole("button", { name: `Photograph of ${serialOf(1)}` });
    await userEvent.click(opener);
    const picture = await screen.findByRole("img", { name: `Card ${serialOf(1)}. Damaged` });
    await page.viewport(390, 844);
    await waitFor(() => expect(opener.isConnected).toBe(false));
    expect(picture).toBeVisible();
    expect(stage.server.callsOf("getCardPhoto")).toHaveLength(1);
    await userEvent.keyboard("{Escape}");
    await closed();
  });

  test("is shown one no more that a colleague takes back, nor the next one unasked", async () => {
    const { server, stage } = await open({
      side: "sending",
      cards: cards(),
      extensions: ["photos", "undo", "changes"],
    });
    const photo = await drawPhoto();
    stage.server.on("getCardPhoto", () => new Response(photo));
    const look = () => document.dispatchEvent(new Event("visibilitychange"));
    const opener = () => screen.findByRole("button", { name: `Photograph of ${serialOf(1)}`, hidden: true });
    await waitFor(() => expect(stage.server.callsOf("listBatchChanges").length).toBeGreaterThan(0));
    await userEvent.click(await opener());
    await screen.findByRole("img", { name: `Card ${serialOf(1)}. Damaged` });
    server.changeCard(1, { line_status: "in_transit", resolution: null, has_photo: false });
    look();
    await closed();
    server.changeCard(1, { ...disputed, has_photo: true });
    look();
    expect(await opener()).toBeVisible();
    expect(screen.queryByRole("dialog")).toBe(null);
  });

  test("cannot add one", async () => {
    await open({ side: "sending", cards: createCards(2, disputed) });
    await screen.findAllByText("The chip is broken");
    expect(screen.queryByRole("button", { name: /photograph/i })).toBe(null);
  });
});

describe("Without the word for it", () => {
  test.each(["receiving", "sending"] as const)("%s shows and asks nothing of photographs", async (side) => {
    const cards = createCards(2, { line_status: "in_transit" });
    cards[1] = { ...(cards[1] as BatchCard), ...disputed, has_photo: true };
    const { stage } = await open({ side, cards, extensions: ["undo"] });
    if (side === "receiving") {
      await chooseForCard("Dispute", serialOf(1));
      const shown = await dialog(/^Dispute card/);
      await userEvent.selectOptions(shown.getByLabelText("Reason"), "Damaged");
      await userEvent.fill(shown.getByRole("textbox", { name: "Notes" }), "The chip is broken");
      expect(shown.queryByRole("group", { name: /^Photograph/ })).toBe(null);
      await userEvent.click(shown.getByRole("button", { name: "Dispute card" }));
      await closed();
      await userEvent.click(screen.getByRole("radio", { name: /^All/ }));
    }
    await screen.findAllByText("The chip is broken");
    expect(screen.queryByRole("button", { name: /photograph/i })).toBe(null);
    expect(stage.server.callsOf("attachCardPhoto")).toEqual([]);
    expect(stage.server.callsOf("getCardPhoto")).toEqual([]);
  });

  test("and where the host allows none, a photograph is seen and not asked for", async () => {
    const cards = createCards(3, { line_status: "in_transit" });
    cards[1] = { ...(cards[1] as BatchCard), ...disputed, has_photo: true };
    cards[2] = { ...(cards[2] as BatchCard), ...disputed };
    await open({ cards, props: { actions: { attachCardPhoto: { isDisabled: true } } } });
    await userEvent.click(await screen.findByRole("radio", { name: /^All/ }));
    expect(await screen.findByRole("button", { name: `Photograph of ${serialOf(2)}` })).toBeVisible();
    expect(screen.queryByRole("button", { name: `Add a photograph of ${serialOf(3)}` })).toBe(null);
    await chooseForCard("Dispute", serialOf(1));
    await dialog(/^Dispute card/);
    expect(screen.queryByRole("group", { name: /^Photograph/ })).toBe(null);
  });
});
