import type { Meta, StoryObj } from "@storybook/react-vite";
import { ErrorPanel } from "./ErrorPanel.tsx";

const meta = {
  title: "UI/ErrorPanel",
  component: ErrorPanel,
  args: { heading: "Could not load orders.", children: "Server error. Please try again later." },
} satisfies Meta<typeof ErrorPanel>;

export default meta;
type Story = StoryObj<typeof meta>;

export const WithoutRetry: Story = {};
export const WithRetry: Story = { args: { retryLabel: "Try again", onRetry: () => undefined } };
export const Retrying: Story = {
  args: { retryLabel: "Try again", onRetry: () => undefined, isRetrying: true },
};
