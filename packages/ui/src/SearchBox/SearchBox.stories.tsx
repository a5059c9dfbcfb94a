import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState } from "react";
import { expect, userEvent, within } from "storybook/test";
import { SearchBox, type SearchBoxProps } from "./SearchBox.tsx";

function Searching({ value = "", ...props }: SearchBoxProps) {
  const [typed, setTyped] = useState(value);
  return <SearchBox {...props} value={typed} onChange={setTyped} />;
}

const meta = {
  title: "UI/SearchBox",
  component: Searching,
  args: { label: "Shelf mark", onSearch: () => undefined, keys: "Control+K" },
  decorators: [(Story) => <div style={{ minBlockSize: 96 }}>{Story()}</div>],
} satisfies Meta<typeof Searching>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = {};
export const Typed: Story = { args: { value: "QA 76.9" } };
export const WithError: Story = { args: { value: "??", errorMessage: "Invalid shelf mark" } };
export const Cleared: Story = {
  args: { value: "QA" },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole("button", { name: "Clear Shelf mark" }));
    await expect(canvas.getByRole("searchbox")).toHaveFocus();
  },
};
