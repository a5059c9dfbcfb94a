import type { Meta, StoryObj } from "@storybook/react-vite";
import { SearchIcon } from "../icons/index.ts";
import { TextField } from "./TextField.tsx";

const meta = {
  title: "UI/TextField",
  component: TextField,
  args: { label: "Name of the sender" },
  decorators: [(Story) => <div style={{ maxInlineSize: 360 }}>{Story()}</div>],
} satisfies Meta<typeof TextField>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = {};
export const Filled: Story = { args: { defaultValue: "Aishath Ibrahim" } };
export const WithDescription: Story = { args: { description: "As it stands on the order." } };
export const WithError: Story = {
  args: {
    defaultValue: "Aish4th",
    errorMessage: "Letters only, please.",
    description: "As it stands on the order.",
  },
};
export const Required: Story = { args: { isRequired: true } };
export const Optional: Story = { args: { isOptional: true } };
export const Code: Story = { args: { label: "Order number", isCode: true, defaultValue: "SN0012345" } };
export const WithIcon: Story = {
  args: { label: "Search", type: "search", icon: <SearchIcon />, placeholder: "Name or number" },
};
export const Searched: Story = {
  args: { label: "Search", type: "search", icon: <SearchIcon />, defaultValue: "Aishath" },
};
export const Disabled: Story = { args: { isDisabled: true, defaultValue: "Aishath Ibrahim" } };
export const ReadOnly: Story = { args: { isReadOnly: true, defaultValue: "Aishath Ibrahim" } };
export const InTwoScripts: Story = { args: { label: "Name", defaultValue: "އައިޝަތު Aishath", dir: "auto" } };
