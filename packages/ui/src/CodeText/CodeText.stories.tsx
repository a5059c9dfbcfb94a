import type { Meta, StoryObj } from "@storybook/react-vite";
import { CodeText } from "./CodeText.tsx";

const meta = {
  title: "UI/CodeText",
  component: CodeText,
  args: { children: "SN0001234" },
} satisfies Meta<typeof CodeText>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Serial: Story = {};
export const ShortNumber: Story = { args: { children: "A123456" } };
export const WithHyphens: Story = { args: { children: "DB-2026-000123" } };
export const InRightToLeftText: Story = {
  render: (args) => (
    <p dir="rtl">
      ރަގަމް (<CodeText {...args} />)
    </p>
  ),
};
