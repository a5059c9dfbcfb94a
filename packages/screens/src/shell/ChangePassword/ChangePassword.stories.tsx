import { type FakeHandlers, refuse } from "@id-desk/core/testing";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState } from "react";
import { expect, userEvent, waitFor, within } from "storybook/test";
import { createTestRegistry, Stage } from "../../testing/stage.tsx";
import { ChangePassword } from "./ChangePassword.tsx";

function Changing({ handlers, readOnly }: { readonly handlers?: FakeHandlers; readonly readOnly?: boolean }) {
  const [stage] = useState(() => createTestRegistry(handlers ? { handlers } : {}));
  return (
    <Stage stage={stage}>
      <ChangePassword readOnly={readOnly} onCancel={() => undefined} />
    </Stage>
  );
}

const meta = { title: "Screens/ChangePassword", component: Changing } satisfies Meta<typeof Changing>;

export default meta;
type Story = StoryObj<typeof meta>;

const type =
  (current: string, next: string, again: string): NonNullable<Story["play"]> =>
  async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.type(canvas.getByLabelText("Current password"), current);
    await userEvent.type(canvas.getByLabelText("New password"), next);
    await userEvent.type(canvas.getByLabelText("Confirm new password"), again);
  };

const confirm: NonNullable<Story["play"]> = ({ canvasElement }) =>
  userEvent.click(within(canvasElement).getByRole("button", { name: "Confirm" }));

export const Empty: Story = {};
export const SomeRulesMet: Story = { play: type("Counter-2026!", "island27", "islet") };
export const Valid: Story = { play: type("Counter-2026!", "Island-2027!", "Island-2027!") };
export const UnderWay: Story = {
  args: { handlers: { updatePassword: () => new Promise(() => undefined) } },
  play: async (context) => {
    await type("Counter-2026!", "Island-2027!", "Island-2027!")(context);
    await confirm(context);
    await waitFor(() =>
      expect(context.canvasElement.querySelector("[data-pending]")).toHaveAttribute("aria-disabled", "true"),
    );
  },
};
export const Refused: Story = {
  args: {
    handlers: {
      updatePassword: () =>
        refuse("Current password is not correct.", {
          errors: { current_password: ["Current password is not correct."] },
        }),
    },
  },
  play: async (context) => {
    await type("Counter-2025!", "Island-2027!", "Island-2027!")(context);
    await confirm(context);
    const canvas = within(context.canvasElement);
    await waitFor(() =>
      expect(canvas.getByLabelText("Current password")).toHaveAccessibleDescription(
        "Current password is not correct.",
      ),
    );
  },
};
export const ForReadingAlone: Story = { args: { readOnly: true } };
