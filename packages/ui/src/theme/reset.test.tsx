import { render, screen } from "@testing-library/react";
import { expect, test } from "vitest";
import { ThemeRoot } from "../ThemeRoot/index.ts";

test("What React Aria makes pressable allows the gestures that a content policy keeps it from writing down", () => {
  render(
    <ThemeRoot>
      <span data-react-aria-pressable="true">Menu</span>
    </ThemeRoot>,
  );
  expect(document.getElementById("react-aria-pressable-style")).toBe(null);
  // Chromium's one word for panning both ways and pinching.
  expect(getComputedStyle(screen.getByText("Menu")).touchAction).toBe("manipulation");
});
