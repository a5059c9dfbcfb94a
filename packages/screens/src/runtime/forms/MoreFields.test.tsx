import { TextField } from "@id-desk/ui";
import { render, screen } from "@testing-library/react";
import { expect, test } from "vitest";
import { userEvent } from "vitest/browser";
import { MoreFields } from "./MoreFields.tsx";

const more = () => screen.getByRole("button", { name: "More" });
const draw = (isNeeded: boolean) => (
  <MoreFields label="More" isNeeded={isNeeded}>
    <TextField label="Courier" />
  </MoreFields>
);

test("shows the fields when the button is pressed, and says whether they are shown", async () => {
  render(draw(false));
  expect(screen.queryByRole("textbox")).toBeNull();
  expect(more()).toHaveAttribute("aria-expanded", "false");
  await userEvent.click(more());
  expect(screen.getByRole("textbox", { name: "Courier" })).toBeVisible();
  expect(more()).toHaveAttribute("aria-expanded", "true");
  await userEvent.click(more());
  expect(screen.queryByRole("textbox")).toBeNull();
});

test("shows a field that has an error, and keeps it when the error is gone", () => {
  const { rerender } = render(draw(false));
  rerender(draw(true));
  expect(screen.getByRole("textbox")).toBeVisible();
  rerender(draw(false));
  expect(screen.getByRole("textbox")).toBeVisible();
});
