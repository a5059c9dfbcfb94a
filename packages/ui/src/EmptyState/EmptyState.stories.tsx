import type { Meta, StoryObj } from "@storybook/react-vite";
import { Button } from "../Button/index.ts";
import { EmptyState } from "./EmptyState.tsx";

const meta = {
  title: "UI/EmptyState",
  component: EmptyState,
  args: { heading: "No open orders." },
} satisfies Meta<typeof EmptyState>;

export default meta;
type Story = StoryObj<typeof meta>;

export const HeadingOnly: Story = {};
export const WithHelpAndAction: Story = {
  args: {
    children: "Make one when there is something to send.",
    action: <Button variant="primary">New order</Button>,
  },
};
