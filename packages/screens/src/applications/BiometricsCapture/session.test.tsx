import { createCapturedPart, createCaptureSet, createUser } from "@id-desk/core/testing";
import { act, screen, waitFor, within } from "@testing-library/react";
import { beforeEach, expect, test } from "vitest";
import { page, userEvent } from "vitest/browser";
import { fourFingers, givePicture, openStation, press } from "../../testing/stage-capture.tsx";

beforeEach(() => page.viewport(1366, 900));

const photo = createCapturedPart({ id: 301, kind: "photo", hand: null, finger: null, quality: null });
const clerk = createUser();
const colleague = createUser({ username: "clerk.two", fullname: "Ibrahim Waheed" });

/** A station with a signature that is drawn and not used, whose session ends. */
async function endSession() {
  const shown = await openStation(
    { set: createCaptureSet({ parts: [photo] }) },
    { session: { user: clerk } },
  );
  await userEvent.keyboard("{Alt>}3{/Alt}");
  await givePicture("sign");
  const { session } = shown.registry;
  const { center } = session.getState();
  act(() => session.clear("expired"));
  await waitFor(() => expect(screen.queryByText("Mohamed Naseer")).toBeNull());
  expect(document.querySelector("[data-step]")).toBeNull();
  return {
    async signIn(user: typeof clerk) {
      act(() => session.set({ user, center: center ?? null, csrf: "the next token" }));
      await screen.findByText("Mohamed Naseer");
      await userEvent.keyboard("{Alt>}3{/Alt}");
    },
  };
}

test("An unused signature is hidden when the session ends, and shown to the same user after the next sign-in", async () => {
  const { signIn } = await endSession();
  await signIn(clerk);
  await press("Use this signature");
  expect(await screen.findByText(/^Taken .* by/)).toBeVisible();
});

test("A signature that is there is said not to be used until it is", async () => {
  await openStation({ set: createCaptureSet({ parts: [photo] }) });
  await userEvent.keyboard("{Alt>}3{/Alt}");
  await givePicture("sign");
  expect(
    await screen.findByText("The signature is not used yet.", { selector: "[role=status]" }),
  ).toBeVisible();
  expect(screen.queryByText("Signature taken.")).toBeNull();
});

test("Another user who signs in gets nothing of it", async () => {
  const { signIn } = await endSession();
  await signIn(colleague);
  expect(await screen.findByRole("button", { name: "Use a picture" })).toBeVisible();
  expect(screen.queryByRole("button", { name: "Use this signature" })).toBeNull();
});

test("What is typed about a finger that cannot be taken is there again after a session that ended", async () => {
  const { registry } = await openStation({}, { session: { user: clerk } });
  const { session } = registry;
  const { center } = session.getState();
  const openDialog = async () => {
    await userEvent.keyboard("{Alt>}2{/Alt}");
    await press("Cannot be taken");
    return within(await screen.findByRole("dialog"));
  };
  await userEvent.fill((await openDialog()).getByRole("textbox", { name: /Notes/ }), "Until December");
  act(() => session.clear("expired"));
  await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
  act(() => session.set({ user: clerk, center: center ?? null, csrf: "the next token" }));
  await screen.findByText("Mohamed Naseer");
  expect((await openDialog()).getByRole("textbox", { name: /Notes/ })).toHaveValue("Until December");
});

test("A photograph that awaits a reason is there again after a session that ended, with what was typed", async () => {
  const { registry } = await openStation({}, { session: { user: clerk } });
  const { session } = registry;
  const { center } = session.getState();
  await givePicture("photo");
  await press("Use this photograph");
  const field = { name: /Why this photograph/ };
  await userEvent.fill(await screen.findByRole("textbox", field), "The lamp is broken.");
  act(() => session.clear("expired"));
  await waitFor(() => expect(screen.queryByRole("textbox", field)).toBeNull());
  expect(document.querySelector("img")).toBeNull();
  act(() => session.set({ user: clerk, center: center ?? null, csrf: "the next token" }));
  expect(await screen.findByRole("textbox", field)).toHaveValue("The lamp is broken.");
  act(() => session.clear("expired"));
  act(() => session.set({ user: colleague, center: center ?? null, csrf: "one more token" }));
  await screen.findByText("Mohamed Naseer");
  expect(screen.queryByRole("textbox", field)).toBeNull();
});

test("Why a supervisor vouches is kept, and their password is not", async () => {
  const parts = [
    { ...photo, checks: [{ code: "brightness", result: "failed" as const }] },
    createCapturedPart({ id: 302, kind: "signature", hand: null, finger: null, quality: null }),
    ...fourFingers.slice(0, 3).map((each, at) => createCapturedPart({ id: 303 + at, ...each, quality: 71 })),
  ];
  const { registry } = await openStation({ set: createCaptureSet({ parts }) }, { session: { user: clerk } });
  const { session } = registry;
  const { center } = session.getState();
  await press("Ask a supervisor");
  const field = { name: /Why it is right/ };
  const password = () => screen.getByLabelText(/^Password of the supervisor/);
  await userEvent.fill(screen.getByRole("textbox", field), "The lamp is broken.");
  await userEvent.fill(password(), "secret");
  // Another section, and back.
  await userEvent.keyboard("{Alt>}1{/Alt}{Alt>}4{/Alt}");
  expect(screen.getByRole("textbox", field)).toHaveValue("The lamp is broken.");
  act(() => session.clear("expired"));
  await waitFor(() => expect(screen.queryByRole("textbox", field)).toBeNull());
  act(() => session.set({ user: clerk, center: center ?? null, csrf: "the next token" }));
  await press("Ask a supervisor");
  expect(screen.getByRole("textbox", field)).toHaveValue("The lamp is broken.");
  expect(password()).toHaveValue("");
});
