import { RegistryError } from "@id-desk/core";
import { type FakeHandlers, refuse } from "@id-desk/core/testing";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState } from "react";
import { expect, userEvent, waitFor, within } from "storybook/test";
import type { RegistryOptions } from "../../runtime/registry/create-registry.ts";
import { createTestRegistry, Stage } from "../../testing/stage.tsx";
import { createWedgeScanner } from "../../testing/wedge-scanner.ts";
import { Login } from "./Login.tsx";

interface LoginStory {
  readonly handlers?: FakeHandlers;
  readonly signOutReason?: "idle" | "expired" | "unavailable";
  readonly loadError?: RegistryError;
  readonly options?: Partial<RegistryOptions>;
}

function SignIn({ handlers, signOutReason, loadError, options }: LoginStory) {
  const [stage] = useState(() => {
    const made = createTestRegistry({
      ...(signOutReason ? {} : { session: null }),
      ...(handlers && { handlers }),
      ...(options && { options }),
    });
    if (signOutReason) made.registry.session.clear(signOutReason, loadError);
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
export const TooManyPeople: Story = {
  args: {
    handlers: {
      login: () =>
        refuse("Too many people are signing in at this moment. Try again in a few seconds.", {
          status: 429,
          code: "busy",
        }),
    },
  },
  play: signIn,
};
const asksForCode = refuse("Enter the code that your authenticator app shows.", { code: "second_factor" });
const wrongCode = refuse("The code is not correct.", {
  code: "second_factor",
  errors: { otp: ["The code is not correct."] },
});

/** The registry also asks for the code of an authenticator app. */
export const CodeAsked: Story = {
  args: { handlers: { login: ({ body }) => (body.otp === undefined ? asksForCode : wrongCode) } },
  play: async (context) => {
    await signIn(context);
    const field = await within(context.canvasElement).findByLabelText("Authenticator code");
    await waitFor(() => expect(field).toHaveFocus());
  },
};
export const CodeWrong: Story = {
  ...CodeAsked,
  play: async (context) => {
    await CodeAsked.play?.(context);
    await userEvent.keyboard("123456{Enter}");
    const field = within(context.canvasElement).getByLabelText("Authenticator code");
    await waitFor(() => expect(field).toBeInvalid());
  },
};
export const EndedByInactivity: Story = { args: { signOutReason: "idle" } };
export const EndedByExpiry: Story = { args: { signOutReason: "expired" } };
export const CardsScanned: Story = {
  args: { signOutReason: "expired" },
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    const { scan } = createWedgeScanner();
    for (const serial of ["SN0000136", "SN0000137"]) {
      page.getByLabelText(/Username/).focus();
      scan(serial);
    }
    const seen = await page.findByText("2 cards are not recorded.");
    await waitFor(() => expect(seen).toBeVisible());
  },
};
export const RegistryUnreachable: Story = { args: { signOutReason: "unavailable" } };
export const RegistryFails: Story = {
  args: {
    signOutReason: "unavailable",
    loadError: new RegistryError({ code: "server", message: "Server error. Please try again later." }),
  },
};
