import type { Meta, StoryObj } from "@storybook/react-vite";
import { Select } from "./Select.tsx";

const meta = {
  title: "UI/Select",
  component: Select,
  args: {
    label: "Reason",
    options: [
      { value: "late", label: "Came too late" },
      { value: "damaged", label: "Came damaged" },
      { value: "other", label: "Something else" },
    ],
  },
  decorators: [(Story) => <div style={{ maxInlineSize: 360 }}>{Story()}</div>],
} satisfies Meta<typeof Select>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Chosen: Story = { args: { defaultValue: "damaged" } };
export const NothingChosen: Story = { args: { placeholder: "Choose a reason" } };
export const WithSections: Story = {
  args: {
    placeholder: "Choose a reason",
    options: [
      {
        heading: "On the way",
        options: [
          { value: "late", label: "Came too late" },
          { value: "damaged", label: "Came damaged" },
        ],
      },
      { heading: "At the door", options: [{ value: "refused", label: "Was refused", isDisabled: true }] },
    ],
  },
};
export const WithError: Story = {
  args: { placeholder: "Choose a reason", errorMessage: "Reason is required.", isRequired: true },
};
export const Disabled: Story = { args: { isDisabled: true, defaultValue: "late" } };
export const LongWords: Story = {
  args: { options: [{ value: "long", label: "Came on a day on which nobody was at home to take it in" }] },
  decorators: [(Story) => <div style={{ maxInlineSize: 200 }}>{Story()}</div>],
};
