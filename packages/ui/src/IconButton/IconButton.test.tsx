import { render, screen } from "@testing-library/react";
import { expect, test, vi } from "vitest";
import { userEvent } from "vitest/browser";
import { CopyIcon } from "../icons/index.ts";
import { describeConformance } from "../internal/describe-conformance.tsx";
import { ThemeRoot } from "../ThemeRoot/index.ts";
import { IconButton } from "./IconButton.tsx";

describeConformance("IconButton", {
  draw: (props) => <IconButton {...props} label="Copy" icon={<CopyIcon />} />,
  refersTo: "BUTTON",
});

test("A button without words has a name, shows it, and does not say it twice", async () => {
  const onPress = vi.fn();
  render(<IconButton label="Copy number" icon={<CopyIcon />} onPress={onPress} />, { wrapper: ThemeRoot });
  await userEvent.tab();
  const button = screen.getByRole("button", { name: "Copy number" });
  expect((await screen.findByRole("tooltip", { hidden: true })).textContent).toBe("Copy number");
  expect(button.hasAttribute("aria-describedby")).toBe(false);
  await userEvent.click(button);
  expect(onPress).toHaveBeenCalledOnce();
});

test.each([
  ["md", 40],
  ["sm", 32],
] as const)("Its target in size %s is %i pixels square", (size, pixels) => {
  render(<IconButton label="Copy" icon={<CopyIcon />} size={size} />, { wrapper: ThemeRoot });
  const { offsetWidth, offsetHeight } = screen.getByRole("button");
  expect([offsetWidth, offsetHeight]).toEqual([pixels, pixels]);
});
