import { render, screen } from "@testing-library/react";
import { expect, test } from "vitest";
import { ThemeRoot } from "../ThemeRoot/index.ts";
import { RuleList, type RuleListProps } from "./RuleList.tsx";

const words = {
  met: "met",
  notMet: "not met yet",
  progress: (met: number, all: number) => `${met} of ${all} rules are met.`,
};

function draw(isLongMet: boolean, props: Partial<RuleListProps> = {}) {
  return (
    <ThemeRoot>
      <RuleList
        words={words}
        rules={[
          { id: "long", text: "Must be long.", isMet: isLongMet },
          { id: "digit", text: "Must contain a number.", isMet: false },
        ]}
        {...props}
      />
    </ThemeRoot>
  );
}

const listed = () => screen.getAllByRole("listitem").map((item) => item.textContent);

test("Each rule says whether it is met, not by its colour alone", () => {
  render(draw(true));
  expect(listed()).toEqual(["Must be long. (met)", "Must contain a number. (not met yet)"]);
  const [met, open] = screen.getAllByRole("listitem").map((item) => item.querySelector("svg")?.innerHTML);
  expect(met).not.toBe(open);
});

test("How many are met is spoken when that changes, and nothing before anything is typed", () => {
  const { rerender } = render(draw(false));
  expect(screen.getByRole("status")).toHaveTextContent("");
  rerender(draw(true));
  expect(screen.getByRole("status")).toHaveTextContent("1 of 2 rules are met.");
});

test("Once the field was left, what is not met looks like an error", () => {
  const { rerender } = render(draw(true));
  const look = () => getComputedStyle(screen.getAllByRole("listitem")[1] as Element).color;
  const before = look();
  rerender(draw(true, { isInvalid: true }));
  expect(look()).not.toBe(before);
});
