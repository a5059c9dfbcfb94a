import { cleanup, render, screen, waitFor, within } from "@testing-library/react";
import { afterEach, expect, test, vi } from "vitest";
import { userEvent } from "vitest/browser";
import { ThemeRoot } from "../ThemeRoot/index.ts";
import type { NavigationPlace } from "./entries.ts";
import { exampleGroups, unsupportedGroup } from "./example-groups.tsx";
import { SideNavigation, type SideNavigationProps } from "./SideNavigation.tsx";

const onOpen = vi.fn();
/** What the browser would have done by itself; stopped, so that the test's own page stays. */
const leftToBrowser = vi.fn();

function watchBrowser(event: MouseEvent) {
  if (event.defaultPrevented) return;
  leftToBrowser((event.target as Element).closest("a")?.getAttribute("href"));
  event.preventDefault();
}

function showNavigation(props: Partial<SideNavigationProps> = {}) {
  for (const kind of ["click", "auxclick"] as const) window.addEventListener(kind, watchBrowser);
  return render(
    <ThemeRoot>
      <SideNavigation
        label="Main navigation"
        groups={exampleGroups}
        selectedId="loans"
        isMini={false}
        getHref={(url) => `/desk${url}`}
        onOpen={onOpen}
        unsupportedTexts={{ collapse: "no folded groups", other: "no such thing" }}
        {...props}
      />
    </ThemeRoot>,
  );
}

function showPlace(place: Partial<NavigationPlace>, props: Partial<SideNavigationProps> = {}) {
  const item = { type: "item", id: "one", title: "One", url: "/one", ...place } as const;
  return showNavigation({ groups: [{ id: "group", title: "Group", children: [item] }], ...props });
}

afterEach(() => {
  cleanup();
  for (const kind of ["click", "auxclick"] as const) window.removeEventListener(kind, watchBrowser);
  vi.clearAllMocks();
});

test("it is a landmark with a list for every titled group", () => {
  showNavigation();
  const navigation = screen.getByRole("navigation", { name: "Main navigation" });
  expect(
    within(navigation)
      .getAllByRole("list")
      .map((list) => list.getAttribute("aria-labelledby")),
  ).toEqual(["Home", "Lending", "More"].map((title) => screen.getByText(title).id));
  expect(within(screen.getByRole("list", { name: "Lending" })).getAllByRole("listitem")).toHaveLength(4);
});

test("the selected item alone is the current page", () => {
  showNavigation();
  const current = screen.getAllByRole("link").filter((link) => link.hasAttribute("aria-current"));
  expect(current.map((link) => link.getAttribute("aria-current"))).toEqual(["page"]);
  expect(current[0]).toHaveAccessibleName("Loans 12");
});

test("no item is the current page where none is selected", () => {
  showNavigation({ selectedId: undefined });
  expect(document.querySelector("[aria-current]")).toBeNull();
});

test("a plain press opens an item without loading, by pointer and by keyboard", async () => {
  showNavigation();
  const returns = screen.getByRole("link", { name: "Returns" });
  expect(returns).toHaveAttribute("href", "/desk/returns");
  await userEvent.click(returns);
  expect(onOpen).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ id: "returns", url: "/returns" }));
  returns.focus();
  await userEvent.keyboard("{Enter}");
  expect(onOpen).toHaveBeenCalledTimes(2);
  expect(leftToBrowser).not.toHaveBeenCalled();
});

test("with Ctrl, Shift or the middle button an item is left to the browser", async () => {
  showNavigation();
  const returns = screen.getByRole("link", { name: "Returns" });
  await userEvent.click(returns, { modifiers: ["Control"] });
  await userEvent.click(returns, { modifiers: ["Shift"] });
  await userEvent.click(returns, { button: "middle" });
  expect(leftToBrowser.mock.calls).toEqual([["/desk/returns"], ["/desk/returns"], ["/desk/returns"]]);
  expect(onOpen).not.toHaveBeenCalled();
});

test("an item shows its title, its icon and its chip with colour, variant, size, label and avatar [NAV-07]", () => {
  showPlace({
    icon: <svg data-testid="icon" />,
    chip: { color: "success", variant: "outlined", size: "medium", label: "New", avatar: "★" },
  });
  const link = screen.getByRole("link", { name: "One New" });
  expect(within(link).getByTestId("icon")).toBeVisible();
  expect(within(link).getByText("★")).toBeVisible();
  const chip = within(link).getByText("New").parentElement as HTMLElement;
  expect(chip).toHaveAttribute("data-variant", "outlined");
  expect(chip).toHaveAttribute("data-size", "medium");
  const green = getComputedStyle(chip).color;
  cleanup();
  showPlace({ chip: { color: "error", variant: "outlined", size: "medium", label: "New" } });
  expect(getComputedStyle(screen.getByText("New").parentElement as HTMLElement).color).not.toBe(green);
});

test("a disabled item can be read, leads nowhere and says that it is disabled [NAV-07]", async () => {
  showPlace({ disabled: true });
  const item = screen.getByRole("link", { name: "One" });
  expect(item).toHaveAttribute("aria-disabled", "true");
  expect(item).not.toHaveAttribute("href");
  expect(item).toBeVisible();
  await userEvent.click(item, { force: true });
  expect(onOpen).not.toHaveBeenCalled();
  expect(leftToBrowser).toHaveBeenCalledExactlyOnceWith(undefined);
});

test("an external item is a plain link with its url as it is [NAV-07]", async () => {
  showPlace({ external: true, url: "https://elsewhere.example/a" });
  const link = screen.getByRole("link", { name: "One" });
  expect(link).not.toHaveAttribute("target");
  await userEvent.click(link);
  expect(leftToBrowser).toHaveBeenCalledExactlyOnceWith("https://elsewhere.example/a");
  expect(onOpen).not.toHaveBeenCalled();
});

test("an item with a target opens in a new tab and says so [NAV-07]", async () => {
  showPlace({ target: true });
  const link = screen.getByRole("link", { name: "One (opens in a new tab)" });
  expect(link).toHaveAttribute("href", "/desk/one");
  expect(link).toHaveAttribute("target", "_blank");
  expect(link).toHaveAttribute("rel", "noopener noreferrer");
  await userEvent.click(link);
  expect(leftToBrowser).toHaveBeenCalledOnce();
  expect(onOpen).not.toHaveBeenCalled();
});

test("children that cannot be shown are told by the text for their type [NAV-13]", () => {
  showNavigation({
    groups: [unsupportedGroup],
    unsupportedTexts: {
      collapse: "collapse - only available in paid version",
      other: "Fix - Group Collapse or Items",
    },
  });
  expect(screen.getAllByRole("listitem").map((entry) => entry.textContent)).toEqual([
    "collapse - only available in paid version",
    "Fix - Group Collapse or Items",
  ]);
  expect(screen.queryByRole("link")).toBeNull();
});

test("an item without a url is told as what cannot be shown", () => {
  showNavigation({ groups: [{ id: "g", title: "G", children: [{ type: "item", id: "broken" }] }] });
  expect(screen.getByRole("listitem")).toHaveTextContent("no such thing");
});

test("the mini mode shows icons only, and every item keeps its name [NAV-12]", () => {
  showNavigation({ isMini: true });
  const names = screen.getAllByRole("link").map((link) => link.textContent);
  expect(screen.getByRole("link", { name: "Overview" })).toBeInTheDocument();
  expect(screen.getByRole("link", { name: /^Reminders\s*3 late$/ })).toBeInTheDocument();
  expect(screen.getByRole("link", { name: "Union catalogue (opens in a new tab)" })).toBeInTheDocument();
  expect(names).toHaveLength(9);
  for (const link of screen.getAllByRole("link")) {
    const seen = [...link.children].filter((part) => part.getBoundingClientRect().width > 1);
    expect(seen.every((part) => part.getAttribute("aria-hidden") === "true")).toBe(true);
    expect(seen.length).toBeGreaterThan(0);
  }
});

test("an item without an icon is told by its first letter in the mini mode", () => {
  showPlace({ title: "Notes" }, { isMini: true });
  expect(screen.getByText("N")).toBeVisible();
  expect(screen.getByRole("link", { name: "Notes" })).toBeInTheDocument();
});

test("in the mini mode the keyboard shows the name of an item, and Escape takes it away", async () => {
  showNavigation({ isMini: true });
  await userEvent.tab();
  expect(await screen.findByText("Overview", { selector: "[role=tooltip]" })).toBeVisible();
  await userEvent.keyboard("{Escape}");
  await waitFor(() => expect(document.querySelector("[role=tooltip]")).toBeNull());
  expect(screen.getByRole("link", { name: "Overview" })).toHaveFocus();
});

test("in the mini mode a resting pointer shows the name and the chip of an item", async () => {
  showNavigation({ isMini: true });
  await userEvent.hover(screen.getByRole("link", { name: /^Reminders/ }));
  expect(await screen.findByText("Reminders (3 late)", { selector: "[role=tooltip]" })).toBeVisible();
});

test("in the mini mode the keyboard reaches a disabled item, so that its name can be seen", async () => {
  showPlace({ disabled: true }, { isMini: true });
  await userEvent.tab();
  expect(screen.getByRole("link", { name: "One" })).toHaveFocus();
  expect(await screen.findByText("One", { selector: "[role=tooltip]" })).toBeVisible();
});

test.each([false, true])("every item is at least 40 px high and 24 px wide (mini: %s)", (isMini) => {
  showNavigation({ isMini });
  for (const link of screen.getAllByRole("link")) {
    const { width, height } = link.getBoundingClientRect();
    expect(height).toBeGreaterThanOrEqual(40);
    expect(width).toBeGreaterThanOrEqual(24);
  }
});

test("the signs of places grow with the reader's text", () => {
  document.documentElement.style.fontSize = "32px";
  showNavigation();
  const sign = screen.getByRole("navigation").querySelector("a svg") as Element;
  expect(sign.getBoundingClientRect().width).toBe(36);
  document.documentElement.style.fontSize = "";
});
