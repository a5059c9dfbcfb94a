import { cleanup, render, screen } from "@testing-library/react";
import { afterEach, describe, expect, test } from "vitest";
import { ThemeRoot } from "../ThemeRoot/index.ts";
import {
  EmptyTrayDrawing,
  ErrorDrawing,
  ForbiddenDrawing,
  LogoMark,
  NotFoundDrawing,
  PacketDrawing,
  SearchDrawing,
} from "./index.ts";

afterEach(cleanup);

describe.each([
  ["LogoMark", LogoMark],
  ["NotFoundDrawing", NotFoundDrawing],
  ["ErrorDrawing", ErrorDrawing],
  ["ForbiddenDrawing", ForbiddenDrawing],
  ["EmptyTrayDrawing", EmptyTrayDrawing],
  ["SearchDrawing", SearchDrawing],
  ["PacketDrawing", PacketDrawing],
])("%s", (_name, Picture) => {
  test("with a title it is an image of that name", () => {
    render(<Picture title="What it shows" />);
    expect(screen.getByRole("img", { name: "What it shows" })).toBeVisible();
  });

  test("without a title it is hidden from those who listen", () => {
    const { container } = render(<Picture />);
    expect(screen.queryByRole("img")).toBeNull();
    expect(container.firstElementChild).toHaveAttribute("aria-hidden", "true");
  });

  test("it gets narrower with its place and takes its colours from the mode", () => {
    const { container } = render(
      <ThemeRoot colorScheme="dark">
        <div style={{ inlineSize: 25 }}>
          <Picture />
        </div>
      </ThemeRoot>,
    );
    const picture = container.querySelector("svg") as SVGSVGElement;
    expect(picture.getBoundingClientRect().width).toBeLessThanOrEqual(30);
    expect([...picture.querySelectorAll("[fill^='#'], [stroke^='#']")]).toEqual([]);
  });
});
