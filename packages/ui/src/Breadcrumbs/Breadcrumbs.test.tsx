import { cleanup, render, screen } from "@testing-library/react";
import { afterEach, expect, test, vi } from "vitest";
import { userEvent } from "vitest/browser";
import { Breadcrumbs } from "./Breadcrumbs.tsx";

afterEach(cleanup);

test("the way leads from the outermost page to this one, which is named but is no link", async () => {
  const onPress = vi.fn();
  render(
    <Breadcrumbs
      label="Breadcrumb"
      items={[{ label: "Home" }, { label: "Orders", href: "#orders", onPress }, { label: "2026-000123" }]}
    />,
  );
  expect(screen.getByRole("navigation", { name: "Breadcrumb" })).toBeVisible();
  expect(screen.getAllByRole("listitem").map((item) => item.textContent)).toEqual([
    "Home",
    "Orders",
    "2026-000123",
  ]);
  expect(screen.getByText("2026-000123")).toHaveAttribute("aria-current", "page");
  expect(screen.getByText("Home")).not.toHaveAttribute("aria-current");
  await userEvent.click(screen.getByRole("link", { name: "Orders" }));
  expect(onPress).toHaveBeenCalledOnce();
  expect(screen.getAllByRole("link")).toHaveLength(1);
});
