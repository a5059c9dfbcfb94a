import { render, screen } from "@testing-library/react";
import { expect, test, vi } from "vitest";
import { userEvent } from "vitest/browser";
import { describeConformance } from "../internal/describe-conformance.tsx";
import { ThemeRoot } from "../ThemeRoot/index.ts";
import { TextArea, type TextAreaProps } from "./TextArea.tsx";

describeConformance("TextArea", {
  draw: (props) => <TextArea {...props} label="Reason" />,
  refersTo: "TEXTAREA",
});

function draw(props: Partial<TextAreaProps> = {}) {
  const onSubmit = vi.fn();
  render(
    <ThemeRoot>
      <form onSubmit={onSubmit}>
        <TextArea label="Reason" {...props} />
        <button type="submit">Save</button>
      </form>
    </ThemeRoot>,
  );
  return { field: screen.getByLabelText<HTMLTextAreaElement>("Reason"), onSubmit };
}

test("Enter makes a new line and never submits", async () => {
  const { field, onSubmit } = draw();
  await userEvent.type(field, "one{Enter}two");
  expect(field.value).toBe("one\ntwo");
  expect(onSubmit).not.toHaveBeenCalled();
});

test("The counter follows what is typed", async () => {
  const { field } = draw({ maxLength: 500 });
  expect(screen.getByText("0 / 500")).toBeTruthy();
  await userEvent.type(field, "Wrong parcel");
  expect(screen.getByText("12 / 500")).toBeTruthy();
});

test("A text that is too long is shown as too long and never cut off", async () => {
  const { field } = draw({ maxLength: 5 });
  await userEvent.fill(field, "1234567");
  expect(field.value).toBe("1234567");
  expect(screen.getByText("7 / 5").parentElement?.hasAttribute("data-over")).toBe(true);
});

test("The room left is spoken only when it gets short", async () => {
  const { field } = draw({ maxLength: 30 });
  await userEvent.fill(field, "123456789");
  expect(screen.getByRole("status").textContent).toBe("");
  await userEvent.fill(field, "1234567890");
  expect(screen.getByRole("status").textContent).toBe("20 characters left");
});

test("Under the field stand the hint and then the error, and the count on the line of the first", () => {
  draw({ maxLength: 5, description: "In a sentence.", errorMessage: "Too long." });
  const [hint = 0, error = 0, count = 0] = ["In a sentence.", "Too long.", "0 / 5"].map((text) => {
    const { top, bottom } = screen.getByText(text).getBoundingClientRect();
    return (top + bottom) / 2;
  });
  expect(Math.abs(count - hint)).toBeLessThan(2);
  expect(error).toBeGreaterThan(hint + 10);
});

test("The count reads in order from right to left", () => {
  render(
    <ThemeRoot direction="rtl">
      <TextArea label="Reason" maxLength={500} />
    </ThemeRoot>,
  );
  const count = screen.getByText("0 / 500");
  const range = document.createRange();
  const text = count.firstChild as Text;
  const left = (from: number) => {
    range.setStart(text, from);
    range.setEnd(text, from + 1);
    return range.getBoundingClientRect().left;
  };
  expect(left(0)).toBeLessThan(left(4));
});
