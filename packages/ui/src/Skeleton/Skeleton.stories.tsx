import type { Meta, StoryObj } from "@storybook/react-vite";
import { Skeleton } from "./Skeleton.tsx";

const meta = { title: "UI/Skeleton", component: Skeleton } satisfies Meta<typeof Skeleton>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Text: Story = { args: { width: "240px" } };
export const Block: Story = { args: { shape: "block", width: "320px", height: "120px" } };
export const Circle: Story = { args: { shape: "circle", width: "48px" } };
export const OfALayout: Story = {
  render: () => (
    <div style={{ display: "flex", gap: 16, maxInlineSize: 480 }}>
      <Skeleton shape="circle" width="48px" />
      <div style={{ flex: 1 }}>
        <Skeleton width="40%" />
        <Skeleton />
        <Skeleton width="70%" />
      </div>
    </div>
  ),
};
