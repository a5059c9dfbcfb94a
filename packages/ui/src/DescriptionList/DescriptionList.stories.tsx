import type { Meta, StoryObj } from "@storybook/react-vite";
import { DescriptionList } from "./DescriptionList.tsx";

const meta = {
  title: "UI/DescriptionList",
  component: DescriptionList,
  args: {
    items: [
      { id: "from", term: "From", value: "The capital" },
      { id: "to", term: "To", value: "The north" },
      { id: "made", term: "Made", value: "Nov 19, 2026, 14:05 by Aishath Shareef" },
    ],
  },
} satisfies Meta<typeof DescriptionList>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Facts: Story = {};
export const Rows: Story = { args: { layout: "rows" } };
