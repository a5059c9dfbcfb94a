import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, screen, userEvent, waitFor } from "storybook/test";
import { Button } from "../Button/index.ts";
import { Tooltip } from "./Tooltip.tsx";

const meta = {
  title: "UI/Tooltip",
  component: Tooltip,
  args: { content: "Sends it to the next stop", children: <Button>Send</Button> },
  decorators: [(Story) => <div style={{ padding: 60, textAlign: "center" }}>{Story()}</div>],
} satisfies Meta<typeof Tooltip>;

export default meta;
type Story = StoryObj<typeof meta>;

const reach: Story["play"] = async () => {
  await userEvent.tab();
  const seen = await screen.findByRole("tooltip");
  await waitFor(() => expect(seen).toBeVisible());
};

export const Closed: Story = {};
export const Above: Story = { play: reach };
export const Below: Story = { args: { side: "bottom" }, play: reach };
export const AtTheEnd: Story = { args: { side: "end" }, play: reach };
export const LongWords: Story = {
  args: {
    content:
      "Sends it to the next stop on its way, where somebody has to take it in and to count what is in it.",
  },
  play: reach,
};
