import { render, screen } from "@testing-library/react";
import { expect, test } from "vitest";
import { describeConformance } from "../internal/describe-conformance.tsx";
import { ThemeRoot } from "../ThemeRoot/index.ts";
import { Alert } from "./Alert.tsx";

describeConformance("Alert", { draw: (props) => <Alert {...props}>Not saved.</Alert> });

test("A message that is there from the start is not shouted", () => {
  render(<Alert heading="Closed today">Come back tomorrow.</Alert>, { wrapper: ThemeRoot });
  expect(screen.queryByRole("alert")).toBe(null);
  expect(screen.queryByRole("status")).toBe(null);
});

test.each([
  ["politely", "status"],
  ["at once", "alert"],
] as const)("A message that appears is spoken %s, without its buttons", (announce, role) => {
  render(
    <Alert heading="Not loaded." announce={announce} actions={<button type="button">Try again</button>}>
      The connection was lost.
    </Alert>,
    { wrapper: ThemeRoot },
  );
  expect(screen.getByRole(role).textContent).toBe("Not loaded.The connection was lost.");
});

test("A banner is a region named by its heading", () => {
  render(<Alert isBanner heading="You are not connected." />, { wrapper: ThemeRoot });
  expect(screen.getByRole("region", { name: "You are not connected." })).toBeTruthy();
});

test("Its tone is told by a sign too", () => {
  const { container, rerender } = render(<Alert tone="success">Sent.</Alert>, { wrapper: ThemeRoot });
  const success = container.querySelector("svg")?.innerHTML;
  rerender(<Alert tone="danger">Not sent.</Alert>);
  expect(container.querySelector("svg")?.innerHTML).not.toBe(success);
});

test("What runs the other way than the page keeps its full stop at its own end", () => {
  render(<Alert heading="Not loaded.">The server is away.</Alert>, {
    wrapper: ({ children }) => <ThemeRoot direction="rtl">{children}</ThemeRoot>,
  });
  for (const words of ["Not loaded.", "The server is away."]) {
    const text = screen.getByText(words).firstChild as Text;
    const [first, stop] = [0, words.length - 1].map((at) => {
      const range = document.createRange();
      range.setStart(text, at);
      range.setEnd(text, at + 1);
      return range.getBoundingClientRect().left;
    });
    expect(stop).toBeGreaterThan(first ?? Number.POSITIVE_INFINITY);
  }
});
