import type { NavigationGroup } from "@id-desk/core";
import { createUser, reply } from "@id-desk/core/testing";
import { Alert } from "@id-desk/ui";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { useEffect, useState } from "react";
import { expect, userEvent, waitFor, within } from "storybook/test";
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

const applications: readonly NavigationGroup[] = [
  {
    type: "group",
    id: "application",
    title: "Application",
    children: [
      {
        type: "item",
        id: "applications",
        title: "Applications",
        url: "/applications",
        icon: "applications",
        breadcrumbs: true,
        chip: { color: "error", variant: "filled", size: "small", label: "3 late" },
      },
      { type: "item", id: "archive", title: "Archive", url: "/archive", disabled: true },
      { type: "item", id: "map", title: "Map", url: "https://map.example/", external: true, target: true },
      { type: "collapse", id: "more", title: "More", children: [] },
      { type: "divider", id: "line" },
    ],
  },
];

interface ShellStory extends TestRegistryOptions {
  /** What would be lost by leaving. */
  readonly unsaved?: string;
  readonly groups?: readonly NavigationGroup[];
  readonly firstPath?: string;
}

function Desk({ unsaved, groups = navigation, firstPath = "/dispatch/sending", ...options }: ShellStory) {
  const [stage] = useState(() => createTestRegistry(options));
  const [path, setPath] = useState(firstPath);
  useEffect(() => (unsaved ? stage.registry.unsavedWork.hold(unsaved) : undefined), [stage, unsaved]);
  return (
    <Stage stage={stage}>
      <Shell
        productName="ID Card Services"
        navigation={groups}
        path={path}
        pageTitle="Sending"
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
  const seen = await page.findByRole("menuitem", { name: "Logout" });
  await waitFor(() => expect(seen).toBeVisible());
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

const supervisor = { user: createUser({ temp_full_access: true }) };

export const WithSearch: Story = { args: { session: supervisor } };
export const SearchRefused: Story = {
  args: { session: supervisor },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.type(canvas.getByRole("searchbox"), "12{Enter}");
    await expect(canvas.getByRole("alert")).toHaveTextContent("Invalid ID Number");
  },
};

/** Breadcrumbs below an item's own page; a chip, a disabled item, a new tab, and children that cannot be shown. */
export const EveryItem: Story = { args: { groups: applications, firstPath: "/applications/center/12" } };

/** The password's dialog, with some of its rules met. */
export const PasswordDialog: Story = {
  play: async (context) => {
    await openMenu(context);
    const page = within(context.canvasElement.ownerDocument.body);
    await userEvent.click(page.getByRole("menuitem", { name: "Change Password" }));
    await userEvent.type(await page.findByLabelText("New password"), "island27");
    await expect(page.getByRole("button", { name: "Confirm" })).toBeDisabled();
  },
};

/** Closing asks first where something was typed. */
export const PasswordDiscard: Story = {
  play: async (context) => {
    await PasswordDialog.play?.(context);
    await userEvent.keyboard("{Escape}");
    const page = within(context.canvasElement.ownerDocument.body);
    await expect(await page.findByRole("alertdialog")).toHaveTextContent(/has not been changed/);
  },
};

/** "?" lists the keys of the page. */
export const KeyboardHelp: Story = {
  args: { session: supervisor },
  play: async ({ canvasElement }) => {
    await userEvent.keyboard("?");
    const page = within(canvasElement.ownerDocument.body);
    await expect(await page.findByRole("dialog")).toHaveTextContent(/Search by ID number/);
  },
};

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

const owing = { session: { user: createUser({ must_set_up_second_factor: true }), center: null } };

/** A registry that requires a second factor: the user sets it up at once. */
export const CodesOwed: Story = {
  args: owing,
  play: async ({ canvasElement }) => {
    const page = within(canvasElement.ownerDocument.body);
    await waitFor(() => expect(page.getByLabelText("Current password")).toHaveFocus());
  },
};
export const CodesSecret: Story = {
  args: owing,
  play: async (context) => {
    await CodesOwed.play?.(context);
    await userEvent.keyboard("Counter-2026!");
    const page = within(context.canvasElement.ownerDocument.body);
    await userEvent.click(page.getByRole("button", { name: "Continue" }));
    const code = await page.findByLabelText("Authenticator code");
    await waitFor(() => expect(code).toHaveFocus());
  },
};
export const RecoveryCodes: Story = {
  args: owing,
  play: async (context) => {
    await CodesSecret.play?.(context);
    await userEvent.keyboard("287082");
    const page = within(context.canvasElement.ownerDocument.body);
    await userEvent.click(page.getByRole("button", { name: "Turn on codes" }));
    const list = await page.findByRole("list", { name: "Recovery codes" });
    await waitFor(() => expect(list).toBeVisible());
  },
};

/** Where the user is signed in: here, in another window, and at another computer. */
export const WhereSignedIn: Story = {
  args: {
    handlers: {
      getSettings: () => reply(200, { configs: {}, extensions: ["second_factor", "sessions"] }),
      listSessions: () => {
        const session = {
          is_current: true,
          is_this_browser: true,
          center: { id: 1, name: "DNR Head Office" },
          address: "192.0.2.17",
          signed_in_at: "2026-11-19T09:05:00Z",
          last_used_at: "2026-11-19T11:42:10Z",
        };
        const window = { ...session, is_current: false, signed_in_at: "2026-11-19T08:30:00Z" };
        const other = { ...window, is_this_browser: false, center: null, address: "2001:db8::40" };
        return reply(200, { sessions: [session, window, other] });
      },
    },
  },
  play: async (context) => {
    await openMenu(context);
    const page = within(context.canvasElement.ownerDocument.body);
    await userEvent.click(await page.findByRole("menuitem", { name: "Where you are signed in" }));
    const list = await page.findByRole("list", { name: "Your sessions" });
    await waitFor(() => expect(list).toBeVisible());
  },
};
