import { render, screen } from "@testing-library/react";
import { useState } from "react";
import { expect, test, vi } from "vitest";
import { userEvent } from "vitest/browser";
import { describeConformance } from "../internal/describe-conformance.tsx";
import { ThemeRoot } from "../ThemeRoot/index.ts";
import { Select } from "./Select.tsx";

const reasons = [
  { value: "late", label: "Came too late" },
  { value: "damaged", label: "Came damaged" },
] as const;

describeConformance("Select", {
  draw: (props) => <Select {...props} label="Reason" options={reasons} />,
  refersTo: "SELECT",
});

test("A choice goes out as the value it stands for, a number as a number", async () => {
  const onChange = vi.fn();
  const pages = [10, 25, 50].map((value) => ({ value, label: `${value} a page` }));
  render(<Select label="Rows" options={pages} defaultValue={10} onChange={onChange} />, {
    wrapper: ThemeRoot,
  });
  await userEvent.selectOptions(screen.getByLabelText("Rows"), "25 a page");
  expect(onChange.mock.calls).toEqual([[25]]);
});

test("Before anything is chosen the field shows its placeholder, which cannot be chosen", async () => {
  const onChange = vi.fn();
  render(<Select label="Reason" options={reasons} placeholder="Choose a reason" onChange={onChange} />, {
    wrapper: ThemeRoot,
  });
  const select = screen.getByLabelText<HTMLSelectElement>("Reason");
  expect(select.value).toBe("");
  expect(select.selectedOptions[0]?.disabled).toBe(true);
  await userEvent.selectOptions(select, "Came damaged");
  expect(select.value).toBe("damaged");
  expect(screen.queryByRole("option", { name: "Choose a reason", hidden: true })).toBe(null);
});

function Reason() {
  const [value, setValue] = useState<string | null>("late");
  return (
    <>
      <Select
        label="Reason"
        options={reasons}
        placeholder="Choose a reason"
        value={value}
        onChange={setValue}
      />
      <button type="button" onClick={() => setValue(null)}>
        Start again
      </button>
    </>
  );
}

test("A controlled select goes back to nothing when its caller says so", async () => {
  render(<Reason />, { wrapper: ThemeRoot });
  const select = screen.getByLabelText<HTMLSelectElement>("Reason");
  expect(select.value).toBe("late");
  await userEvent.click(screen.getByRole("button"));
  expect(select.value).toBe("");
});

test("Choices stand under their headings", () => {
  const sections = [{ heading: "On the way", options: reasons }];
  render(<Select label="Reason" options={sections} />, { wrapper: ThemeRoot });
  expect(screen.getByRole("group", { name: "On the way" }).children).toHaveLength(2);
});

test("A select is described by its error", () => {
  render(<Select label="Reason" options={reasons} errorMessage="Reason is required." />, {
    wrapper: ThemeRoot,
  });
  const select = screen.getByLabelText("Reason");
  expect(document.getElementById(select.getAttribute("aria-describedby") ?? "")?.textContent).toBe(
    "Reason is required.",
  );
  expect(select.ariaInvalid).toBe("true");
});

test("A select with an error shows the focus beside its red edge after a press too", async () => {
  render(<Select label="Reason" options={reasons} errorMessage="Reason is required." />, {
    wrapper: ThemeRoot,
  });
  const select = screen.getByLabelText<HTMLSelectElement>("Reason");
  select.focus({ focusVisible: false } as FocusOptions);
  const { outlineStyle, outlineWidth, outlineOffset, borderColor } = getComputedStyle(
    select.parentElement as Element,
  );
  expect([outlineStyle, outlineWidth, outlineOffset]).toEqual(["solid", "2px", "1px"]);
  expect(borderColor).toBe("rgb(180, 42, 37)");
});
