import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState } from "react";
import { StatusTabs, type StatusTabsProps } from "./StatusTabs.tsx";

const tabs = [
  { value: "open", label: "Open", count: 3 },
  { value: "sent", label: "On its way" },
  { value: "received", label: "Received", count: 128 },
  { value: "all", label: "All" },
];

function Narrowing(props: StatusTabsProps) {
  const [value, setValue] = useState(props.value);
  return <StatusTabs {...props} value={value} onChange={setValue} />;
}

const meta = {
  title: "UI/StatusTabs",
  component: StatusTabs,
  args: { label: "Status", tabs, value: "open", onChange: () => undefined },
  render: (args) => <Narrowing {...args} />,
} satisfies Meta<typeof StatusTabs>;

export default meta;
type Story = StoryObj<typeof meta>;

export const FirstChosen: Story = {};
const many =
  "Submitted Returned Biometrics Payment Review Approved Sent Ready Collected Rejected Cancelled All";

export const Many: Story = {
  args: {
    tabs: many.split(" ").map((label, index) => ({ value: label, label: `Long ${label}`, count: index * 7 })),
    value: "Review",
  },
};
export const LastChosen: Story = { args: { value: "all" } };

const others = {
  label: "Other statuses",
  tabs: [
    { value: "lost", label: "Lost", count: 2 },
    { value: "cancelled", label: "Cancelled" },
  ],
};

export const WithOthers: Story = { args: { others } };
export const OtherChosen: Story = { args: { others, value: "lost" } };
