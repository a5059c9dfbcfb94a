import { render, screen } from "@testing-library/react";
import { expect, test, vi } from "vitest";
import { userEvent } from "vitest/browser";
import { describeConformance } from "../internal/describe-conformance.tsx";
import { ThemeRoot } from "../ThemeRoot/index.ts";
import { DateField } from "./DateField.tsx";

describeConformance("DateField", {
  draw: (props) => <DateField {...props} label="Delivered on" />,
  refersTo: "INPUT",
});

test("A date field says in which form a day is typed", () => {
  render(<DateField label="Delivered on" />, { wrapper: ThemeRoot });
  const field = screen.getByLabelText("Delivered on");
  expect(document.getElementById(field.getAttribute("aria-describedby") ?? "")?.textContent).toBe(
    "YYYY-MM-DD",
  );
});

test("Eight digits get their hyphens when the field is left", async () => {
  const onChange = vi.fn();
  const onBlur = vi.fn();
  render(<DateField label="Delivered on" onChange={onChange} onBlur={onBlur} />, { wrapper: ThemeRoot });
  const field = screen.getByLabelText<HTMLInputElement>("Delivered on");
  await userEvent.type(field, "20261121");
  await userEvent.tab();
  expect(field.value).toBe("2026-11-21");
  expect(onChange).toHaveBeenLastCalledWith("2026-11-21");
  expect(onBlur).toHaveBeenCalledOnce();
});
