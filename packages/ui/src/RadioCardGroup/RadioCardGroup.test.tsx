import { render, screen, within } from "@testing-library/react";
import { expect, test, vi } from "vitest";
import { userEvent } from "vitest/browser";
import { describeConformance } from "../internal/describe-conformance.tsx";
import { ThemeRoot } from "../ThemeRoot/index.ts";
import { RadioCardGroup } from "./RadioCardGroup.tsx";

const branches = [
  { value: 1, title: "North", description: "12 Beach Road" },
  { value: 2, title: "South", description: "4 Harbour Street", badge: "Last used" },
  { value: 3, title: "West", isDisabled: true },
];

describeConformance("RadioCardGroup", {
  draw: (props) => <RadioCardGroup {...props} label="Branch" options={branches} />,
});

function draw() {
  const onChange = vi.fn();
  const onSubmit = vi.fn();
  render(
    <ThemeRoot>
      <form onSubmit={onSubmit}>
        <RadioCardGroup label="Branch" options={branches} onChange={onChange} />
      </form>
    </ThemeRoot>,
  );
  const group = within(screen.getByRole("radiogroup", { name: "Branch" }));
  return { card: (name: string) => group.getByRole<HTMLInputElement>("radio", { name }), onChange, onSubmit };
}

test("Nothing is chosen until somebody chooses", () => {
  const { card } = draw();
  expect([card("North").checked, card("South").checked]).toEqual([false, false]);
});

test("A card is chosen by a press anywhere on it", async () => {
  const { card, onChange } = draw();
  await userEvent.click(screen.getByText("4 Harbour Street"));
  expect(card("South").checked).toBe(true);
  expect(onChange.mock.calls).toEqual([[2]]);
});

test("Space chooses the focused card and the arrow keys choose the next one", async () => {
  const { card, onChange } = draw();
  await userEvent.tab();
  await userEvent.keyboard(" ");
  expect(card("North").checked).toBe(true);
  await userEvent.keyboard("{ArrowDown}");
  expect(card("South").checked).toBe(true);
  await userEvent.keyboard("{ArrowDown}");
  expect(card("North").checked).toBe(true);
  expect(onChange.mock.calls).toEqual([[1], [2], [1]]);
});

test("A double press chooses like a single one and submits nothing", async () => {
  const { card, onChange, onSubmit } = draw();
  await userEvent.dblClick(screen.getByText("North"));
  expect(card("North").checked).toBe(true);
  expect(onChange).toHaveBeenCalledOnce();
  expect(onSubmit).not.toHaveBeenCalled();
});

test("A card is named by its title and described by the rest", () => {
  const ids = draw().card("South").getAttribute("aria-describedby")?.split(" ") ?? [];
  expect(ids.map((id) => document.getElementById(id)?.textContent)).toEqual([
    "4 Harbour Street",
    "Last used",
  ]);
});

test("A controlled group shows none chosen for null", async () => {
  const onChange = vi.fn();
  render(<RadioCardGroup label="Branch" options={branches} value={null} onChange={onChange} />, {
    wrapper: ThemeRoot,
  });
  const north = screen.getByRole<HTMLInputElement>("radio", { name: "North" });
  await userEvent.click(north);
  expect(north.checked).toBe(false);
  expect(onChange).toHaveBeenCalledWith(1);
});

test("The mark of a card grows with the reader's text", () => {
  document.documentElement.style.fontSize = "32px";
  const { card } = draw();
  expect(card("North").getBoundingClientRect().width).toBe(36);
  document.documentElement.style.fontSize = "";
});
