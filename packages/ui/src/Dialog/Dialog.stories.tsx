import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState } from "react";
import { expect, screen, userEvent, waitFor, within } from "storybook/test";
import { Button } from "../Button/index.ts";
import { TextField } from "../TextField/index.ts";
import { Dialog, type DialogProps } from "./Dialog.tsx";

function Opened(args: DialogProps) {
  const [isOpen, setOpen] = useState(args.isOpen);
  return (
    <>
      <Button onPress={() => setOpen(true)}>Send parcels</Button>
      <Dialog {...args} isOpen={isOpen} onOpenChange={setOpen} />
    </>
  );
}

const meta = {
  title: "UI/Dialog",
  component: Dialog,
  // On a docs page they would lie over it all at once; there each is opened by its button.
  render: (args, { viewMode }) => <Opened {...args} isOpen={args.isOpen && viewMode !== "docs"} />,
  args: {
    isOpen: true,
    onOpenChange: () => {},
    heading: "Send 52 parcels to the south branch?",
    children: <p>They leave your list and stand on theirs as on the way.</p>,
    dismissLabel: "Cancel",
    actions: <Button variant="primary">Send parcels</Button>,
  },
} satisfies Meta<typeof Dialog>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Closed: Story = { args: { isOpen: false } };
export const Open: Story = {};
export const Destructive: Story = {
  args: {
    role: "alertdialog",
    heading: "Cancel this order?",
    children: <p>This cannot be undone.</p>,
    dismissLabel: "Keep order",
    actions: <Button variant="danger">Cancel order</Button>,
  },
  play: async () => expect(await screen.findByRole("button", { name: "Keep order" })).toHaveFocus(),
};
export const Dismissable: Story = {
  args: {
    isDismissable: true,
    dismissLabel: null,
    actions: undefined,
    heading: "What happened to this parcel",
  },
};
export const WithFields: Story = {
  args: {
    heading: "Rename the parcel",
    children: (
      <div style={{ display: "grid", gap: 20 }}>
        <TextField label="Name" />
        <TextField label="Note" isOptional />
      </div>
    ),
    actions: <Button variant="primary">Rename parcel</Button>,
  },
  play: async () => expect(await screen.findByRole("textbox", { name: "Name" })).toHaveFocus(),
};
export const Pending: Story = {
  args: {
    isPending: true,
    isDismissable: true,
    actions: (
      <Button variant="primary" isPending>
        Send parcels
      </Button>
    ),
  },
};
export const LongBody: Story = {
  args: {
    children: (
      // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling text has to be reached by keyboard
      <section tabIndex={0} aria-label="Terms">
        {Array.from({ length: 40 }, (_, line) => `Line ${line + 1} of a long text.`).map((line) => (
          <p key={line}>{line}</p>
        ))}
      </section>
    ),
  },
};
export const Large: Story = { args: { size: "lg" } };
export const OpenedByAPerson: Story = {
  args: { isOpen: false },
  play: async ({ canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole("button", { name: "Send parcels" }));
    const seen = await screen.findByRole("dialog");
    await waitFor(() => expect(seen).toBeVisible());
  },
};
