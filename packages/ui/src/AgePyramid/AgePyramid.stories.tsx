import type { Meta, StoryObj } from "@storybook/react-vite";
import type { ReactElement } from "react";
import { AgePyramid, type AgePyramidRow } from "./AgePyramid.tsx";

const formatValue = (value: number) => value.toLocaleString("en");

/** How many people there are of an age, by a curve with a bulge in the thirties. */
const count = (age: number, most: number) =>
  Math.round(
    most * Math.exp(-(((age - 31) / 17) ** 2)) +
      0.72 * most * Math.exp(-(((age - 4) / 26) ** 2)) * (age < 60 ? 1 : 0.4) +
      (age < 95 ? 0.05 * most * Math.exp(-age / 60) : 0),
  );

const years: AgePyramidRow[] = Array.from({ length: 111 }, (_, index) => {
  const age = 110 - index;
  const ripple = 1 + 0.06 * Math.sin(age * 1.7);
  return {
    id: `${age}`,
    label: `${age}`,
    values: [Math.round(count(age, 3900) * ripple), Math.round(count(age + 1, 3700) * ripple)],
  };
});

/** The same in groups of five ages. */
const groups: AgePyramidRow[] = Array.from({ length: 18 }, (_, index) => {
  const from = 85 - index * 5;
  const ofGroup = years.filter(({ id }) => Number(id) >= from && (index === 0 || Number(id) < from + 5));
  const sum = (side: 0 | 1) => ofGroup.reduce((total, { values }) => total + values[side], 0);
  return { id: `${from}`, label: index === 0 ? "85+" : `${from}–${from + 4}`, values: [sum(0), sum(1)] };
});

const meta = {
  title: "UI/AgePyramid",
  component: AgePyramid,
  args: {
    label: "Members by age",
    summary: "Most members are between 25 and 40 years old.",
    sides: [{ label: "Men" }, { label: "Women" }],
    rows: groups,
    formatValue,
  },
} satisfies Meta<typeof AgePyramid>;

export default meta;
type Story = StoryObj<typeof meta>;

const narrow = [(Story: () => ReactElement) => <div style={{ maxInlineSize: 272 }}>{Story()}</div>];

export const Groups: Story = {};
export const SingleYears: Story = { args: { rows: years } };
export const Few: Story = { args: { rows: groups.slice(14) } };
export const Zeros: Story = {
  args: {
    summary: "Nobody has registered yet.",
    rows: groups.map((row) => ({ ...row, values: [0, 0] })),
  },
};
export const ZerosOfSingleYears: Story = {
  args: {
    summary: "Nobody has registered yet.",
    rows: years.map((row) => ({ ...row, values: [0, 0] })),
  },
};
export const SevenDigits: Story = {
  args: {
    rows: groups.map(({ values: [one, other], ...row }) => ({ ...row, values: [one * 93, other * 93] })),
  },
};
export const OneHugeGroup: Story = {
  args: {
    summary: "Nearly all members are between 20 and 24 years old.",
    rows: groups.map((row) => ({ ...row, values: row.id === "20" ? [1_204_310, 1_190_554] : [3, 1] })),
  },
};
export const LongWords: Story = {
  args: {
    sides: [{ label: "Donaudampfschifffahrtsgesellschaftskapitäne" }, { label: "ކުޅުދުއްފުށީ ރީޖަނަލް ސެންޓަރު" }],
  },
};
export const Narrow: Story = { ...SevenDigits, decorators: narrow };
export const NarrowSingleYears: Story = { ...SingleYears, decorators: narrow };
export const NoRows: Story = { args: { summary: "Nobody is registered.", rows: [] } };
export const Dark: Story = { globals: { colorScheme: "dark" } };
export const DarkSingleYears: Story = { ...SingleYears, ...Dark };
export const RightToLeft: Story = { globals: { direction: "rtl" } };
export const RightToLeftSingleYears: Story = { ...SingleYears, ...RightToLeft };
