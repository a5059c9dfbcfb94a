import { fireEvent, render, screen, waitFor } from "@testing-library/react";
import { expect, test, vi } from "vitest";
import { userEvent } from "vitest/browser";
import { describeConformance } from "../internal/describe-conformance.tsx";
import { ThemeRoot } from "../ThemeRoot/index.ts";
import { Button, type ButtonProps } from "./Button.tsx";

describeConformance("Button", {
  draw: (props) => <Button {...props}>Save</Button>,
  refersTo: "BUTTON",
});

function draw(props: Partial<ButtonProps> = {}) {
  const onPress = vi.fn();
  const onSubmit = vi.fn((event: { preventDefault: () => void }) => event.preventDefault());
  const tree = (more: Partial<ButtonProps>) => (
    <ThemeRoot>
      <form onSubmit={onSubmit}>
        <Button onPress={onPress} {...props} {...more}>
          Save changes
        </Button>
      </form>
    </ThemeRoot>
  );
  const { rerender } = render(tree({}));
  const button = screen.getByRole<HTMLButtonElement>("button");
  return { button, onPress, onSubmit, again: (more: Partial<ButtonProps>) => rerender(tree(more)) };
}

test("A button is pressed by pointer, Enter and Space", async () => {
  const { button, onPress } = draw();
  await userEvent.click(button);
  await userEvent.keyboard("{Enter}");
  await userEvent.keyboard(" ");
  expect(onPress).toHaveBeenCalledTimes(3);
});

test("A button submits its form only when it says so", async () => {
  const plain = draw();
  await userEvent.click(plain.button);
  expect(plain.onSubmit).not.toHaveBeenCalled();
  plain.again({ type: "submit" });
  await userEvent.click(plain.button);
  expect(plain.onSubmit).toHaveBeenCalledOnce();
});

test("A pending button ignores a second press and does not submit again", async () => {
  const { button, onPress, onSubmit, again } = draw({ type: "submit" });
  await userEvent.click(button);
  again({ isPending: true });
  await userEvent.click(button, { force: true });
  await userEvent.keyboard("{Enter}");
  expect(onPress).toHaveBeenCalledOnce();
  expect(onSubmit).toHaveBeenCalledOnce();
});

test("A pending button keeps its focus, its name and its width", () => {
  const { button, again } = draw();
  button.focus();
  const width = button.getBoundingClientRect().width;
  again({ isPending: true });
  expect(button.getBoundingClientRect().width).toBe(width);
  expect(document.activeElement).toBe(button);
  expect(screen.getByRole("button", { name: "Save changes" }).ariaDisabled).toBe("true");
});

test("A pending button with words for it is named by them and keeps its width", () => {
  const { button, again } = draw({ pendingLabel: "Saving…" });
  // What is not seen yet does not turn.
  expect(button.getAnimations({ subtree: true })).toEqual([]);
  expect(screen.getByRole("button", { name: "Save changes" })).toBe(button);
  const width = button.getBoundingClientRect().width;
  again({ isPending: true });
  expect(screen.getByRole("button", { name: "Saving…" }).getBoundingClientRect().width).toBe(width);
});

test("A disabled button cannot be pressed", async () => {
  const { button, onPress } = draw({ isDisabled: true });
  await userEvent.click(button, { force: true });
  expect(button.disabled).toBe(true);
  expect(onPress).not.toHaveBeenCalled();
});

test("A disabled button with a reason can be reached and says why, and still does nothing", async () => {
  const { button, onPress } = draw({ isDisabled: true, disabledReason: "Choose a place first." });
  await userEvent.tab();
  await userEvent.keyboard("{Enter}");
  expect(document.activeElement).toBe(button);
  expect(button.ariaDisabled).toBe("true");
  expect(document.getElementById(button.getAttribute("aria-describedby") ?? "")?.textContent).toBe(
    "Choose a place first.",
  );
  expect(onPress).not.toHaveBeenCalled();
});

test("The reason is seen in a line under the button and those beside it, and makes nothing wider", () => {
  render(
    <ThemeRoot>
      <div data-testid="row" style={{ display: "flex", flexWrap: "wrap", inlineSize: "max-content" }}>
        <Button>Print</Button>
        <Button variant="primary" isDisabled disabledReason="Add something to the order before it is sent.">
          Send order
        </Button>
      </div>
    </ThemeRoot>,
  );
  const [print, send] = screen.getAllByRole("button").map((each) => each.getBoundingClientRect());
  const reason = screen.getByText(/^Add something/).getBoundingClientRect();
  expect(print?.top).toBe(send?.top);
  expect(reason.top).toBeGreaterThanOrEqual(send?.bottom ?? 0);
  expect(screen.getByTestId("row").offsetWidth).toBe(Math.round((print?.width ?? 0) + (send?.width ?? 0)));
});

test.each([
  ["the keyboard", () => userEvent.tab()],
  ["the pointer", (button: HTMLElement) => userEvent.hover(button)],
  [
    "a finger",
    (button: HTMLElement) => {
      const finger = { pointerType: "touch", bubbles: false };
      fireEvent.pointerEnter(button, finger);
      fireEvent.pointerLeave(button, finger);
      fireEvent.click(button);
    },
  ],
])("A small button shows its reason at once to %s, until Escape", async (_who, come) => {
  const { button, onPress } = draw({ size: "sm", isDisabled: true, disabledReason: "Choose a place first." });
  expect(document.querySelector('[role="tooltip"]')).toBeNull();
  // What shows it is loaded with the first such button.
  await waitFor(() => expect(document.querySelector("[data-beside]")).not.toBeNull());
  await come(button);
  expect(document.querySelector('[role="tooltip"]')).toHaveTextContent("Choose a place first.");
  expect(document.querySelector('[role="tooltip"]')?.getBoundingClientRect().bottom).toBeLessThan(
    window.innerHeight,
  );
  fireEvent.keyDown(document.body, { key: "Escape" });
  expect(document.querySelector('[role="tooltip"]')).toBeNull();
  expect(onPress).not.toHaveBeenCalled();
});

test.each(["md", "sm"] as const)(
  "A button of size %s keeps the focus when it gets a reason and when it goes",
  (size) => {
    const { button, again } = draw({ size });
    button.focus();
    again({ isDisabled: true, disabledReason: "Choose a place first." });
    expect(document.activeElement).toBe(button);
    again({});
    expect(document.activeElement).toBe(button);
  },
);

test("Buttons are 40 pixels high, and 32 where they stand close together", () => {
  const { button, again } = draw();
  expect(button.offsetHeight).toBe(40);
  again({ size: "sm" });
  expect(button.offsetHeight).toBe(32);
});
