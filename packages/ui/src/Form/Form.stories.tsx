import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState } from "react";
import { Button } from "../Button/index.ts";
import { RadioCardGroup } from "../RadioCardGroup/index.ts";
import { TextField } from "../TextField/index.ts";
import { Form, type FormProblem } from "./Form.tsx";

function SenderForm({ problems: given = [] }: { problems?: readonly FormProblem[] }) {
  const [problems, setProblems] = useState(given);
  const of = (field: string) => problems.find((problem) => problem.field === field)?.text;
  return (
    <Form
      aria-label="Sender"
      problems={problems}
      onSubmit={(event) => {
        const name = new FormData(event.currentTarget).get("name");
        setProblems(name ? [] : [{ field: "name", text: "Name is required." }]);
      }}
    >
      <TextField label="Name" name="name" errorMessage={of("name")} isRequired />
      <TextField label="Telephone" name="phone" isCode errorMessage={of("phone")} isOptional />
      <RadioCardGroup
        label="Branch"
        name="branch"
        errorMessage={of("branch")}
        options={[
          { value: "north", title: "North" },
          { value: "south", title: "South" },
        ]}
      />
      <div>
        <Button type="submit" variant="primary">
          Save sender
        </Button>
      </div>
    </Form>
  );
}

const meta = {
  title: "UI/Form",
  component: SenderForm,
  decorators: [(Story) => <div style={{ maxInlineSize: 560 }}>{Story()}</div>],
} satisfies Meta<typeof SenderForm>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Untouched: Story = {};
export const WithProblems: Story = {
  args: {
    problems: [
      { field: "name", text: "Name is required." },
      { field: "branch", text: "Choose a branch." },
      { text: "The list was changed by somebody else meanwhile." },
    ],
  },
};
