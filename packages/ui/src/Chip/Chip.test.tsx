import { cleanup, render, screen } from "@testing-library/react";
import { afterEach, expect, test } from "vitest";
import { ThemeRoot } from "../ThemeRoot/index.ts";
import { Chip } from "./Chip.tsx";

afterEach(cleanup);

const chip = () => screen.getByText("Addu").parentElement;

test("a small chip is 16 pixels high [LOOK-03]", () => {
  render(<Chip>Addu</Chip>, { wrapper: ThemeRoot });
  expect(chip()?.getBoundingClientRect().height).toBe(16);
});

test("those who only hear it are told what the words are", () => {
  render(
    <Chip prefix="Current place:" avatar="A">
      Addu
    </Chip>,
  );
  expect(chip()).toHaveTextContent("Current place: AAddu");
  expect(screen.getByText("A")).toHaveAttribute("aria-hidden", "true");
});

test("a long name ends with an ellipsis instead of widening its place [LOOK-02]", () => {
  render(
    <div style={{ inlineSize: 100 }}>
      <Chip>Addu and every other place of the south of the country</Chip>
    </div>,
    { wrapper: ThemeRoot },
  );
  const words = screen.getByText(/every other place/);
  expect(words.scrollWidth).toBeGreaterThan(words.clientWidth);
  expect(getComputedStyle(words).textOverflow).toBe("ellipsis");
  expect(words.parentElement?.getBoundingClientRect().width).toBeLessThanOrEqual(100);
});
