import { fireEvent, render, screen } from "@testing-library/react";
import { expect, test, vi } from "vitest";
import { userEvent } from "vitest/browser";
import { describeConformance } from "../internal/describe-conformance.tsx";
import { ThemeRoot } from "../ThemeRoot/index.ts";
import { PasswordField } from "./PasswordField.tsx";

describeConformance("PasswordField", {
  draw: (props) => <PasswordField {...props} label="Password" autoComplete="current-password" />,
  refersTo: "INPUT",
});

function draw() {
  const onSubmit = vi.fn();
  render(
    <ThemeRoot>
      <form onSubmit={onSubmit}>
        <PasswordField label="Password" autoComplete="new-password" />
      </form>
    </ThemeRoot>,
  );
  return { field: screen.getByLabelText<HTMLInputElement>("Password"), onSubmit };
}

test("A password is hidden until somebody asks to see it, and can be hidden again", async () => {
  const { field, onSubmit } = draw();
  await userEvent.type(field, "secret");
  expect(field.type).toBe("password");
  await userEvent.click(screen.getByRole("button", { name: "Show password" }));
  expect(field.type).toBe("text");
  expect(field.value).toBe("secret");
  await userEvent.click(screen.getByRole("button", { name: "Hide password" }));
  expect(field.type).toBe("password");
  expect(onSubmit).not.toHaveBeenCalled();
});

test("Password managers are told which password is meant", () => {
  expect(draw().field.autocomplete).toBe("new-password");
});

test("Caps Lock is told while it is on and no longer when the field is left", () => {
  const { field } = draw();
  field.focus();
  fireEvent.keyDown(field, { key: "A", modifierCapsLock: true });
  expect(screen.getByRole("status").textContent).toBe("Caps Lock is on.");
  const described = field.getAttribute("aria-describedby") ?? "";
  expect(document.getElementById(described)?.textContent).toBe("Caps Lock is on.");
  fireEvent.blur(field);
  expect(screen.getByRole("status").textContent).toBe("");
});

test("Which password is shown is heard after what the button does", () => {
  draw();
  expect(screen.getByRole("button", { name: "Show password" })).toHaveAccessibleDescription("Password");
});
