import {
  createCapturedPart,
  createCaptureSet,
  createNetworkFailure,
  createUser,
  type FakeHandlers,
  refuse,
} from "@id-desk/core/testing";
import { screen, waitFor, within } from "@testing-library/react";
import { beforeEach, describe, expect, test } from "vitest";
import { page, userEvent } from "vitest/browser";
import { readData } from "../../testing/capture-server.ts";
import { fourFingers, givePicture, openStation, press, sign } from "../../testing/stage-capture.tsx";

beforeEach(() => page.viewport(1366, 900));

const goTo = (place: number) => userEvent.keyboard(`{Alt>}${place}{/Alt}`);
const clerk = { username: "clerk.two", fullname: "Ibrahim Waheed" };
const part = (change: Parameters<typeof createCapturedPart>[0]) =>
  createCapturedPart({ hand: null, finger: null, quality: null, captured_by: clerk, ...change });
const failed = [{ code: "brightness", result: "failed" as const }];
const photo = part({ id: 301, kind: "photo" });
const signature = part({ id: 302, kind: "signature" });
const prints = fourFingers
  .slice(0, 3)
  .map(({ hand, finger }, at) => part({ id: 303 + at, kind: "finger", hand, finger, quality: 71 }));
const unvouched = createCaptureSet({ parts: [{ ...photo, checks: failed }, signature, ...prints] });
const finish = () => screen.getByRole("button", { name: "Save and finish" });
const why = () =>
  finish()
    .getAttribute("aria-describedby")
    ?.split(" ")
    .map((id) => document.getElementById(id)?.textContent)
    .join(" ");

describe("The end waits", () => {
  test("for a signature that is not used yet", async () => {
    await openStation({ set: createCaptureSet({ parts: [photo, ...prints] }) });
    await givePicture("sign");
    await goTo(4);
    expect(why()).toBe("The signature is not used yet.");
    await goTo(3);
    await press("Use this signature");
    await goTo(4);
    await waitFor(() => expect(finish()).not.toHaveAttribute("aria-disabled", "true"));
  });

  test("for a photograph that is not used yet, which is still there after another section was open", async () => {
    await openStation({ set: createCaptureSet({ parts: [signature, ...prints] }) });
    await givePicture("photo");
    // Only the camera shows an oval.
    expect(await screen.findByText(/^Zoom until the face fills the frame\./)).toBeVisible();
    await goTo(4);
    expect(why()).toBe("The photograph is not used yet.");
    await goTo(1);
    await userEvent.click(
      within(document.querySelector("[data-step=photo]") as HTMLElement).getByRole("button", {
        name: "Cancel",
      }),
    );
    await goTo(4);
    expect(why()).toBe("Photograph is missing.");
  });

  test("for the reason of a photograph that failed a check, which stays as far as it is typed", async () => {
    await openStation({ set: createCaptureSet({ parts: [signature, ...prints] }) });
    await givePicture("photo");
    await press("Use this photograph");
    await userEvent.fill(await screen.findByRole("textbox", { name: /Why this photograph/ }), "The lamp");
    await goTo(4);
    expect(why()).toMatch(/^A check of the photograph failed\. Say why/);
    await userEvent.keyboard("{Control>}{Enter}{/Control}");
    await goTo(1);
    expect(screen.getByRole("textbox", { name: /Why this photograph/ })).toHaveValue("The lamp");
  });

  test("for the thumb of somebody who cannot sign", async () => {
    const cannotSign = {
      ...{ id: 9, kind: "signature" as const, hand: null, finger: null, lasts: "permanent" as const },
      ...{ reason: "cannot_write", notes: null, recorded_at: "2026-11-19T05:10:00Z", recorded_by: clerk },
    };
    const thumbs = fourFingers.map((each) => ({ ...each, required: each.finger !== "thumb" }));
    await openStation(
      {
        set: createCaptureSet({
          parts: [photo, ...prints.filter(({ finger }) => finger === "index")],
          exceptions: [cannotSign],
        }),
      },
      { settings: { fingers: thumbs.slice(0, 3) } },
    );
    await goTo(4);
    expect(why()).toBe("Take a thumb print as the mark, or record why no thumb can be taken.");
    expect(finish()).toHaveAttribute("aria-disabled", "true");
  });

  test("with the focus where it was, when it is asked for in an open review", async () => {
    await openStation({ set: createCaptureSet({ parts: [photo, ...prints] }) });
    await goTo(4);
    finish().focus();
    await userEvent.keyboard("{Control>}{Enter}{/Control}");
    expect(finish()).toHaveFocus();
  });
});

describe("A submission", () => {
  test("whose answer was lost is sent again as it was, and happens once", async () => {
    let isAway = true;
    const done = new Map<string | null, Awaited<ReturnType<NonNullable<FakeHandlers["submitBiometrics"]>>>>();
    const { server, capture, destinations } = await openStation(
      { set: createCaptureSet({ version: 7, parts: [photo, ...prints] }) },
      {
        handlers: {
          submitBiometrics: async (call) => {
            // As the registry does: the same key gives the same answer.
            const key = call.headers.get("Idempotency-Key");
            const answer = done.get(key) ?? (await capture.handlers.submitBiometrics?.(call));
            if (!answer) return refuse("There is no answer.");
            done.set(key, answer);
            if (!isAway) return answer;
            // Open at the registry's side of this test, so that only the version tells that something was done.
            capture.change({ closed_at: null });
            throw createNetworkFailure();
          },
        },
      },
    );
    await sign();
    await goTo(4);
    await waitFor(() => expect(finish()).not.toHaveAttribute("aria-disabled", "true"));
    await press("Save and finish");
    expect(await screen.findByText("The biometrics were not submitted.")).toBeVisible();
    // Looked at again, the page has a newer version of the set.
    window.dispatchEvent(new Event("focus"));
    await waitFor(() => expect(server.callsOf("getCaptureSet")).toHaveLength(1));
    isAway = false;
    await press("Save and finish");
    await waitFor(() => expect(server.callsOf("submitBiometrics")).toHaveLength(2));
    const [first, second] = server.callsOf("submitBiometrics");
    expect(second?.headers.get("Idempotency-Key")).toBe(first?.headers.get("Idempotency-Key"));
    expect(readData(second?.body as FormData)).toEqual(readData(first?.body as FormData));
    await waitFor(() => expect(destinations).toHaveLength(1));
  });

  test("has the left thumb as thumb.png where the right one is excepted", async () => {
    const { server, destinations } = await openStation({
      set: createCaptureSet({
        parts: [photo, signature, ...prints.filter(({ finger }) => finger === "index")],
      }),
    });
    await goTo(2);
    await press("Cannot be taken");
    const dialog = within(await screen.findByRole("dialog", { name: "Right thumb cannot be taken" }));
    await userEvent.selectOptions(dialog.getByRole("combobox", { name: /Reason/ }), "Finger is missing");
    await userEvent.selectOptions(dialog.getByRole("combobox", { name: /How long/ }), "Permanent");
    await userEvent.click(dialog.getByRole("button", { name: "Save reason" }));
    await press("Take left thumb");
    await waitFor(() => expect(server.callsOf("sendFingerprint")).toHaveLength(1));
    await screen.findByText("3 of 3 required fingers done");
    await userEvent.keyboard("{Control>}{Enter}{/Control}");
    await waitFor(() => expect(destinations).toHaveLength(1));
    const sent = server.callsOf("submitBiometrics")[0]?.body as FormData;
    expect(sent.getAll("files").map((file) => (file as File).name)).toEqual(["thumb.png"]);
    expect(readData(sent)).toMatchObject({
      fingerprints: [{ file: "thumb.png", hand: "left", finger: "thumb" }],
    });
  });
});

describe("A supervisor who is signed in", () => {
  const user = createUser({ username: "super", temp_full_access: true });

  test("vouches with a reason alone", async () => {
    const { server, destinations } = await openStation({ set: unvouched }, { session: { user } });
    await press("Ask a supervisor");
    expect(screen.queryByRole("textbox", { name: /Username/ })).toBeNull();
    await userEvent.fill(screen.getByRole("textbox", { name: /Why it is right/ }), "Seen myself");
    await press("Vouch and finish");
    await waitFor(() => expect(destinations).toHaveLength(1));
    const sent = readData(server.callsOf("submitBiometrics")[0]?.body as FormData);
    expect(sent.supervisor).toEqual({ reason: "Seen myself" });
  });

  test("asks another one for what they took themselves", async () => {
    const own = { ...photo, captured_by: { username: "super", fullname: "Fathimath Naseema" } };
    const set = createCaptureSet({ parts: [{ ...own, checks: failed }, signature, ...prints] });
    await openStation({ set }, { session: { user } });
    await press("Ask a supervisor");
    expect(screen.getByRole("textbox", { name: /Username/ })).toBeVisible();
    expect(screen.getByText(/^You took part of this yourself\./)).toBeVisible();
  });

  test("is told why the registry wants another one", async () => {
    const why = "You took part of this yourself. Another supervisor has to vouch for it.";
    await openStation(
      { set: unvouched },
      {
        session: { user },
        handlers: { submitBiometrics: () => refuse("Check the fields.", { errors: { supervisor: [why] } }) },
      },
    );
    await press("Ask a supervisor");
    await userEvent.fill(screen.getByRole("textbox", { name: /Why it is right/ }), "Seen myself");
    await press("Vouch and finish");
    expect(await screen.findByText(why)).toBeVisible();
  });
});

test("What was refused of a supervisor goes while another password is typed", async () => {
  await openStation({ set: unvouched });
  await press("Ask a supervisor");
  await userEvent.fill(screen.getByRole("textbox", { name: /Username/ }), "supervisor.male");
  await userEvent.fill(screen.getByLabelText(/^Password of the supervisor/), "wrong");
  await userEvent.fill(screen.getByRole("textbox", { name: /Why it is right/ }), "The lamp is broken.");
  await press("Vouch and finish");
  expect(await screen.findByText("Username or password is not correct.")).toBeVisible();
  await userEvent.fill(screen.getByLabelText(/^Password of the supervisor/), "r");
  await waitFor(() => expect(screen.queryByText("Username or password is not correct.")).toBeNull());
});

test("Parts from before that cannot be taken any more are not offered", async () => {
  const exceptions = prints.slice(0, 1).map(({ hand, finger }) => ({
    ...{
      id: 8,
      kind: "finger" as const,
      hand: hand ?? null,
      finger: finger ?? null,
      lasts: "permanent" as const,
    },
    ...{ reason: "amputated", notes: null, recorded_at: "2026-11-19T05:10:00Z", recorded_by: clerk },
  }));
  const stored = prints.map((each) => ({ ...each, captured_at: "2026-01-05T05:00:00Z" }));
  await openStation({ stored, set: createCaptureSet({ parts: [], exceptions }) });
  expect(screen.getByText(/^.*Right index finger.*, quality 71/)).toBeVisible();
  expect(screen.queryByText(/^.*Right thumb.*, quality 71/)).toBeNull();
});
