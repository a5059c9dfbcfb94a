import { cleanup, render, screen } from "@testing-library/react";
import { afterEach, expect, test } from "vitest";
import { ThemeRoot } from "../ThemeRoot/index.ts";
import { Counter } from "./Counter.tsx";

afterEach(cleanup);

test("the figure is read together with what it counts", () => {
  render(<Counter value={17} of="of 500" label="scanned" />);
  expect(screen.getByRole("paragraph")).toHaveTextContent("17 of 500 scanned");
});

test("the figure is the biggest text, and lights up when it changes, unless motion is unwanted", () => {
  const { rerender } = render(<Counter value={17} label="scanned" />, { wrapper: ThemeRoot });
  const before = screen.getByText("17");
  expect(Number.parseFloat(getComputedStyle(before).fontSize)).toBe(56);
  rerender(<Counter value={18} label="scanned" />);
  const after = screen.getByText("18");
  expect(after).not.toBe(before);
  const isStill = matchMedia("(prefers-reduced-motion: reduce)").matches;
  expect(after.getAnimations()).toHaveLength(isStill ? 0 : 1);
});
