import type { Notice } from "@id-desk/core";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState } from "react";
import { expect, userEvent, waitFor, within } from "storybook/test";
import { createTestRegistry, Stage } from "../../testing/stage.tsx";
import { NoticesButton } from "./NoticesButton.tsx";

interface NoticesStory {
  readonly told: readonly Pick<Notice, "tone" | "message">[];
}

function Bell({ told }: NoticesStory) {
  const [stage] = useState(() => {
    const made = createTestRegistry();
    for (const notice of told) made.registry.notify({ ...notice, operation: "createBatch" });
    return made;
  });
  return (
    <Stage stage={stage} notices="none">
      <NoticesButton />
    </Stage>
  );
}

const failure = { tone: "error", message: "Server error. Please try again later." } as const;
const meta = {
  title: "Screens/NoticesButton",
  component: Bell,
  args: { told: [{ tone: "success", message: "Batch created." }, failure, failure] },
} satisfies Meta<typeof Bell>;

export default meta;
type Story = StoryObj<typeof meta>;

const open: NonNullable<Story["play"]> = async ({ canvasElement }) => {
  const page = within(canvasElement.ownerDocument.body);
  await userEvent.click(page.getByRole("button", { name: /^Notices/ }));
  const dialog = await page.findByRole("dialog", { name: "Notices" });
  // Where nothing has asked for calm, as in the built book, it comes in from nothing.
  await waitFor(() => expect(dialog).toBeVisible());
};

export const Unread: Story = {};
export const Opened: Story = { play: open };
export const Empty: Story = { args: { told: [] }, play: open };
