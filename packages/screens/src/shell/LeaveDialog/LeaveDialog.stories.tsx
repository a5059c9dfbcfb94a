import type { Meta, StoryObj } from "@storybook/react-vite";
import { useEffect, useState } from "react";
import { expect, within } from "storybook/test";
import { createTestRegistry, Stage } from "../../testing/stage.tsx";
import { LeaveDialog } from "./LeaveDialog.tsx";

function Leaving({ unsaved = [] }: { readonly unsaved?: readonly string[] }) {
  const [stage] = useState(() => createTestRegistry());
  const [isOpen, setOpen] = useState(true);
  useEffect(() => {
    const ends = unsaved.map((sentence) => stage.registry.unsavedWork.hold(sentence));
    return () => {
      for (const end of ends) end();
    };
  }, [stage, unsaved]);
  return (
    <Stage stage={stage}>
      <LeaveDialog isOpen={isOpen} onAnswer={() => setOpen(false)} />
    </Stage>
  );
}

const meta = { title: "Screens/LeaveDialog", component: Leaving } satisfies Meta<typeof Leaving>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The focus begins on the button that stays. */
export const OneThing: Story = {
  args: { unsaved: ["3 scans have not been sent yet."] },
  play: async ({ canvasElement }) => {
    const dialog = await within(canvasElement.ownerDocument.body).findByRole("alertdialog");
    await expect(dialog).toHaveTextContent("3 scans have not been sent yet.");
    await expect(within(dialog).getByRole("button", { name: "Cancel" })).toHaveFocus();
  },
};
export const SeveralThings: Story = {
  args: { unsaved: ["3 scans have not been sent yet.", "The notes of the batch have not been saved."] },
};
export const Unnamed: Story = {};
