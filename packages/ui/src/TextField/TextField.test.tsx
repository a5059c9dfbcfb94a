import { render, screen } from "@testing-library/react";
import { useState } from "react";
import { expect, test, vi } from "vitest";
import { userEvent } from "vitest/browser";
import { describeConformance } from "../internal/describe-conformance.tsx";
import { ThemeRoot } from "../ThemeRoot/index.ts";
import { TextField, type TextFieldProps } from "./TextField.tsx";

describeConformance("TextField", {
  draw: (props) => <TextField {...props} label="Name" />,
  refersTo: "INPUT",
});

function draw(props: Partial<TextFieldProps> = {}, root: { direction?: "rtl" } = {}) {
  render(
    <ThemeRoot {...root}>
      <TextField label="Name" {...props} />
    </ThemeRoot>,
  );
  return screen.getAllByLabelText<HTMLInputElement>(/Name/).at(-1) as HTMLInputElement;
}

function descriptionOf(control: HTMLElement): string[] {
  const ids = control.getAttribute("aria-describedby")?.split(" ") ?? [];
  return ids.map((id) => document.getElementById(id)?.textContent ?? "");
}

test("A field is described by its error first and then by its hint", () => {
  const field = draw({ description: "As on the order.", errorMessage: "Name is required." });
  expect(descriptionOf(field)).toEqual(["Name is required.", "As on the order."]);
  expect(field.ariaInvalid).toBe("true");
});

test("A field without an error is neither invalid nor described", () => {
  const field = draw({ errorMessage: "" });
  expect(field.ariaInvalid).toBe(null);
  expect(descriptionOf(field)).toEqual([]);
});

test("An error that comes while the focus is in the field is spoken, and one of another field is not", () => {
  const show = (errors: Partial<Record<"Name" | "Town", string>>) => (
    <ThemeRoot>
      <TextField label="Name" errorMessage={errors.Name} />
      <TextField label="Town" errorMessage={errors.Town} />
    </ThemeRoot>
  );
  const { rerender } = render(show({}));
  screen.getByRole("textbox", { name: "Name" }).focus();
  rerender(show({ Name: "Name is required.", Town: "Town is required." }));
  expect(screen.getAllByRole("alert").map(({ textContent }) => textContent)).toEqual(["Name is required."]);
  const before = screen.getByRole("alert");
  rerender(show({ Name: "Name is too long." }));
  expect(screen.getByRole("alert")).toHaveTextContent("Name is too long.");
  // A new element: one whose words change alone is not spoken by every reader.
  expect(before.isConnected).toBe(false);
});

test("A field keeps a description of its caller's beside its own", () => {
  render(<p id="rule">Letters only.</p>);
  const field = draw({ description: "As on the order.", "aria-describedby": "rule" });
  expect(descriptionOf(field)).toEqual(["As on the order.", "Letters only."]);
});

test("What is typed goes out as text", async () => {
  const onChange = vi.fn();
  await userEvent.type(draw({ onChange }), "Ali");
  expect(onChange.mock.calls).toEqual([["A"], ["Al"], ["Ali"]]);
});

function Upper() {
  const [value, setValue] = useState("");
  return <TextField label="Code" value={value} onChange={(next) => setValue(next.toUpperCase())} />;
}

test("A controlled field shows what its caller makes of it", async () => {
  render(<Upper />, { wrapper: ThemeRoot });
  const field = screen.getByLabelText<HTMLInputElement>("Code");
  await userEvent.type(field, "a12");
  expect(field.value).toBe("A12");
});

test("A required field says so, and one that may stay empty says that", () => {
  expect(draw({ isRequired: true }).ariaRequired).toBe("true");
  render(<TextField label="Note" isOptional />, { wrapper: ThemeRoot });
  expect(screen.getByRole("textbox", { name: "Note (optional)" })).toBeTruthy();
});

test("A code runs left to right in a page that runs right to left, from the page's own edge", () => {
  const field = draw({ isCode: true }, { direction: "rtl" });
  const style = getComputedStyle(field);
  expect(style.direction).toBe("ltr");
  expect(style.textAlign).toBe("end");
});

test("A field is 40 pixels high", () => {
  expect(draw().parentElement?.offsetHeight).toBe(40);
});

test("The focus of a field can be seen", async () => {
  const field = draw();
  await userEvent.tab();
  expect(document.activeElement).toBe(field);
  expect(getComputedStyle(field.parentElement as HTMLElement).outlineWidth).toBe("2px");
});

test("Only a field that cannot be written in looks so", () => {
  const writable = getComputedStyle(draw({ icon: <svg aria-hidden="true" /> }).parentElement as HTMLElement);
  const fixed = getComputedStyle(
    draw({ isReadOnly: true, label: "Fixed Name" }).parentElement as HTMLElement,
  );
  expect(writable.backgroundColor).toBe("rgb(255, 255, 255)");
  expect(fixed.backgroundColor).not.toBe(writable.backgroundColor);
});

test.each([
  ["its own", {}],
  ["its caller's", { value: "Aishath" }],
])(
  "what is searched for can be cleared by a button with a name, when the text is %s",
  async (_whose, given) => {
    const onChange = vi.fn();
    render(
      <TextField label="Find a reader" type="search" defaultValue="Aishath" onChange={onChange} {...given} />,
      { wrapper: ThemeRoot },
    );
    const field = screen.getByRole("searchbox", { name: "Find a reader" });
    const button = screen.getByRole("button", { name: "Clear Find a reader" });
    expect(button).not.toHaveAccessibleDescription();
    expect([button.offsetWidth, button.offsetHeight]).toEqual([24, 24]);
    await userEvent.click(button);
    expect(onChange.mock.calls).toEqual([[""]]);
    expect(field).toHaveFocus();
    expect(field).toHaveValue("value" in given ? "Aishath" : "");
  },
);

test("there is no button to clear an empty search, nor a field that does not search", () => {
  render(
    <ThemeRoot>
      <TextField label="Find" type="search" />
      <TextField label="Name" defaultValue="Aishath" />
    </ThemeRoot>,
  );
  expect(screen.queryByRole("button")).toBeNull();
});
