import { render, screen } from "@testing-library/react";
import { renderToString } from "react-dom/server";
import { afterEach, expect, test, vi } from "vitest";
import { ThemeRoot } from "../ThemeRoot/index.ts";
import { Keys } from "./Keys.tsx";

afterEach(() => void vi.restoreAllMocks());

test("Keys that are pressed together stand in the order of the keyboard, also from right to left", () => {
  render(
    <ThemeRoot direction="rtl">
      <Keys combination="Control+K" />
    </ThemeRoot>,
  );
  const [control, letter] = [screen.getByText("Ctrl"), screen.getByText("K")];
  expect(control.tagName).toBe("KBD");
  expect(control.getBoundingClientRect().right).toBeLessThanOrEqual(letter.getBoundingClientRect().left);
});

test("On an Apple keyboard Control is the Command key, and what a server drew is taken over without a complaint", () => {
  vi.spyOn(navigator, "platform", "get").mockReturnValue("MacIntel");
  const complain = vi.spyOn(console, "error");
  const container = document.body.appendChild(document.createElement("div"));
  container.innerHTML = renderToString(<Keys combination="Control+K" />);
  expect(container).toHaveTextContent("CtrlK");
  render(<Keys combination="Control+K" />, { container, hydrate: true });
  expect(container).toHaveTextContent("⌘K");
  expect(complain).not.toHaveBeenCalled();
});
