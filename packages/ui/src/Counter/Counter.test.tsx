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

test("right to left, the figure stands at the right and its words follow it on the same line", () => {
  render(<Counter value={17} label="scanned" />, {
    wrapper: ({ children }) => <ThemeRoot direction="rtl">{children}</ThemeRoot>,
  });
  const { right } = screen.getByRole("paragraph").getBoundingClientRect();
  const figure = screen.getByText("17").getBoundingClientRect();
  const words = screen.getByText("scanned").getBoundingClientRect();
  expect(figure.right).toBe(right);
  expect(words.right).toBeLessThan(figure.left);
  expect(words.top).toBeLessThan(figure.bottom);
});
