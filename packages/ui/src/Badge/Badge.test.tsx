import { cleanup, render, screen } from "@testing-library/react";
import { afterEach, expect, test } from "vitest";
import { tones } from "../theme/index.ts";
import { Badge } from "./Badge.tsx";

afterEach(cleanup);

test("a status has words and a sign of its own for every tone, not colour alone", () => {
  const signs = tones.map((tone) => {
    render(<Badge tone={tone}>{`is ${tone}`}</Badge>);
    const badge = screen.getByText(`is ${tone}`).parentElement;
    return badge?.querySelector('svg[aria-hidden="true"]')?.innerHTML;
  });
  expect(new Set(signs).size).toBe(tones.length);
  expect(signs).not.toContain(undefined);
});

test("a sign of its own takes the place of the tone's and is as large", () => {
  render(
    <>
      <Badge tone="danger" icon={<svg data-testid="own" width="1em" height="1em" />}>
        Lost
      </Badge>
      <Badge tone="danger">Late</Badge>
    </>,
  );
  const own = screen.getByTestId("own");
  expect(own.closest("[data-tone]")?.querySelectorAll("svg")).toHaveLength(1);
  const usual = screen.getByText("Late").parentElement?.querySelector("svg");
  expect(own.getBoundingClientRect().width).toBe(usual?.getBoundingClientRect().width);
});

test("a number and its word stay in order from right to left", () => {
  render(
    <div dir="rtl">
      <Badge>9 days</Badge>
    </div>,
  );
  expect(getComputedStyle(screen.getByText("9 days")).direction).toBe("ltr");
});

test("words without room on one line go on in a second, in a table's cell too, and lose nothing", () => {
  render(
    <div style={{ inlineSize: 100, whiteSpace: "nowrap" }}>
      <Badge>Being received</Badge>
      <Badge>Received</Badge>
    </div>,
  );
  const [long, short] = ["Being received", "Received"].map((words) => screen.getByText(words)) as [
    HTMLElement,
    HTMLElement,
  ];
  expect(long.scrollWidth).toBeLessThanOrEqual(long.clientWidth);
  const { right, height } = (long.parentElement as HTMLElement).getBoundingClientRect();
  expect(long.getBoundingClientRect().right).toBeLessThanOrEqual(right);
  expect(height).toBeGreaterThan(28);
  // In a row of 40 px.
  expect(height).toBeLessThan(40);
  expect(short.parentElement?.getBoundingClientRect().height).toBe(24);
});
