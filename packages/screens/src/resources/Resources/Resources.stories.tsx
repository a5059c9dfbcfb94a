import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState } from "react";
import { userEvent, within } from "storybook/test";
import { exampleContacts, exampleResources } from "../../testing/example-resources.ts";
import { createTestRegistry, Stage } from "../../testing/stage.tsx";
import { Resources, type ResourcesProps } from "./Resources.tsx";

function Shelf({
  colorScheme,
  direction,
  ...props
}: ResourcesProps & { readonly colorScheme?: "dark"; readonly direction?: "rtl" }) {
  const [stage] = useState(() => createTestRegistry());
  return (
    <Stage stage={stage} {...(colorScheme && { colorScheme })} {...(direction && { direction })}>
      <Resources {...props} />
    </Stage>
  );
}

const meta = {
  title: "Screens/Resources",
  component: Shelf,
  parameters: { frame: "page" },
  args: { resources: exampleResources, contacts: exampleContacts, version: "1.4.0" },
} satisfies Meta<typeof Shelf>;

export default meta;
type Story = StoryObj<typeof meta>;

const diagnose: NonNullable<Story["play"]> = async ({ canvasElement }) => {
  await userEvent.click(within(canvasElement).getByRole("button", { name: "Diagnostics" }));
  const dialog = within(await within(canvasElement.ownerDocument.body).findByRole("dialog"));
  await dialog.findByText(/^Answers in/);
  await userEvent.click(dialog.getByRole("button", { name: "Play a sound" }));
};

export const GuidesAndContacts: Story = {};
export const Empty: Story = { args: { resources: [], contacts: [] } };
export const ContactsOnly: Story = { args: { resources: [] } };
export const ManyAndLong: Story = {
  args: {
    resources: Array.from({ length: 24 }, (_, index) => ({
      group: `Group ${index % 5}${index % 5 === 3 ? " with a heading that is much longer than any that fits in a line" : ""}`,
      title: index === 3 ? "Applicationformforanidentitycardofachildbelowtheageoften.pdf" : `Form ${index}`,
      description: index % 3 === 0 ? "ދިވެހި ރާއްޖޭގެ އައިޑީ ކާޑު" : undefined,
      url: `/forms/${index}.pdf`,
      kind: "download",
      size: 10 ** (index % 9),
    })),
  },
};
export const Diagnostics: Story = { play: diagnose };
export const DiagnosticsInTheDark: Story = { args: { colorScheme: "dark" }, play: diagnose };
export const Dark: Story = { args: { colorScheme: "dark" } };
export const RightToLeft: Story = { args: { direction: "rtl" } };
