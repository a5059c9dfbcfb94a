import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, userEvent, within } from "storybook/test";
import { PasswordField } from "./PasswordField.tsx";

const meta = {
  title: "UI/PasswordField",
  component: PasswordField,
  args: { label: "Password", autoComplete: "current-password", defaultValue: "correct horse" },
  decorators: [(Story) => <div style={{ maxInlineSize: 360 }}>{Story()}</div>],
} satisfies Meta<typeof PasswordField>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Hidden: Story = {};
export const Shown: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole("button", { name: "Show password" }));
    await expect(canvas.getByLabelText("Password")).toHaveValue("correct horse");
  },
};
export const WithError: Story = { args: { errorMessage: "Password is required.", defaultValue: "" } };
export const CapsLockOn: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.type(canvas.getByLabelText("Password"), "{CapsLock}A");
  },
};
export const Disabled: Story = { args: { isDisabled: true } };
