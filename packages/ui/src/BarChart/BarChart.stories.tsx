import type { Meta, StoryObj } from "@storybook/react-vite";
import type { ReactElement } from "react";
import { BarChart } from "./BarChart.tsx";

const formatValue = (value: number) => value.toLocaleString("en");

const regions = [
  ["North Coast and the outer islands of the north", 14_200, 13_900],
  ["Harbour District", 9_840, 9_120],
  ["Old Town", 21_350, 20_480],
  ["Capital", 74_310, 70_230],
  ["Lakes", 6_120, 6_340],
  ["Upper Valley", 3_905, 3_811],
  ["Lower Valley", 11_020, 10_755],
  ["Western Hills", 812, 790],
  ["Eastern Hills", 2_460, 2_512],
  ["South Point", 18_030, 16_904],
  ["Airport", 340, 95],
  ["Abroad", 12, 0],
] as const;

const byRegion = regions.map(([label, ...values]) => ({ id: label, label, values }));

/** Makes weeks with a value for each series. */
const weeks = (...series: readonly (readonly number[])[]) =>
  Array.from({ length: 13 }, (_, index) => ({
    id: `${index}`,
    label: `Week ${index + 35}`,
    values: series.map((values) => values[index] ?? 0),
  }));

const lent = [412, 388, 530, 471, 502, 298, 344, 610, 655, 590, 575, 0, 702];
const returned = [390, 401, 448, 502, 470, 350, 312, 520, 601, 612, 549, 12, 410];

const meta = {
  title: "UI/BarChart",
  component: BarChart,
  args: {
    label: "Members by region",
    summary: "The capital has 144,540 members, more than a third of all.",
    series: [
      { id: "women", label: "Women" },
      { id: "men", label: "Men" },
    ],
    rows: byRegion,
    formatValue,
  },
} satisfies Meta<typeof BarChart>;

export default meta;
type Story = StoryObj<typeof meta>;

const narrow = [(Story: () => ReactElement) => <div style={{ maxInlineSize: 272 }}>{Story()}</div>];

export const TwoSeries: Story = {};
export const Stacked: Story = { args: { isStacked: true } };
export const ManyRows: Story = {
  args: {
    isStacked: true,
    rows: [...byRegion, ...byRegion.map((row) => ({ ...row, id: `${row.id}-2`, label: `New ${row.label}` }))],
  },
};
export const OneSeries: Story = {
  args: {
    label: "Loans by week",
    summary: "Loans rose to 702 in week 47. The library was closed in week 46.",
    series: [{ id: "lent", label: "Lent" }],
    rows: weeks(lent),
  },
};
export const Columns: Story = { args: { ...OneSeries.args, orientation: "columns" } };
export const ColumnsOfTwo: Story = {
  args: {
    label: "Loans and returns by week",
    summary: "Since week 43 more was lent than returned.",
    series: [
      { id: "lent", label: "Lent" },
      { id: "returned", label: "Returned" },
    ],
    rows: weeks(lent, returned),
    orientation: "columns",
  },
};
export const ColumnsStacked: Story = { args: { ...ColumnsOfTwo.args, isStacked: true } };
export const ColumnsNarrow: Story = { ...Columns, decorators: narrow };
export const ThreeSeries: Story = {
  args: {
    summary: "Most members are adults.",
    series: [
      { id: "adults", label: "Adults" },
      { id: "children", label: "Children" },
      { id: "unknown", label: "Age not known" },
    ],
    rows: byRegion
      .slice(1, 5)
      .map((row) => ({ ...row, values: [...row.values, Math.round(row.values[1] / 3)] })),
  },
};
export const ThreeStacked: Story = { args: { ...ThreeSeries.args, isStacked: true } };
export const Few: Story = { args: { rows: byRegion.slice(0, 2) } };
export const Zeros: Story = {
  args: {
    summary: "Nobody has registered yet.",
    rows: byRegion.slice(0, 3).map((row) => ({ ...row, values: [0, 0] })),
  },
};
export const SevenDigits: Story = {
  args: {
    summary: "Nearly all members are in the capital.",
    rows: [
      { id: "capital", label: "Capital", values: [4_310_774, 4_230_118] },
      { id: "islands", label: "Islands", values: [3, 1] },
      { id: "abroad", label: "Abroad", values: [0, 1_204] },
    ],
  },
};
export const LongNames: Story = {
  args: {
    rows: byRegion.slice(0, 4).map((row, index) => ({
      ...row,
      label:
        ["Donaudampfschifffahrtsgesellschaftskapitän ".repeat(2), "ކުޅުދުއްފުށީ ރީޖަނަލް ސެންޓަރު"][index] ?? row.label,
    })),
  },
};
export const Narrow: Story = { decorators: narrow };
export const NoRows: Story = { args: { summary: "Nobody is registered.", rows: [] } };
export const Dark: Story = { globals: { colorScheme: "dark" } };
export const RightToLeft: Story = { ...LongNames, globals: { direction: "rtl" } };
export const ColumnsRightToLeft: Story = { ...ColumnsOfTwo, globals: { direction: "rtl" } };
