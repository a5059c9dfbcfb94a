import type { Meta, StoryObj } from "@storybook/react-vite";
import { Checkbox } from "./Checkbox.tsx";

const meta = {
  title: "UI/Checkbox",
  component: Checkbox,
  args: { label: "I have counted the parcels" },
} satisfies Meta<typeof Checkbox>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Off: Story = {};
export const On: Story = { args: { defaultSelected: true } };
export const Indeterminate: Story = { args: { isIndeterminate: true } };
export const WithDescription: Story = { args: { description: "Both of you, one after the other." } };
export const WithError: Story = { args: { errorMessage: "Count them before you go on." } };
export const Disabled: Story = { args: { isDisabled: true } };
export const DisabledOn: Story = { args: { isDisabled: true, defaultSelected: true } };
