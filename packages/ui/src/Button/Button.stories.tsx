import type { Meta, StoryObj } from "@storybook/react-vite";
import { userEvent } from "storybook/test";
import { PlusIcon, TrashIcon } from "../icons/index.ts";
import { Button } from "./Button.tsx";

const meta = {
  title: "UI/Button",
  component: Button,
  args: { children: "Save changes" },
} satisfies Meta<typeof Button>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Primary: Story = { args: { variant: "primary" } };
export const Secondary: Story = { args: { variant: "secondary" } };
export const Quiet: Story = { args: { variant: "quiet" } };
export const Danger: Story = { args: { variant: "danger", children: "Cancel order" } };
export const Small: Story = { args: { size: "sm" } };
export const WithIcon: Story = { args: { variant: "primary", icon: <PlusIcon />, children: "New order" } };
export const Pending: Story = { args: { variant: "primary", isPending: true } };
export const PendingWithWords: Story = {
  args: { variant: "primary", isPending: true, pendingLabel: "Saving…" },
};
export const Disabled: Story = { args: { variant: "primary", isDisabled: true } };
export const DisabledWithReason: Story = {
  args: { variant: "primary", isDisabled: true, disabledReason: "Choose a place first." },
};
export const SmallWithReason: Story = {
  args: { size: "sm", isDisabled: true, disabledReason: "Choose a place first." },
  decorators: [(Story) => <div style={{ padding: 60, textAlign: "center" }}>{Story()}</div>],
  play: async () => userEvent.tab(),
};
export const FullWidth: Story = { args: { variant: "primary", isFullWidth: true } };
export const LongWords: Story = {
  args: { children: "Send a reminder to everybody whose order has been waiting for longer than two weeks" },
  decorators: [(Story) => <div style={{ maxInlineSize: 220 }}>{Story()}</div>],
};

export const Everything: Story = {
  render: () => (
    <div style={{ display: "grid", gap: 16, justifyItems: "start" }}>
      {(["primary", "secondary", "quiet", "danger"] as const).map((variant) => (
        <div key={variant} style={{ display: "flex", gap: 12, alignItems: "center", flexWrap: "wrap" }}>
          <Button variant={variant}>Save changes</Button>
          <Button variant={variant} icon={<PlusIcon />}>
            New order
          </Button>
          <Button variant={variant} size="sm" icon={<TrashIcon />}>
            Remove
          </Button>
          <Button variant={variant} isPending>
            Save changes
          </Button>
          <Button variant={variant} isPending pendingLabel="Saving…">
            Save
          </Button>
          <Button variant={variant} isDisabled>
            Save changes
          </Button>
        </div>
      ))}
    </div>
  ),
};
