import { act, render, screen, waitFor } from "@testing-library/react";
import { useState } from "react";
import { expect, test, vi } from "vitest";
import { userEvent } from "vitest/browser";
import { Button } from "../Button/index.ts";
import { describeConformance } from "../internal/describe-conformance.tsx";
import { RadioCardGroup } from "../RadioCardGroup/index.ts";
import { TextField } from "../TextField/index.ts";
import { ThemeRoot } from "../ThemeRoot/index.ts";
import { Form, type FormProblem } from "./Form.tsx";

describeConformance("Form", {
  draw: ({ ref, ...props }) => (
    <Form {...props} {...(ref && { ref })}>
      <TextField label="Name" />
    </Form>
  ),
  refersTo: "FORM",
});

const branches = [
  { value: "north", title: "North" },
  { value: "south", title: "South" },
];

type Answer = () => readonly FormProblem[] | Promise<readonly FormProblem[]>;

function Sender({ answer }: { answer: Answer }) {
  const [problems, setProblems] = useState<readonly FormProblem[]>([]);
  const of = (field: string) => problems.find((problem) => problem.field === field)?.text;
  return (
    <ThemeRoot>
      <Form aria-label="Sender" problems={problems} onSubmit={async () => setProblems(await answer())}>
        <TextField label="Name" name="name" errorMessage={of("name")} />
        <RadioCardGroup label="Branch" name="branch" options={branches} errorMessage={of("branch")} />
        <TextField label="Telephone" name="phone" errorMessage={of("phone")} />
        <Button type="submit">Save sender</Button>
      </Form>
    </ThemeRoot>
  );
}

async function submitWith(answer: Answer) {
  render(<Sender answer={answer} />);
  await userEvent.click(screen.getByRole("button", { name: "Save sender" }));
}

const isFocused = (element: () => HTMLElement) =>
  waitFor(() => expect(document.activeElement).toBe(element()));

test("After a submission the focus goes to the first field that is invalid, in the order of the page", async () => {
  await submitWith(() => [
    { field: "phone", text: "Digits only." },
    { field: "name", text: "Name is required." },
  ]);
  await isFocused(() => screen.getByLabelText("Name"));
});

test("Problems that come later from the server lead to their field too", async () => {
  let reply: (problems: FormProblem[]) => void = () => {};
  await submitWith(() => new Promise<FormProblem[]>((resolve) => (reply = resolve)));
  expect(document.activeElement?.textContent).toBe("Save sender");
  reply([{ field: "phone", text: "Known already." }]);
  await isFocused(() => screen.getByLabelText("Telephone"));
});

test("Problems that come by themselves after a submission lead to their field too", async () => {
  const draw = (problems: readonly FormProblem[]) => (
    <ThemeRoot>
      <Form problems={problems} onSubmit={() => {}}>
        <TextField label="Name" name="name" errorMessage={problems[0]?.text} />
        <Button type="submit">Save sender</Button>
      </Form>
    </ThemeRoot>
  );
  const { rerender } = render(draw([]));
  await userEvent.click(screen.getByRole("button"));
  await act(async () => rerender(draw([{ field: "name", text: "Known already." }])));
  expect(document.activeElement).toBe(screen.getByLabelText("Name"));
});

test("A group of choices takes the focus on its first choice", async () => {
  await submitWith(() => [{ field: "branch", text: "Choose a branch." }]);
  await isFocused(() => screen.getByRole("radio", { name: "North" }));
});

test("A problem of the whole form takes the focus to the summary", async () => {
  await submitWith(() => [{ text: "Changed by somebody else." }]);
  await waitFor(() => expect(document.activeElement?.textContent).toContain("Changed by somebody else."));
});

test("A problem of the whole form stands in its own words alone, and is nothing to put right", async () => {
  await submitWith(() => [{ text: "The server does not answer." }]);
  expect((await screen.findByText("The server does not answer.")).parentElement?.textContent).toBe(
    "The server does not answer.",
  );
  expect(screen.queryByText(/to put right/)).toBe(null);
});

test("A problem of the whole form is not counted among those of the fields", async () => {
  await submitWith(() => [
    { text: "Changed by somebody else." },
    { field: "name", text: "Name is required." },
  ]);
  expect(await screen.findByText("One thing to put right")).toBeTruthy();
  expect(screen.getAllByRole("listitem")).toHaveLength(1);
  expect(screen.getByText("Changed by somebody else.")).toBeTruthy();
});

test("Each problem in the summary leads to its field", async () => {
  await submitWith(() => [
    { field: "name", text: "Name is required." },
    { field: "phone", text: "Digits only." },
  ]);
  expect(await screen.findByText("2 things to put right")).toBeTruthy();
  await userEvent.click(screen.getByRole("link", { name: "Digits only." }));
  expect(document.activeElement).toBe(screen.getByLabelText("Telephone"));
  expect(window.location.hash).toBe("");
});

test("A late answer does not take away whoever went on typing", async () => {
  let reply: (problems: FormProblem[]) => void = () => {};
  await submitWith(() => new Promise<FormProblem[]>((resolve) => (reply = resolve)));
  await userEvent.type(screen.getByLabelText("Telephone"), "7");
  await act(async () => reply([{ field: "name", text: "Name is required." }]));
  expect(screen.getByRole("link", { name: "Name is required." })).toBeTruthy();
  expect(document.activeElement).toBe(screen.getByLabelText("Telephone"));
});

test("Enter in a field submits once, without the browser's own messages", async () => {
  const answer = vi.fn(() => []);
  render(<Sender answer={answer} />);
  await userEvent.type(screen.getByLabelText("Name"), "Ali{Enter}");
  expect(answer).toHaveBeenCalledOnce();
  expect(screen.getByRole<HTMLFormElement>("form").noValidate).toBe(true);
});
