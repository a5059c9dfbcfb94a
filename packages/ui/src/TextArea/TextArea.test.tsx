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
