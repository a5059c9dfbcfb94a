import type { NavigationGroup } from "@id-desk/core";
import { createUser } from "@id-desk/core/testing";
import { Alert } from "@id-desk/ui";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { useEffect, useState } from "react";
import { expect, userEvent, within } from "storybook/test";
import { createTestRegistry, Stage, type TestRegistryOptions } from "../../testing/stage.tsx";
import { Shell } from "./Shell.tsx";

const navigation: readonly NavigationGroup[] = [
  {
    type: "group",
    id: "home",
    title: "Home",
    children: [{ type: "item", id: "dashboard", title: "Dashboard", url: "/", icon: "dashboard" }],
  },
  {
    type: "group",
    id: "dispatch",
    title: "Dispatch",
    children: [
      { type: "item", id: "receiving", title: "Receiving", url: "/dispatch/receiving", icon: "receiving" },
      { type: "item", id: "sending", title: "Sending", url: "/dispatch/sending", icon: "sending" },
    ],
  },
];

interface ShellStory extends TestRegistryOptions {
  /** What would be lost by leaving. */
  readonly unsaved?: string;
}

function Desk({ unsaved, ...options }: ShellStory) {
  const [stage] = useState(() => createTestRegistry(options));
  const [path, setPath] = useState("/dispatch/sending");
  useEffect(() => (unsaved ? stage.registry.unsavedWork.hold(unsaved) : undefined), [stage, unsaved]);
  return (
    <Stage stage={stage}>
      <Shell
        productName="ID Card Services"
        navigation={navigation}
        path={path}
        getItemHref={(url) => `#${url}`}
        onOpenItem={setPath}
      >
        <h1>Sending</h1>
        <Alert tone="info">The page stands here.</Alert>
      </Shell>
    </Stage>
  );
}

const meta = {
  title: "Screens/Shell",
  component: Desk,
  parameters: { frame: "page" },
} satisfies Meta<typeof Desk>;

export default meta;
type Story = StoryObj<typeof meta>;

const openMenu: NonNullable<Story["play"]> = async ({ canvasElement }) => {
  const page = within(canvasElement.ownerDocument.body);
  await userEvent.click(page.getByRole("button", { name: /Aishath/ }));
  await expect(await page.findByRole("menuitem", { name: "Logout" })).toBeVisible();
};

export const SignedIn: Story = {};
export const LongNames: Story = {
  args: {
    session: {
      user: createUser({ fullname: "Aishath Fathimath Zulaikha Mohamed Rasheed Abdul Rahman" }),
      center: { id: 6, name: "HDh. Kulhudhuffushi City Council Secretariat Service Centre" },
    },
  },
};
export const NoCenter: Story = { args: { session: { center: null } } };
export const UserMenu: Story = { play: openMenu };

/** Logging out asks first where something would be lost. */
export const LogoutAsks: Story = {
  args: { unsaved: "3 scans have not been sent yet." },
  play: async (context) => {
    await openMenu(context);
    const page = within(context.canvasElement.ownerDocument.body);
    await userEvent.click(page.getByRole("menuitem", { name: "Logout" }));
    const dialog = await page.findByRole("alertdialog");
    await expect(dialog).toHaveTextContent("3 scans have not been sent yet.");
  },
};
