import { render, screen } from "@testing-library/react";
import { expect, test, vi } from "vitest";
import { userEvent } from "vitest/browser";
import { describeConformance } from "../internal/describe-conformance.tsx";
import { ThemeRoot } from "../ThemeRoot/index.ts";
import { Checkbox } from "./Checkbox.tsx";

describeConformance("Checkbox", {
  draw: (props) => <Checkbox {...props} label="Counted" />,
  refersTo: "INPUT",
});

test("A checkbox changes by a press on its words and by Space", async () => {
  const onChange = vi.fn();
  render(<Checkbox label="Counted" onChange={onChange} />, { wrapper: ThemeRoot });
  await userEvent.click(screen.getByText("Counted"));
  await userEvent.keyboard(" ");
  expect(onChange.mock.calls).toEqual([[true], [false]]);
});

test("A controlled checkbox stays as its caller says", async () => {
  render(<Checkbox label="Counted" isSelected={false} />, { wrapper: ThemeRoot });
  const box = screen.getByRole<HTMLInputElement>("checkbox");
  await userEvent.click(box);
  expect(box.checked).toBe(false);
});

test("A checkbox can stand for some and not all", () => {
  const { rerender } = render(<Checkbox label="All" isIndeterminate />, { wrapper: ThemeRoot });
  const box = screen.getByRole<HTMLInputElement>("checkbox");
  expect(box.indeterminate).toBe(true);
  rerender(<Checkbox label="All" />);
  expect(box.indeterminate).toBe(false);
});

test("A checkbox is described by its error and its hint", () => {
  render(<Checkbox label="Counted" description="Both of you." errorMessage="Count first." />, {
    wrapper: ThemeRoot,
  });
  const ids = screen.getByRole("checkbox").getAttribute("aria-describedby")?.split(" ") ?? [];
  expect(ids.map((id) => document.getElementById(id)?.textContent)).toEqual(["Count first.", "Both of you."]);
});
