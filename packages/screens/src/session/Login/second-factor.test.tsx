import { createSessionAnswer, refuse, reply } from "@id-desk/core/testing";
import { screen, waitFor } from "@testing-library/react";
import { expect, test } from "vitest";
import { userEvent } from "vitest/browser";
import { hearPage } from "../../testing/hear-page.ts";
import { type RenderedScreen, renderScreen } from "../../testing/render-screen.tsx";
import { createWedgeScanner } from "../../testing/wedge-scanner.ts";
import { Login } from "./Login.tsx";

const asked = refuse("Enter the code that your authenticator app shows.", { code: "second_factor" });
const wrong = refuse("The code is not correct.", {
  code: "second_factor",
  errors: { otp: ["The code is not correct."] },
});

const username = () => screen.getByRole("textbox", { name: /Username/ });
const password = () => screen.getByLabelText(/^Password/);
const code = () => screen.getByRole("textbox", { name: "Authenticator code" });
const submit = () => screen.getByRole("button", { name: "Sign in" });

/** Shows the sign-in page of a registry that accepts one code, and signs in until it asks for the code. */
async function askForCode(): Promise<RenderedScreen> {
  const shown = renderScreen(<Login productName="ID Card Services" />, {
    session: null,
    handlers: {
      login: ({ body }) =>
        body.otp === undefined ? asked : body.otp === "287082" ? reply(200, createSessionAnswer()) : wrong,
    },
  });
  await userEvent.fill(username(), "clerk.male");
  await userEvent.fill(password(), "Counter-2026!");
  await userEvent.keyboard("{Enter}");
  await waitFor(() => expect(code()).toHaveFocus());
  return shown;
}

test("A registry that asks for a code gets it with the same name and password", async () => {
  const { server, registry } = await askForCode();
  expect(code()).toHaveAttribute("autocomplete", "one-time-code");
  expect(code()).toHaveAttribute("inputmode", "numeric");
  expect(code()).toHaveAccessibleDescription("The six digits that your app shows, or a recovery code");
  await userEvent.keyboard("287082{Enter}");
  await waitFor(() => expect(registry.session.getState().status).toBe("signedIn"));
  const account = { username: "clerk.male", password: "Counter-2026!" };
  expect(server.callsOf("login").map(({ body }) => body)).toEqual([account, { ...account, otp: "287082" }]);
});

test("The question for a code is announced once, as the focused field, and is no error", async () => {
  const said = hearPage();
  const { notices } = await askForCode();
  expect(said).toEqual([]);
  expect(notices).toEqual([]);
  expect(code()).not.toHaveAttribute("aria-invalid");
});

test("A wrong code is shown and announced at its field, which is selected, once for each try", async () => {
  const { notices } = await askForCode();
  const said = hearPage();
  for (const times of [1, 2]) {
    await userEvent.keyboard("111111{Enter}");
    await waitFor(() => expect(said).toHaveLength(times));
    expect(code()).toHaveAccessibleDescription(/^The code is not correct\./);
    expect(code()).toHaveFocus();
    const field = code() as HTMLInputElement;
    await waitFor(() => expect([field.selectionStart, field.selectionEnd]).toEqual([0, 6]));
  }
  expect(said).toEqual(["The code is not correct.", "The code is not correct."]);
  expect(notices).toEqual([]);
  expect(password()).toHaveValue("Counter-2026!");
  await userEvent.keyboard("2");
  expect(code()).not.toHaveAttribute("aria-invalid");
});

test("A sign-in without the code shows the error at the field", async () => {
  await askForCode();
  await userEvent.click(submit());
  await waitFor(() => expect(code()).toHaveAccessibleDescription(/^Enter the code that your/));
  await waitFor(() => expect(code()).toHaveFocus());
});

test.each([
  ["user name", username],
  ["password", password],
])("Another %s removes the field for the code, and no code is sent with it", async (_, other) => {
  const { server } = await askForCode();
  await userEvent.fill(code(), "111111");
  await userEvent.fill(other(), "another");
  expect(screen.queryByLabelText("Authenticator code")).toBeNull();
  expect(other()).toHaveFocus();
  await userEvent.keyboard("{Enter}");
  await waitFor(() => expect(code()).toHaveFocus());
  expect(server.callsOf("login").at(-1)?.body).not.toHaveProperty("otp");
  expect(code()).not.toHaveAttribute("aria-invalid");
});

test("A refusal of name and password removes the field for the code and clears the password", async () => {
  const { server } = await askForCode();
  server.on("login", () => refuse("username or password is not correct"));
  await userEvent.keyboard("287082{Enter}");
  await waitFor(() => expect(password()).toHaveFocus());
  expect(password()).toHaveValue("");
  await waitFor(() => expect(screen.queryByLabelText("Authenticator code")).toBeNull());
  expect(password()).toHaveFocus();
});

test("A card that is scanned in the field for the code is never sent, and what was typed there stays", async () => {
  const { server } = await askForCode();
  await userEvent.fill(code(), "28");
  const before = server.calls.length;
  createWedgeScanner().scan("SN0000137");
  expect(await screen.findByText(/^Not recorded/)).toBeVisible();
  expect(code()).toHaveValue("28");
  expect(code()).toHaveFocus();
  expect(server.calls).toHaveLength(before);
});

test("A card that is scanned in Username leaves the field for the code as it was", async () => {
  await askForCode();
  await userEvent.fill(code(), "28");
  username().focus();
  createWedgeScanner().scan("SN0000137");
  expect(await screen.findByText(/^Not recorded/)).toBeVisible();
  expect(username()).toHaveValue("clerk.male");
  expect(code()).toHaveValue("28");
});
