import { render, screen, waitFor } from "@testing-library/react";
import { useState } from "react";
import { afterEach, expect, test } from "vitest";
import { page, userEvent } from "vitest/browser";
import { Button } from "../Button/index.ts";
import { ThemeRoot } from "../ThemeRoot/index.ts";
import { Drawer, type DrawerProps } from "./Drawer.tsx";

afterEach(() => page.viewport(1366, 768));

function Example({ direction, ...props }: Partial<DrawerProps> & { direction?: "ltr" | "rtl" }) {
  const [isOpen, setOpen] = useState(false);
  return (
    <ThemeRoot direction={direction}>
      <Button onPress={() => setOpen(true)}>Open</Button>
      <Drawer heading="Parcel 52" isOpen={isOpen} onOpenChange={setOpen} {...props} />
    </ThemeRoot>
  );
}

async function open(props: Parameters<typeof Example>[0] = {}) {
  const { container } = render(<Example {...props} />);
  const opener = screen.getByRole("button", { name: "Open" });
  await userEvent.click(opener);
  const drawer = await screen.findByRole("dialog", { name: "Parcel 52" });
  // Where it stands once it has come in.
  const panel = drawer.closest("[data-idd-part=drawer]") as HTMLElement;
  await waitFor(() => expect(panel.getAnimations()).toEqual([]));
  return { opener, drawer, panel, root: container };
}

const isClosed = () => waitFor(() => expect(screen.queryByRole("dialog")).toBe(null));

test("Escape closes a drawer and the focus returns to where it was", async () => {
  const { opener } = await open();
  await userEvent.keyboard("{Escape}");
  await isClosed();
  expect(document.activeElement).toBe(opener);
});

test("Its cross closes a drawer, and so does a press beside it", async () => {
  const { opener, panel } = await open();
  await userEvent.click(screen.getByRole("button", { name: "Close" }));
  await isClosed();
  await userEvent.click(opener);
  await screen.findByRole("dialog");
  const [again] = document.querySelectorAll<HTMLElement>("[data-idd-part=drawer]");
  await userEvent.click(again?.parentElement ?? panel, { position: { x: 4, y: 4 } });
  await isClosed();
  expect(document.activeElement).toBe(opener);
});

test("The page behind is out of reach: Tab stays inside", async () => {
  const { drawer } = await open({ actions: <Button>Receive</Button> });
  for (const _ of [1, 2, 3, 4]) {
    await userEvent.tab();
    expect(drawer.contains(document.activeElement)).toBe(true);
  }
});

test("A drawer is drawn inside the root of its surroundings", async () => {
  const { drawer, root } = await open();
  expect(root.contains(drawer)).toBe(true);
});

test.each([
  ["right", "ltr"],
  ["left", "rtl"],
] as const)("It stands at the %s edge where the page runs %s", async (side, direction) => {
  const { panel } = await open({ direction });
  const { left, right, top, bottom } = panel.getBoundingClientRect();
  expect([Math.round(top), Math.round(bottom)]).toEqual([0, window.innerHeight]);
  expect(Math.round(right - left)).toBe(480);
  expect(side === "right" ? Math.round(right) : Math.round(left)).toBe(
    side === "right" ? window.innerWidth : 0,
  );
});

test("Its actions stay in sight while a long text is scrolled, and the keyboard scrolls it", async () => {
  await open({
    children: <p style={{ blockSize: 3000 }}>Much to read.</p>,
    actions: <Button>Receive</Button>,
  });
  const body = screen.getByText("Much to read.").parentElement as HTMLElement;
  await waitFor(() => expect(body.tabIndex).toBe(0));
  expect(screen.getByRole("button", { name: "Receive" }).getBoundingClientRect().bottom).toBeLessThanOrEqual(
    window.innerHeight,
  );
});

test("On a window of 320 pixels a drawer covers the window", async () => {
  await page.viewport(320, 480);
  const { panel } = await open({ actions: <Button>Receive</Button> });
  const { left, right, top, bottom } = panel.getBoundingClientRect();
  expect([left, right, top, bottom].map(Math.round)).toEqual([0, 320, 0, 480]);
  expect(document.documentElement.scrollWidth).toBe(320);
});
