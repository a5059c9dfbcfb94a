import type { Meta, StoryObj } from "@storybook/react-vite";
import { ProgressSegments } from "./ProgressSegments.tsx";

const meta = {
  title: "UI/ProgressSegments",
  component: ProgressSegments,
  args: {
    label: "52 parcels",
    segments: [
      { label: "Received", value: 37, tone: "success" },
      { label: "Missing", value: 0, tone: "danger" },
      { label: "Disputed", value: 1, tone: "warning" },
      { label: "Remaining", value: 14, tone: "muted" },
    ],
  },
} satisfies Meta<typeof ProgressSegments>;

export default meta;
type Story = StoryObj<typeof meta>;

export const UnderWay: Story = {};
export const NotBegun: Story = {
  args: { segments: [{ label: "Remaining", value: 52, tone: "muted" }] },
};
export const Done: Story = { args: { segments: [{ label: "Received", value: 52, tone: "success" }] } };
export const OpenEnded: Story = {
  args: {
    label: "Parcels: their number is shown once they are counted",
    isOpenEnded: true,
    segments: [
      { label: "Received", value: 3, tone: "success" },
      { label: "Missing", value: 0, tone: "danger" },
    ],
  },
};
export const OneOfManyThousand: Story = {
  args: {
    segments: [
      { label: "Received", value: 9999, tone: "success" },
      { label: "Missing", value: 1, tone: "danger" },
    ],
  },
};
