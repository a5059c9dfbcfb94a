import { render, screen, within } from "@testing-library/react";
import { renderToString } from "react-dom/server";
import { describe, expect, onTestFinished, test } from "vitest";
import { describeConformance } from "../internal/describe-conformance.tsx";
import { ThemeRoot, type ThemeRootProps } from "../ThemeRoot/index.ts";
import { inForcedColors, onPaper } from "../testing/on-paper.ts";
import { AgePyramid, type AgePyramidProps, type AgePyramidRow } from "./AgePyramid.tsx";

const chart: AgePyramidProps = {
  label: "Members by age",
  summary: "Most members are children.",
  sides: [{ label: "Men" }, { label: "Women" }],
  rows: [
    { id: "old", label: "60+", values: [1000, 0] },
    { id: "young", label: "0–59", values: [4000, 2000] },
  ],
  formatValue: (value) => value.toLocaleString("en"),
};

const years: AgePyramidRow[] = Array.from({ length: 111 }, (_, index) => ({
  id: `${110 - index}`,
  label: `${110 - index}`,
  values: [index, 2 * index],
}));

type Surroundings = Partial<Omit<ThemeRootProps, "children">> & { width?: number };

function show(props: Partial<AgePyramidProps> = {}, { width = 600, ...theme }: Surroundings = {}) {
  render(
    <ThemeRoot {...theme}>
      <div style={{ inlineSize: width }}>
        <AgePyramid {...chart} {...props} />
      </div>
    </ThemeRoot>,
  );
  return screen.getByRole("figure");
}

/** The bars, without the swatches. */
const barsIn = (figure: Element) =>
  [...figure.querySelectorAll<SVGElement>("svg")].filter(
    (drawing) => drawing.getAttribute("width") !== "1em",
  );
const boxOf = (element: Element) => element.getBoundingClientRect();
const outlinesIn = (figure: Element) => [...figure.querySelectorAll('path[fill="none"]')].map(boxOf);

describeConformance("AgePyramid", { draw: (props) => <AgePyramid {...chart} {...props} /> });

test("is a figure that is named by its label and says its summary, without its drawing", () => {
  const figure = show({ detailsId: "table" });
  expect(screen.getByRole("figure", { name: "Members by age" })).toHaveAttribute("aria-details", "table");
  expect(within(figure).getByText(chart.summary)).toBeVisible();
  expect(within(figure).queryByRole("img")).toBeNull();
  const heard = [...figure.children].filter((part) => part.ariaHidden !== "true");
  expect(heard.map((part) => part.textContent)).toEqual([chart.label + chart.summary]);
  expect(figure.querySelectorAll("a, button, input, [tabindex]")).toHaveLength(0);
});

describe.each(["ltr", "rtl"] as const)("%s", (direction) => {
  const start = direction === "ltr" ? "right" : "left";
  const end = direction === "ltr" ? "left" : "right";

  test("bars grow from the middle, the first side to the start of a line", () => {
    const [old, men, women] = barsIn(show({}, { direction })).map(boxOf) as [DOMRect, DOMRect, DOMRect];
    expect(old[start]).toBeCloseTo(men[start], 1);
    expect(men.width / old.width).toBeCloseTo(4, 1);
    expect(men.width / women.width).toBeCloseTo(2, 1);
    const middle = boxOf(screen.getByText("0–59"));
    expect(direction === "ltr" ? middle.left - men.right : men.left - middle.right).toBeGreaterThan(0);
    expect(direction === "ltr" ? women.left - middle.right : middle.left - women.right).toBeGreaterThan(0);
    const value = boxOf(screen.getAllByText("4,000", { selector: "bdi" })[0] as Element);
    expect(direction === "ltr" ? men.left - value.right : value.left - men.right).toBeCloseTo(6, 0);
  });

  test("shapes of single years grow from the middle too", () => {
    const [men, women] = outlinesIn(show({ rows: years }, { direction })) as [DOMRect, DOMRect];
    expect(women.width / men.width).toBeCloseTo(2, 1);
    expect(direction === "ltr" ? women.left - men.right : men.left - women.right).toBeGreaterThan(0);
    expect(Math.abs(women[end] - men[start])).toBeLessThan(60);
  });
});

test("the first row is on top", () => {
  show();
  expect(boxOf(screen.getByText("60+")).bottom).toBeLessThanOrEqual(boxOf(screen.getByText("0–59")).top);
});

test("tells the sides apart without colour, in groups and in single years", () => {
  for (const rows of [chart.rows, years]) {
    const figure = show({ rows });
    const hatch = figure.querySelector("pattern")?.id;
    const fills = [...figure.querySelectorAll("rect")].map((shape) => shape.getAttribute("fill"));
    expect(new Set(fills)).toEqual(new Set(["currentColor", `url(#${hatch})`]));
    figure.remove();
  }
});

test("draws a hundred years with few elements, every tenth with its age, and a scale", () => {
  const figure = show({ rows: years });
  expect(figure.querySelectorAll("*").length).toBeLessThan(90);
  expect([...figure.querySelectorAll("text")].map((age) => age.textContent)).toEqual(
    [110, 100, 90, 80, 70, 60, 50, 40, 30, 20, 10, 0].map(String),
  );
  expect(screen.getAllByText("300").map((mark) => boxOf(mark).width > 0)).toEqual([true, true]);
});

test("zeros draw nothing, in groups and in single years", () => {
  const ofZeros = (rows: readonly AgePyramidRow[]) =>
    show({ rows: rows.map((row) => ({ ...row, values: [0, 0] as const })) });
  const groups = ofZeros(chart.rows);
  expect(barsIn(groups)).toHaveLength(0);
  expect(within(groups).getAllByText("0", { selector: "span > bdi" }).length).toBeGreaterThanOrEqual(4);
  expect(groups.innerHTML).not.toContain("NaN");
  groups.remove();
  const single = ofZeros(years);
  expect(outlinesIn(single).map(({ width }) => width)).toEqual([0, 0]);
  expect(single.innerHTML).not.toContain("NaN");
});

test("one beside a million can be seen", () => {
  const figure = show({ rows: [{ id: "all", label: "All", values: [1_000_000, 1] }] });
  expect(boxOf(barsIn(figure)[1] as Element).width).toBe(2);
});

test("without rows it is its caption alone", () => {
  expect(show({ rows: [] }).textContent).toBe(chart.label + chart.summary);
});

test.each([
  [272, "16px", 2],
  [272, "32px", 0],
])(
  "in %i pixels with letters of %s it keeps inside and shows its values %i times",
  (width, fontSize, times) => {
    document.documentElement.style.fontSize = fontSize;
    onTestFinished(() => {
      document.documentElement.style.fontSize = "";
    });
    const rows = chart.rows.map((row) => ({ ...row, values: [4_310_774, 4_230_118] as const }));
    const figure = show({ rows }, { width });
    const seen = [...figure.querySelectorAll("bdi")].filter((words) => boxOf(words).width > 0);
    for (const words of seen) {
      expect(boxOf(words).right).toBeLessThanOrEqual(boxOf(figure).right + 0.5);
      expect(boxOf(words).left).toBeGreaterThanOrEqual(boxOf(figure).left - 0.5);
    }
    expect(seen.filter(({ textContent }) => textContent === "4,310,774")).toHaveLength(times);
    expect(boxOf(barsIn(figure)[0] as Element).width).toBeGreaterThan(30);
  },
);

test("a server's markup has no style, which a page may refuse", () => {
  for (const rows of [chart.rows, years]) {
    expect(renderToString(<AgePyramid {...chart} rows={rows} />)).not.toMatch(/<style|\sstyle=/);
  }
});

test("is black on white on paper, in the dark mode too, and has one ink in forced colours", async () => {
  const figure = show({ rows: years }, { colorScheme: "dark" });
  const inks = () => [
    ...new Set([...figure.querySelectorAll("rect, text")].map((shape) => getComputedStyle(shape).color)),
  ];
  expect(inks()).toHaveLength(3);
  await onPaper(() => expect(inks()).toEqual(["rgb(0, 0, 0)"]));
  await inForcedColors(() => expect(inks()).toEqual([getComputedStyle(figure).color]));
});
