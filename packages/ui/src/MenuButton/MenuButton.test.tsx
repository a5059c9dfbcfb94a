import { render, screen, waitFor } from "@testing-library/react";
import { expect, test, vi } from "vitest";
import { page, userEvent } from "vitest/browser";
import { EllipsisIcon } from "../icons/index.ts";
import { describeConformance } from "../internal/describe-conformance.tsx";
import { ThemeRoot } from "../ThemeRoot/index.ts";
import { MenuButton, type MenuButtonProps } from "./MenuButton.tsx";

describeConformance("MenuButton", { draw: (props) => <MenuButton {...props} label="Actions" items={[]} /> });

function draw(props: Partial<MenuButtonProps> = {}) {
  const rename = vi.fn();
  const remove = vi.fn();
  const { container } = render(
    <ThemeRoot>
      <MenuButton
        label="Actions"
        items={[
          { id: "rename", label: "Rename", onAction: rename },
          { id: "move", label: "Move", isDisabled: true },
          { id: "remove", label: "Remove", onAction: remove },
        ]}
        {...props}
      />
    </ThemeRoot>,
  );
  return { button: screen.getByRole("button"), rename, remove, container };
}

const focused = () => document.activeElement?.textContent;

test("A press opens the menu inside the root; an item does its work, closes it and gives the focus back", async () => {
  const { button, rename, container } = draw();
  expect(button.ariaExpanded).toBe("false");
  await userEvent.click(button);
  const menu = await screen.findByRole("menu", { name: "Actions" });
  expect(container.contains(menu)).toBe(true);
  await userEvent.click(screen.getByRole("menuitem", { name: "Rename" }));
  expect(rename).toHaveBeenCalledOnce();
  await waitFor(() => expect(screen.queryByRole("menu")).toBe(null));
  expect(document.activeElement).toBe(button);
});

test("The arrow keys open it at its first or last item and pass over what is disabled", async () => {
  draw();
  await userEvent.tab();
  await userEvent.keyboard("{ArrowDown}");
  await screen.findByRole("menu");
  expect(focused()).toBe("Rename");
  await userEvent.keyboard("{ArrowDown}");
  expect(focused()).toBe("Remove");
  await userEvent.keyboard("{Escape}");
  await waitFor(() => expect(screen.queryByRole("menu")).toBe(null));
  await userEvent.keyboard("{ArrowUp}");
  await screen.findByRole("menu");
  expect(focused()).toBe("Remove");
});

test.each(["{Enter}", " "])("%j opens it at its first item, and Enter does that", async (key) => {
  const { rename } = draw();
  await userEvent.tab();
  await userEvent.keyboard(key);
  await waitFor(() => expect(focused()).toBe("Rename"));
  await userEvent.keyboard("{Enter}");
  expect(rename).toHaveBeenCalledOnce();
});

test("Typing leads to the item that begins so, and Enter does it", async () => {
  const { remove } = draw();
  await userEvent.tab();
  await userEvent.keyboard("{Enter}");
  await screen.findByRole("menu");
  await userEvent.keyboard("rem{Enter}");
  expect(remove).toHaveBeenCalledOnce();
});

test("An item with an address is taken there by its caller, once", async () => {
  const go = vi.fn();
  draw({ items: [{ id: "guides", label: "Guides", href: "/guides", onAction: go }] });
  await userEvent.click(screen.getByRole("button"));
  const item = await screen.findByRole("menuitem", { name: "Guides" });
  expect(item.getAttribute("href")).toBe("/guides");
  await userEvent.click(item);
  expect(go).toHaveBeenCalledOnce();
});

test("Of a section's choices one holds; another press is told, a press of the same changes nothing", async () => {
  const choose = vi.fn();
  const items = [
    { id: "day", label: "Light" },
    { id: "night", label: "Dark" },
  ];
  const { button } = draw({
    items: [{ id: "mode", heading: "Mode", items, chosen: "day", onChoose: choose }],
  });
  await userEvent.click(button);
  expect(await screen.findByRole("group", { name: "Mode" })).toBeTruthy();
  expect(screen.getByRole("menuitemradio", { name: "Light", checked: true })).toBeTruthy();
  await userEvent.click(screen.getByRole("menuitemradio", { name: "Light" }));
  expect(choose).not.toHaveBeenCalled();
  await waitFor(() => expect(screen.queryByRole("menu")).toBe(null));
  await userEvent.click(button);
  await userEvent.click(await screen.findByRole("menuitemradio", { name: "Dark", checked: false }));
  expect(choose.mock.calls).toEqual([["night"]]);
});

test("A menu button that is only a sign names its menu too", async () => {
  draw({ isIconOnly: true, icon: <EllipsisIcon />, label: "More actions" });
  await userEvent.click(screen.getByRole("button", { name: "More actions" }));
  expect(await screen.findByRole("menu", { name: "More actions" })).toBeTruthy();
});

test("A person's button shows initials on a narrow window; its name is what stands in it, and always the full one", async () => {
  render(<MenuButton label="Mariyam Shifna Ali" isPerson items={[]} />, { wrapper: ThemeRoot });
  const button = screen.getByRole("button", { name: "Mariyam Shifna Ali" });
  expect(button).not.toHaveAttribute("aria-label");
  const seen = (words: string) => screen.getByText(words).getBoundingClientRect().width > 1;
  await page.viewport(1366, 768);
  expect([seen("Mariyam Shifna Ali"), seen("MA")]).toEqual([true, false]);
  await page.viewport(768, 768);
  expect([seen("Mariyam Shifna Ali"), seen("MA")]).toEqual([false, true]);
  expect(button).toHaveAccessibleName("Mariyam Shifna Ali");
});

test("A person's menu has the name of the person, although its button shows initials", async () => {
  await page.viewport(768, 768);
  const items = [{ id: "out", label: "Log out" }];
  render(<MenuButton label="Mariyam Shifna Ali" isPerson items={items} />, { wrapper: ThemeRoot });
  await userEvent.click(screen.getByRole("button", { name: "Mariyam Shifna Ali" }));
  const menu = await screen.findByRole("menu");
  // The button is hidden from readers meanwhile: Chromium would take the initials into a name that comes from it.
  expect(menu).toHaveAttribute("aria-label", "Mariyam Shifna Ali");
  expect(menu).not.toHaveAttribute("aria-labelledby");
});

test("Far down a page whose root stands in a positioned part, the whole menu is in sight", async () => {
  await page.viewport(1366, 768);
  render(
    <div style={{ position: "absolute", insetBlockStart: 0, blockSize: 3000 }}>
      <ThemeRoot>
        <div style={{ paddingBlockStart: 2000 }}>
          <MenuButton
            label="Actions"
            items={[{ id: "rename", label: "Rename", onAction: () => undefined }]}
          />
        </div>
      </ThemeRoot>
    </div>,
  );
  for (const top of [1500, 1290]) {
    window.scrollTo(0, top);
    screen.getByRole("button").click();
    const item = await screen.findByRole("menuitem", { name: "Rename" });
    const { top: itemTop, bottom: itemBottom } = item.getBoundingClientRect();
    const box = item.closest("[data-idd-part=menu]")?.getBoundingClientRect();
    expect(box?.top).toBeGreaterThanOrEqual(0);
    expect(box?.bottom).toBeLessThanOrEqual(768);
    expect(box?.top).toBeLessThanOrEqual(itemTop);
    expect(box?.bottom).toBeGreaterThanOrEqual(itemBottom);
    // The focus comes to the menu after it is drawn, and Escape is a key of whatever has the focus.
    await waitFor(() =>
      expect(screen.getByRole("menu")).toContainElement(document.activeElement as HTMLElement),
    );
    await userEvent.keyboard("{Escape}");
    await waitFor(() => expect(screen.queryByRole("menu")).toBe(null));
  }
});
