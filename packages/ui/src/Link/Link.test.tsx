import { render, screen } from "@testing-library/react";
import { expect, test, vi } from "vitest";
import { userEvent } from "vitest/browser";
import { describeConformance } from "../internal/describe-conformance.tsx";
import { ThemeRoot } from "../ThemeRoot/index.ts";
import { Link, type LinkProps } from "./Link.tsx";

describeConformance("Link", {
  draw: (props) => (
    <Link {...props} href="#orders">
      Orders
    </Link>
  ),
  refersTo: "A",
});

function draw(props: Partial<LinkProps> = {}) {
  const onPress = vi.fn();
  // Whatever the link leaves to the browser would take the test away from its page.
  const leftToTheBrowser = vi.fn((event: MouseEvent) => event.preventDefault());
  render(
    <ThemeRoot>
      <Link href="#orders" onPress={onPress} {...props}>
        All orders
      </Link>
    </ThemeRoot>,
  );
  const link = screen.getByRole("link");
  const catchRest = (event: MouseEvent) => {
    if (!event.defaultPrevented) leftToTheBrowser(event);
  };
  window.addEventListener("click", catchRest, { once: true });
  return { link, onPress, leftToTheBrowser };
}

test("A plain press goes there without loading the page anew", async () => {
  const { link, onPress, leftToTheBrowser } = draw();
  await userEvent.click(link);
  expect(onPress).toHaveBeenCalledOnce();
  expect(leftToTheBrowser).not.toHaveBeenCalled();
});

test("Enter on the focused link is a plain press", async () => {
  const { onPress } = draw();
  await userEvent.tab();
  await userEvent.keyboard("{Enter}");
  expect(onPress).toHaveBeenCalledOnce();
});

test.each(["Control", "Shift", "Meta", "Alt"] as const)("A press with %s is the browser's", async (key) => {
  const { link, onPress, leftToTheBrowser } = draw();
  await userEvent.click(link, { modifiers: [key] });
  expect(onPress).not.toHaveBeenCalled();
  expect(leftToTheBrowser).toHaveBeenCalledOnce();
});

test("A link into a new tab is the browser's, says so and does not hand over this page", async () => {
  const { link, onPress, leftToTheBrowser } = draw({ target: "_blank" });
  await userEvent.click(link);
  expect(onPress).not.toHaveBeenCalled();
  expect(leftToTheBrowser).toHaveBeenCalledOnce();
  expect(screen.getByRole("link", { name: "All orders (opens in a new tab)" })).toBe(link);
  expect(link.getAttribute("rel")).toBe("noopener noreferrer");
});

test("The link to the page that is shown says so", () => {
  const { link } = draw({ isCurrent: true });
  expect(link.ariaCurrent).toBe("page");
});

test("A link that stands by itself is 24 pixels high, however small its words", () => {
  render(
    <p style={{ fontSize: 12, lineHeight: 1 }}>
      <Link variant="standalone" href="#orders">
        All orders
      </Link>
    </p>,
    { wrapper: ThemeRoot },
  );
  expect(screen.getByRole("link").offsetHeight).toBe(24);
});
