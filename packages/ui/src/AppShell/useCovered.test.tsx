import { cleanup, render, screen, waitFor } from "@testing-library/react";
import { afterEach, expect, test } from "vitest";
import { page } from "vitest/browser";
import { ThemeRoot, type ThemeRootProps } from "../ThemeRoot/index.ts";
import { AppShell, type AppShellProps } from "./AppShell.tsx";

type DeskProps = Pick<ThemeRootProps, "portalContainer"> &
  Pick<AppShellProps, "bottom"> & { height?: number; hasShell?: boolean };

function Desk({ portalContainer, bottom, height = 3000, hasShell = true }: DeskProps) {
  return (
    <ThemeRoot portalContainer={portalContainer}>
      {hasShell && (
        <AppShell
          brand={<bdi>Reading Room</bdi>}
          chip="North Branch"
          navigation={null}
          topBarStart={<input aria-label="Find" />}
          bottom={bottom}
          isDrawerOpen={false}
          onDrawerOpenChange={() => {}}
          words={{ openMenu: "Open", closeMenu: "Close", skipToMain: "Skip", navigation: "Menu" }}
        >
          <div style={{ position: "sticky", insetBlockStart: "var(--idd-covered-top)" }}>Headings</div>
          <div style={{ blockSize: height }} />
          <button type="button">Last</button>
        </AppShell>
      )}
    </ThemeRoot>
  );
}

const bar = () => document.querySelector('[data-idd-part="top-bar"]')?.getBoundingClientRect() as DOMRect;

afterEach(() => {
  cleanup();
  document.documentElement.style.fontSize = "";
});

test.each([
  ["1366 px", 1366, ""],
  ["768 px", 768, ""],
  ["320 px", 320, ""],
  ["320 px and letters twice as large", 320, "32px"],
])("what sticks to the page sticks right below the top bar at %s", async (_name, width, letters) => {
  document.documentElement.style.fontSize = letters;
  await page.viewport(width, 768);
  render(<Desk />);
  window.scrollTo(0, 800);
  const top = () => screen.getByText("Headings").getBoundingClientRect().top;
  await waitFor(() => expect(top()).toBeCloseTo(bar().bottom, 1));
  expect(bar().top).toBe(0);
});

test("overlays that stand elsewhere on the page know how far the top bar reaches down", async () => {
  await page.viewport(768, 768);
  const places = [1, 2].map(() => document.body.appendChild(document.createElement("div")));
  const covered = (place: Element | undefined) =>
    getComputedStyle(place?.firstElementChild as Element).getPropertyValue("--idd-covered-top");
  const { rerender } = render(<Desk portalContainer={places[0]} />);
  await waitFor(() => expect(covered(places[0])).toBe(`${bar().height}px`));
  rerender(<Desk portalContainer={places[1]} />);
  await waitFor(() => expect(covered(places[1])).toBe(`${bar().height}px`));
  cleanup();
  for (const place of places) place.remove();
});

test("nothing is covered once the shell has gone from a page that stays", async () => {
  const place = document.body.appendChild(document.createElement("div"));
  const { container, rerender } = render(<Desk portalContainer={place} />);
  const roots = () => [
    ...container.querySelectorAll<HTMLElement>(".idd-root"),
    ...place.querySelectorAll<HTMLElement>(".idd-root"),
  ];
  const covered = () =>
    roots().flatMap(({ style }) => [...style].filter((name) => name.startsWith("--idd-covered")));
  await waitFor(() => expect(covered()).toHaveLength(4));
  rerender(<Desk portalContainer={place} hasShell={false} />);
  await waitFor(() => expect(covered()).toEqual([]));
  expect(roots()).toHaveLength(2);
  place.remove();
});

test.each([
  ["a long page at 1366 px", 1366, 3000],
  ["a short page at 1366 px", 1366, 10],
  ["a long page at 320 px", 320, 3000],
  ["a short page at 320 px", 320, 10],
])("what comes to the lower edge stays there and moves nothing on %s", async (_name, width, height) => {
  await page.viewport(width, 768);
  const { rerender } = render(<Desk height={height} />);
  const headings = () => screen.getByText("Headings").getBoundingClientRect().top;
  const before = headings();
  rerender(<Desk height={height} bottom={<p style={{ margin: 0 }}>You are offline.</p>} />);
  const edge = () => screen.getByText("You are offline.").getBoundingClientRect();
  expect([edge().bottom, headings()]).toEqual([window.innerHeight, before]);
  // What the keyboard reaches does not come to lie under it.
  await waitFor(() =>
    expect(getComputedStyle(document.documentElement).scrollPaddingBottom).not.toBe("auto"),
  );
  screen.getByRole("button", { name: "Last" }).focus();
  expect(screen.getByRole("button", { name: "Last" }).getBoundingClientRect().bottom).toBeLessThanOrEqual(
    edge().top,
  );
});
