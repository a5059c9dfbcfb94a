import { createUser, headOffice, refuse } from "@id-desk/core/testing";
import { act, screen, waitFor, within } from "@testing-library/react";
import { afterEach, expect, onTestFinished, test, vi } from "vitest";
import { page, userEvent } from "vitest/browser";
import { DispatchReceiving } from "../../dispatch/DispatchReceiving/index.ts";
import { DispatchSending } from "../../dispatch/DispatchSending/index.ts";
import { createTestRegistry, renderScreen, type TestRegistry } from "../../testing/index.ts";
import { NoticesButton } from "./NoticesButton.tsx";

afterEach(() => vi.useRealTimers());

const bell = (name: string | RegExp = /^Notices/) => screen.getByRole("button", { name });
const open = async () => {
  // By keyboard, for in a small window the toast may lie over it.
  bell().focus();
  await userEvent.keyboard("{Enter}");
  return within(await screen.findByRole("dialog", { name: "Notices" }));
};
const tell = (
  { registry }: Pick<TestRegistry, "registry">,
  message: string,
  tone: "success" | "error" = "error",
) => act(() => registry.notify({ tone, message, operation: "listCenters" }));
const signIn = (stage: Pick<TestRegistry, "registry">, username: string) =>
  act(() =>
    stage.registry.session.set({ user: createUser({ username }), center: headOffice, csrf: "token" }),
  );

test("Everything that was told stands in a list that can be opened later, newest first, with its time [ERR-16]", async () => {
  const stage = renderScreen(<NoticesButton />);
  tell(stage, "Batch created.", "success");
  tell(stage, "Serial number does not match.");
  const dialog = await open();
  const lines = dialog.getAllByRole("listitem").map((line) => line.textContent);
  expect(lines).toEqual([
    expect.stringMatching(/^Failed\d\d:\d\dSerial number does not match\.$/),
    expect.stringMatching(/^Done\d\d:\d\dBatch created\.$/),
  ]);
});

test("Failures since the list was opened last are counted on its button, and said in its name", async () => {
  const stage = renderScreen(<NoticesButton />);
  tell(stage, "Batch created.", "success");
  bell("Notices");
  for (let count = 1; count <= 10; count += 1) tell(stage, `Batch ${count} cannot be cancelled.`);
  bell("Notices, 10 unread");
  expect(screen.getByText("9+")).toBeTruthy();
  await open();
  tell(stage, "Batch 11 cannot be cancelled.");
  await userEvent.keyboard("{Escape}");
  await waitFor(() => expect(screen.queryByRole("dialog", { name: "Notices" })).toBe(null));
  expect(document.activeElement).toBe(bell("Notices"));
});

test("Before the first notice the list says so", async () => {
  renderScreen(<NoticesButton />);
  expect((await open()).getByText("No notices yet.")).toBeTruthy();
  expect(screen.getByText(/stays in this list until you load the page again or sign out\.$/)).toBeTruthy();
});

test("A notice of another day has its day", async () => {
  vi.useFakeTimers({ toFake: ["Date"], now: new Date("2026-11-18T04:00:00Z") });
  const stage = renderScreen(<NoticesButton />);
  tell(stage, "Batch created.", "success");
  vi.setSystemTime(new Date("2026-11-19T04:00:00Z"));
  expect((await open()).getByText("Nov 18, 2026, 09:00")).toBeTruthy();
});

test("Two equal failures at once are one toast and one line that counts them [ERR-03]", async () => {
  const fails = () => refuse("", { status: 500 });
  const { notices } = renderScreen(
    <>
      <NoticesButton />
      <DispatchSending />
      <DispatchReceiving />
    </>,
    { handlers: { listSendingBatches: fails, listReceivingBatches: fails } },
  );
  const toasts = await screen.findByRole("region", { name: "Notices" });
  expect(within(toasts).getAllByRole("alertdialog")).toHaveLength(1);
  expect(notices.map(({ message }) => message)).toEqual(["Server error. Please try again later."]);
  const dialog = await open();
  expect(dialog.getAllByRole("listitem")).toHaveLength(1);
  expect(dialog.getByText("2 times")).toBeTruthy();
});

test("A notice is spoken once, by its toast, and the list is silent", async () => {
  const stage = renderScreen(<NoticesButton />);
  tell(stage, "Serial number does not match.");
  await screen.findByRole("alert");
  await open();
  const spoken = [...document.querySelectorAll("[role=alert], [role=status], [aria-live]")];
  expect(spoken.filter((each) => each.textContent?.includes("Serial number"))).toHaveLength(1);
});

/** A page that says what went wrong where it happened. */
const sayOnPage = (text: string) => {
  const place = document.createElement("div");
  place.setAttribute("role", "alert");
  place.textContent = text;
  document.body.append(place);
  onTestFinished(() => place.remove());
  return place;
};
const toast = (text: string) => within(screen.getByRole("region", { name: "Notices" })).getByText(text);

test("A toast is silent where the page says the same aloud, and goes with that sentence", async () => {
  const stage = renderScreen(<NoticesButton />);
  const onPage = sayOnPage("Card SN0001234: Serial number does not match.");
  tell(stage, "Serial number does not match.");
  await screen.findByRole("region", { name: "Notices" });
  expect(toast("Serial number does not match.")).toBeVisible();
  expect(screen.getAllByRole("alert")).toEqual([onPage]);
  onPage.textContent = "Added.";
  await waitFor(() => expect(screen.queryByRole("region", { name: "Notices" })).toBe(null));
});

test("A toast about something else stays when the page changes what it says", async () => {
  const stage = renderScreen(<NoticesButton />);
  const onPage = sayOnPage("Added.");
  tell(stage, "Serial number does not match.");
  await screen.findByRole("region", { name: "Notices" });
  await act(async () => onPage.replaceChildren("Added again."));
  expect(toast("Serial number does not match.")).toBeVisible();
  expect(screen.getAllByRole("alert")).toHaveLength(2);
});

test("Who signs out leaves nothing in the list, and the next one begins with an empty one", async () => {
  const stage = createTestRegistry({ options: { session: null } });
  const { notices } = stage.registry;
  signIn(stage, "clerk.male");
  tell(stage, "Serial number does not match.");
  expect(notices.getState().unread).toBe(1);
  signIn(stage, "clerk.male");
  expect(notices.getState().unread).toBe(1);
  act(() => stage.registry.session.clear("expired"));
  expect(notices.getState().notices).toEqual([]);
  tell(stage, "Authentication error. Logging out.");
  signIn(stage, "super");
  expect(notices.getState()).toEqual({ notices: [], unread: 0 });
});

test("A toast of the way in goes once somebody is in, and one of their work stays when they are read again", async () => {
  const stage = renderScreen(<NoticesButton />, { session: null });
  tell(stage, "Username or password is not correct.");
  await screen.findByRole("alert");
  signIn(stage, "clerk.male");
  expect(screen.queryByRole("alert")).toBe(null);
  tell(stage, "Serial number does not match.");
  await screen.findByRole("alert");
  signIn(stage, "clerk.male");
  expect(screen.getByRole("alert").textContent).toContain("Serial number does not match.");
});

test("A portal that shows notices itself hears of each once, and has the list all the same", async () => {
  const stage = renderScreen(<NoticesButton />, { provider: { notices: "none" } });
  tell(stage, "Serial number does not match.");
  tell(stage, "Serial number does not match.");
  expect(stage.notices).toHaveLength(1);
  expect(screen.queryByRole("alert")).toBe(null);
  expect((await open()).getByText("2 times")).toBeTruthy();
});

test("The list stands in the smallest window without scrolling sideways", async () => {
  await page.viewport(320, 568);
  const stage = renderScreen(<NoticesButton />);
  tell(stage, `${"Long".repeat(40)}.`);
  await open();
  const list = screen.getByRole("list", { name: "Notices" });
  expect(list.scrollWidth).toBeLessThanOrEqual(list.clientWidth);
  expect(list.getBoundingClientRect().right).toBeLessThanOrEqual(320);
});
