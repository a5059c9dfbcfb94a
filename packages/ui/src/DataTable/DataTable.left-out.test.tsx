import { render, screen, waitFor } from "@testing-library/react";
import { expect, test, vi } from "vitest";
import { page, userEvent } from "vitest/browser";
import { ThemeRoot } from "../ThemeRoot/index.ts";
import type { Column } from "./column.ts";
import { DataTable, type DataTableProps } from "./DataTable.tsx";

type Parcel = { id: number; sender: string };

const parcels: Parcel[] = [
  { id: 1, sender: "Fathimath Zulaikha Mohamed Rasheed of the house at the very end of the long road" },
  { id: 2, sender: "Ali" },
];
const tellSender = vi.fn(({ sender }: Parcel) => sender);
const columns: Column<Parcel>[] = [
  { id: "code", header: "Code", isRowHeader: true, width: 120, cell: ({ id }) => `P-${id}` },
  { id: "sender", header: "Sender", width: 200, cell: ({ sender }) => sender, whenLeftOut: tellSender },
  { id: "state", header: "State", width: 120, keep: true, cell: () => "On its way" },
];

function Parcels({
  room,
  direction,
  ...props
}: Partial<DataTableProps<Parcel>> & { room: number; direction?: "ltr" | "rtl" }) {
  return (
    <ThemeRoot direction={direction}>
      <div style={{ inlineSize: room }}>
        <DataTable caption="Parcels" columns={columns} rows={parcels} getRowKey={({ id }) => id} {...props} />
      </div>
    </ThemeRoot>
  );
}

const region = () => screen.getByRole("table").parentElement as HTMLElement;
const heightsOfRows = () =>
  [...screen.getByRole("table").querySelectorAll("tbody tr[data-key]")].map((row) =>
    Math.round(row.getBoundingClientRect().height),
  );

test("where every column has room, nothing is told under a name, and nothing is drawn for it", () => {
  tellSender.mockClear();
  render(<Parcels room={600} />);
  expect(screen.getByRole("rowheader", { name: "P-2" }).textContent).toBe("P-2");
  expect(tellSender).not.toHaveBeenCalled();
  expect(heightsOfRows()).toEqual([40, 40]);
});

test.each(["ltr", "rtl"] as const)(
  "what a column without room would say stands under the name of its row, over the row's whole width: %s",
  (direction) => {
    render(<Parcels room={280} direction={direction} />);
    expect(screen.queryByRole("columnheader", { name: "Sender" })).toBeNull();
    expect(screen.getByRole("rowheader", { name: "P-2 Ali" })).toBeVisible();
    const words = screen.getByText(parcels[0]?.sender ?? "");
    const { left, right, top } = words.getBoundingClientRect();
    expect(words.scrollWidth).toBeLessThanOrEqual(words.clientWidth);
    expect(right - left).toBeGreaterThan(200);
    expect(left).toBeGreaterThanOrEqual(region().getBoundingClientRect().left);
    expect(right).toBeLessThanOrEqual(region().getBoundingClientRect().right);
    const [state] = screen.getAllByText("On its way");
    expect(state?.getBoundingClientRect().bottom).toBeLessThanOrEqual(top);
  },
);

test("where only the rows in sight are drawn, all are equally high, and the pointer reads what is cut", async () => {
  render(<Parcels room={280} maxHeight="400px" />);
  const [first, second] = heightsOfRows();
  expect(first).toBeGreaterThan(50);
  expect(second).toBe(first);
  const words = screen.getByText(parcels[0]?.sender ?? "");
  await userEvent.hover(words);
  expect(words.closest("th")).toHaveAttribute("title", parcels[0]?.sender);
});

test("beside a column of boxes it stays inside the table", () => {
  render(
    <Parcels
      room={320}
      selection={{
        selectedKeys: new Set(),
        onChange: () => {},
        allLabel: "All",
        getLabel: ({ id }) => `P-${id}`,
      }}
    />,
  );
  const words = screen.getByText(parcels[0]?.sender ?? "");
  expect(words.getBoundingClientRect().right).toBeLessThanOrEqual(region().getBoundingClientRect().right);
});

const withButtons: Column<Parcel>[] = [
  ...columns,
  {
    id: "take",
    header: "Take",
    width: 120,
    hideBelow: "xl",
    cell: () => null,
    hasOwnLine: true,
    whenLeftOut: ({ id }) => id === 1 && <button type="button">{`Take ${id}`}</button>,
  },
];

test.each(["ltr", "rtl"] as const)(
  "what has a line of its own stands below all else of its row, whole and in sight: %s",
  async (direction) => {
    await page.viewport(1000, 640);
    render(<Parcels room={280} direction={direction} columns={withButtons} />);
    const button = screen.getByRole("button", { name: "Take 1" }).getBoundingClientRect();
    expect(button.top).toBeGreaterThanOrEqual(
      screen.getByText(parcels[0]?.sender ?? "").getBoundingClientRect().bottom,
    );
    expect(button.left).toBeGreaterThanOrEqual(region().getBoundingClientRect().left);
    expect(button.right).toBeLessThanOrEqual(region().getBoundingClientRect().right);
    const row = screen.getByRole("button").closest("tr")?.getBoundingClientRect();
    expect(button.bottom).toBeLessThanOrEqual(row?.bottom ?? 0);
  },
);

test("where only the rows in sight are drawn, rows without buttons are as high as those with", async () => {
  await page.viewport(1000, 640);
  render(<Parcels room={280} columns={withButtons} maxHeight="400px" />);
  const [first, second] = heightsOfRows();
  expect(second).toBe(first);
});

test("what is told under a name is as large as the table's other words", () => {
  render(<Parcels room={280} />);
  const [words, name] = [screen.getByText("Ali"), screen.getByText("P-2")];
  expect(getComputedStyle(words).fontSize).toBe(getComputedStyle(name).fontSize);
});

test("where nothing stands beside a name, what is told follows it without a gap", () => {
  const [code, sender] = columns as [Column<Parcel>, Column<Parcel>];
  render(<Parcels room={200} columns={[{ ...code, keep: true }, sender]} />);
  const gap =
    screen.getByText("Ali").getBoundingClientRect().top -
    screen.getByText("P-2").getBoundingClientRect().bottom;
  expect(gap).toBeLessThan(10);
});

test("a heading too long for its column goes on in a second line, and over no other", () => {
  const heading = "When it was handed over and to whom";
  render(
    <Parcels
      room={600}
      columns={columns.map((column) =>
        column.id === "state" ? { ...column, header: heading, sortValue: ({ id }) => id } : column,
      )}
    />,
  );
  const cell = screen.getByRole("columnheader", { name: heading });
  const button = screen.getByRole("button", { name: heading }).getBoundingClientRect();
  expect(cell.scrollWidth).toBeLessThanOrEqual(cell.clientWidth);
  expect(button.right).toBeLessThanOrEqual(cell.getBoundingClientRect().right);
  expect(button.height).toBeGreaterThan(26);
});

const wide: Column<Parcel>[] = [
  { id: "code", header: "Code", isRowHeader: true, width: 120, cell: ({ id }) => `P-${id}` },
  {
    id: "take",
    header: "Take",
    width: 160,
    cell: ({ id }) => <button type="button" style={{ inlineSize: 130 }}>{`Take ${id}`}</button>,
  },
  { id: "drop", header: "Drop", width: 160, cell: ({ id }) => <button type="button">{`Drop ${id}`}</button> },
];

test.each(["ltr", "rtl"] as const)(
  "what the keyboard reaches comes out from under what stays and from beyond the edge: %s",
  async (direction) => {
    render(<Parcels room={290} direction={direction} columns={wide} rows={parcels.slice(0, 1)} />);
    await waitFor(() => expect(region()).toHaveAttribute("data-too-wide"));
    await waitFor(() => expect(region().parentElement).toHaveAttribute("data-keeps-names"));
    const inSight = (name: string) => {
      const box = screen.getByRole("button", { name }).getBoundingClientRect();
      const naming = screen.getByRole("rowheader").getBoundingClientRect();
      const edges = region().getBoundingClientRect();
      return direction === "ltr"
        ? box.left >= naming.right && box.right <= edges.right
        : box.right <= naming.left && box.left >= edges.left;
    };
    expect(inSight("Take 1")).toBe(true);
    expect(inSight("Drop 1")).toBe(false);
    screen.getByRole("button", { name: "Take 1" }).focus();
    await userEvent.keyboard("{Tab}");
    expect(screen.getByRole("button", { name: "Drop 1" })).toHaveFocus();
    await waitFor(() => expect(inSight("Drop 1")).toBe(true));
    expect(inSight("Take 1")).toBe(false);
    await userEvent.keyboard("{Shift>}{Tab}{/Shift}");
    expect(screen.getByRole("button", { name: "Take 1" })).toHaveFocus();
    await waitFor(() => expect(inSight("Take 1")).toBe(true));
  },
);

test("what is pressed does not move under the pointer", async () => {
  render(<Parcels room={290} columns={wide} rows={parcels.slice(0, 1)} />);
  await waitFor(() => expect(region()).toHaveAttribute("data-too-wide"));
  const drop = screen.getByRole("button", { name: "Drop 1" });
  region().scrollLeft = 30;
  const before = region().scrollLeft;
  await userEvent.click(drop, { position: { x: 3, y: 3 } });
  expect(drop).toHaveFocus();
  expect(region().scrollLeft).toBe(before);
});
