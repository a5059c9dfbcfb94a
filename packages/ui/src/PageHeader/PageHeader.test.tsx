import { render, screen } from "@testing-library/react";
import { expect, test } from "vitest";
import { page } from "vitest/browser";
import { Button } from "../Button/index.ts";
import { ThemeRoot } from "../ThemeRoot/index.ts";
import { PageHeader } from "./PageHeader.tsx";

function Header({ reason }: { reason?: string }) {
  return (
    <ThemeRoot>
      <PageHeader
        title="Order 2026-000123"
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
