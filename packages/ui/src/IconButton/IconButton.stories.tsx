import type { Meta, StoryObj } from "@storybook/react-vite";
import { userEvent } from "storybook/test";
import { Button } from "../Button/index.ts";
import { CopyIcon, TrashIcon } from "../icons/index.ts";
import { IconButton } from "./IconButton.tsx";

const meta = {
  title: "UI/IconButton",
  component: IconButton,
  args: { label: "Copy number", icon: <CopyIcon /> },
} satisfies Meta<typeof IconButton>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Quiet: Story = {};
export const Secondary: Story = { args: { variant: "secondary" } };
export const Small: Story = { args: { size: "sm" } };
export const Pending: Story = { args: { isPending: true } };
export const Disabled: Story = { args: { isDisabled: true } };
export const WithItsTooltip: Story = { play: async () => userEvent.tab() };
export const InAToolbar: Story = {
  render: (args) => (
    <div style={{ display: "flex", gap: 4, alignItems: "center" }}>
      <Button>Save</Button>
      <IconButton {...args} />
      <IconButton {...args} label="Remove SN0012345" icon={<TrashIcon />} />
    </div>
  ),
};
