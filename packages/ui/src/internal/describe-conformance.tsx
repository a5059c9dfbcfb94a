import { cleanup, render } from "@testing-library/react";
import { type ReactElement, type RefCallback, StrictMode } from "react";
import { renderToString } from "react-dom/server";
import { afterEach, describe, expect, test, vi } from "vitest";
import { ThemeRoot } from "../ThemeRoot/index.ts";

type Conformance = {
  /** Draws the primitive with the props under test added to what it needs. */
  draw: (props: { className?: string; ref?: RefCallback<HTMLElement> }) => ReactElement;
  /** The tag that a ref gets; left out for a primitive without a ref. */
  refersTo?: "A" | "BUTTON" | "FORM" | "INPUT" | "SELECT" | "TEXTAREA";
};

/** What every primitive that stands on the page holds, whatever it is for. */
export function describeConformance(name: string, { draw, refersTo }: Conformance) {
  describe(`${name}, like every primitive,`, () => {
    afterEach(() => {
      vi.restoreAllMocks();
      cleanup();
    });

    test("takes a class name beside its own", () => {
      const { container } = render(<ThemeRoot>{draw({ className: "of-the-host" })}</ThemeRoot>);
      const element = container.querySelector(".of-the-host");
      expect(element?.classList.length).toBeGreaterThan(1);
    });

    test("is drawn twice under StrictMode without a complaint", () => {
      const complaint = vi.spyOn(console, "error").mockImplementation(() => {});
      render(
        <StrictMode>
          <ThemeRoot>{draw({})}</ThemeRoot>
        </StrictMode>,
      );
      expect(complaint).not.toHaveBeenCalled();
    });

    test("can be drawn on a server", () => {
      expect(renderToString(<ThemeRoot>{draw({})}</ThemeRoot>)).toContain("idd-root");
    });

    if (!refersTo) return;
    test("gives its ref the element that takes the focus", () => {
      const ref = vi.fn();
      render(<ThemeRoot>{draw({ ref })}</ThemeRoot>);
      expect(ref.mock.calls[0]?.[0]?.tagName).toBe(refersTo);
    });
  });
}
