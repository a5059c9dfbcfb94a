import { render, screen } from "@testing-library/react";
import { describe, expect, onTestFinished, test } from "vitest";
import { describeConformance } from "../internal/describe-conformance.tsx";
import { ThemeRoot, type ThemeRootProps } from "../ThemeRoot/index.ts";
import { onPaper } from "../testing/on-paper.ts";
import { Timeline, type TimelineStep } from "./Timeline.tsx";

const steps: TimelineStep[] = [
  {
    id: "ordered",
    label: "Ordered",
    state: "done",
    stateLabel: "Done",
    at: "16 May, 09:12",
    place: "North desk",
  },
  { id: "made", label: "Made", state: "done", stateLabel: "Done" },
  { id: "sent", label: "Sent", state: "current", stateLabel: "On its way", note: "Expected today." },
  { id: "collected", label: "Collected", state: "waiting", stateLabel: "Not yet" },
];

const returned: TimelineStep[] = [
  { id: "ordered", label: "Ordered", state: "done", stateLabel: "Done", at: "16 May" },
  {
    id: "made",
    label: "Made",
    state: "problem",
    stateLabel: "Returned",
    at: "18 May",
    note: "The drawing is blurred.",
  },
  { id: "sent", label: "Sent", state: "waiting", stateLabel: "Not yet" },
];

type Surroundings = Partial<Omit<ThemeRootProps, "children">> & { width?: number };

function show(items: readonly TimelineStep[], { width, ...theme }: Surroundings = {}) {
  return render(
    <ThemeRoot {...theme}>
      <div style={{ inlineSize: width }}>
        <Timeline label="Progress of the order" items={items} />
      </div>
    </ThemeRoot>,
  );
}

const listed = () => screen.getAllByRole("listitem");
const drawings = () => listed().map((step) => step.querySelector("svg")?.innerHTML);
const boxOf = (step: Element) => step.getBoundingClientRect();

function range(count: number): TimelineStep[] {
  return Array.from({ length: count }, (_, index) => ({
    id: `${index}`,
    label: `Step ${index}`,
    state: "waiting",
    stateLabel: "Not yet",
  }));
}

/** Returns how the steps lie. */
function readLayout(): "side by side" | "one below the other" | "mixed" {
  const boxes = listed().map(boxOf);
  const first = boxes[0] as DOMRect;
  if (boxes.every(({ top }) => top === first.top)) return "side by side";
  return boxes.every(({ left }) => left === first.left) ? "one below the other" : "mixed";
}

describeConformance("Timeline", { draw: (props) => <Timeline label="Progress" items={steps} {...props} /> });

test("is a named ordered list whose steps read label, state, time, place and note in this order", () => {
  show(steps);
  expect(screen.getByRole("list", { name: "Progress of the order" }).tagName).toBe("OL");
  expect(listed().map((step) => step.textContent)).toEqual([
    "Ordered (Done)16 May, 09:12North desk",
    "MadeDone",
    "SentOn its wayExpected today.",
    "CollectedNot yet",
  ]);
});

test("only the current step has aria-current", () => {
  show(steps);
  expect(listed().map((step) => step.getAttribute("aria-current"))).toEqual([null, null, "step", null]);
});

test("shows the state in words where no time says that the step is done", () => {
  show(steps);
  expect(boxOf(screen.getByText("(Done)", { exact: false })).width).toBeLessThanOrEqual(1);
  for (const words of ["Done", "On its way", "Not yet"]) {
    expect(boxOf(screen.getByText(words, { exact: true })).width).toBeGreaterThan(20);
  }
});

test("gives every state and tone a shape of its own", () => {
  const [, made] = returned as [TimelineStep, TimelineStep];
  show([...steps.filter(({ id }) => id !== "made"), made, { ...made, id: "late", tone: "warning" }]);
  expect(new Set(drawings()).size).toBe(5);
  expect(drawings()).not.toContain(undefined);
});

test("the line to a step that is still to come is dashed", () => {
  show(steps);
  const ways = listed().map((step) => step.querySelector("[data-leads-to]"));
  expect(ways.map((way) => way && getComputedStyle(way).borderInlineStartStyle)).toEqual([
    "solid",
    "solid",
    "dashed",
    null,
  ]);
});

test("reads the reason of a problem with its step, and shows its state in the colour of its tone", () => {
  const { rerender } = show(returned);
  expect(listed()[1]?.textContent).toBe("MadeReturned18 MayThe drawing is blurred.");
  expect(boxOf(screen.getByText("Returned")).width).toBeGreaterThan(20);
  const color = () => getComputedStyle(screen.getByText("Returned")).color;
  const danger = color();
  expect(danger).not.toBe(getComputedStyle(screen.getByText("Not yet")).color);
  rerender(
    <ThemeRoot>
      <Timeline label="Progress" items={returned.map((step) => ({ ...step, tone: "warning" }))} />
    </ThemeRoot>,
  );
  expect(color()).not.toBe(danger);
});

test("one step has no line", () => {
  show(steps.slice(0, 1));
  expect(listed()).toHaveLength(1);
  expect(document.querySelector("[data-leads-to]")).toBeNull();
});

describe("follows the width of its container", () => {
  test.each([
    [4, 520, "side by side"],
    [4, 500, "one below the other"],
    [7, 900, "side by side"],
    [7, 880, "one below the other"],
    [9, 1400, "one below the other"],
  ] as const)("%i steps in %i pixels are %s", (count, width, layout) => {
    show(range(count), { width });
    expect(readLayout()).toBe(layout);
  });

  test("needs more width for larger text", () => {
    document.documentElement.style.fontSize = "32px";
    onTestFinished(() => {
      document.documentElement.style.fontSize = "";
    });
    show(range(7), { width: 1200 });
    expect(readLayout()).toBe("one below the other");
  });

  test.each(["ltr", "rtl"] as const)("starts at the reading side (%s)", (direction) => {
    show(range(3), { width: 900, direction });
    const lefts = listed().map((step) => boxOf(step).left);
    expect(lefts).toEqual(lefts.toSorted((one, other) => (direction === "ltr" ? one - other : other - one)));
    expect(new Set(lefts).size).toBe(3);
  });

  test.each([
    [272, "one below the other"],
    [900, "side by side"],
  ] as const)("keeps long words in two scripts inside their step at %i pixels", (width, layout) => {
    const label = "Donaudampfschifffahrtsgesellschaftswerkstatt".repeat(2);
    const place = "ދިވެހިރާއްޖޭގެރައްޔިތުންގެތަޢާރަފު".repeat(3);
    show(
      range(7).map((step) => ({ ...step, label, place, note: label })),
      { width },
    );
    expect(readLayout()).toBe(layout);
    const list = screen.getByRole("list");
    expect(list.scrollWidth).toBeLessThanOrEqual(list.clientWidth);
    for (const step of listed()) {
      for (const words of step.querySelectorAll("bdi")) {
        expect(boxOf(words).right).toBeLessThanOrEqual(boxOf(step).right);
      }
    }
  });
});

test("words keep their own direction when the page runs the other way", () => {
  show(returned, { direction: "rtl" });
  const directions = ["Made", "Returned", "18 May", "The drawing is blurred."].map(
    (words) => getComputedStyle(screen.getByText(words)).direction,
  );
  expect(directions).toEqual(["ltr", "ltr", "ltr", "ltr"]);
});

test("is black on white on paper, in the dark mode too", async () => {
  show(returned, { colorScheme: "dark" });
  const root = document.querySelector('[data-idd-part="timeline"]') as Element;
  const inks = () => [...root.querySelectorAll("bdi, svg")].map((part) => getComputedStyle(part).color);
  expect(new Set(inks()).size).toBeGreaterThan(1);
  await onPaper(() => {
    expect([...new Set(inks())]).toEqual(["rgb(0, 0, 0)"]);
    expect(getComputedStyle(root).backgroundColor).toBe("rgb(255, 255, 255)");
  });
});
