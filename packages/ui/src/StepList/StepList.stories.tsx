import type { Meta, StoryObj } from "@storybook/react-vite";
import { Button } from "../Button/index.ts";
import { TextField } from "../TextField/index.ts";
import { StepList, StepListItem, type StepState } from "./StepList.tsx";

const words: Readonly<Record<StepState, string>> = { done: "Done", now: "Now", next: "To do" };

const steps = ["Reader", "Loan", "Review"] as const;

/** Draws the steps of a loan, those before `open` done. */
function LoanSteps({ open, summary }: { readonly open: number; readonly summary?: string }) {
  return (
    <StepList label="Steps of the loan">
      {steps.map((heading, place) => {
        const state = place === open ? "now" : place < open ? "done" : "next";
        return (
          <StepListItem
            key={heading}
            name={heading.toLowerCase()}
            number={place + 1}
            state={state}
            stateLabel={words[state]}
            heading={heading}
            keepsFocus
            summary={state === "done" && (summary ?? "Ibrahim Waheed")}
            action={
              state === "done" && (
                <Button size="sm" variant="quiet" aria-label={`Edit ${heading}`}>
                  Edit
                </Button>
              )
            }
          >
            <TextField label="Number" />
            <div>
              <Button variant="primary">Continue</Button>
            </div>
          </StepListItem>
        );
      })}
    </StepList>
  );
}

const meta = { title: "UI/StepList", component: LoanSteps, args: { open: 1 } } satisfies Meta<
  typeof LoanSteps
>;

export default meta;
type Story = StoryObj<typeof meta>;

export const FirstStep: Story = { args: { open: 0 } };
export const OneStepDone: Story = {};
export const AllDone: Story = { args: { open: steps.length } };
export const LongWords: Story = {
  args: { open: 2, summary: "Donaudampfschifffahrtsgesellschaftskapitän ".repeat(4) },
};
export const Narrow: Story = {
  ...LongWords,
  decorators: [(Story) => <div style={{ maxInlineSize: 272 }}>{Story()}</div>],
};
export const Dark: Story = { globals: { colorScheme: "dark" } };
export const RightToLeft: Story = { ...LongWords, globals: { direction: "rtl" } };
