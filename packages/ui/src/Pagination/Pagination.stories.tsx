import type { Meta, StoryObj } from "@storybook/react-vite";
import { Pagination } from "./Pagination.tsx";

const words = {
  label: "Pages of orders",
  previous: "Previous page",
  next: "Next page",
  page: "Page",
  perPage: "Rows",
  range: (from: number, to: number, total: number) => `${from}–${to} of ${total}`,
};

const meta = {
  title: "UI/Pagination",
  component: Pagination,
  args: {
    words,
    page: 2,
    perPage: 25,
    total: 137,
    onPageChange: () => undefined,
    onPerPageChange: () => undefined,
  },
} satisfies Meta<typeof Pagination>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Middle: Story = {};
export const First: Story = { args: { page: 1 } };
export const Last: Story = { args: { page: 6 } };
export const ManyPages: Story = { args: { page: 200, total: 12_345 } };
export const Nothing: Story = { args: { page: 1, total: 0 } };
