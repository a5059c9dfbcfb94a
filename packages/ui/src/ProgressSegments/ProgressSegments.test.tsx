import { cleanup, render, screen } from "@testing-library/react";
import { afterEach, expect, test } from "vitest";
import { ThemeRoot } from "../ThemeRoot/index.ts";
import { ProgressSegments } from "./ProgressSegments.tsx";

afterEach(cleanup);

test("the parts stand in words and figures, and the bar shows the same shares", () => {
  render(
    <ThemeRoot>
      <div style={{ inlineSize: 400 }}>
        <ProgressSegments
          label="40 parcels"
          segments={[
            { label: "Received", value: 30, tone: "success" },
            { label: "Missing", value: 0, tone: "danger" },
            { label: "Remaining", value: 10, tone: "muted" },
          ]}
        />
      </div>
    </ThemeRoot>,
  );
  const figure = screen.getByRole("figure", { name: "40 parcels" });
  expect(screen.getAllByRole("listitem").map((item) => item.textContent)).toEqual([
    "Received 30",
    "Missing 0",
    "Remaining 10",
  ]);
  const parts = [...(figure.firstElementChild?.children ?? [])].map(
    (part) => part.getBoundingClientRect().width,
  );
  expect(parts).toHaveLength(2);
  expect((parts[0] ?? 0) / (parts[1] ?? 1)).toBeCloseTo(3, 1);
});

test("a whole that is not told has no bar, which would tell the shares of it", () => {
  render(
    <ThemeRoot>
      <ProgressSegments
        isOpenEnded
        label="Parcels"
        segments={[{ label: "Received", value: 3, tone: "success" }]}
      />
    </ThemeRoot>,
  );
  const figure = screen.getByRole("figure", { name: "Parcels" });
  expect(figure.textContent).toBe("Received 3");
  expect(figure.querySelector("[style]")).toBeNull();
});

test("the signs of the parts grow with the reader's text", () => {
  document.documentElement.style.fontSize = "32px";
  render(
    <ThemeRoot>
      <ProgressSegments label="2 parcels" segments={[{ label: "Remaining", value: 2, tone: "muted" }]} />
    </ThemeRoot>,
  );
  const sign = screen.getByRole("listitem").firstElementChild as Element;
  expect(sign.getBoundingClientRect().width).toBe(20);
  document.documentElement.style.fontSize = "";
});
