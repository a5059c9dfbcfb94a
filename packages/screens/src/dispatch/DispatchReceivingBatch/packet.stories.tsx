import { createBatch, islandCenter } from "@id-desk/core/testing";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState } from "react";
import { userEvent, within } from "storybook/test";
import { createBatchServer, createCards } from "../../testing/batch-server.ts";
import { createTestRegistry, Stage } from "../../testing/stage.tsx";
import { DispatchReceivingBatch } from "./DispatchReceivingBatch.tsx";

interface PacketStory {
  readonly batch?: Parameters<typeof createBatch>[0];
}

function Packet({ batch }: PacketStory) {
  const [stage] = useState(() => {
    const arrived = createBatch({
      status: "dispatched",
      dispatched_by: { username: "clerk.male", fullname: "Aishath Shareef" },
      dispatched_at: "2026-11-19T11:00:00Z",
      cards: createCards(12, { line_status: "in_transit" }),
      expected_on: "2026-11-24",
      seal_no: "HDK-204817",
      courier: { name: "Northern Ferry Line", contact: "7771402", reference: "NFL-88231" },
      ...batch,
    });
    const { handlers } = createBatchServer(arrived, { extensions: ["packing", "audit"] });
    return createTestRegistry({ session: { center: islandCenter }, handlers });
  });
  return (
    <Stage stage={stage}>
      <DispatchReceivingBatch batchId={12} />
    </Stage>
  );
}

const meta = { title: "Screens/DispatchReceivingBatch/Packet", component: Packet } satisfies Meta<
  typeof Packet
>;

export default meta;
type Story = StoryObj<typeof meta>;
type Play = NonNullable<Story["play"]>;

const findStep = async (page: HTMLElement) =>
  within(await within(page).findByRole("region", { name: "Open the packet" }));

/** Answers the questions of the first step. */
const answer =
  ({ seal, count }: { readonly seal?: "Yes" | "No"; readonly count?: string }): Play =>
  async ({ canvasElement }) => {
    const step = await findStep(canvasElement);
    if (count !== undefined) {
      await userEvent.type(step.getByRole("textbox"), `${count}{Enter}`);
    }
    if (seal) await userEvent.click(step.getByRole("button", { name: seal }));
  };

/** The seal is another one, and staff say so, or go back from it. */
const note =
  (button: "Add note" | "Cancel"): Play =>
  async (context) => {
    await answer({ seal: "No" })(context);
    const dialog = within(await within(document.body).findByRole("dialog"));
    await userEvent.click(dialog.getByRole("button", { name: button }));
    await (await findStep(context.canvasElement)).findByText(/^The seal does not match/);
  };

export const Arrived: Story = { play: answer({}) };
export const WithoutASeal: Story = { args: { batch: { seal_no: null } }, play: answer({}) };
export const AllAsTheBatchSays: Story = { play: answer({ seal: "Yes", count: "12" }) };
export const AnotherNumber: Story = { play: answer({ count: "10" }) };
export const NotANumber: Story = { play: answer({ count: "fifty" }) };
export const AnotherSeal: Story = { play: answer({ seal: "No" }) };
export const AnotherSealNoted: Story = { play: note("Add note") };
export const AnotherSealNotNoted: Story = { play: note("Cancel") };
export const Dark: Story = { ...AnotherNumber, globals: { colorScheme: "dark" } };
export const RightToLeft: Story = { ...AnotherNumber, globals: { direction: "rtl" } };
