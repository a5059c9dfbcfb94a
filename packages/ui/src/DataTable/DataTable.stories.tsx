import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState } from "react";
import { expect, userEvent, waitFor, within } from "storybook/test";
import { Button } from "../Button/index.ts";
import { Link } from "../Link/index.ts";
import type { Column, RowKey } from "./column.ts";
import { DataTable } from "./DataTable.tsx";

type Loan = { id: number; title: string; reader: string; days: number; due: string; isLate: boolean };

const titles = [
  "The Sea Around Us",
  "Atolls of the Indian Ocean",
  "A Short History of Navigation",
  "Reef Fish",
];
const readers = ["Aishath Shifna", "Ahmed Naseem", "Fathimath Zulaikha Mohamed Rasheed", "Ibrahim Waheed"];

function makeLoan(id: number): Loan {
  const days = (id * 7) % 31;
  return {
    id,
    title: `${titles[id % titles.length]} ${id}`,
    reader: readers[id % readers.length] ?? "",
    days,
    due: `Nov ${1 + (id % 28)}, 2026, 14:05`,
    isLate: days > 27,
  };
}

const makeLoans = (count: number) => Array.from({ length: count }, (_, index) => makeLoan(index + 1));

const columns: Column<Loan>[] = [
  {
    id: "title",
    header: "Title",
    isRowHeader: true,
    sortValue: ({ title }) => title,
    cell: ({ id, title }) => (
      <Link variant="standalone" href={`#loan-${id}`}>
        {title}
      </Link>
    ),
  },
  {
    id: "reader",
    header: "Reader",
    width: 240,
    sortValue: ({ reader }) => reader,
    cell: ({ reader }) => reader,
  },
  {
    id: "days",
    header: "Days",
    align: "end",
    width: 90,
    sortValue: ({ days }) => days,
    cell: ({ days }) => days,
  },
  { id: "due", header: "Due", width: 180, hideBelow: "sm", cell: ({ due }) => due },
  {
    id: "actions",
    header: "Actions",
    isHeaderHidden: true,
    align: "end",
    width: 120,
    cell: ({ title }) => (
      <Button size="sm" variant="quiet" aria-label={`Return ${title}`}>
        Return
      </Button>
    ),
  },
];

const getRowKey = ({ id }: Loan) => id;

const meta = {
  title: "UI/DataTable",
  component: DataTable<Loan>,
  args: { caption: "Loans", columns, rows: makeLoans(12), getRowKey },
} satisfies Meta<typeof DataTable<Loan>>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Rows: Story = {};
export const OneRow: Story = { args: { rows: makeLoans(1) } };
export const Compact: Story = { args: { density: "compact" } };
export const VisibleCaption: Story = { args: { isCaptionVisible: true } };
export const Loading: Story = { args: { rows: [], isLoading: true } };
export const Busy: Story = { args: { isBusy: true } };
export const Empty: Story = { args: { rows: [], empty: "No loans. New ones appear here." } };
export const Tones: Story = {
  args: { getRowTone: ({ isLate, days }) => (isLate ? "danger" : days < 4 ? "warning" : undefined) },
};
export const Sorted: Story = { args: { defaultSort: { columnId: "days", direction: "descending" } } };

export const TooWide: Story = {
  decorators: [(Story) => <div style={{ maxInlineSize: 320 }}>{Story()}</div>],
  play: async ({ canvasElement }) => {
    const region = await within(canvasElement).findByRole("region", { name: "Loans" });
    await expect(region.scrollWidth).toBeGreaterThan(region.clientWidth);
    await expect(region).toHaveAttribute("tabindex", "0");
  },
};

/** What names the row and what is kept share the screen; the others come back where there is room. */
export const KeptColumns: Story = {
  args: {
    columns: columns.map((column) => (column.id === "actions" ? { ...column, keep: true } : column)),
  },
  decorators: [(Story) => <div style={{ maxInlineSize: 320 }}>{Story()}</div>],
};

/** Scrolled sideways, the column that names the row stays, on the ground of its row. */
export const ScrolledSideways: Story = {
  args: {
    rows: makeLoans(200),
    maxHeight: "20rem",
    getRowTone: ({ days }) => (days < 4 ? "warning" : undefined),
  },
  decorators: [(Story) => <div style={{ maxInlineSize: 320 }}>{Story()}</div>],
  play: async ({ canvasElement }) => {
    const region = await within(canvasElement).findByRole("region", { name: "Loans" });
    region.scrollLeft = getComputedStyle(region).direction === "rtl" ? -120 : 120;
  },
};

export const EmptyAndTooWide: Story = {
  args: { rows: [], empty: "No loans. New ones appear here." },
  decorators: [(Story) => <div style={{ maxInlineSize: 320 }}>{Story()}</div>],
};

export const Selection: Story = {
  render: function WithSelection(args) {
    const [selectedKeys, setSelectedKeys] = useState<ReadonlySet<RowKey>>(new Set([2, 3]));
    return (
      <DataTable
        {...args}
        selection={{
          selectedKeys,
          onChange: setSelectedKeys,
          allLabel: "Choose all loans",
          getLabel: ({ title }) => `Choose ${title}`,
        }}
      />
    );
  },
};

export const ThousandRows: Story = { args: { rows: makeLoans(1000) } };
export const TenThousandRows: Story = { args: { rows: makeLoans(10_000), density: "compact" } };

export const AddingRows: Story = {
  args: { rows: makeLoans(1000), followNewest: "bottom", highlightsNew: true, maxHeight: "26rem" },
  render: function Adding(args) {
    const [rows, setRows] = useState(args.rows);
    return (
      <div style={{ display: "grid", gap: 12, justifyItems: "start" }}>
        <Button onPress={() => setRows([...rows, makeLoan(rows.length + 1)])}>Lend a book</Button>
        <div style={{ inlineSize: "100%" }}>
          <DataTable {...args} rows={rows} />
        </div>
      </div>
    );
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole("button", { name: "Lend a book" }));
    const seen = await canvas.findByRole("link", { name: /1001$/ });
    await waitFor(() => expect(seen).toBeVisible());
  },
};
