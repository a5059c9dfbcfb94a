import { islandCenter } from "@id-desk/core/testing";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState } from "react";
import { expect, within } from "storybook/test";
import { createTestRegistry, Stage } from "../../testing/stage.tsx";
import { SessionDialogs } from "./SessionDialogs.tsx";

function OverThePage({ attention }: Pick<Parameters<typeof SessionDialogs>[0], "attention">) {
  const [stage] = useState(() => createTestRegistry());
  return (
    <Stage stage={stage}>
      <SessionDialogs attention={attention} holder={stage} />
    </Stage>
  );
}

const meta = { title: "Screens/Session", component: OverThePage } satisfies Meta<typeof OverThePage>;

export default meta;
type Story = StoryObj<typeof meta>;

const findDialog = (canvas: HTMLElement) => within(canvas.ownerDocument.body).findByRole("alertdialog");

export const CenterChanged: Story = {
  args: { attention: { movedTo: islandCenter, secondsLeft: null } },
  play: async ({ canvasElement }) => {
    const dialog = await findDialog(canvasElement);
    await expect(within(dialog).getByRole("button", { name: "Reload" })).toHaveFocus();
  },
};
export const TwoMinutesLeft: Story = {
  args: { attention: { movedTo: null, secondsLeft: 120 } },
  play: async ({ canvasElement }) => {
    const dialog = await findDialog(canvasElement);
    await expect(dialog).toHaveAccessibleName("You will be signed out in 2:00");
    await expect(dialog.querySelector("[aria-live]")).toHaveTextContent("");
  },
};
export const OneMinuteLeft: Story = {
  args: { attention: { movedTo: null, secondsLeft: 60 } },
  play: async ({ canvasElement }) => {
    const dialog = await findDialog(canvasElement);
    await expect(dialog).toHaveAccessibleName("You will be signed out in 1:00");
  },
};
export const SecondsLeft: Story = {
  args: { attention: { movedTo: null, secondsLeft: 9 } },
  play: async ({ canvasElement }) => {
    const dialog = await findDialog(canvasElement);
    await expect(dialog).toHaveAccessibleName("You will be signed out in 0:09");
  },
};
