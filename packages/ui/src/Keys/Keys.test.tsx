import { render, screen } from "@testing-library/react";
import { expect, test } from "vitest";
import { ThemeRoot } from "../ThemeRoot/index.ts";
import { Keys } from "./Keys.tsx";

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
