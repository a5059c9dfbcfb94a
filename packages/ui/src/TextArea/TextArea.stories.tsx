import type { Meta, StoryObj } from "@storybook/react-vite";
import { TextArea } from "./TextArea.tsx";

const meta = {
  title: "UI/TextArea",
  component: TextArea,
  args: { label: "Reason" },
  decorators: [(Story) => <div style={{ maxInlineSize: 360 }}>{Story()}</div>],
} satisfies Meta<typeof TextArea>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = {};
export const WithCounter: Story = { args: { maxLength: 500, defaultValue: "Wrong parcel" } };
export const TooLong: Story = {
  args: {
    maxLength: 20,
    defaultValue: "The parcel was opened before it arrived.",
    errorMessage: "Write at most 20 characters.",
  },
};
export const WithDescription: Story = { args: { description: "What happened, in one or two sentences." } };
export const Optional: Story = { args: { isOptional: true } };
export const Disabled: Story = { args: { isDisabled: true, defaultValue: "Wrong parcel" } };
export const ReadOnly: Story = { args: { isReadOnly: true, defaultValue: "Wrong parcel" } };
