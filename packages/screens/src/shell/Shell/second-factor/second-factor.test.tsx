import { createSessionAnswer, createUser, type FakeHandlers, refuse, reply } from "@id-desk/core/testing";
import { screen, waitFor, within } from "@testing-library/react";
import { expect, test } from "vitest";
import { userEvent } from "vitest/browser";
import { ExampleShell } from "../../../testing/ExampleShell.tsx";
import { renderScreen } from "../../../testing/render-screen.tsx";

const owing = createUser({ must_set_up_second_factor: true });
const secret = "JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP";
const handlers: FakeHandlers = {
  getSettings: () => reply(200, { configs: {}, extensions: ["second_factor"] }),
  getUser: () => reply(200, createSessionAnswer()),
};

const dialog = () => screen.findByRole("dialog");
const password = () => screen.getByLabelText("Current password");
const code = () => screen.getByRole("textbox", { name: "Authenticator code" });
const done = () => screen.getByRole("button", { name: "Done" });

async function goToSecret(): Promise<void> {
  await waitFor(() => expect(password()).toHaveFocus());
  await userEvent.keyboard("Counter-2026!{Enter}");
  await waitFor(() => expect(code()).toHaveFocus());
}

test("Users who need a second factor set it up at once, using only the keyboard", async () => {
  const { server, registry, notices } = renderScreen(<ExampleShell />, {
    session: { user: owing, center: null },
    handlers,
  });
  await dialog();
  await goToSecret();
  expect(screen.getByRole("img", { name: /^QR code/ })).toBeVisible();
  expect(screen.getAllByText("JBSW")[0]?.parentElement).toHaveTextContent(secret);
  expect(code()).toHaveAccessibleDescription(/Scan the picture with your authenticator app/);
  await userEvent.keyboard("287082{Enter}");
  expect(await screen.findByRole("dialog", { name: "Keep your recovery codes" })).toBeVisible();
  expect(within(screen.getByRole("list", { name: "Recovery codes" })).getAllByRole("listitem")).toHaveLength(
    10,
  );
  await waitFor(() => expect(screen.getByText(/^Sign-in codes are on\. You are signed out/)).toHaveFocus());
  expect(registry.unsavedWork.read()).toEqual(["Your recovery codes are not shown again."]);
  await userEvent.keyboard("{Escape}");
  expect(done()).toHaveAttribute("aria-disabled", "true");
  await userEvent.click(screen.getByRole("checkbox", { name: /^I have kept/ }));
  await userEvent.click(done());
  await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
  await waitFor(() =>
    expect(registry.session.getState().user).not.toHaveProperty("must_set_up_second_factor"),
  );
  expect(registry.unsavedWork.read()).toEqual([]);
  expect(server.callsOf("startSecondFactor")[0]?.body).toEqual({ current_password: "Counter-2026!" });
  expect(server.callsOf("confirmSecondFactor")[0]?.body).toEqual({ otp: "287082" });
  expect(notices).toEqual([]);
});

test("A wrong password and a wrong code are shown at their fields", async () => {
  const wrongPassword = "Current password is not correct.";
  const { server } = renderScreen(<ExampleShell />, {
    session: { user: owing, center: null },
    handlers: {
      ...handlers,
      startSecondFactor: () => refuse(wrongPassword, { errors: { current_password: [wrongPassword] } }),
      confirmSecondFactor: () =>
        refuse("The code is not correct.", { errors: { otp: ["The code is not correct."] } }),
    },
  });
  await dialog();
  await waitFor(() => expect(password()).toHaveFocus());
  await userEvent.keyboard("wrong{Enter}");
  await waitFor(() => expect(password()).toHaveAccessibleDescription(wrongPassword));
  server.on("startSecondFactor", () => reply(200, { secret, uri: `otpauth://totp/ID?secret=${secret}` }));
  await userEvent.fill(password(), "");
  await goToSecret();
  await userEvent.keyboard("111111{Enter}");
  await waitFor(() => expect(code()).toHaveAccessibleDescription(/^The code is not correct\./));
  expect(code()).toHaveFocus();
});

test("The profile menu offers sign-in codes where the server has them, and says whether they are on", async () => {
  renderScreen(<ExampleShell />, { handlers });
  const menu = () => userEvent.click(screen.getByRole("button", { name: createUser().fullname }));
  await menu();
  await userEvent.click(await screen.findByRole("menuitem", { name: "Sign-in codes" }));
  expect(await screen.findByText(/^Sign-in codes are on\. 9 recovery codes are left/)).toBeVisible();
  await userEvent.click(screen.getByRole("button", { name: "Close" }));
  await waitFor(() => expect(screen.getByRole("button", { name: createUser().fullname })).toHaveFocus());
});

test("After a first password the codes are set up", async () => {
  renderScreen(<ExampleShell />, {
    session: { user: { ...owing, must_change_password: true }, center: null },
    handlers: { ...handlers, getUser: () => reply(200, createSessionAnswer({ user: owing })) },
  });
  await screen.findByRole("dialog", { name: "Change Password" });
  await userEvent.fill(password(), "Counter-2026!");
  await userEvent.fill(screen.getByLabelText("New password"), "Island-2027!");
  await userEvent.fill(screen.getByLabelText("Confirm new password"), "Island-2027!");
  await userEvent.keyboard("{Enter}");
  expect(await screen.findByRole("dialog", { name: "Set up sign-in codes" })).toBeVisible();
});
