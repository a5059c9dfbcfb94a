import { type FakeHandlers, refuse } from "@id-desk/core/testing";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState } from "react";
import { userEvent, within } from "storybook/test";
import type { RegistryOptions } from "../../runtime/create-registry.ts";
import { createTestRegistry, Stage } from "../../testing/stage.tsx";
import { Login } from "./Login.tsx";

interface LoginStory {
  readonly handlers?: FakeHandlers;
  readonly signOutReason?: "idle" | "expired" | "unavailable";
  readonly options?: Partial<RegistryOptions>;
}

function SignIn({ handlers, signOutReason, options }: LoginStory) {
  const [stage] = useState(() => {
    const made = createTestRegistry({
      ...(signOutReason ? {} : { session: null }),
      ...(handlers && { handlers }),
      ...(options && { options }),
    });
    if (signOutReason) made.registry.session.clear(signOutReason);
    return made;
  });
  return (
    <Stage stage={stage}>
      <Login productName="ID Card Services" />
    </Stage>
  );
}

const meta = {
  title: "Screens/Login",
  component: SignIn,
  parameters: { frame: "page" },
} satisfies Meta<typeof SignIn>;

export default meta;
type Story = StoryObj<typeof meta>;

const signIn: NonNullable<Story["play"]> = async ({ canvasElement }) => {
  const page = within(canvasElement);
  await userEvent.type(page.getByLabelText(/Username/), "clerk.male");
  await userEvent.type(page.getByLabelText(/^Password/), "wrong");
  await userEvent.click(page.getByRole("button", { name: "Sign in" }));
};

export const Empty: Story = {};
export const FieldsMissing: Story = {
  play: async ({ canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole("button", { name: "Sign in" }));
  },
};
export const Pending: Story = {
  args: { handlers: { login: () => new Promise(() => undefined) } },
  play: signIn,
};
export const Refused: Story = {
  args: { handlers: { login: () => refuse("Username or password is not correct.") } },
  play: signIn,
};
export const TooManyTries: Story = {
  args: { handlers: { login: () => refuse("Too many attempts. Try again in 15 minutes.", { status: 429 }) } },
  play: signIn,
};
export const EndedByInactivity: Story = { args: { signOutReason: "idle" } };
export const EndedByExpiry: Story = { args: { signOutReason: "expired" } };
export const RegistryUnreachable: Story = { args: { signOutReason: "unavailable" } };
