import { cleanup, render, screen, waitFor, within } from "@testing-library/react";
import { useState } from "react";
import { afterEach, expect, test, vi } from "vitest";
import { page, userEvent } from "vitest/browser";
import { LogoMark } from "../drawings/index.ts";
import { exampleGroups } from "../SideNavigation/example-groups.tsx";
import { SideNavigation } from "../SideNavigation/index.ts";
import { ThemeRoot, type ThemeRootProps } from "../ThemeRoot/index.ts";
import { onPaper } from "../testing/on-paper.ts";
import { AppShell, type AppShellProps } from "./AppShell.tsx";

const onBrandPress = vi.fn();
const onOpen = vi.fn();
const onDrawerOpenChange = vi.fn();

type Shown = Partial<AppShellProps> & Pick<ThemeRootProps, "direction">;

function Desk({ direction, isDrawerOpen = false, ...props }: Shown) {
  const [isOpen, setOpen] = useState(isDrawerOpen);
  return (
    <ThemeRoot direction={direction}>
      <AppShell
        brand={
          <>
            <LogoMark />
            <span>Reading Room</span>
          </>
        }
        brandHref="/desk"
        onBrandPress={onBrandPress}
        chip="North Branch"
        chipPrefix="Current place:"
        navigation={(isMini) => (
          <SideNavigation
            label="Main navigation"
            groups={exampleGroups}
            isMini={isMini}
            getHref={(url) => `/desk${url}`}
            onOpen={onOpen}
            unsupportedTexts={{ collapse: "", other: "" }}
          />
        )}
        topBarEnd={<button type="button">Mariyam Ali</button>}
        words={{
          openMenu: "Open menu",
          closeMenu: "Close menu",
          skipToMain: "Skip to the page",
          navigation: "Menu",
        }}
        {...props}
        isDrawerOpen={isOpen}
        onDrawerOpenChange={(next) => {
          onDrawerOpenChange(next);
          setOpen(next);
        }}
      >
        {props.children ?? <h1>Loans</h1>}
      </AppShell>
    </ThemeRoot>
  );
}

async function show(width: number, props: Shown = {}, height = 768) {
  await page.viewport(width, height);
  return render(<Desk {...props} />);
}

function boxOf(part: string): DOMRect {
  const element = document.querySelector(`[data-idd-part="${part}"]`);
  if (!element) throw new Error(`The shell has no part "${part}".`);
  return element.getBoundingClientRect();
}

const toggle = () => screen.getByRole("button", { name: /^(Open|Close) menu$/ });
async function openDrawer(): Promise<HTMLElement> {
  await userEvent.click(toggle());
  return screen.findByRole("dialog");
}

/** Whether the page is out of reach, for the keyboard and for those who listen. */
const isPageOutOfReach = () => screen.getByRole("main").closest("[inert]") !== null;

const sideways = () => document.documentElement.scrollWidth - document.documentElement.clientWidth;

afterEach(() => {
  cleanup();
  document.documentElement.style.fontSize = "";
  vi.clearAllMocks();
});

test("it has one banner, one navigation and one main part with the page in it", async () => {
  await show(1366, { isDrawerOpen: true });
  expect(screen.getAllByRole("banner")).toHaveLength(1);
  expect(screen.getAllByRole("navigation")).toHaveLength(1);
  expect(within(screen.getByRole("main")).getByRole("heading", { name: "Loans" })).toBeVisible();
  expect(within(screen.getByRole("banner")).getByRole("link", { name: "Reading Room" })).toBeVisible();
});

test("from 1266 px on the drawer stands beside the page, open or with icons only, by one button [NAV-11] [NAV-12]", async () => {
  await show(1266, { isDrawerOpen: true });
  expect(screen.queryByRole("dialog")).toBeNull();
  expect(boxOf("drawer").width).toBe(260);
  expect(screen.getByText("Lending")).toBeVisible();
  expect(toggle()).toHaveAttribute("aria-expanded", "true");
  expect(toggle()).toHaveAccessibleName("Close menu");

  await userEvent.click(toggle());
  expect(onDrawerOpenChange).toHaveBeenCalledExactlyOnceWith(false);
  expect(boxOf("drawer").width).toBe(64);
  expect(screen.getByText("Lending").getBoundingClientRect().width).toBe(1);
  expect(screen.getByRole("link", { name: "Returns" })).toBeVisible();
  expect(toggle()).toHaveAttribute("aria-expanded", "false");
  expect(toggle()).toHaveAccessibleName("Open menu");
  expect(toggle()).toHaveFocus();

  await userEvent.keyboard("{Enter}");
  expect(boxOf("drawer").width).toBe(260);
});

test("below 1266 px the drawer is hidden until the button lays it over the page [NAV-11]", async () => {
  await show(1265);
  expect(screen.queryByRole("navigation")).toBeNull();
  expect(toggle()).toHaveAttribute("aria-expanded", "false");
  const before = boxOf("top-bar");
  await userEvent.click(toggle());
  const drawer = await screen.findByRole("dialog", { name: "Menu" });
  expect(within(drawer).getByRole("navigation")).toBeVisible();
  await waitFor(() => expect(boxOf("drawer")).toMatchObject({ left: 0, width: 260 }));
  expect(boxOf("top-bar").left).toBe(before.left);
  expect(isPageOutOfReach()).toBe(true);
});

test("the drawer over the page keeps the focus inside; Escape closes it and gives the focus back [NAV-11]", async () => {
  await show(768);
  const opener = toggle();
  await userEvent.click(opener);
  const drawer = await screen.findByRole("dialog");
  await waitFor(() => expect(drawer.contains(document.activeElement)).toBe(true));
  const reached = new Set<Element | null>();
  for (let presses = 0; presses < 30; presses++) {
    await userEvent.tab();
    reached.add(document.activeElement);
    expect(drawer.contains(document.activeElement)).toBe(true);
  }
  expect(reached.size).toBeGreaterThan(8);
  await userEvent.tab({ shift: true });
  expect(drawer.contains(document.activeElement)).toBe(true);

  await userEvent.keyboard("{Escape}");
  await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
  expect(onDrawerOpenChange).toHaveBeenLastCalledWith(false);
  await waitFor(() => expect(opener).toHaveFocus());
});

test("its own button closes the drawer over the page", async () => {
  await show(768);
  const drawer = await openDrawer();
  await userEvent.click(within(drawer).getByRole("button", { name: "Close menu" }));
  await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
  expect(isPageOutOfReach()).toBe(false);
});

test("a press beside the drawer over the page closes it", async () => {
  await show(768);
  await openDrawer();
  await userEvent.click(page.elementLocator(document.body), { position: { x: 700, y: 400 }, force: true });
  await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
});

test("a link of the drawer over the page opens its page and closes the drawer", async () => {
  await show(768);
  const drawer = await openDrawer();
  await userEvent.click(within(drawer).getByRole("link", { name: "Returns" }));
  expect(onOpen).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ id: "returns" }));
  await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
});

test("a link of the drawer that is opened in another tab leaves the drawer where it is", async () => {
  const stay = (event: MouseEvent) => event.preventDefault();
  window.addEventListener("click", stay);
  await show(768);
  const drawer = await openDrawer();
  await userEvent.click(within(drawer).getByRole("link", { name: "Returns" }), { modifiers: ["Control"] });
  window.removeEventListener("click", stay);
  expect(onOpen).not.toHaveBeenCalled();
  expect(onDrawerOpenChange).toHaveBeenCalledExactlyOnceWith(true);
  expect(screen.getByRole("dialog")).toBeVisible();
});

test("the drawer beside the page stays when one of its links is pressed", async () => {
  await show(1366, { isDrawerOpen: true });
  await userEvent.click(screen.getByRole("link", { name: "Returns" }));
  expect(onOpen).toHaveBeenCalledOnce();
  expect(onDrawerOpenChange).not.toHaveBeenCalled();
});

test("the drawer changes its form with the width of the window", async () => {
  await show(1366, { isDrawerOpen: false });
  expect(boxOf("drawer").width).toBe(64);
  await page.viewport(1000, 768);
  await waitFor(() => expect(screen.queryByRole("navigation")).toBeNull());
  await page.viewport(1366, 768);
  expect(await screen.findByRole("navigation")).toBeVisible();
});

test("a drawer that is open beside the page does not come to lie over it by itself", async () => {
  await show(1366, { isDrawerOpen: true });
  await page.viewport(1000, 768);
  await waitFor(() => expect(toggle()).toHaveAccessibleName("Open menu"));
  expect(screen.queryByRole("dialog")).toBeNull();
  expect(await openDrawer()).toBeVisible();
});

test("the top bar and the page make room for the open drawer [TOP-10]", async () => {
  await show(1366, { isDrawerOpen: true });
  expect(boxOf("top-bar")).toMatchObject({ left: 260, right: document.documentElement.clientWidth });
  expect(boxOf("content").left).toBeGreaterThan(260);
  await userEvent.click(toggle());
  expect(boxOf("top-bar").left).toBe(64);
  expect(boxOf("content").left).toBeLessThan(260);
});

test("from right to left the drawer and its room are on the right [TOP-10]", async () => {
  await show(1366, { isDrawerOpen: true, direction: "rtl" });
  const edge = document.documentElement.clientWidth;
  expect(boxOf("drawer")).toMatchObject({ left: edge - 260, right: edge });
  expect(boxOf("top-bar")).toMatchObject({ left: 0, right: edge - 260 });
});

test("drawer, brand header, logo, chip, page and top bar have the measures of the layout [LOOK-03]", async () => {
  await show(1920, { isDrawerOpen: true });
  expect(boxOf("drawer").width).toBe(260);
  expect(boxOf("brand-header").height).toBe(100);
  expect(boxOf("chip").height).toBe(16);
  expect(boxOf("content").width).toBe(1500);
  expect(boxOf("top-bar").height).toBeGreaterThanOrEqual(60);
  const logo = screen.getByRole("link", { name: "Reading Room" }).querySelector("svg");
  expect(logo?.getBoundingClientRect()).toMatchObject({ width: 30, height: 30 });
});

test.each([
  ["beside the page, open", 1366, true],
  ["beside the page, icons only", 1366, false],
  ["over the page, hidden", 768, false],
])("the chip is seen, and heard with what it tells (%s)", async (_where, width, isDrawerOpen) => {
  await show(width, { isDrawerOpen });
  const chip = within(screen.getByRole("banner")).getByText("North Branch");
  expect(chip).toBeVisible();
  expect(chip.parentElement).toHaveTextContent("Current place: North Branch");
});

test("a plain press of the brand is told, and any other is left to the browser", async () => {
  await show(1366);
  const brand = screen.getByRole("link", { name: "Reading Room" });
  expect(brand).toHaveAttribute("href", "/desk");
  await userEvent.click(brand);
  expect(onBrandPress).toHaveBeenCalledOnce();
  const left = vi.fn((event: MouseEvent) => event.preventDefault());
  window.addEventListener("click", left);
  await userEvent.click(brand, { modifiers: ["Control"] });
  window.removeEventListener("click", left);
  expect(left).toHaveBeenCalledOnce();
  expect(onBrandPress).toHaveBeenCalledOnce();
});

test("the first stop of the keyboard skips to the page and leaves the address as it is", async () => {
  await show(1366, { isDrawerOpen: true });
  const address = window.location.href;
  await userEvent.tab();
  const skip = screen.getByRole("link", { name: "Skip to the page" });
  expect(skip).toHaveFocus();
  expect(skip.getBoundingClientRect().top).toBeGreaterThan(0);
  expect(getComputedStyle(skip).clipPath).toBe("none");
  const covered = skip.getBoundingClientRect();
  for (const pressed of [screen.getByRole("link", { name: "Reading Room" }), toggle()]) {
    const { right } = pressed.getBoundingClientRect();
    expect(right).toBeLessThanOrEqual(covered.left);
  }
  await userEvent.keyboard("{Enter}");
  expect(screen.getByRole("main")).toHaveFocus();
  expect(window.location.href).toBe(address);
});

test("what the keyboard goes back to does not lie under the top bar", async () => {
  await show(1366, {
    isDrawerOpen: true,
    children: (
      <>
        <div style={{ blockSize: 500 }} />
        <button type="button">Upper</button>
        <div style={{ blockSize: 2000 }} />
        <button type="button">Lower</button>
      </>
    ),
  });
  const upper = screen.getByRole("button", { name: "Upper" });
  screen.getByRole("button", { name: "Lower" }).focus({ preventScroll: true });
  window.scrollTo(0, upper.getBoundingClientRect().top - 20);
  await waitFor(() => expect(upper.getBoundingClientRect().top).toBeCloseTo(20, 0));
  expect(boxOf("top-bar").top).toBe(0);
  await userEvent.tab({ shift: true });
  expect(upper).toHaveFocus();
  expect(upper.getBoundingClientRect().top).toBeGreaterThanOrEqual(boxOf("top-bar").bottom);
});

test.each([
  ["320 px", 320, ""],
  ["320 px and letters twice as large", 320, "32px"],
  ["768 px", 768, ""],
  ["1366 px and letters twice as large", 1366, "32px"],
])(
  "long names are cut with an ellipsis and nothing scrolls sideways at %s",
  async (_name, width, letters) => {
    document.documentElement.style.fontSize = letters;
    const long = "The united public reading rooms of all the islands and their surroundings";
    await show(width, {
      isDrawerOpen: width > 1000,
      chip: long,
      brand: (
        <>
          <LogoMark />
          <span>{long} and one more</span>
        </>
      ),
      topBarStart: <input aria-label="Find" />,
    });
    expect(sideways()).toBe(0);
    for (const words of [screen.getByText(`${long} and one more`), screen.getByText(long)]) {
      const { scrollWidth, clientWidth, scrollHeight, clientHeight } = words;
      // At the end of its line, or in the head of the drawer of its second.
      expect(scrollWidth > clientWidth || scrollHeight > clientHeight).toBe(true);
      expect(getComputedStyle(words).textOverflow).toBe("ellipsis");
    }
    const { left, right } = screen.getByRole("button", { name: "Mariyam Ali" }).getBoundingClientRect();
    expect(left).toBeGreaterThanOrEqual(0);
    expect(right).toBeLessThanOrEqual(width);
  },
);

test("at 320 px the brand has a row with the buttons and the chip one of its own", async () => {
  await show(320, { topBarEnd: <button type="button">MA</button> });
  const chip = screen.getByText("North Branch").getBoundingClientRect();
  const brand = screen.getByRole("link", { name: "Reading Room" });
  expect(chip.top).toBeGreaterThanOrEqual(toggle().getBoundingClientRect().bottom);
  expect(screen.getByText("Reading Room").scrollWidth).toBe(screen.getByText("Reading Room").clientWidth);
  expect(brand.getBoundingClientRect().bottom).toBeLessThanOrEqual(chip.top);
});

test("logo, chip and the signs of the navigation stand on one edge", async () => {
  await show(1366, { isDrawerOpen: true });
  const sign = screen.getByRole("link", { name: "Returns" }).firstElementChild;
  const logo = screen.getByRole("link", { name: "Reading Room" });
  expect(logo.getBoundingClientRect().left).toBe(sign?.getBoundingClientRect().left);
  expect(boxOf("chip").left).toBe(sign?.getBoundingClientRect().left);
});

test("letters twice as large leave the brand and the place whole in the head of the drawer", async () => {
  document.documentElement.style.fontSize = "32px";
  await show(1366, { isDrawerOpen: true, chip: "Main hall" });
  const words = screen.getByText("Reading Room");
  expect(words.scrollWidth).toBe(words.clientWidth);
  expect(words.scrollHeight).toBe(words.clientHeight);
  expect(words.clientHeight).toBeGreaterThan(60);
  const head = document.querySelector('[data-idd-part="brand-header"]') as Element;
  expect(screen.getByText("Main hall").getBoundingClientRect().bottom).toBeLessThanOrEqual(
    head.getBoundingClientRect().bottom,
  );
});

test("from right to left a long name of the place is cut at its own end", async () => {
  await show(320, {
    direction: "rtl",
    chip: "The reading room of the northern harbour and its surroundings",
  });
  const words = screen.getByText(/northern harbour/);
  expect(words.scrollWidth).toBeGreaterThan(words.clientWidth);
  expect(getComputedStyle(words).direction).toBe("ltr");
});

test("on a low window the top bar scrolls away with the page", async () => {
  await show(320, { children: <div style={{ blockSize: 1000 }} /> }, 256);
  window.scrollTo(0, 300);
  await waitFor(() => expect(boxOf("top-bar").bottom).toBeLessThan(0));
});

test("on paper there is the page alone", async () => {
  await show(1366, { isDrawerOpen: true });
  await onPaper(() => {
    for (const part of ["drawer", "brand-header", "top-bar"]) expect(boxOf(part).height).toBe(0);
    expect(screen.getByText("Skip to the page")).not.toBeVisible();
    expect(boxOf("content").left).toBe(0);
  });
});
