import { render, screen } from "@testing-library/react";
import type { ReactNode } from "react";
import { afterEach, expect, test } from "vitest";
import { page } from "vitest/browser";
import { Button } from "../Button/index.ts";
import { ThemeRoot } from "../ThemeRoot/index.ts";
import { PageHeader } from "./PageHeader.tsx";

afterEach(() => {
  document.documentElement.style.fontSize = "";
});

function Header({ reason, title = "Order 2026-000123" }: { reason?: string; title?: string }) {
  return (
    <ThemeRoot>
      <PageHeader
        title={title}
        subtitle="From the capital to the north"
        actions={
          <Button variant="primary" isDisabled={reason !== undefined} disabledReason={reason}>
            Send
          </Button>
        }
      />
      <p>The page</p>
    </ThemeRoot>
  );
}

test.each([1366, 768])(
  "at %i px the reason why its action is not possible moves neither the page nor the action",
  async (width) => {
    await page.viewport(width, 768);
    const { rerender } = render(<Header />);
    const places = () => [
      screen.getByText("The page").getBoundingClientRect().top,
      screen.getByRole("button").getBoundingClientRect().right,
    ];
    const before = places();
    rerender(<Header reason="5 orders are not saved yet." />);
    expect(screen.getByText("5 orders are not saved yet.")).toBeVisible();
    expect(places()).toEqual(before);
  },
);

test.each([1366, 768, 320])(
  "at %i px a header that keeps the room of its actions moves nothing when one comes and a reason goes",
  async (width) => {
    await page.viewport(width, 768);
    const draw = (actions: ReactNode) => (
      <ThemeRoot>
        <PageHeader
          title="Order 2026-000123"
          badge={<span>Open</span>}
          subtitle="From the capital to the farthest island of the north"
          actions={actions}
          keepsActionsRoom
        />
        <p>The page</p>
      </ThemeRoot>
    );
    const { rerender } = render(
      draw(
        <Button isDisabled disabledReason="Add something first.">
          Send
        </Button>,
      ),
    );
    const top = () => screen.getByText("The page").getBoundingClientRect().top;
    const before = top();
    rerender(
      draw(
        <>
          <Button>Print papers</Button>
          <Button>Send</Button>
        </>,
      ),
    );
    expect(top()).toBe(before);
  },
);

test("a long heading gives way to what can be done, which stays at the end beside it", async () => {
  await page.viewport(768, 768);
  render(<Header title="Order 2026-000123 for the northern islands" reason="5 orders are not saved yet." />);
  const header = screen.getByRole("heading").closest("header")?.getBoundingClientRect();
  const action = screen.getByRole("button").getBoundingClientRect();
  expect([action.top, action.right]).toEqual([header?.top, header?.right]);
});

test("on a window of 320 px a reason takes the room that there is, and not that of its button", async () => {
  await page.viewport(320, 640);
  render(<Header reason="5 orders are not saved yet." />);
  const reason = screen.getByText("5 orders are not saved yet.");
  expect(reason.getBoundingClientRect().height).toBeLessThan(30);
  expect(document.documentElement.scrollWidth).toBe(320);
});

test("text of twice the size leaves a number that does not break on a window of 320 px", async () => {
  await page.viewport(320, 640);
  document.documentElement.style.fontSize = "32px";
  render(
    <ThemeRoot>
      <PageHeader title={<span style={{ whiteSpace: "nowrap" }}>2026-000123-45</span>} />
    </ThemeRoot>,
  );
  expect(screen.getByText("2026-000123-45").getBoundingClientRect().right).toBeLessThanOrEqual(320 - 16);
});
