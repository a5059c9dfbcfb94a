import { cleanup, render, screen, waitFor } from "@testing-library/react";
import { afterEach, beforeEach, expect, test } from "vitest";
import { page } from "vitest/browser";
import { ThemeRoot } from "../ThemeRoot/index.ts";
import { Counter } from "./Counter.tsx";

beforeEach(() => page.viewport(1366, 768));
afterEach(cleanup);

test("the figure is read together with what it counts", () => {
  render(<Counter value={17} of="of 500" label="scanned" />);
  expect(screen.getByRole("paragraph")).toHaveTextContent("17 of 500 scanned");
});

test("the figure is the biggest text, and is lit for a moment when it changes", async () => {
  const { rerender } = render(<Counter value={17} label="scanned" />, { wrapper: ThemeRoot });
  const figure = screen.getByText("17");
  expect(Number.parseFloat(getComputedStyle(figure).fontSize)).toBe(56);
  expect(figure).not.toHaveAttribute("data-lit");
  rerender(<Counter value={18} label="scanned" />);
  expect(figure).toHaveTextContent("18");
  expect(figure).toHaveAttribute("data-lit");
  await waitFor(() => expect(figure).not.toHaveAttribute("data-lit"));
});

test("right to left, the figure and its words stand at the right", () => {
  render(<Counter value={17} of="of 500" label="scanned" />, {
    wrapper: ({ children }) => <ThemeRoot direction="rtl">{children}</ThemeRoot>,
  });
  const { right } = screen.getByRole("paragraph").getBoundingClientRect();
  expect(screen.getByText("17").getBoundingClientRect().right).toBe(right);
  expect(readRightOfWords(screen.getByText("scanned"))).toBe(right);
});

/** Where the words themselves end, which their element may be wider than. */
function readRightOfWords(element: Element): number {
  const words = document.createRange();
  words.selectNodeContents(element);
  return words.getBoundingClientRect().right;
}
