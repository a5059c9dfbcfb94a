import { createSessionAnswer, refuse, reply } from "@id-desk/core/testing";
import { render, screen, waitFor } from "@testing-library/react";
import { expect, test } from "vitest";
import { userEvent } from "vitest/browser";
import { createTestRegistry, Stage, type TestRegistryOptions } from "../../testing/stage.tsx";
import { Login } from "./Login.tsx";

function show(options: TestRegistryOptions = { session: null }) {
  const stage = createTestRegistry(options);
  render(
    <Stage stage={stage}>
      <Login productName="ID Card Services" />
    </Stage>,
  );
  return stage;
}

const username = () => screen.getByRole("textbox", { name: /Username/ });
const password = () => screen.getByLabelText(/^Password/);
const submit = () => screen.getByRole("button", { name: "Sign in" });

test("Staff sign in with a username and a password, by keyboard alone [SESS-07] [CALL-02]", async () => {
  const stage = show();
  await waitFor(() => expect(document.activeElement).toBe(username()));
  await userEvent.keyboard("clerk.male{Tab}");
  await userEvent.keyboard("Counter-2026!{Enter}");
  await waitFor(() => expect(stage.registry.session.getState().status).toBe("signedIn"));
  expect(stage.server.callsOf("login").map((call) => call.body)).toEqual([
    { username: "clerk.male", password: "Counter-2026!" },
  ]);
});

test("Empty fields say what is missing, and nothing is sent", async () => {
  const stage = show();
  await userEvent.click(submit());
  expect(screen.getByText("Username is required.")).toBeTruthy();
  expect(document.activeElement).toBe(username());
  await userEvent.fill(username(), "clerk.male");
  await userEvent.click(submit());
  expect(screen.getByText("Password is required.")).toBeTruthy();
  expect(stage.server.calls).toEqual([]);
});

test("A refusal stands on the page in the server's words; the username stays, the password does not", async () => {
  show({ session: null, handlers: { login: () => refuse("username or password is not correct") } });
  await userEvent.fill(username(), "clerk.male");
  await userEvent.fill(password(), "wrong");
  await userEvent.click(submit());
  const alerts = await screen.findAllByText("Username or password is not correct.");
  expect(alerts.length).toBeGreaterThan(0);
  expect(username()).toHaveProperty("value", "clerk.male");
  expect(password()).toHaveProperty("value", "");
  await waitFor(() => expect(document.activeElement).toBe(password()));
});

test("A second press while signing in sends nothing more", async () => {
  const answered = Promise.withResolvers<undefined>();
  const stage = show({
    session: null,
    handlers: { login: () => answered.promise.then(() => reply(200, createSessionAnswer())) },
  });
  await userEvent.fill(username(), "clerk.male");
  await userEvent.fill(password(), "Counter-2026!");
  await userEvent.keyboard("{Enter}{Enter}");
  answered.resolve(undefined);
  await waitFor(() => expect(stage.registry.session.getState().status).toBe("signedIn"));
  expect(stage.server.callsOf("login")).toHaveLength(1);
});

test("Whoever was signed out reads why", () => {
  const stage = createTestRegistry();
  stage.registry.session.clear("idle");
  render(
    <Stage stage={stage}>
      <Login productName="ID Card Services" />
    </Stage>,
  );
  expect(screen.getByText("You have been signed out because you were inactive.")).toBeTruthy();
});

test("When the registry could not be asked, another try asks again", async () => {
  const stage = createTestRegistry({ session: null });
  stage.registry.session.startLoading();
  stage.registry.session.clear("unavailable");
  render(
    <Stage stage={stage}>
      <Login productName="ID Card Services" />
    </Stage>,
  );
  await userEvent.click(screen.getByRole("button", { name: "Try again" }));
  await waitFor(() => expect(stage.registry.session.getState().status).toBe("signedIn"));
  expect(stage.server.callsOf("getUser")).toHaveLength(1);
});
