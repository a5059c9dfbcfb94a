import { createBatch, islandCenter } from "@id-desk/core/testing";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState } from "react";
import { userEvent, within } from "storybook/test";
import { createBatchServer, createCards } from "../../testing/batch-server.ts";
import { createTestRegistry, Stage } from "../../testing/stage.tsx";
import { DispatchReceivingBatch } from "./DispatchReceivingBatch.tsx";

const checker = { username: "clerk.hdh", fullname: "Hassan Manik" };
const [first, second, ...others] = createCards(6, {
  line_status: "received",
  resolved_by: checker,
  resolved_at: "2026-11-22T04:30:00Z",
  resolution: { method: "scan" },
});
const cards = [
  ...(first ? [{ ...first, has_phone: false }] : []),
  ...(second ? [{ ...second, line_status: "missing" as const }] : []),
  ...others,
];

const closed = { status: "received", received_by: checker, received_at: "2026-11-22T05:00:00Z" } as const;

function ReceivedBatch() {
  const [stage] = useState(() => {
    const server = createBatchServer(createBatch({ ...closed, cards }), { extensions: ["printed"] });
    return createTestRegistry({ session: { center: islandCenter }, handlers: server.handlers });
  });
  return (
    <Stage stage={stage}>
      <DispatchReceivingBatch batchId={12} />
    </Stage>
  );
}

const meta = { title: "Screens/DispatchReceivingBatch/Windows", component: ReceivedBatch } satisfies Meta<
  typeof ReceivedBatch
>;

export default meta;
type Story = StoryObj<typeof meta>;
type Play = NonNullable<Story["play"]>;

const open =
  (button: string): Play =>
  async ({ canvasElement }) => {
    await userEvent.click(await within(canvasElement).findByRole("button", { name: button }));
    await within(document.body).findByRole("dialog");
  };

export const ReadySmsWithoutAPhone: Story = { play: open("Send ready SMS") };
export const Print: Story = { play: open("Print") };
export const Dark: Story = { ...ReadySmsWithoutAPhone, globals: { colorScheme: "dark" } };
export const RightToLeft: Story = { ...Print, globals: { direction: "rtl" } };
