import type { Meta, StoryObj } from "@storybook/react-vite";
import { DateField } from "./DateField.tsx";

const meta = {
  title: "UI/DateField",
  component: DateField,
  args: { label: "Delivered on" },
  decorators: [(Story) => <div style={{ maxInlineSize: 360 }}>{Story()}</div>],
} satisfies Meta<typeof DateField>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = {};
export const Filled: Story = { args: { defaultValue: "2026-11-21" } };
export const WithError: Story = {
  args: { defaultValue: "2026-13-41", errorMessage: "Required format: YYYY-MM-DD" },
};
export const WithCalendar: Story = {
  args: { label: "Date of birth", defaultValue: "1968-11-03", max: "2026-11-28" },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole("button", { name: "Choose a date" }));
    await canvas.findByRole("button", { name: /November 3, 1968/ });
  },
};
export const Disabled: Story = { args: { isDisabled: true, defaultValue: "2026-11-21" } };
