import { act, render, screen, waitFor } from "@testing-library/react";
import type { CSSProperties } from "react";
import { expect, test } from "vitest";
import { userEvent } from "vitest/browser";
import { ThemeRoot } from "../ThemeRoot/index.ts";
import type { Column } from "./column.ts";
import { DataTable, type DataTableProps } from "./DataTable.tsx";

type Parcel = { id: number; code: string };

const makeParcels = (count: number): Parcel[] =>
  Array.from({ length: count }, (_, index) => ({ id: index + 1, code: `P-${index + 1}` }));

const columns: Column<Parcel>[] = [
  { id: "code", header: "Code", isRowHeader: true, width: 120, cell: ({ code }) => code },
  { id: "sender", header: "Sender", width: 200, cell: () => "Fathimath Zulaikha Mohamed Rasheed" },
  { id: "day", header: "Day", width: 120, cell: () => "Monday" },
  { id: "state", header: "State", width: 120, keep: true, cell: () => "On its way" },
];
const everyColumnWithoutKeep = columns.map(({ keep: _, ...column }) => column);

type Shown = Partial<DataTableProps<Parcel>> & { room: number; direction?: "ltr" | "rtl" };

function Parcels({ room, direction, ...props }: Shown) {
  return (
    <ThemeRoot direction={direction}>
      <div style={{ inlineSize: room }}>
        <DataTable
          caption="Parcels"
          columns={everyColumnWithoutKeep}
          rows={makeParcels(3)}
          getRowKey={({ id }) => id}
          {...props}
        />
      </div>
    </ThemeRoot>
  );
}

const region = () => screen.getByRole("region", { name: "Parcels" });
const frame = () => region().parentElement as HTMLElement;
const headings = () => screen.getAllByRole("columnheader").map(({ textContent }) => textContent);

async function scrollSideways(by: number) {
  region().scrollLeft = by;
  await act(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));
}

test.each([
  ["left to right", "ltr", undefined, 1],
  ["right to left", "rtl", undefined, -1],
  ["in a region of its own", "ltr", "200px", 1],
  ["in a region of its own, right to left", "rtl", "200px", -1],
] as const)(
  "what names the row stays while the others scroll sideways, %s",
  async (_name, direction, maxHeight, sign) => {
    render(<Parcels room={280} direction={direction} maxHeight={maxHeight} />);
    await waitFor(() => expect(region()).toHaveAttribute("data-too-wide"));
    await scrollSideways(sign * 150);
    const start = (element: Element) =>
      direction === "rtl"
        ? region().getBoundingClientRect().right - element.getBoundingClientRect().right
        : element.getBoundingClientRect().left - region().getBoundingClientRect().left;
    expect(start(screen.getByRole("rowheader", { name: "P-2" }))).toBe(1);
    expect(start(screen.getByRole("columnheader", { name: "Code" }))).toBe(1);
    expect(start(screen.getByRole("columnheader", { name: "Sender" }))).toBeLessThan(0);
  },
);

test("what names the row scrolls with the others where it would leave them no room", async () => {
  const [code, ...others] = everyColumnWithoutKeep;
  render(<Parcels room={280} columns={[{ ...(code as Column<Parcel>), width: 200 }, ...others]} />);
  await waitFor(() => expect(frame()).toHaveAttribute("data-more-after"));
  await scrollSideways(150);
  expect(screen.getByRole("rowheader", { name: "P-2" }).getBoundingClientRect().left).toBeLessThan(-100);
});

test("what stays has the ground of its row, and hides what scrolls under it", async () => {
  render(<Parcels room={280} getRowTone={({ id }) => (id === 2 ? "danger" : undefined)} />);
  await waitFor(() => expect(region()).toHaveAttribute("data-too-wide"));
  const ground = (row: string) =>
    getComputedStyle(screen.getByRole("rowheader", { name: row })).backgroundColor;
  await userEvent.hover(screen.getByRole("columnheader", { name: "Code" }));
  expect(ground("P-1")).toBe("rgb(255, 255, 255)");
  expect(ground("P-2")).toBe("rgb(253, 234, 232)");
  await userEvent.hover(screen.getByRole("rowheader", { name: "P-1" }));
  expect(ground("P-1")).not.toBe("rgb(255, 255, 255)");
  expect(ground("P-1")).not.toMatch(/\/|rgba/);
});

test("where everything has room, nothing is a layer of its own", async () => {
  render(<Parcels room={800} maxHeight="200px" />);
  expect(getComputedStyle(screen.getByRole("rowheader", { name: "P-1" })).position).toBe("static");
});

test("the edges say where the table goes on", async () => {
  render(<Parcels room={280} />);
  await waitFor(() => expect(frame()).toHaveAttribute("data-more-after"));
  expect(frame()).not.toHaveAttribute("data-more-before");
  await scrollSideways(100);
  expect(frame()).toHaveAttribute("data-more-before");
  expect(frame()).toHaveAttribute("data-more-after");
  await scrollSideways(10_000);
  expect(frame()).not.toHaveAttribute("data-more-after");
});

test("where there is no room, what is kept stays and the others leave, by the table's place and not the window's", async () => {
  const { rerender } = render(<Parcels room={700} columns={columns} />);
  expect(headings()).toEqual(["Code", "Sender", "Day", "State"]);
  rerender(<Parcels room={460} columns={columns} />);
  await waitFor(() => expect(headings()).toEqual(["Code", "Sender", "State"]));
  rerender(<Parcels room={300} columns={columns} />);
  await waitFor(() => expect(headings()).toEqual(["Code", "State"]));
  rerender(<Parcels room={700} columns={columns} />);
  await waitFor(() => expect(headings()).toHaveLength(4));
});

test("a table without rows says so in what is seen of it, wherever it is scrolled to", async () => {
  render(<Parcels room={280} rows={[]} empty="No parcels." />);
  await waitFor(() => expect(region()).toHaveAttribute("data-too-wide"));
  const words = screen.getByText("No parcels.");
  expect(words.offsetWidth).toBe(278);
  await scrollSideways(150);
  expect(words.getBoundingClientRect().left).toBe(region().getBoundingClientRect().left + 1);
});

test.each([
  ["regular", 40],
  ["compact", 32],
] as const)("rows and the blank rows before them are equally high: %s, %i px", async (density, height) => {
  const heights = () =>
    [...screen.getByRole("table").querySelectorAll("tbody tr")].map(
      (row) => row.getBoundingClientRect().height,
    );
  const { rerender } = render(<Parcels room={800} density={density} rows={[]} isLoading />);
  await waitFor(() => expect(heights()).toEqual(Array(8).fill(height)));
  rerender(<Parcels room={800} density={density} rows={makeParcels(3)} />);
  expect(heights()).toEqual([height, height, height]);
});

test("words too long for their cell are cut at their end in either direction, and the pointer reads them all", async () => {
  render(<Parcels room={640} direction="rtl" />);
  const words = screen.getAllByText(/Fathimath/)[0] as HTMLElement;
  expect(words.scrollWidth).toBeGreaterThan(words.clientWidth);
  expect(getComputedStyle(words).direction).toBe("ltr");
  await userEvent.hover(words);
  expect(words.closest("td")).toHaveAttribute("title", "Fathimath Zulaikha Mohamed Rasheed");
});

test("the headings stick right below the page's own bar", async () => {
  render(
    <div style={{ "--idd-covered-top": "60px", paddingBlock: 400 } as CSSProperties}>
      <Parcels room={800} rows={makeParcels(90)} />
    </div>,
  );
  window.scrollTo(0, 1500);
  await waitFor(() => expect(window.scrollY).toBe(1500));
  expect(screen.getByRole("columnheader", { name: "Code" }).getBoundingClientRect().top).toBe(60);
  window.scrollTo(0, 0);
});
