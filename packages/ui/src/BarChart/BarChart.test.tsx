import { render, screen, within } from "@testing-library/react";
import { renderToString } from "react-dom/server";
import { describe, expect, onTestFinished, test } from "vitest";
import { describeConformance } from "../internal/describe-conformance.tsx";
import { ThemeRoot, type ThemeRootProps } from "../ThemeRoot/index.ts";
import { inForcedColors, onPaper } from "../testing/on-paper.ts";
import { BarChart, type BarChartProps } from "./BarChart.tsx";

const chart: BarChartProps = {
  label: "Members by region",
  summary: "The capital has more members than the islands.",
  series: [
    { id: "women", label: "Women" },
    { id: "men", label: "Men" },
  ],
  rows: [
    { id: "capital", label: "Capital", values: [4000, 2000] },
    { id: "islands", label: "Islands", values: [1000, 0] },
  ],
  formatValue: (value) => value.toLocaleString("en"),
};

type Surroundings = Partial<Omit<ThemeRootProps, "children">> & { width?: number };

function show(props: Partial<BarChartProps> = {}, { width = 600, ...theme }: Surroundings = {}) {
  render(
    <ThemeRoot {...theme}>
      <div style={{ inlineSize: width }}>
        <BarChart {...chart} {...props} />
      </div>
    </ThemeRoot>,
  );
  return screen.getByRole("figure");
}

/** The bars, without the swatches of the legend. */
const barsIn = (figure: Element) =>
  [...figure.querySelectorAll<SVGElement>("svg")].filter(
    (drawing) => drawing.getAttribute("width") !== "1em",
  );

test("keeps its bars and signs under a portal's rule for every drawing", () => {
  const rules = document.createElement("style");
  rules.textContent = "svg { width: 100%; height: 100%; fill: red }";
  document.head.append(rules);
  onTestFinished(() => rules.remove());
  const figure = show();
  const [longest, half] = barsIn(figure).map((bar) => bar.getBoundingClientRect().width);
  expect(longest).toBeGreaterThan(100);
  expect(half).toBeCloseTo((longest ?? 0) / 2, 0);
  const swatch = figure.querySelector('svg[width="1em"]');
  expect(swatch && getComputedStyle(swatch).width).toBe(swatch && getComputedStyle(swatch).fontSize);
});
const boxOf = (element: Element) => element.getBoundingClientRect();
const fillsOf = (figure: Element) =>
  [...figure.querySelectorAll("rect")].map((shape) => shape.getAttribute("fill"));

describeConformance("BarChart", { draw: (props) => <BarChart {...chart} {...props} /> });

test("is a figure that is named by its label and says its summary, without its drawing", () => {
  const figure = show({ detailsId: "table" });
  expect(screen.getByRole("figure", { name: "Members by region" })).toHaveAttribute("aria-details", "table");
  expect(within(figure).getByText(chart.summary)).toBeVisible();
  expect(within(figure).queryByRole("img")).toBeNull();
  const heard = [...figure.children].filter((part) => part.ariaHidden !== "true");
  expect(heard.map((part) => part.textContent)).toEqual([chart.label + chart.summary]);
  expect(figure.querySelectorAll("a, button, input, [tabindex]")).toHaveLength(0);
});

test.each(["ltr", "rtl"] as const)(
  "bars have the length of their values from the same start (%s)",
  (direction) => {
    const boxes = barsIn(show({}, { direction })).map(boxOf);
    const [longest, half, quarter] = boxes as [DOMRect, DOMRect, DOMRect];
    expect(boxes).toHaveLength(3);
    expect(longest.width / half.width).toBeCloseTo(2, 1);
    expect(longest.width / quarter.width).toBeCloseTo(4, 1);
    const start = direction === "ltr" ? "left" : "right";
    for (const box of boxes) expect(box[start]).toBeCloseTo(longest[start], 1);
    const label = boxOf(screen.getByText("Capital"));
    if (direction === "ltr") expect(label.right).toBeLessThan(longest.left);
    else expect(label.left).toBeGreaterThan(longest.right);
  },
);

test("each bar has its value at its end", () => {
  const figure = show();
  const values = ["4,000", "2,000", "1,000"].map((value) =>
    boxOf(within(figure).getAllByText(value).at(-1) as Element),
  );
  barsIn(figure).forEach((bar, index) => {
    expect((values[index]?.left ?? 0) - boxOf(bar).right).toBeCloseTo(6, 0);
  });
});

test("a value of zero has no bar, but keeps its place and its figure", () => {
  const figure = show({ rows: chart.rows.map((row) => ({ ...row, values: [0, 0] })) });
  expect(barsIn(figure)).toHaveLength(0);
  expect(within(figure).getAllByText("0", { selector: "bdi" })).toHaveLength(4);
  expect(figure.innerHTML).not.toContain("NaN");
});

test("values that are no amounts are not drawn", () => {
  const figure = show({ rows: [{ id: "one", label: "One", values: [Number.NaN, -3] }] });
  expect(barsIn(figure)).toHaveLength(0);
});

test("one beside a million can be seen", () => {
  const figure = show({ rows: [{ id: "capital", label: "Capital", values: [1_000_000, 1] }] });
  expect(boxOf(barsIn(figure)[1] as Element).width).toBe(2);
});

test("tells the series apart without colour: solid, hatched, hollow", () => {
  const series = [...chart.series, { id: "unknown", label: "Not known" }];
  const figure = show({ series, rows: [{ id: "one", label: "One", values: [1, 2, 3] }] });
  const hatch = figure.querySelector("pattern")?.id;
  expect(hatch).toBeTruthy();
  const looks = ["currentColor", `url(#${hatch})`, "none"];
  expect(fillsOf(figure)).toEqual([...looks, ...looks]);
});

test("one series has no legend", () => {
  show({ series: [{ id: "women", label: "Women" }] });
  expect(screen.queryByText("Women")).toBeNull();
});

test("stacked, a row is one line as long as its sum, which it shows", () => {
  const figure = show({ isStacked: true });
  const [first, second] = barsIn(figure).map(boxOf) as [DOMRect, DOMRect];
  expect(second.left).toBeCloseTo(first.right, 1);
  expect(second.top).toBe(first.top);
  expect(within(figure).getAllByText("6,000").at(-1)).toBeVisible();
  expect(within(figure).queryByText("4,000")).toBeNull();
});

test("without rows it is its caption alone", () => {
  expect(show({ rows: [] }).textContent).toBe(chart.label + chart.summary);
});

describe("has room for long names and seven digits", () => {
  const rows = [
    { id: "long", label: "Donaudampfschifffahrtsgesellschaftskapitän", values: [4_310_774, 4_230_118] },
    { id: "thaana", label: "ކުޅުދުއްފުށީ ރީޖަނަލް ސެންޓަރު", values: [1, 0] },
  ];

  test.each([
    [272, "16px"],
    [272, "32px"],
    [600, "32px"],
  ])("in %i pixels with letters of %s", (width, fontSize) => {
    document.documentElement.style.fontSize = fontSize;
    onTestFinished(() => {
      document.documentElement.style.fontSize = "";
    });
    const figure = show({ rows }, { width });
    for (const words of figure.querySelectorAll("bdi")) {
      expect(boxOf(words).right).toBeLessThanOrEqual(boxOf(figure).right + 0.5);
    }
    expect(boxOf(barsIn(figure)[0] as Element).width).toBeGreaterThan(40);
  });
});

describe("as columns", () => {
  const weeks = Array.from({ length: 13 }, (_, index) => ({
    id: `${index}`,
    label: `Week ${index}`,
    values: [100 + index, 50],
  }));

  test("bars start from one line where each value fits", () => {
    const boxes = barsIn(show({ rows: weeks, orientation: "columns" }, { width: 1000 })).map(boxOf);
    expect(boxes).toHaveLength(26);
    expect(new Set(boxes.map(({ bottom }) => Math.round(bottom))).size).toBe(1);
    weeks.forEach(({ label }, week) => {
      const { left, right, top } = boxOf(screen.getByText(label));
      expect((left + right) / 2).toBeCloseTo(boxes[2 * week]?.right ?? 0, -1);
      expect(top).toBeGreaterThanOrEqual(boxes[0]?.bottom ?? 0);
    });
    expect(Math.max(...boxes.map(({ height }) => height)) / (boxes[1]?.height ?? 1)).toBeCloseTo(112 / 50, 1);
  });

  test("are as wide with long values as with short ones", () => {
    const rows = weeks.slice(0, 6).map((row, index) => ({ ...row, values: [10 ** index] }));
    const series = chart.series.slice(0, 1);
    const boxes = barsIn(show({ rows, series, orientation: "columns" }, { width: 1000 })).map(boxOf);
    expect(new Set(boxes.map(({ width }) => Math.round(width)))).toEqual(new Set([32]));
  });

  test.each([
    ["the place is narrow", 600, 1],
    ["the values are long", 1000, 10_000],
  ])("are rows where %s", (_why, width, times) => {
    const rows = weeks.map((row) => ({ ...row, values: row.values.map((value) => value * times) }));
    const boxes = barsIn(show({ rows, orientation: "columns" }, { width })).map(boxOf);
    expect(new Set(boxes.map(({ left }) => left)).size).toBe(1);
  });
});

test("a server's markup has no style, which a page may refuse", () => {
  expect(renderToString(<BarChart {...chart} />)).not.toMatch(/<style|\sstyle=/);
});

test("is black on white on paper, in the dark mode too, and has one ink in forced colours", async () => {
  const figure = show({}, { colorScheme: "dark" });
  const inks = () => [...new Set(barsIn(figure).map((bar) => getComputedStyle(bar).color))];
  expect(inks()).toHaveLength(2);
  await onPaper(() => expect(inks()).toEqual(["rgb(0, 0, 0)"]));
  await inForcedColors(() => expect(inks()).toEqual([getComputedStyle(figure).color]));
});
