import { render, screen } from "@testing-library/react";
import { useState } from "react";
import { expect, test, vi } from "vitest";
import { page, userEvent } from "vitest/browser";
import { describeConformance } from "../internal/describe-conformance.tsx";
import { ThemeRoot } from "../ThemeRoot/index.ts";
import { SearchBox, type SearchBoxProps } from "./SearchBox.tsx";

describeConformance("SearchBox", {
  draw: (props) => <SearchBox {...props} label="Mark" onSearch={() => undefined} />,
  refersTo: "INPUT",
});

function Searching(props: Partial<SearchBoxProps>) {
  const [typed, setTyped] = useState("");
  return (
    <ThemeRoot>
      <SearchBox label="Mark" onSearch={() => undefined} {...props} value={typed} onChange={setTyped} />
      <p>Below</p>
    </ThemeRoot>
  );
}

const field = () => screen.getByRole("searchbox", { name: "Mark" });

test("It is a search landmark with a field that is named although its label is not seen", async () => {
  const onSearch = vi.fn();
  render(<Searching onSearch={onSearch} keys="Control+K" />);
  expect(screen.getByRole("search")).toContainElement(field());
  expect(screen.getByText("Mark").getBoundingClientRect().width).toBe(1);
  expect(field()).toHaveAttribute("aria-keyshortcuts", "Control+K Meta+K");
  await userEvent.fill(field(), "QA");
  await userEvent.keyboard("{Enter}");
  expect(onSearch).toHaveBeenCalledOnce();
});

test("It is no landmark beside another one of its name", () => {
  render(<Searching isLandmark={false} />);
  expect(field()).toBeVisible();
  expect(screen.queryByRole("search")).toBeNull();
});

test("Its error describes the field, is seen whole, and moves nothing", () => {
  const { rerender } = render(<Searching />);
  const below = () => screen.getByText("Below").getBoundingClientRect().top;
  const before = below();
  rerender(<Searching errorMessage="Invalid mark" />);
  expect(field()).toHaveAccessibleDescription("Invalid mark");
  expect(field()).toHaveAttribute("aria-invalid", "true");
  expect(below()).toBe(before);
  const { left, top, width, height } = screen.getByText("Invalid mark").getBoundingClientRect();
  const seen = document.elementFromPoint(left + width / 2, top + height / 2);
  expect(seen).toHaveTextContent("Invalid mark");
  expect(screen.queryByRole("alert")).toBeNull();
  rerender(<Searching errorMessage="Invalid mark" isErrorSpoken />);
  expect(screen.getByRole("alert")).toHaveTextContent("Invalid mark");
});

test("The keys that lead to it are seen where there is room, until something is typed", async () => {
  await page.viewport(1366, 768);
  render(<Searching keys="Control+K" />);
  expect(screen.getByText("K")).toBeVisible();
  await userEvent.fill(field(), "QA");
  expect(screen.getByText("K")).not.toBeVisible();
  await userEvent.clear(field());
  await page.viewport(320, 640);
  expect(screen.getByText("K")).not.toBeVisible();
});
