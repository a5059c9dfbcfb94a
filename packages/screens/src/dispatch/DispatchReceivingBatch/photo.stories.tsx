import type { BatchCard } from "@id-desk/core";
import { createBatch, createNetworkFailure, type FakeHandlers, islandCenter } from "@id-desk/core/testing";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState } from "react";
import { fireEvent, userEvent, within } from "storybook/test";
import { createBatchPage } from "../../testing/batch-page.ts";
import { createBatchServer, createCards, serialOf } from "../../testing/batch-server.ts";
import { createTestRegistry, Stage } from "../../testing/stage.tsx";
import { DispatchReceivingBatch } from "./DispatchReceivingBatch.tsx";

interface PhotoStory {
  /** Every card is checked, and the receipt is closed. */
  readonly isClosed?: boolean;
  readonly handlers?: FakeHandlers;
}

/** What a browser draws in place of a photograph. */
async function drawPhoto(): Promise<Blob> {
  const canvas = document.createElement("canvas");
  [canvas.width, canvas.height] = [1200, 800];
  const context = canvas.getContext("2d") as CanvasRenderingContext2D;
  context.fillStyle = "#8aa4b4";
  context.fillRect(0, 0, 1200, 800);
  context.fillStyle = "#f2efe6";
  context.fillRect(200, 160, 800, 480);
  context.fillStyle = "#c9a227";
  context.fillRect(280, 300, 120, 90);
  return await (await fetch(canvas.toDataURL("image/jpeg"))).blob();
}

const disputed = (card: BatchCard, has_photo: boolean): BatchCard => ({
  ...card,
  line_status: "disputed",
  resolution: { reason: "damaged", notes: "The chip is broken" },
  has_photo,
});

function Photos({ isClosed = false, handlers }: PhotoStory) {
  const [stage] = useState(() => {
    const cards = createCards(5, { line_status: isClosed ? "received" : "in_transit" }).map((card, index) =>
      index < 2 ? disputed(card, index === 0) : card,
    );
    const batch = createBatch({ status: isClosed ? "received" : "receiving", cards });
    const server = createBatchServer(batch, { extensions: ["photos", "undo"] });
    return createTestRegistry({
      session: { center: islandCenter },
      handlers: {
        ...server.handlers,
        getCardPhoto: async () => new Response(await drawPhoto()),
        ...handlers,
      },
    });
  });
  return (
    <Stage stage={stage}>
      <DispatchReceivingBatch batchId={12} />
    </Stage>
  );
}

const meta = { title: "Screens/DispatchReceivingBatch/Photograph", component: Photos } satisfies Meta<
  typeof Photos
>;

export default meta;
type Story = StoryObj<typeof meta>;
type Play = NonNullable<Story["play"]>;

const findDialog = async () => within(await within(document.body).findByRole("dialog"));

/** Chooses a file in the open dialog. */
async function choose(file: File): Promise<void> {
  await (await findDialog()).findByRole("group", { name: /^Photograph/ });
  const transfer = new DataTransfer();
  transfer.items.add(file);
  const input = document.querySelector("input[type=file]") as HTMLInputElement;
  await fireEvent.change(input, { target: { files: transfer.files } });
}

/** Presses a row's button. */
const press =
  (name: string): Play =>
  async ({ canvasElement }) =>
    userEvent.click(await within(canvasElement).findByRole("button", { name }));

const dispute: Play = async (context) => {
  await createBatchPage("receiving", context.canvasElement).chooseForCard("Dispute", serialOf(3));
  await (await findDialog()).findByRole("group", { name: /^Photograph/ });
};

const chosen: Play = async (context) => {
  await dispute(context);
  await choose(new File([await drawPhoto()], "photo.jpg"));
  await (await findDialog()).findByRole("img");
};

const sendIt: Play = async (context) => {
  await chosen(context);
  const dialog = await findDialog();
  await userEvent.selectOptions(dialog.getByLabelText("Reason"), "Damaged");
  await userEvent.type(dialog.getByRole("textbox", { name: "Notes" }), "The chip is broken");
  await userEvent.click(dialog.getByRole("button", { name: "Dispute card" }));
  await within(document.body).findByText(/^The dispute is saved/);
};

const never = () => new Promise<never>(() => undefined);
const fail = () => {
  throw createNetworkFailure();
};

export const Rows: Story = {
  args: { isClosed: true },
  play: async ({ canvasElement }) => {
    await within(canvasElement).findByRole("button", { name: `Photograph of ${serialOf(1)}` });
  },
};
export const Asked: Story = { play: dispute };
export const Chosen: Story = { play: chosen };
export const Refused: Story = {
  play: async (context) => {
    await dispute(context);
    await choose(new File(["\0\0\0\x18ftypheic\0\0\0\0"], "IMG_0001.HEIC"));
    await (await findDialog()).findByText(/HEIC/);
  },
};
export const Sending: Story = { args: { handlers: { attachCardPhoto: never } }, play: sendIt };
export const NotSent: Story = { args: { handlers: { attachCardPhoto: fail } }, play: sendIt };
export const AddedLater: Story = {
  args: { isClosed: true },
  play: press(`Add a photograph of ${serialOf(2)}`),
};
export const Shown: Story = {
  args: { isClosed: true },
  play: async (context) => {
    await press(`Photograph of ${serialOf(1)}`)(context);
    await (await findDialog()).findByRole("img");
  },
};
export const Loading: Story = {
  args: { isClosed: true, handlers: { getCardPhoto: never } },
  play: press(`Photograph of ${serialOf(1)}`),
};
export const NotLoaded: Story = {
  args: { isClosed: true, handlers: { getCardPhoto: fail } },
  play: async (context) => {
    await press(`Photograph of ${serialOf(1)}`)(context);
    await (await findDialog()).findByRole("button", { name: "Try again" });
  },
};
export const Dark: Story = { ...Chosen, globals: { colorScheme: "dark" } };
export const RightToLeft: Story = { ...Chosen, globals: { direction: "rtl" } };
