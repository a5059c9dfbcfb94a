import type { ThemeSettings } from "@id-desk/ui";
import { screen, waitFor } from "@testing-library/react";
import { beforeEach, expect, test, vi } from "vitest";
import { page, userEvent } from "vitest/browser";
import { ExampleShell } from "../../testing/ExampleShell.tsx";
import { renderScreen } from "../../testing/index.ts";
import type { Appearance } from "./appearance-menu.ts";

beforeEach(() => page.viewport(1366, 768));

const languages = [
  { tag: "en", name: "English" },
  { tag: "dv", name: "ދިވެހި", isDraft: true },
];

function draw(appearance?: Appearance, settings?: ThemeSettings) {
  return renderScreen(<ExampleShell appearance={appearance} />, { provider: { settings } });
}

const openMenu = () => userEvent.click(screen.getByRole("button", { name: /Aishath/ }));

test("Staff choose mode and language in their own menu, each one of several; a draft is called one", async () => {
  const onChange = vi.fn();
  draw({ mode: "light", language: "en", languages, onChange });
  await openMenu();
  expect(await screen.findByRole("group", { name: "Appearance" })).toBeTruthy();
  const items = screen.getByRole("menu").querySelectorAll("[role^=menuitem]");
  expect([...items].at(-1)?.textContent).toBe("Logout");
  expect(screen.getByRole("menuitemradio", { name: "Light", checked: true })).toBeTruthy();
  await userEvent.click(screen.getByRole("menuitemradio", { name: "Dark", checked: false }));
  await waitFor(() => expect(screen.queryByRole("menu")).toBe(null));
  await openMenu();
  await userEvent.click(await screen.findByRole("menuitemradio", { name: "ދިވެހި (draft)" }));
  expect(onChange.mock.calls).toEqual([[{ mode: "dark" }], [{ language: "dv" }]]);
});

test("A portal that says nothing of it has no such choice", async () => {
  draw();
  await openMenu();
  expect(await screen.findByRole("menuitem", { name: "Logout" })).toBeTruthy();
  expect(screen.queryByRole("menuitemradio")).toBe(null);
});

test("One language is no choice", async () => {
  draw({ mode: "light", language: "en", languages: languages.slice(0, 1), onChange: vi.fn() });
  await openMenu();
  const choices = await screen.findAllByRole("menuitemradio");
  expect(choices.map(({ textContent }) => textContent)).toEqual(["Light", "Dark", "As this computer is set"]);
});

test.each([
  [false, "open"],
  [true, "mini"],
])("With miniDrawer %j the drawer of a large screen starts %s [LOOK-05]", async (miniDrawer, drawer) => {
  const { container } = draw(undefined, { miniDrawer });
  await waitFor(() => expect(container.querySelector(`[data-drawer="${drawer}"]`)).not.toBe(null));
});

test.each([
  [true, 1500],
  [false, 1920],
])("With container %j the page is at most so wide: %i px [LOOK-05] [LOOK-03]", async (container, width) => {
  await page.viewport(1920 + 260 + 48, 900);
  const { container: drawn } = draw(undefined, { container });
  await waitFor(() => expect(drawn.querySelector('[data-drawer="open"]')).not.toBe(null));
  const content = drawn.querySelector('[data-idd-part="content"]');
  expect(content?.getBoundingClientRect().width).toBe(width);
});
