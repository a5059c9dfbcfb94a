import { render, screen, waitFor } from "@testing-library/react";
import { afterEach, expect, test } from "vitest";
import { page } from "vitest/browser";
import { ThemeRoot } from "../ThemeRoot/index.ts";
import { type Column, DataTable } from "./index.ts";

type Batch = { id: number; number: string; at: string; place: string };

const rows: readonly Batch[] = [
  { id: 1, number: "DB-2026-000012", at: "Nov 28, 2026, 04:45", place: "HDh. Kulhudhuffushi" },
  { id: 2, number: "DB-2026-000013", at: "Sep 30, 2026, 20:08", place: "" },
];

const columns: readonly Column<Batch>[] = [
  { id: "number", header: "Batch", ch: 16, isRowHeader: true, keep: true, cell: codeOf("number") },
  { id: "at", header: "Created", ch: 18, keep: true, cell: codeOf("at") },
  {
    id: "place",
    header: "Centre",
    width: 300,
    cell: ({ place }) => place,
    whenLeftOut: ({ place }) => place,
  },
  { id: "rest", header: "Notes", cell: () => "" },
];

function codeOf(key: "number" | "at") {
  return (row: Batch) => <bdi dir="ltr">{row[key]}</bdi>;
}

const show = (shown = rows) =>
  render(
    <ThemeRoot>
      <DataTable caption="Batches" columns={columns} rows={shown} getRowKey={({ id }) => id} />
    </ThemeRoot>,
  );

/** On how many lines each code and moment is read, and whether an edge cuts it. */
const readCodes = () =>
  [...document.querySelectorAll<HTMLElement>('td > [dir="ltr"], th [dir="ltr"]')].map((code) => {
    const range = document.createRange();
    range.selectNodeContents(code);
    const lines = new Set([...range.getClientRects()].map(({ top }) => Math.round(top))).size;
    const edge = code.closest("td, th")?.getBoundingClientRect();
    const { left, right } = range.getBoundingClientRect();
    return { lines, isCut: !edge || left < edge.left || right > edge.right };
  });

const heightsOfRows = () =>
  screen
    .getAllByRole("row")
    .slice(1)
    .map((row) => Math.round(row.getBoundingClientRect().height));

const sheet = document.createElement("style");
sheet.textContent =
  "* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important }";
afterEach(() => sheet.remove());

test("keeps codes and moments on one line with the text spacing of WCAG 1.4.12, whenever it is set", async () => {
  await page.viewport(1000, 700);
  show();
  const width = () => screen.getAllByRole("columnheader")[0]?.getBoundingClientRect().width ?? 0;
  const before = width();
  expect(readCodes()).toEqual(Array(4).fill({ lines: 1, isCut: false }));
  document.head.append(sheet);
  await waitFor(() => expect(width()).toBeGreaterThan(before + 20));
  expect(readCodes()).toEqual(Array(4).fill({ lines: 1, isCut: false }));
});

test("makes the columns of codes wider where the text is larger", async () => {
  await page.viewport(1000, 700);
  show();
  const [header] = screen.getAllByRole("columnheader");
  const before = header?.getBoundingClientRect().width ?? 0;
  screen.getByRole("table").style.fontSize = "28px";
  expect(header?.getBoundingClientRect().width).toBeGreaterThan(before * 1.6);
});

test("gives all rows one height where one of them tells more than the others", async () => {
  await page.viewport(600, 700);
  show();
  const [first, second] = heightsOfRows();
  expect(first).toBeGreaterThan(60);
  expect(second).toBe(first);
});

test("leaves every row its own height where one row is much higher than the others", async () => {
  await page.viewport(600, 700);
  const [first, second] = rows as readonly [Batch, Batch];
  show([{ ...first, place: "The packet was opened in front of the courier. ".repeat(5) }, second]);
  const [high = 0, low = 0] = heightsOfRows();
  expect(high).toBeGreaterThan(100);
  expect(low).toBeLessThan(60);
});
