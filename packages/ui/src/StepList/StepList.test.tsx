import { render, screen } from "@testing-library/react";
import { expect, test } from "vitest";
import { describeConformance } from "../internal/describe-conformance.tsx";
import { ThemeRoot } from "../ThemeRoot/index.ts";
import { StepList, StepListItem, type StepListItemProps, type StepState } from "./StepList.tsx";

const names = ["reader", "loan"] as const;

function Steps({
  open,
  ...props
}: { readonly open: (typeof names)[number] | null } & Partial<StepListItemProps>) {
  return (
    <ThemeRoot>
      <StepList label="Steps of the loan">
        {names.map((name, place) => {
          const state: StepState = name === open ? "now" : open === "loan" ? "done" : "next";
          return (
            <StepListItem
              key={name}
              name={name}
              number={place + 1}
              state={state}
              stateLabel={`${state} in words`}
              heading={`The ${name}`}
              summary={state === "done" && "Found"}
              {...props}
            >
              <p>
                <button type="button">Help with the {name}</button>
                <input aria-label={`Number of the ${name}`} />
              </p>
            </StepListItem>
          );
        })}
      </StepList>
    </ThemeRoot>
  );
}

describeConformance("StepList", {
  draw: (props) => (
    <StepList {...props}>
      <StepListItem name="reader" number={1} state="now" stateLabel="Now" heading="Reader">
        <input aria-label="Number" />
      </StepListItem>
    </StepList>
  ),
});

test("is a named list whose open step is the current one and alone shows its work", () => {
  render(<Steps open="loan" />);
  expect(screen.getByRole("list", { name: "Steps of the loan" }).tagName).toBe("OL");
  const [done, open] = screen.getAllByRole("listitem");
  expect(done).not.toHaveAttribute("aria-current");
  expect(done?.textContent).toBe("The reader – done in wordsFound");
  expect(open).toHaveAttribute("aria-current", "step");
  expect(open?.textContent).toBe("2The loan – now in wordsHelp with the loan");
  expect(screen.getByRole("region", { name: "The loan – now in words" })).toBeVisible();
});

test("the focus goes to the first field of the step that opens", () => {
  const { rerender } = render(<Steps open="reader" />);
  expect(screen.getByRole("textbox", { name: "Number of the reader" })).toHaveFocus();
  rerender(<Steps open="loan" />);
  expect(screen.getByRole("textbox", { name: "Number of the loan" })).toHaveFocus();
});

test("the focus goes to the heading if the step is told so", () => {
  const { rerender } = render(<Steps open="reader" findTarget={() => undefined} />);
  rerender(<Steps open="loan" findTarget={() => undefined} />);
  expect(screen.getByRole("heading", { name: /^The loan/ })).toHaveFocus();
});

test("a step that is open from the start leaves the focus alone if it keeps it, and takes it when it opens again", () => {
  const { rerender } = render(<Steps open="reader" keepsFocus />);
  expect(document.body).toHaveFocus();
  rerender(<Steps open={null} keepsFocus />);
  rerender(<Steps open="reader" keepsFocus />);
  expect(screen.getByRole("textbox", { name: "Number of the reader" })).toHaveFocus();
});

test("keeps what was typed in a closed step, hidden, only if it keeps its work", () => {
  const { rerender } = render(<Steps open="reader" keepsWork />);
  const field = screen.getByRole<HTMLInputElement>("textbox", { name: "Number of the reader" });
  field.value = "17";
  rerender(<Steps open="loan" keepsWork />);
  expect(field).not.toBeVisible();
  expect(field.value).toBe("17");
  rerender(<Steps open="loan" />);
  expect(field.isConnected).toBe(false);
});
