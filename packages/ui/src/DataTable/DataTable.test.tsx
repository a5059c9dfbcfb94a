import { act, cleanup, render, screen, waitFor, within } from "@testing-library/react";
import { createRef, type ReactNode, useState } from "react";
import { afterEach, expect, test, vi } from "vitest";
import { userEvent } from "vitest/browser";
import { ThemeRoot } from "../ThemeRoot/index.ts";
import type { Column, RowKey } from "./column.ts";
import { DataTable, type DataTableProps } from "./DataTable.tsx";
import type { TableControls } from "./useTableControls.ts";

type Parcel = { id: number; code: string; weight: number };

const makeParcels = (count: number, from = 1): Parcel[] =>
  Array.from({ length: count }, (_, index) => ({
    id: from + index,
    code: `P-${from + index}`,
    weight: (from + index) % 10,
  }));

const drawCode = vi.fn(({ id, code }: Parcel): ReactNode => <a href={`#${id}`}>{code}</a>);
const columns: Column<Parcel>[] = [
  { id: "code", header: "Code", isRowHeader: true, sortValue: ({ code }) => code, cell: drawCode },
  {
    id: "weight",
    header: "Weight",
    align: "end",
    sortValue: ({ weight }) => weight,
    cell: ({ weight }) => weight,
  },
];
const getRowKey = ({ id }: Parcel) => id;

function Parcels(props: Partial<DataTableProps<Parcel>>) {
  return (
    <ThemeRoot>
      <DataTable caption="Parcels" columns={columns} rows={[]} getRowKey={getRowKey} {...props} />
    </ThemeRoot>
  );
}

const marked = () => [...document.querySelectorAll('[data-new="now"]')].map((row) => row.textContent);
const codes = () => screen.getAllByRole("link").map((link) => link.textContent);
const region = () => screen.getByRole("region", { name: "Parcels" });

async function scrollTo(top: number) {
  region().scrollTop = top;
  await act(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));
}

afterEach(() => {
  cleanup();
  drawCode.mockClear();
});

test("it is a real table with a caption, column headings and row headings", () => {
  render(<Parcels rows={makeParcels(2)} />);
  expect(screen.getByRole("table", { name: "Parcels" })).toBeInTheDocument();
  expect(screen.getByRole("columnheader", { name: "Code" })).toHaveAttribute("scope", "col");
  expect(screen.getByRole("rowheader", { name: "P-1" })).toHaveAttribute("scope", "row");
  expect(screen.getByRole("table")).not.toHaveAttribute("aria-rowcount");
});

test("a heading orders the rows and says in which direction", async () => {
  const onSortChange = vi.fn();
  render(<Parcels rows={[...makeParcels(2, 9), ...makeParcels(1, 2)]} onSortChange={onSortChange} />);
  const heading = screen.getByRole("columnheader", { name: "Code" });
  expect(heading).not.toHaveAttribute("aria-sort");
  await userEvent.click(within(heading).getByRole("button"));
  expect(heading).toHaveAttribute("aria-sort", "ascending");
  expect(codes()).toEqual(["P-2", "P-9", "P-10"]);
  await userEvent.keyboard("{Enter}");
  expect(heading).toHaveAttribute("aria-sort", "descending");
  expect(codes()).toEqual(["P-10", "P-9", "P-2"]);
  await userEvent.keyboard("{Enter}");
  expect(heading).not.toHaveAttribute("aria-sort");
  expect(codes()).toEqual(["P-9", "P-10", "P-2"]);
  expect(onSortChange).toHaveBeenCalledTimes(3);
});

test("a column that the server orders only reports the wish", async () => {
  const onSortChange = vi.fn();
  const onServer: Column<Parcel>[] = [
    { id: "code", header: "Code", isSortable: true, cell: ({ code }) => code },
  ];
  render(<Parcels columns={onServer} rows={makeParcels(2, 9)} sort={null} onSortChange={onSortChange} />);
  await userEvent.click(screen.getByRole("button", { name: "Code" }));
  expect(onSortChange).toHaveBeenCalledWith({ columnId: "code", direction: "ascending" });
  expect(screen.getByRole("columnheader", { name: "Code" })).not.toHaveAttribute("aria-sort");
});

test("only a row whose object changed is drawn again", () => {
  const rows = makeParcels(50);
  const { rerender } = render(<Parcels rows={rows} />);
  drawCode.mockClear();
  const changed = { id: 7, code: "P-7 again", weight: 1 };
  rerender(<Parcels rows={rows.map((row) => (row.id === 7 ? changed : row))} isBusy />);
  expect(drawCode.mock.calls).toEqual([[changed]]);
});

test("an added row draws only itself, however many stand, and at whichever end it comes", () => {
  const rows = makeParcels(1000);
  const { rerender } = render(<Parcels rows={rows} followNewest="bottom" />);
  drawCode.mockClear();
  const last = { id: 1001, code: "P-1001", weight: 1 };
  rerender(<Parcels rows={[...rows, last]} followNewest="bottom" />);
  expect(drawCode.mock.calls).toEqual([[last]]);
  expect(screen.getByRole("link", { name: "P-1001" })).toBeVisible();

  cleanup();
  render(<Parcels rows={rows} followNewest="top" />).rerender(
    <Parcels rows={[last, ...rows]} followNewest="top" />,
  );
  expect(codes()[0]).toBe("P-1001");
});

test("a long table draws the rows in sight, and says how many there are and which these are", async () => {
  render(<Parcels rows={makeParcels(10_000)} maxHeight="400px" />);
  expect(screen.getByRole("table")).toHaveAttribute("aria-rowcount", "10001");
  expect(codes().length).toBeLessThan(60);
  await scrollTo(5000 * 40);
  const row = screen.getByRole("link", { name: "P-5001" }).closest("tr");
  expect(row).toHaveAttribute("aria-rowindex", "5002");
  expect(codes().length).toBeLessThan(60);
});

test("who leaps through a long table has few rows drawn, and more once they look around", async () => {
  render(<Parcels rows={makeParcels(10_000)} maxHeight="400px" />);
  for (const place of [2000, 4000, 6000]) {
    await scrollTo(place * 40);
    expect(screen.getByRole("link", { name: `P-${place + 1}` })).toBeVisible();
    expect(codes().length).toBeLessThan(18);
  }
  await scrollTo(6002 * 40);
  expect(codes().length).toBeGreaterThan(20);
});

test("rows added elsewhere leave what the reader looks at where it is", async () => {
  const rows = makeParcels(1000);
  const { rerender } = render(<Parcels rows={rows} maxHeight="400px" followNewest="bottom" />);
  await scrollTo(300 * 40);
  const place = () => screen.getByRole("link", { name: "P-305" }).getBoundingClientRect().top;
  const before = place();
  rerender(<Parcels rows={[...rows, ...makeParcels(1, 5000)]} maxHeight="400px" followNewest="bottom" />);
  expect(place()).toBe(before);
  rerender(
    <Parcels
      rows={[...makeParcels(2, 6000), ...rows, ...makeParcels(1, 5000)]}
      maxHeight="400px"
      followNewest="bottom"
    />,
  );
  expect(place()).toBe(before);
});

test("the view is at the newest row from the start and again once the reader scrolled back to it", async () => {
  const rows = makeParcels(1000);
  const more = [...rows, ...makeParcels(1, 1001)];
  const { rerender } = render(<Parcels rows={rows} maxHeight="400px" followNewest="bottom" />);
  expect(screen.getByRole("link", { name: "P-1000" })).toBeVisible();
  await scrollTo(0);
  rerender(<Parcels rows={more} maxHeight="400px" followNewest="bottom" />);
  expect(screen.queryByRole("link", { name: "P-1001" })).toBeNull();
  await scrollTo(1_000_000);
  rerender(<Parcels rows={[...more, ...makeParcels(1, 1002)]} maxHeight="400px" followNewest="bottom" />);
  const { bottom } = region().getBoundingClientRect();
  expect(screen.getByRole("link", { name: "P-1002" }).getBoundingClientRect().bottom).toBeLessThanOrEqual(
    bottom,
  );
});

test("the view stays at the newest row when the region becomes lower or its rows higher", async () => {
  const rows = makeParcels(1000);
  const look = { rows, followNewest: "bottom", maxHeight: "400px", density: "compact" } as const;
  const { rerender } = render(<Parcels {...look} />);
  await scrollTo(region().scrollTop);
  for (const change of [{ maxHeight: "300px" }, { maxHeight: "300px", density: "regular" }] as const) {
    rerender(<Parcels {...look} {...change} />);
    await scrollTo(region().scrollTop);
    const { bottom } = screen.getByRole("link", { name: "P-1000" }).getBoundingClientRect();
    expect(bottom).toBeLessThanOrEqual(region().getBoundingClientRect().bottom);
  }
});

test.each(["top", "bottom"] as const)(
  "a short list stands in the page though its newest row at the %s is followed, and a long one in a region",
  async (end) => {
    const [first, ...others] = makeParcels(51).reverse() as [Parcel, ...Parcel[]];
    const { rerender } = render(<Parcels rows={others} followNewest={end} />);
    expect(screen.queryByRole("region")).toBeNull();
    const place = screen.getByRole("link", { name: "P-7" });
    const rows = end === "top" ? [first, ...others] : [...others, first];
    rerender(<Parcels rows={rows} followNewest={end} />);
    const { top, bottom } = region().getBoundingClientRect();
    expect(bottom - top).toBeLessThanOrEqual(window.innerHeight);
    expect(screen.getByRole("link", { name: "P-7" })).toBe(place);
    await scrollTo(end === "top" ? 0 : 1_000_000);
    const added = makeParcels(1, 1001);
    rerender(<Parcels rows={end === "top" ? [...added, ...rows] : [...rows, ...added]} followNewest={end} />);
    await scrollTo(region().scrollTop);
    const newest = screen.getByRole("link", { name: "P-1001" }).getBoundingClientRect();
    expect(newest.top).toBeGreaterThanOrEqual(region().getBoundingClientRect().top);
    expect(newest.bottom).toBeLessThanOrEqual(region().getBoundingClientRect().bottom);
  },
);

test("a focused row stays while its table is scrolled away from it", async () => {
  render(<Parcels rows={makeParcels(1000)} maxHeight="400px" />);
  const link = screen.getByRole("link", { name: "P-3" });
  act(() => link.focus());
  await scrollTo(800 * 40);
  expect(link).toHaveFocus();
  expect(screen.getByRole("link", { name: "P-801" })).toBeVisible();
});

test("a new row is marked for a moment; rows of the first answer are not", () => {
  const rows = makeParcels(3);
  const { rerender } = render(<Parcels rows={[]} isLoading highlightsNew />);
  rerender(<Parcels rows={rows} highlightsNew />);
  expect(marked()).toEqual([]);
  rerender(<Parcels rows={[...rows, ...makeParcels(1, 4)]} highlightsNew />);
  expect(marked()).toEqual(["P-44"]);
  rerender(<Parcels rows={[...rows, ...makeParcels(2, 4)]} highlightsNew />);
  expect(marked()).toEqual(["P-55"]);
});

test("a table wider than its place scrolls by itself, by keyboard too, and the page does not", async () => {
  render(
    <div style={{ inlineSize: 240 }}>
      <Parcels rows={makeParcels(2)} />
    </div>,
  );
  await waitFor(() => expect(region()).toHaveAttribute("tabindex", "0"));
  expect(region().scrollWidth).toBeGreaterThan(region().clientWidth);
  expect(document.documentElement.scrollWidth).toBe(document.documentElement.clientWidth);
});

test("while loading, eight blank rows stand in the table's own columns and the wait is spoken", async () => {
  render(<Parcels isLoading empty="No parcels." />);
  const table = screen.getByRole("table");
  expect(table).toHaveAttribute("aria-busy", "true");
  expect(screen.getByRole("status")).toHaveTextContent("Loading…");
  expect(screen.queryByText("No parcels.")).toBeNull();
  // Their room is kept from the start, and nothing flashes before an answer that comes at once.
  const { height } = table.getBoundingClientRect();
  expect(height).toBeGreaterThan(8 * 40);
  expect(table.querySelectorAll("tbody[aria-hidden] tr")).toHaveLength(1);
  await waitFor(() => expect(table.querySelectorAll("tbody[aria-hidden] tr")).toHaveLength(8));
  expect(table.getBoundingClientRect().height).toBe(height);
});

test("an empty table says so under its headings", () => {
  render(<Parcels empty="No parcels." />);
  expect(screen.getByRole("cell", { name: "No parcels." })).toHaveAttribute("colspan", "2");
});

const threeParcels = makeParcels(3);

function Choosing({ onChoice }: { onChoice: (keys: RowKey[]) => void }) {
  const [selectedKeys, setSelectedKeys] = useState<ReadonlySet<RowKey>>(new Set());
  const onChange = (keys: ReadonlySet<RowKey>) => {
    onChoice([...keys]);
    setSelectedKeys(keys);
  };
  const getLabel = ({ code }: Parcel) => `Choose ${code}`;
  return (
    <Parcels rows={threeParcels} selection={{ selectedKeys, onChange, allLabel: "All parcels", getLabel }} />
  );
}

test("rows are chosen one by one or all at once, and a choice draws no cell again", async () => {
  const seen = vi.fn();
  render(<Choosing onChoice={seen} />);
  drawCode.mockClear();
  await userEvent.click(screen.getByRole("checkbox", { name: "Choose P-2" }));
  expect(screen.getByRole("checkbox", { name: "All parcels" })).toBePartiallyChecked();
  await userEvent.click(screen.getByRole("checkbox", { name: "All parcels" }));
  expect(screen.getByRole("checkbox", { name: "All parcels" })).toBeChecked();
  await userEvent.click(screen.getByRole("checkbox", { name: "Choose P-1" }));
  expect(seen.mock.calls).toEqual([[[2]], [[2, 1, 3]], [[2, 3]]]);
  expect(drawCode).not.toHaveBeenCalled();
});

test("choosing every row that is listed leaves those that are not as they were", async () => {
  const seen = vi.fn();
  const selection = {
    selectedKeys: new Set<RowKey>([9]),
    onChange: (keys: ReadonlySet<RowKey>) => seen([...keys]),
    allLabel: "All parcels",
    getLabel: ({ code }: Parcel) => `Choose ${code}`,
  };
  const { rerender } = render(<Parcels rows={threeParcels} selection={selection} />);
  await userEvent.click(screen.getByRole("checkbox", { name: "All parcels" }));
  expect(seen).toHaveBeenLastCalledWith([9, 1, 2, 3]);
  rerender(<Parcels rows={threeParcels} selection={{ ...selection, selectedKeys: new Set([9, 1, 2, 3]) }} />);
  await userEvent.click(screen.getByRole("checkbox", { name: "All parcels" }));
  expect(seen).toHaveBeenLastCalledWith([9]);
});

test("a page can put the focus on the caption, or on a row that is far out of sight", () => {
  const controls = createRef<TableControls>();
  render(<Parcels rows={makeParcels(1000)} maxHeight="400px" controls={controls} />);
  act(() => controls.current?.focusCaption());
  expect(screen.getByText("Parcels").closest("caption")).toHaveFocus();
  act(() => expect(controls.current?.focusRow(700)).toBe(true));
  expect(screen.getByRole("link", { name: "P-700" })).toHaveFocus();
  expect(controls.current?.focusRow(5000)).toBe(false);
});

test.each(["top", "bottom"] as const)(
  "following the newest row at the %s draws no more rows than are seen and a few",
  async (end) => {
    let rows = makeParcels(1000);
    const { rerender } = render(<Parcels rows={rows} maxHeight="400px" followNewest={end} />);
    await scrollTo(end === "top" ? 0 : 1_000_000);
    drawCode.mockClear();
    for (let id = 1001; id <= 1010; id += 1) {
      const added = makeParcels(1, id);
      rows = end === "top" ? [...added, ...rows] : [...rows, ...added];
      rerender(<Parcels rows={rows} maxHeight="400px" followNewest={end} />);
      await scrollTo(region().scrollTop);
    }
    expect(drawCode).toHaveBeenCalledTimes(10);
    expect(codes().length).toBeLessThanOrEqual(10 + 5);
  },
);

test("in a long table a link too long for its cell ends with an ellipsis [LOOK-02]", () => {
  const long = { id: 1, code: "P-1 which has a very long name that no column has room for", weight: 1 };
  render(
    <div style={{ inlineSize: 320 }}>
      <Parcels rows={[long]} maxHeight="400px" />
    </div>,
  );
  const link = screen.getByRole("link", { name: long.code });
  expect(link.scrollWidth).toBeGreaterThan(link.clientWidth);
  expect(getComputedStyle(link).textOverflow).toBe("ellipsis");
});
