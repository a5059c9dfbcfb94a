import type { NavigationGroup, NavigationItem } from "@id-desk/core";
import { createMemoryStorage, createUser } from "@id-desk/core/testing";
import { act, render, screen, waitFor, within } from "@testing-library/react";
import { beforeEach, describe, expect, test, vi } from "vitest";
import { page, userEvent } from "vitest/browser";
import { findKeptScans } from "../../runtime/scanners/kept-scans.ts";
import { createTestRegistry, Stage, type TestRegistryOptions } from "../../testing/stage.tsx";
import { Shell, type ShellProps } from "./Shell.tsx";

const item = (
  id: string,
  title: string,
  url: string,
  more: Partial<NavigationItem> = {},
): NavigationItem => ({
  type: "item",
  id,
  title,
  url,
  ...more,
});

const navigation: readonly NavigationGroup[] = [
  { type: "group", id: "home", title: "Home", children: [item("dashboard", "Dashboard", "/")] },
  {
    type: "group",
    id: "application",
    title: "Application",
    children: [
      item("applications", "Applications", "/applications", { breadcrumbs: true }),
      item("portal", "Online Applications", "/applications/portal", { breadcrumbs: true }),
      item("biometrics", "Biometrics", "/applications/biometrics", { breadcrumbs: true }),
    ],
  },
  { type: "group", id: "dispatch", title: "Dispatch", children: [item("sending", "Sending", "/sending")] },
];

const supervisor = createUser({ temp_full_access: true });

beforeEach(async () => {
  await page.viewport(1366, 768);
});

function show(props: Partial<ShellProps> = {}, options: TestRegistryOptions = {}) {
  const stage = createTestRegistry(options);
  const onOpenItem = vi.fn();
  const draw = (more: Partial<ShellProps>) => (
    <Stage stage={stage}>
      <Shell
        productName="ID Card Services"
        navigation={navigation}
        path="/sending"
        getItemHref={(url) => `#${url}`}
        onOpenItem={onOpenItem}
        {...props}
        {...more}
      >
        <h1>Page</h1>
        <input aria-label="Notes" />
      </Shell>
    </Stage>
  );
  const { rerender } = render(draw({}));
  return { ...stage, onOpenItem, change: (more: Partial<ShellProps>) => rerender(draw(more)) };
}

const search = () => screen.getByRole("searchbox", { name: "ID number" });
const main = () => screen.getByRole("main");

async function openMenu() {
  await userEvent.click(screen.getByRole("button", { name: createUser().fullname }));
  return (await screen.findAllByRole("menuitem")).map((entry) => entry.textContent);
}

describe("The search by ID number", () => {
  test.each([
    ["is there with full access", { temp_full_access: true, roles: [] }, true],
    ["is there with the search role", { roles: ["enquiries"] }, true],
    ["is not there with another role", { roles: ["dnr", "xpat"] }, false],
  ])("%s [TOP-01]", (_who, user, isThere) => {
    show({}, { session: { user: createUser(user) }, options: { searchRole: "enquiries" } });
    expect(screen.queryAllByRole("searchbox")).toHaveLength(isThere ? 1 : 0);
  });

  test("is closed to every role where the host has named none, and open where its own permissions say so [TOP-01]", () => {
    const session = { user: createUser({ roles: ["undefined", ""] }) };
    show({}, { session });
    expect(screen.queryByRole("searchbox")).toBeNull();
    show({}, { session, options: { permissions: ({ area }) => area === "idSearch" } });
    expect(search()).toBeVisible();
  });

  test("for nothing says that an ID number is required [TOP-02]", async () => {
    const { destinations } = show({}, { session: { user: supervisor } });
    await userEvent.click(search());
    await userEvent.keyboard("{Enter}");
    expect(search()).toHaveAccessibleDescription("ID number is required.");
    expect(screen.getByRole("alert")).toHaveTextContent("ID number is required.");
    await userEvent.keyboard("  {Enter}");
    expect(search()).toHaveAccessibleDescription("ID number is required.");
    expect(destinations).toEqual([]);
  });

  test.each(["A123456", " a123456 ", "123456"])(
    "for %j leads to A123456 and is empty again [TOP-03]",
    async (typed) => {
      const { destinations } = show({}, { session: { user: supervisor } });
      await userEvent.fill(search(), typed);
      await userEvent.keyboard("{Enter}");
      expect(destinations).toEqual([{ screen: "ApplicationStatus", params: { idNumber: "A123456" } }]);
      expect(search()).toHaveValue("");
      expect(search()).not.toHaveAttribute("aria-invalid");
    },
  );

  test.each(["A12345", "1234567", "B123456", "A12345X"])(
    "for %j says that it is invalid [TOP-04]",
    async (typed) => {
      const { destinations } = show({}, { session: { user: supervisor } });
      await userEvent.fill(search(), typed);
      await userEvent.keyboard("{Enter}");
      expect(search()).toHaveAccessibleDescription("Invalid ID Number");
      expect(search()).toHaveFocus();
      await userEvent.keyboard("7");
      expect(search()).not.toHaveAttribute("aria-invalid");
      expect(destinations).toEqual([]);
    },
  );

  test("checks what was typed when the field is left, and goes nowhere [TOP-05]", async () => {
    const { destinations } = show({}, { session: { user: supervisor } });
    await userEvent.fill(search(), "12");
    expect(screen.queryByText("Invalid ID Number")).toBeNull();
    await userEvent.tab();
    expect(screen.getByText("Invalid ID Number")).toBeVisible();
    await userEvent.fill(search(), "A123456");
    await userEvent.tab();
    expect(search()).not.toHaveAttribute("aria-invalid");
    await userEvent.clear(search());
    await userEvent.click(main());
    expect(screen.getByText("ID number is required.")).toBeVisible();
    expect(destinations).toEqual([]);
  });

  test("is taken up from anywhere with Ctrl+K and given up with Escape; another page begins anew", async () => {
    const { change } = show({}, { session: { user: supervisor } });
    screen.getByLabelText("Notes").focus();
    await userEvent.keyboard("{Control>}k{/Control}");
    expect(search()).toHaveFocus();
    await userEvent.keyboard("12{Enter}{Escape}");
    expect(search()).toHaveValue("");
    expect(search()).not.toHaveAttribute("aria-invalid");
    await userEvent.keyboard("12{Enter}");
    change({ path: "/" });
    expect(search()).toHaveValue("");
    expect(screen.queryByText("Invalid ID Number")).toBeNull();
  });

  test("has its place on a window of 320 px, with its error [TOP-04]", async () => {
    await page.viewport(320, 640);
    show({}, { session: { user: supervisor } });
    await userEvent.fill(search(), "12");
    await userEvent.keyboard("{Enter}");
    const error = screen.getByText("Invalid ID Number").getBoundingClientRect();
    expect(search().getBoundingClientRect().width).toBeGreaterThan(150);
    expect(document.elementFromPoint(error.left + 2, error.top + 2)).toHaveTextContent("Invalid ID Number");
    expect(document.documentElement.scrollWidth).toBe(320);
  });
});

test("The product's name keeps its own direction, and is cut at its own end where it is cut", () => {
  show();
  expect(screen.getByText("ID Card Services").localName).toBe("bdi");
});

describe("The profile menu", () => {
  test("opens Change Password by itself for whoever has a password that somebody else made", async () => {
    show({}, { session: { user: createUser({ must_change_password: true }) } });
    expect(await screen.findByRole("dialog", { name: "Change Password" })).toBeVisible();
  });

  test("offers Change Password, Resources and Switch Center with a centre [TOP-06] [TOP-07]", async () => {
    const { destinations } = show();
    expect(await openMenu()).toEqual([
      "Change Password",
      "Resources",
      "Switch Center",
      "Keyboard shortcuts",
      "Logout",
    ]);
    expect(screen.getByRole("menu").textContent).toContain(createUser().username);
    await userEvent.click(screen.getByRole("menuitem", { name: "Resources" }));
    await openMenu();
    await userEvent.click(screen.getByRole("menuitem", { name: "Switch Center" }));
    expect(destinations).toEqual([{ screen: "Resources" }, { screen: "SwitchCenter" }]);
  });

  test("offers none of them without a centre, and Logout all the same [TOP-07] [TOP-08]", async () => {
    const { registry } = show({}, { session: { center: null, user: supervisor } });
    expect(await openMenu()).toEqual(["Keyboard shortcuts", "Logout"]);
    await userEvent.click(screen.getByRole("menuitem", { name: "Logout" }));
    await waitFor(() => expect(registry.session.getState().status).toBe("signedOut"));
  });

  test("says of a logout that it deletes the scans that wait, in place of the page's words about them", async () => {
    const { registry } = show();
    const owner = { user: createUser().username, center: 1, batch: 7 };
    const scan = { serial_number: "SN0000001", key: "one", sequence: 1, at: Date.now() };
    findKeptScans(registry).pending.add(owner, scan);
    const end = registry.unsavedWork.holdScans("1 scan has not been saved yet.");
    registry.unsavedWork.hold("A note has not been added.");
    await openMenu();
    await userEvent.click(screen.getByRole("menuitem", { name: "Logout" }));
    const dialog = await screen.findByRole("alertdialog", { name: "Log out?" });
    const said = () => [...dialog.querySelectorAll("p")].map(({ textContent }) => textContent);
    expect(said()).toEqual([
      "1 scan has not reached the registry. It is deleted when you log out.",
      "A note has not been added.",
    ]);
    findKeptScans(registry).pending.remove(owner, scan.key);
    act(() => end());
    expect(said()).toEqual(["A note has not been added."]);
  });

  test("leaves out what its host has disabled", async () => {
    show({ actions: { updatePassword: { isDisabled: true } } });
    expect(await openMenu()).not.toContain("Change Password");
  });
});

describe("The help with the keys", () => {
  const help = () => screen.findByRole("dialog", { name: "Keyboard shortcuts" });
  const question = "{Shift>}?{/Shift}";

  test("opens with the question mark, lists the keys of the page, and gives the focus back", async () => {
    const { registry } = show({}, { session: { user: supervisor } });
    const end = registry.shortcuts.hold({ keys: "F2", label: "Go to the scan field" });
    const link = screen.getByRole("link", { name: "Sending" });
    link.focus();
    await userEvent.keyboard(question);
    const listed = within(await help())
      .getAllByRole("definition")
      .map(({ textContent }) => textContent);
    expect(listed).toEqual([
      "Search by ID number",
      "Keyboard shortcuts",
      "Go to the scan field",
      "Close a dialog or a menu, or clear a search",
    ]);
    await userEvent.keyboard("{Escape}");
    await waitFor(() => expect(link).toHaveFocus());
    end();
  });

  test("stays closed while staff type, and its keys rest under a dialog", async () => {
    show({}, { session: { user: supervisor } });
    await userEvent.click(screen.getByLabelText("Notes"));
    await userEvent.keyboard(question);
    expect(screen.getByLabelText("Notes")).toHaveValue("?");
    expect(screen.queryByRole("dialog")).toBeNull();
    main().focus();
    await userEvent.keyboard(question);
    const dialog = await help();
    await userEvent.keyboard("{Control>}k{/Control}");
    expect(dialog.contains(document.activeElement)).toBe(true);
  });

  test("can be turned off, stays so on this computer, and opens from the menu then", async () => {
    const { registry } = show();
    const look = vi.spyOn(registry.storage as Storage, "getItem");
    await openMenu();
    // Looking alone is felt at the start of a page on an old computer.
    expect(look).not.toHaveBeenCalledWith("idd-help-key-off");
    await userEvent.click(screen.getByRole("menuitem", { name: "Keyboard shortcuts" }));
    await userEvent.click(within(await help()).getByRole("checkbox", { name: /the \? key/ }));
    await userEvent.keyboard("{Escape}");
    await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
    main().focus();
    await userEvent.keyboard(question);
    expect(screen.queryByRole("dialog")).toBeNull();
    expect(registry.storage?.getItem("idd-help-key-off")).toBe("1");
  });

  test("stays turned off when the page is loaded again", async () => {
    const storage = createMemoryStorage();
    storage.setItem("idd-help-key-off", "1");
    show({}, { options: { storage } });
    main().focus();
    await userEvent.keyboard(question);
    expect(screen.queryByRole("dialog")).toBeNull();
    await openMenu();
    await userEvent.click(screen.getByRole("menuitem", { name: "Keyboard shortcuts" }));
    expect(within(await help()).getByRole("checkbox", { name: /the \? key/ })).not.toBeChecked();
  });
});

describe("The navigation that a host passes in", () => {
  const trail = () =>
    within(screen.getByRole("navigation", { name: "Breadcrumb" }))
      .getAllByRole("listitem")
      .map(({ textContent }) => textContent);

  test.each([
    ["/applications/center", "Applications"],
    ["/applications/portal", "Online Applications"],
    ["/applications/biometrics", "Biometrics"],
  ])("gives %s its breadcrumbs [NAV-06]", (path, title) => {
    show({ path, pageTitle: title });
    expect(trail()).toEqual(["Application", title]);
    expect(screen.getByText(title, { selector: '[aria-current="page"]:not(a)' })).toBeVisible();
  });

  test("leads back from a page below an item's own by the breadcrumbs [NAV-06]", async () => {
    const { onOpenItem, registry } = show({
      path: "/applications/center/12/resubmit",
      pageTitle: "Resubmit application",
    });
    expect(trail()).toEqual(["Application", "Applications", "Resubmit application"]);
    const back = within(main()).getByRole("link", { name: "Applications" });
    expect(back).toHaveAttribute("href", "#/applications");
    await userEvent.click(back);
    expect(onOpenItem).toHaveBeenCalledExactlyOnceWith("/applications");
    expect(registry.menu.getState().openItem).toEqual(["applications"]);
  });

  test("gives no breadcrumbs to other pages, nor where a centre is chosen first [NAV-06]", () => {
    show();
    expect(screen.queryByRole("navigation", { name: "Breadcrumb" })).toBeNull();
    show({ path: "/applications" }, { session: { center: null } });
    expect(screen.queryByRole("navigation", { name: "Breadcrumb" })).toBeNull();
  });

  test("may have chips, disabled items, plain links and links for a new tab [NAV-07]", async () => {
    const { onOpenItem } = show({
      navigation: [
        {
          type: "group",
          id: "all",
          title: "All",
          children: [
            item("chip", "Queue", "/queue", {
              icon: "sending",
              chip: { color: "error", variant: "filled", size: "small", label: "3 late", avatar: "!" },
            }),
            item("off", "Archive", "/archive", { disabled: true }),
            item("plain", "Handbook", "https://handbook.example/", { external: true }),
            item("tab", "Map", "/map", { target: true }),
          ],
        },
      ],
    });
    const chip = screen.getByRole("link", { name: "Queue 3 late" });
    expect(chip.querySelector("svg")).toBeVisible();
    expect(within(chip).getByText("!")).toBeVisible();
    await userEvent.click(chip);
    expect(onOpenItem).toHaveBeenCalledExactlyOnceWith("/queue");
    expect(screen.getByRole("link", { name: "Archive" })).toHaveAttribute("aria-disabled", "true");
    expect(screen.getByRole("link", { name: "Handbook" })).toHaveAttribute(
      "href",
      "https://handbook.example/",
    );
    const tab = screen.getByRole("link", { name: "Map (opens in a new tab)" });
    expect(tab).toHaveAttribute("target", "_blank");
    expect(tab).toHaveAttribute("href", "#/map");
  });

  test("says in the specification's words which children cannot be shown [NAV-13]", () => {
    show({
      navigation: [
        {
          type: "group",
          id: "all",
          title: "All",
          children: [
            { type: "collapse", id: "more", title: "More", children: [] },
            { type: "divider", id: "line" },
          ],
        },
      ],
    });
    expect(screen.getAllByRole("listitem").map(({ textContent }) => textContent)).toEqual([
      "collapse - only available in paid version",
      "Fix - Group Collapse or Items",
    ]);
  });

  test("has one open item, which the menu's state names, and the drawer is open on a large screen [NAV-08] [NAV-10] [NAV-14]", async () => {
    const { registry, onOpenItem } = show();
    expect(registry.menu.getState()).toMatchObject({ openItem: ["dashboard"], drawerOpen: true });
    await userEvent.click(screen.getByRole("link", { name: "Sending" }));
    expect(registry.menu.getState().openItem).toEqual(["sending"]);
    await userEvent.click(screen.getByRole("link", { name: "ID Card Services" }));
    expect(registry.menu.getState().openItem).toEqual(["default"]);
    expect(onOpenItem.mock.calls).toEqual([["/sending"], ["/"]]);
  });
});
