import { render, screen } from "@testing-library/react";
import { describe, expect, test, vi } from "vitest";
import { page, userEvent } from "vitest/browser";
import { ThemeRoot } from "../ThemeRoot/index.ts";
import { StatusTabs } from "./StatusTabs.tsx";

const tabs = [
  { value: "open", label: "Open", count: 3 },
  { value: "all", label: "All" },
];

function show(onChange = vi.fn()) {
  render(
    <ThemeRoot>
      <StatusTabs label="Status" tabs={tabs} value="open" onChange={onChange} />
    </ThemeRoot>,
  );
  return onChange;
}

test("A press or an arrow key chooses another kind of rows", async () => {
  await page.viewport(1366, 768);
  const onChange = show();
  await userEvent.click(screen.getByRole("radio", { name: "All" }));
  expect(onChange).toHaveBeenLastCalledWith("all");
  screen.getByRole("radio", { name: /Open/ }).focus();
  await userEvent.keyboard("{ArrowRight}");
  expect(onChange).toHaveBeenCalledTimes(2);
});

test.each([1366, 768])("Many are counted as the language writes numbers, %i px wide", async (width) => {
  await page.viewport(width, 768);
  const many = [{ value: "all", label: "All", count: 2409 }];
  const draw = (locale: string) => (
    <ThemeRoot locale={locale}>
      <StatusTabs label="Status" tabs={many} value="all" onChange={vi.fn()} />
    </ThemeRoot>
  );
  const { rerender } = render(draw("en"));
  const shown = () => (width > 1000 ? screen.getByRole("radio") : screen.getByRole("option"));
  expect(shown()).toHaveAccessibleName(expect.stringContaining("2,409"));
  rerender(draw("de"));
  expect(shown()).toHaveAccessibleName(expect.stringContaining("2.409"));
  // A language that browsers do not know.
  rerender(draw("dv"));
  expect(shown()).toHaveAccessibleName(expect.stringContaining("2,409"));
});

test("The place of a count that is still to come is kept, and its tab is named without it", async () => {
  await page.viewport(1366, 768);
  const draw = (count: number | null) => (
    <ThemeRoot>
      <StatusTabs
        label="Status"
        tabs={[
          { value: "open", label: "Open", count },
          { value: "all", label: "All" },
        ]}
        value="open"
        onChange={vi.fn()}
      />
    </ThemeRoot>
  );
  const { rerender } = render(draw(null));
  const startOfAll = () => screen.getByRole("radio", { name: "All" }).getBoundingClientRect().left;
  const before = startOfAll();
  expect(screen.getByRole("radio", { name: "Open" })).toBeVisible();
  rerender(draw(7));
  expect(screen.getByRole("radio", { name: /Open.*7/ })).toBeVisible();
  expect(startOfAll()).toBe(before);
});

test("Where there is no room for a row, a select offers the same kinds", async () => {
  await page.viewport(768, 768);
  const onChange = show();
  expect(screen.queryByRole("radiogroup")).toBeNull();
  await userEvent.selectOptions(screen.getByRole("combobox", { name: "Status" }), "all");
  expect(onChange).toHaveBeenLastCalledWith("all");
});

describe("Kinds that have no tab", () => {
  const others = { label: "Other statuses", tabs: [{ value: "lost", label: "Lost", count: 2 }] };
  const draw = (value: string, onChange = vi.fn()) => (
    <ThemeRoot>
      <StatusTabs label="Status" tabs={tabs} others={others} value={value} onChange={onChange} />
    </ThemeRoot>
  );

  test("are in a select after the row, which shows the one that is chosen", async () => {
    await page.viewport(1366, 768);
    const onChange = vi.fn();
    const { rerender } = render(draw("open", onChange));
    const select = screen.getByRole("combobox", { name: "Other statuses" });
    expect(select).toHaveDisplayValue("Other statuses");
    await userEvent.selectOptions(select, "lost");
    expect(onChange).toHaveBeenLastCalledWith("lost");
    rerender(draw("lost", onChange));
    expect(select).toHaveDisplayValue("Lost (2)");
    expect(screen.queryByRole("radio", { checked: true })).toBeNull();
  });

  test("follow the others in the one select that stands for the row", async () => {
    await page.viewport(768, 768);
    render(draw("lost"));
    expect(screen.getAllByRole("combobox")).toHaveLength(1);
    const select = screen.getByRole("combobox", { name: "Status" });
    expect(select).toHaveDisplayValue("Lost (2)");
    expect(screen.getByRole("group", { name: "Other statuses" })).toBeTruthy();
  });
});
