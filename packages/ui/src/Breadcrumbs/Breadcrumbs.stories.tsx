import type { Meta, StoryObj } from "@storybook/react-vite";
import { Breadcrumbs } from "./Breadcrumbs.tsx";

const meta = {
  title: "UI/Breadcrumbs",
  component: Breadcrumbs,
  args: {
    label: "Breadcrumb",
    items: [
      { label: "Orders", href: "#orders" },
      { label: "Online", href: "#online" },
      { label: "2026-000123" },
    ],
  },
} satisfies Meta<typeof Breadcrumbs>;

export default meta;
type Story = StoryObj<typeof meta>;

export const ThreeSteps: Story = {};
export const GroupWithoutPage: Story = {
  args: { items: [{ label: "Orders" }, { label: "Online orders" }] },
};
