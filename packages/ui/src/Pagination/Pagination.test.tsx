import { render, screen } from "@testing-library/react";
import { expect, test, vi } from "vitest";
import { userEvent } from "vitest/browser";
import { ThemeRoot } from "../ThemeRoot/index.ts";
import { Pagination, type PaginationProps } from "./Pagination.tsx";

const words = {
  label: "Pages of orders",
  previous: "Previous page",
  next: "Next page",
  page: "Page",
  perPage: "Rows",
  range: (from: number, to: number, total: number) => `${from}–${to} of ${total}`,
};

function show(change: Partial<PaginationProps> = {}) {
  const onPageChange = vi.fn();
  const onPerPageChange = vi.fn();
  const draw = (later: Partial<PaginationProps> = {}) => (
    <ThemeRoot>
      <Pagination
        words={words}
        page={2}
        perPage={25}
        total={137}
        onPageChange={onPageChange}
        onPerPageChange={onPerPageChange}
        {...change}
        {...later}
      />
    </ThemeRoot>
  );
  const { rerender } = render(draw());
  return {
    onPageChange,
    onPerPageChange,
    change: (later: Partial<PaginationProps>) => rerender(draw(later)),
  };
}

test("It says which rows are shown and turns to the pages before, after and chosen", async () => {
  const { onPageChange, onPerPageChange } = show();
  expect(screen.getByRole("navigation", { name: "Pages of orders" }).textContent).toContain("26–50 of 137");
  await userEvent.click(screen.getByRole("button", { name: "Next page" }));
  expect(onPageChange).toHaveBeenLastCalledWith(3);
  await userEvent.click(screen.getByRole("button", { name: "Previous page" }));
  expect(onPageChange).toHaveBeenLastCalledWith(1);
  await userEvent.selectOptions(screen.getByRole("combobox", { name: "Page" }), "6");
  expect(onPageChange).toHaveBeenLastCalledWith(6);
  await userEvent.selectOptions(screen.getByRole("combobox", { name: "Rows" }), "50");
  expect(onPerPageChange).toHaveBeenLastCalledWith(50);
});

test("It ends at the first and at the last page", () => {
  show({ page: 1 });
  expect(screen.getByRole("button", { name: "Previous page" })).toHaveProperty("disabled", true);
  expect(screen.getByRole("button", { name: "Next page" })).toHaveProperty("disabled", false);
});

test("A page beyond the last one shows as the last one, and a size from elsewhere is shown too", () => {
  show({ page: 9, perPage: 30 });
  expect(screen.getByRole("navigation").textContent).toContain("121–137 of 137");
  expect(screen.getByRole("combobox", { name: "Rows" })).toHaveValue("30");
});

test("It speaks of another page, and not of another list, whose length its page tells", () => {
  const { change } = show();
  const spoken = () => screen.getByRole("status").textContent;
  expect(spoken()).toBe("");
  change({ page: 3 });
  expect(spoken()).toBe("51–75 of 137");
  change({ page: 1, total: 60 });
  expect(spoken()).toBe("");
  expect(screen.getByRole("navigation").textContent).toContain("1–25 of 60");
  change({ page: 1, total: 60, perPage: 50 });
  expect(spoken()).toBe("1–50 of 60");
});

test("A list of nothing has one page", () => {
  show({ total: 0, page: 1 });
  expect(screen.getByRole("navigation").textContent).toContain("0–0 of 0");
  expect(screen.getByRole("button", { name: "Next page" })).toHaveProperty("disabled", true);
});
