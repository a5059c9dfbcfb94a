import {
  createCapturedPart,
  createCaptureSet,
  createNetworkFailure,
  createPerson,
  refuse,
} from "@id-desk/core/testing";
import { screen, waitFor, within } from "@testing-library/react";
import { beforeEach, describe, expect, test } from "vitest";
import { page, userEvent } from "vitest/browser";
import { readData } from "../../testing/capture-server.ts";
import {
  fourFingers,
  openStation,
  press,
  readReview as review,
  sign,
  takePhoto,
} from "../../testing/stage-capture.tsx";

beforeEach(() => page.viewport(1366, 900));

const keys = (text: string) => userEvent.keyboard(text);
const goTo = (place: number) => keys(`{Alt>}${place}{/Alt}`);
const part = (id: number, change: Parameters<typeof createCapturedPart>[0]) =>
  createCapturedPart({ id, ...change });
const photo = part(301, { kind: "photo", hand: null, finger: null, quality: null, taken_with: "camera" });
const signature = part(302, { kind: "signature", hand: null, finger: null, quality: null });
const finger = (id: number, hand: "left" | "right", name: "thumb" | "index", quality = 71) =>
  part(id, { hand, finger: name, quality });
const threeFingers = [
  finger(303, "right", "thumb"),
  finger(304, "right", "index"),
  finger(305, "left", "thumb"),
];
const whole = createCaptureSet({ version: 7, parts: [photo, signature, ...threeFingers] });

describe("The station", () => {
  test("takes everything of an adult, keeps each part at once, submits and goes back [CALL-56] [CALL-63] [CALL-64]", async () => {
    const submitted: unknown[] = [];
    const { server, destinations, fingerprint } = await openStation(
      {},
      { props: { onSubmitted: ({ application }) => submitted.push(application?.status) } },
    );
    expect(screen.getByRole("heading", { level: 1 })).toHaveAccessibleName("Capture biometrics");
    expect(screen.getByText("Mohamed Naseer")).toBeVisible();
    await takePhoto();
    await waitFor(() => expect(server.callsOf("sendPhotograph")).toHaveLength(1));
    await goTo(2);
    await waitFor(() => expect(screen.getByRole("button", { name: "Take right thumb" })).toHaveFocus());
    await keys("{Enter}");
    await waitFor(() => expect(server.callsOf("sendFingerprint")).toHaveLength(3));
    expect(fingerprint.asked).toEqual(["thumb", "index", "thumb"]);
    await goTo(3);
    await sign();
    await waitFor(() => expect(server.callsOf("sendSignature")).toHaveLength(1));
    await goTo(4);
    await waitFor(() =>
      expect(review()).toEqual([
        "PhotographTaken. 2 checks were not made.",
        "Right thumbQuality 85",
        "Right index fingerQuality 85",
        "Left thumbQuality 85",
        "Left index fingerNot taken. It is not required.",
        "SignatureTaken",
      ]),
    );
    await keys("{Control>}{Enter}{/Control}");
    await waitFor(() => expect(destinations).toEqual([{ screen: "Biometrics" }]));
    expect(submitted).toEqual(["submitted"]);

    const [picture] = server.callsOf("sendPhotograph");
    const form = picture?.body as FormData;
    expect((form.get("file") as File).name).toBe("photo.jpg");
    expect(form.get("id_number")).toBe("A100101");
    expect(readData(form)).toMatchObject({ taken_with: "camera" });
    const [print] = server.callsOf("sendFingerprint");
    expect(readData(print?.body as FormData)).toMatchObject({
      hand: "right",
      finger: "thumb",
      taken_with: "reader",
      quality: 85,
      tries: 1,
    });
    const [submission] = server.callsOf("submitBiometrics");
    const sent = submission?.body as FormData;
    expect(sent.getAll("files").map((file) => [(file as File).name, (file as File).type])).toEqual([
      ["thumb.png", "image/png"],
      ["sig.jpg", "image/jpeg"],
    ]);
    expect(readData(sent)).toMatchObject({ id_number: "A100101", batch_id: "4f1c2a9e7b", version: 5 });
    expect(readData(sent).parts).toHaveLength(5);
  });

  test("shows what was taken before the page was opened, and what is missing", async () => {
    await openStation({ set: createCaptureSet({ parts: [photo, ...threeFingers.slice(0, 2)] }) });
    await goTo(4);
    expect(review()).toEqual([
      "PhotographTaken",
      "Right thumbQuality 71",
      "Right index fingerQuality 71",
      "Left thumbLeft thumb is missing.",
      "Left index fingerNot taken. It is not required.",
      "SignatureSignature is missing.",
    ]);
    const finish = screen.getByRole("button", { name: "Save and finish" });
    expect(finish).toHaveAttribute("aria-disabled", "true");
    expect(finish).toHaveAccessibleDescription("Left thumb is missing. Signature is missing.");
  });

  test("says with which quality a print is used that is below the mark, and is whole with it", async () => {
    const low = {
      ...whole,
      parts: [photo, signature, finger(303, "right", "thumb", 31), ...threeFingers.slice(1)],
    };
    const { destinations } = await openStation({ set: low });
    expect(review()[1]).toBe("Right thumbWith quality 31, below 40");
    await press("Save and finish");
    await waitFor(() => expect(destinations).toHaveLength(1));
  });

  test("keeps a part that the connection has lost, and sends it again", async () => {
    let isAway = true;
    const { server, capture } = await openStation(
      {},
      {
        handlers: {
          sendFingerprint: async (call) => {
            if (isAway) throw createNetworkFailure();
            const answer = await capture.handlers.sendFingerprint?.(call);
            return answer ?? refuse("There is no answer.");
          },
        },
        settings: { fingers: fourFingers.slice(0, 1) },
      },
    );
    await goTo(2);
    await press("Take right thumb");
    expect(await screen.findByText("Right thumb was not saved. The connection was lost.")).toBeVisible();
    isAway = false;
    await press("Try again to save Right thumb");
    await waitFor(() => expect(capture.read().set?.parts).toHaveLength(1));
    expect(screen.queryByText(/was not saved/)).toBeNull();
    const ids = server.callsOf("sendFingerprint").map(({ headers }) => headers.get("Idempotency-Key"));
    expect(new Set(ids).size).toBe(1);
  });

  test("refuses the print of another finger in words", async () => {
    const { server, capture } = await openStation();
    await goTo(2);
    const { drawPrint } = await import("../../testing/draw-print.ts");
    const print = await drawPrint(1);
    const input = document.querySelector<HTMLElement>("[data-step=fingers] input[type=file]") as HTMLElement;
    await userEvent.upload(input, [
      new File([print], "right_thumb.png", { type: "image/png" }),
      new File([print], "right_index.png", { type: "image/png" }),
    ]);
    await waitFor(() =>
      expect(screen.getByRole("group", { name: /^Fingerprints of/ }).textContent).toContain(
        "Right index finger was not saved. It is the print of another finger: Right thumb.",
      ),
    );
    await waitFor(() => expect(capture.read().set?.parts).toHaveLength(1));
    expect(server.callsOf("sendFingerprint")).toHaveLength(1);
  });

  test("records why a finger cannot be taken, and asks for it again when that is removed [CALL-65]", async () => {
    const { server } = await openStation();
    await goTo(2);
    await press("Cannot be taken");
    const dialog = within(await screen.findByRole("dialog", { name: "Right thumb cannot be taken" }));
    await userEvent.click(dialog.getByRole("button", { name: "Save reason" }));
    expect(dialog.getByText("Reason is required.")).toBeVisible();
    await userEvent.selectOptions(dialog.getByRole("combobox", { name: /Reason/ }), "Finger is missing");
    await userEvent.selectOptions(dialog.getByRole("combobox", { name: /How long/ }), "Permanent");
    await userEvent.click(dialog.getByRole("button", { name: "Save reason" }));
    await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
    const [call] = server.callsOf("recordException");
    expect(call?.body.exception).toEqual({
      kind: "finger",
      hand: "right",
      finger: "thumb",
      lasts: "permanent",
      reason: "amputated",
    });
    await press("Right thumb: Cannot be taken");
    expect(screen.getByText("Cannot be taken: Finger is missing, permanent")).toBeVisible();
    await press("Remove");
    await waitFor(() => expect(server.callsOf("removeException")).toHaveLength(1));
    await goTo(4);
    await waitFor(() => expect(review()[1]).toBe("Right thumbRight thumb is missing."));
  });

  test("takes the photograph of a child alone, and the guardian signs", async () => {
    const applicant = createPerson({ date_of_birth: "2024-01-02" });
    const { server, destinations } = await openStation({
      applicant,
      set: createCaptureSet({ parts: [photo] }),
    });
    expect(screen.getByText("Younger than 10 years")).toBeVisible();
    expect(screen.getByText("Not taken of a child")).toBeVisible();
    expect(screen.queryByRole("button", { name: "Open Fingers" })).toBeNull();
    await press("Unable to sign");
    await screen.findByRole("dialog", { name: /^The guardian of .* cannot sign$/ });
    await press("Cancel");
    await sign();
    await waitFor(() => expect(server.callsOf("sendSignature")).toHaveLength(1));
    expect(readData(server.callsOf("sendSignature")[0]?.body as FormData)).toEqual({ signed_by: "guardian" });
    await goTo(4);
    await waitFor(() => expect(review()).toEqual(["PhotographTaken", "Guardian's signatureTaken"]));
    await press("Save and finish");
    await waitFor(() => expect(destinations).toHaveLength(1));
  });

  test("records that somebody cannot sign", async () => {
    const { server } = await openStation({ set: createCaptureSet({ parts: [photo, ...threeFingers] }) });
    await press("Unable to sign");
    const dialog = within(await screen.findByRole("dialog"));
    await userEvent.selectOptions(dialog.getByRole("combobox", { name: /Reason/ }), "Cannot write");
    await userEvent.selectOptions(dialog.getByRole("combobox", { name: /How long/ }), "Permanent");
    await userEvent.click(dialog.getByRole("button", { name: "Save reason" }));
    expect(await screen.findByText("Cannot be taken: Cannot write, permanent")).toBeVisible();
    expect(server.callsOf("recordException")[0]?.body.exception).toMatchObject({ kind: "signature" });
  });
});

describe("The end of the work", () => {
  const exceptions = threeFingers.map(({ id, hand, finger: name }) => ({
    id,
    kind: "finger" as const,
    hand: hand ?? null,
    finger: name ?? null,
    lasts: "permanent" as const,
    reason: "amputated",
    notes: null,
    recorded_at: "2026-11-19T05:10:00Z",
    recorded_by: null,
  }));
  const none = createCaptureSet({ parts: [photo, signature], exceptions });

  test("asks a supervisor where no finger could be taken, and tells the host no password", async () => {
    const told: unknown[] = [];
    const { server, destinations } = await openStation(
      { set: none },
      {
        props: {
          actions: {
            submitBiometrics: {
              onBefore: ({ body }) => {
                told.push(readData(body));
                return true;
              },
            },
          },
        },
      },
    );
    expect(screen.getByText("No finger could be taken.")).toBeVisible();
    await press("Ask a supervisor");
    await userEvent.fill(screen.getByRole("textbox", { name: /Username/ }), "supervisor.male");
    await userEvent.fill(screen.getByLabelText(/^Password of the supervisor/), "wrong");
    await userEvent.fill(screen.getByRole("textbox", { name: /Why it is right/ }), "Both hands are missing.");
    await press("Vouch and finish");
    expect(await screen.findByText("Username or password is not correct.")).toBeVisible();
    await userEvent.fill(screen.getByLabelText(/^Password of the supervisor/), "right");
    await press("Vouch and finish");
    await waitFor(() => expect(destinations).toHaveLength(1));
    const last = server.callsOf("submitBiometrics").at(-1)?.body as FormData;
    expect(readData(last).supervisor).toEqual({
      username: "supervisor.male",
      password: "right",
      reason: "Both hands are missing.",
    });
    expect(JSON.stringify(told)).not.toContain('right"');
    expect(told).toHaveLength(2);
  });

  test("saves the work as waiting where no supervisor is there", async () => {
    const { server, destinations } = await openStation({ set: none });
    await press("Save as waiting for a supervisor");
    await waitFor(() => expect(destinations).toHaveLength(1));
    const sent = server.callsOf("submitBiometrics")[0]?.body as FormData;
    expect(readData(sent).wait_for_supervisor).toBe(true);
  });

  test("says who has changed what meanwhile, keeps everything, and can be tried again", async () => {
    const { capture, destinations } = await openStation({ set: whole });
    capture.change({
      parts: [photo, signature, finger(399, "right", "thumb", 90), ...threeFingers.slice(1)],
    });
    await press("Save and finish");
    expect(await screen.findByText(/Ibrahim Waheed.* has changed these biometrics at/)).toBeVisible();
    expect(screen.getByText(/^Changed: Right thumb\./)).toBeVisible();
    expect(review()[1]).toBe("Right thumbQuality 90");
    await press("Save and finish");
    await waitFor(() => expect(destinations).toHaveLength(1));
  });

  test("says that a colleague has submitted them already", async () => {
    const { capture } = await openStation({ set: whole });
    capture.change({ closed_at: "2026-11-19T09:05:00Z" });
    await press("Save and finish");
    expect(
      await screen.findByText(/Ibrahim Waheed.* has already submitted these biometrics\./),
    ).toBeVisible();
    expect(document.querySelector("[data-step]")).toBeNull();
    expect(screen.getByRole("link", { name: "Back to list" })).toBeVisible();
    await waitFor(() => expect(screen.getByRole("heading", { level: 1 })).toHaveFocus());
  });

  test("sends every file with the submission to a server that keeps no sets [CALL-67]", async () => {
    const { server, destinations } = await openStation(
      {},
      { extensions: [], settings: { fingers: fourFingers.slice(0, 2) } },
    );
    await takePhoto();
    await goTo(2);
    await press("Take right thumb");
    await screen.findByText("2 of 2 required fingers done");
    await goTo(3);
    await sign();
    await keys("{Control>}{Enter}{/Control}");
    await waitFor(() => expect(destinations).toHaveLength(1));
    const sent = server.callsOf("submitBiometrics")[0]?.body as FormData;
    expect(
      sent
        .getAll("files")
        .map((file) => (file as File).name)
        .sort(),
    ).toEqual(["photo.jpg", "right_index.png", "sig.jpg", "thumb.png"]);
    expect(readData(sent)).not.toHaveProperty("batch_id");
    expect(server.calls.map(({ operation }) => operation)).not.toContain("sendFingerprint");
  });

  test("uses parts from before, and names them in the submission", async () => {
    const stored = [photo, ...threeFingers, signature].map((each) => ({
      ...each,
      captured_at: "2026-01-05T05:00:00Z",
    }));
    const { server, destinations } = await openStation({ stored });
    expect(screen.getByText(/^.*Right thumb.*, quality 71, taken .*Jan 5, 2026/)).toBeVisible();
    await press("Use these");
    await goTo(4);
    expect(review()[1]).toMatch(/^Right thumbFrom before, taken .*Jan 5, 2026/);
    await press("Save and finish");
    await waitFor(() => expect(destinations).toHaveLength(1));
    const sent = server.callsOf("submitBiometrics")[0]?.body as FormData;
    expect([...(readData(sent).parts ?? [])].sort()).toEqual([301, 302, 303, 304, 305]);
  });

  test("does not offer parts that are too old", async () => {
    await openStation({ stored: [{ ...photo, captured_at: "2019-01-05T05:00:00Z" }] });
    expect(screen.queryByText("Biometrics from before")).toBeNull();
  });
});
