import { cleanup, render, screen } from "@testing-library/react";
import { afterEach, beforeEach, expect, test } from "vitest";
import { page, userEvent } from "vitest/browser";
import { Badge } from "../Badge/index.ts";
import { ThemeRoot } from "../ThemeRoot/index.ts";
import { contrast } from "../theme/contrast.ts";
import type { Column } from "./column.ts";
import { DataTable, type DataTableProps } from "./DataTable.tsx";

type Parcel = { id: number; code: string };

const columns: Column<Parcel>[] = [
  { id: "code", header: "Code", isRowHeader: true, cell: ({ code }) => code },
  { id: "state", header: "State", cell: () => <Badge tone="neutral">Packed</Badge> },
  { id: "end", header: "End", cell: () => <Badge tone="muted">Cancelled</Badge> },
];

function Parcels({
  count,
  colorScheme,
  ...props
}: Partial<DataTableProps<Parcel>> & { count: number; colorScheme?: "light" | "dark" }) {
  const rows = Array.from({ length: count }, (_, index) => ({ id: index + 1, code: `P-${index + 1}` }));
  return (
    <ThemeRoot colorScheme={colorScheme}>
      <DataTable caption="Parcels" columns={columns} rows={rows} getRowKey={({ id }) => id} {...props} />
    </ThemeRoot>
  );
}

beforeEach(() => page.viewport(1366, 768));
afterEach(cleanup);

/** The colour of an element's ground, as #rrggbb. */
function readGround(element: Element): string {
  const context = Object.assign(document.createElement("canvas"), { width: 1, height: 1 }).getContext("2d");
  if (!context) throw new Error("This browser draws on no canvas.");
  context.fillStyle = getComputedStyle(element).backgroundColor;
  context.fillRect(0, 0, 1, 1);
  const channels = [...context.getImageData(0, 0, 1, 1).data].slice(0, 3);
  return `#${channels.map((channel) => channel.toString(16).padStart(2, "0")).join("")}`;
}

test.each(["light", "dark"] as const)(
  "by %s the row under the pointer is seen, and so are its palest badges",
  async (colorScheme) => {
    render(<Parcels count={2} colorScheme={colorScheme} />);
    const [first, second] = screen.getAllByRole("rowheader") as [HTMLElement, HTMLElement];
    await userEvent.hover(second);
    const ground = readGround(second);
    expect(contrast(ground, readGround(screen.getByRole("table").parentElement as Element))).toBeGreaterThan(
      1.06,
    );
    expect(readGround(first)).not.toBe(ground);
    for (const words of ["Packed", "Cancelled"]) {
      const badge = screen.getAllByText(words)[1]?.closest("[data-tone]") as Element;
      expect(contrast(readGround(badge), ground)).toBeGreaterThan(1.06);
    }
  },
);

test.each([
  ["regular", 768],
  ["regular", 640],
  ["compact", 700],
  ["compact", 768],
] as const)(
  "where %s rows scroll in a region of their own, the last in sight is cut in half: window of %i px",
  async (density, height) => {
    await page.viewport(1366, height);
    render(<Parcels count={60} density={density} followNewest="top" />);
    const bottom = screen.getByRole("region").getBoundingClientRect().bottom;
    const cut = screen.getAllByRole("rowheader").find((cell) => {
      const box = cell.getBoundingClientRect();
      return box.top < bottom && box.bottom >= bottom;
    }) as Element;
    const box = cut.getBoundingClientRect();
    const share = (bottom - box.top) / box.height;
    expect(share).toBeGreaterThan(0.3);
    expect(share).toBeLessThan(0.7);
  },
);
