import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, screen, userEvent, waitFor, within } from "storybook/test";
import { EllipsisIcon, LogOutIcon, PencilIcon, TrashIcon } from "../icons/index.ts";
import { MenuButton } from "./MenuButton.tsx";

const meta = {
  title: "UI/MenuButton",
  component: MenuButton,
  args: {
    label: "Actions",
    items: [
      { id: "rename", label: "Rename", icon: <PencilIcon /> },
      {
        id: "move",
        label: "Move to another branch",
        description: "They are told at once.",
        isDisabled: true,
      },
      { id: "remove", label: "Remove", icon: <TrashIcon />, isDestructive: true },
    ],
  },
} satisfies Meta<typeof MenuButton>;

export default meta;
type Story = StoryObj<typeof meta>;

const open: Story["play"] = async ({ canvasElement }) => {
  await userEvent.click(within(canvasElement).getByRole("button"));
  const seen = await screen.findByRole("menu");
  await waitFor(() => expect(seen).toBeVisible());
};

export const Closed: Story = {};
export const Open: Story = { play: open };
export const IconOnly: Story = {
  args: { isIconOnly: true, icon: <EllipsisIcon />, label: "More actions" },
  play: open,
};
export const Disabled: Story = { args: { isDisabled: true } };
export const WithSections: Story = {
  args: {
    label: "Account of aishath",
    children: "aishath",
    variant: "quiet",
    items: [
      {
        id: "who",
        "aria-label": "Aishath Ibrahim",
        heading: "Aishath Ibrahim",
        items: [
          { id: "guides", label: "Guides", href: "#guides" },
          { id: "switch", label: "Switch branch", href: "#switch" },
        ],
      },
      { id: "leave", "aria-label": "Leave", items: [{ id: "out", label: "Log out", icon: <LogOutIcon /> }] },
    ],
  },
  play: open,
};
export const WithChoices: Story = {
  args: {
    label: "Mariyam Ali",
    items: [
      { id: "who", heading: "mariyam", items: [{ id: "out", label: "Log out", icon: <LogOutIcon /> }] },
      {
        id: "mode",
        heading: "Appearance",
        chosen: "light",
        onChoose: () => {},
        items: [
          { id: "light", label: "Light" },
          { id: "dark", label: "Dark", description: "For a dim room." },
        ],
      },
    ],
  },
  play: open,
};
