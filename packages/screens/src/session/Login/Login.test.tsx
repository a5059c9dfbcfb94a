import { createSessionAnswer, refuse, reply } from "@id-desk/core/testing";
import { render, screen, waitFor } from "@testing-library/react";
import { expect, test, vi } from "vitest";
import { page, userEvent } from "vitest/browser";
import { findKeptScans } from "../../runtime/scanners/kept-scans.ts";
import { createTestRegistry, Stage, type TestRegistryOptions } from "../../testing/stage.tsx";
import { createWedgeScanner } from "../../testing/wedge-scanner.ts";
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

test.each([
  [1366, 768],
  [320, 640],
])("A refusal moves neither the panel nor the fields on a window of %i × %i px", async (width, height) => {
  await page.viewport(width, height);
  show({ session: null, handlers: { login: () => refuse("username or password is not correct") } });
  const title = () => screen.getByRole("heading", { level: 1 });
  const readPlaces = () =>
    [title(), username(), password(), submit()].map((part) => {
      const { x, y } = part.getBoundingClientRect();
      return [x, y + window.scrollY];
    });
  const before = readPlaces();
  await userEvent.fill(username(), "clerk.male");
  await userEvent.fill(password(), "wrong");
  await userEvent.click(submit());
  await screen.findByRole("alert");
  expect(readPlaces()).toEqual(before);
  await page.viewport(1366, 768);
});

test("When too many people sign in, Enter tries the same name and password again", async () => {
  const message = "Too many people are signing in at this moment. Try again in a few seconds.";
  const answers = [
    refuse(message, { status: 429, code: "busy" }),
    reply(200, createSessionAnswer()),
  ] as const;
  let asked = 0;
  const stage = show({ session: null, handlers: { login: () => answers[asked++ === 0 ? 0 : 1] } });
  await userEvent.fill(username(), "clerk.male");
  await userEvent.fill(password(), "Counter-2026!");
  await userEvent.click(submit());
  expect(await screen.findAllByText(message)).not.toEqual([]);
  await waitFor(() => expect(document.activeElement).toBe(password()));
  await userEvent.keyboard("{Enter}");
  await waitFor(() => expect(stage.registry.session.getState().status).toBe("signedIn"));
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

const { scan } = createWedgeScanner();
const told = () => screen.queryByText(/^Not recorded/)?.textContent;
const notRecorded = (serial: string) =>
  `Not recorded: you are signed out. Scan ${serial} again after signing in.`;

test("Each scan sounds as a refused one does", async () => {
  const sounds = vi.spyOn(AudioContext.prototype, "createOscillator");
  show();
  scan("SN0000137");
  await waitFor(() => expect(sounds).toHaveBeenCalledOnce());
  scan("SN0000138");
  await waitFor(() => expect(sounds).toHaveBeenCalledTimes(2));
  sounds.mockRestore();
});

test.each<[string, () => HTMLElement | null, Parameters<typeof createWedgeScanner>[0]]>([
  ["in Username", username, {}],
  ["in Username, ended with Tab", username, { suffix: "Tab" }],
  ["in Password", password, {}],
  ["in Password, under a Dhivehi layout", password, { layout: "dhivehi" }],
  ["in Username, under a French layout", username, { layout: "french" }],
  ["on the button", submit, {}],
  ["on nothing", () => null, {}],
])(
  "A card that is scanned %s is never sent: what was typed before stays, and it is said",
  async (_, find, options) => {
    const stage = show();
    await userEvent.fill(username(), "clerk");
    await userEvent.fill(password(), "secret");
    const focused = find();
    if (focused) focused.focus();
    else (document.activeElement as HTMLElement).blur();
    const scanner = createWedgeScanner(options);
    scanner.scan("SN0000137");
    await waitFor(() => expect(told()).toBe(notRecorded("SN0000137")));
    scanner.scan("A100138|SN0000138|1990-02-28|senior");
    await waitFor(() => expect(told()).toBe(notRecorded("SN0000138")));
    expect(screen.getByText("2 cards are not recorded.")).toBeVisible();
    expect(username()).toHaveValue("clerk");
    expect(password()).toHaveValue("secret");
    expect(document.activeElement).toBe(focused ?? document.body);
    expect(stage.server.calls).toEqual([]);
  },
);

test("A quick username, an ID number, and pasted or filled-in values all sign in", async () => {
  const stage = show();
  for (const name of ["clerk.male", "A123456", "123456", "SN00001", "DB-2026-000001"]) {
    await userEvent.fill(username(), "");
    username().focus();
    createWedgeScanner({ suffix: "none" }).scan(name);
    expect(username()).toHaveValue(name);
    await userEvent.fill(password(), "Counter-2026!");
    await userEvent.keyboard("{Enter}");
    await waitFor(() => expect(stage.server.callsOf("login").at(-1)?.body).toMatchObject({ username: name }));
  }
  await userEvent.fill(username(), "SN0000137");
  await userEvent.fill(password(), "SN0000138");
  await userEvent.keyboard("{Enter}");
  await waitFor(() =>
    expect(stage.server.callsOf("login").at(-1)?.body).toEqual({
      username: "SN0000137",
      password: "SN0000138",
    }),
  );
  expect(told()).toBeUndefined();
});

test("A card that was scanned while the sign-in page was on its way is told on it", () => {
  const stage = createTestRegistry();
  stage.registry.session.clear("expired");
  findKeptScans(stage.registry).missed.add("SN0000137");
  render(
    <Stage stage={stage}>
      <Login productName="ID Card Services" />
    </Stage>,
  );
  expect(told()).toBe(notRecorded("SN0000137"));
});
