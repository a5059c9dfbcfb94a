import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState } from "react";
import { expect, screen, userEvent, waitFor, within } from "storybook/test";
import { Badge } from "../Badge/index.ts";
import { Button } from "../Button/index.ts";
import { DescriptionList } from "../DescriptionList/index.ts";
import { Drawer, type DrawerProps } from "./Drawer.tsx";

function Opened(args: DrawerProps) {
  const [isOpen, setOpen] = useState(args.isOpen);
  return (
    <>
      <Button onPress={() => setOpen(true)}>Show parcel</Button>
      <Drawer {...args} isOpen={isOpen} onOpenChange={setOpen} />
    </>
  );
}

const facts = [
  { id: "from", term: "From", value: "North branch" },
  { id: "to", term: "To", value: "South branch" },
  { id: "sent", term: "Sent", value: "Nov 19, 2026, 14:05" },
];

const meta = {
  title: "UI/Drawer",
  component: Drawer,
  // On a docs page they would lie over it all at once; there each is opened by its button.
  render: (args, { viewMode }) => <Opened {...args} isOpen={args.isOpen && viewMode !== "docs"} />,
  args: {
    isOpen: true,
    onOpenChange: () => {},
    heading: "Parcel 52",
    subheading: <Badge tone="info">On the way</Badge>,
    children: <DescriptionList layout="rows" items={facts} />,
    actions: <Button variant="primary">Receive parcel</Button>,
  },
} satisfies Meta<typeof Drawer>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Closed: Story = { args: { isOpen: false } };
export const Open: Story = {};
export const Wide: Story = { args: { size: "lg" } };
export const ToReadAlone: Story = { args: { actions: undefined, subheading: undefined } };
export const VeryLong: Story = {
  args: {
    heading: "Parcel of the association of fishermen and boat builders of the northern islands",
    children: Array.from({ length: 60 }, (_, line) => `Line ${line + 1} of a long history.`).map((line) => (
      <p key={line}>{line}</p>
    )),
  },
};
export const OpenedByAPerson: Story = {
  args: { isOpen: false },
  play: async ({ canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole("button", { name: "Show parcel" }));
    const seen = await screen.findByRole("dialog", { name: "Parcel 52" });
    await waitFor(() => expect(seen).toBeVisible());
  },
};
