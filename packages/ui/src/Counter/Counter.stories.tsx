import type { Meta, StoryObj } from "@storybook/react-vite";
import { Counter } from "./Counter.tsx";

const meta = {
  title: "UI/Counter",
  component: Counter,
  args: { value: 37, label: "scanned" },
} satisfies Meta<typeof Counter>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Large: Story = {};
export const OutOf: Story = { args: { of: "of 500" } };
export const Medium: Story = { args: { size: "md" } };
export const BigFigure: Story = { args: { value: "10,204", of: "of 12,000" } };
