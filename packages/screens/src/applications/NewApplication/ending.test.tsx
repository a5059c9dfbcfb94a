import { createNetworkFailure, refuse } from "@id-desk/core/testing";
import { screen, waitFor } from "@testing-library/react";
import { beforeEach, describe, expect, test } from "vitest";
import { page, userEvent } from "vitest/browser";
import { readData } from "../../testing/capture-server.ts";
import { givePicture } from "../../testing/stage-capture.tsx";
import {
  declareAndSubmit,
  edit,
  fillRenewal,
  findAndMatch,
  findOpen,
  giveDocument,
  press,
  showNew,
  verifyPhone,
} from "../../testing/stage-submission.tsx";
import { oneFinger, readSubmitted, storedParts } from "../../testing/submission-server.ts";

beforeEach(() => page.viewport(1366, 900));

describe("A submission", () => {
  test("whose answer was lost is repeated under the same key, and happens once [CALL-53]", async () => {
    let tries = 0;
    const { server, desk } = showNew();
    await fillRenewal();
    server.on("submitApplication", async (call) => {
      const answer = await desk.handlers.submitApplication?.(call);
      tries += 1;
      if (tries === 1) throw createNetworkFailure();
      return answer ?? expect.fail();
    });
    await declareAndSubmit();
    const review = await findOpen("Review");
    expect(await review.findByText("The application was not submitted.")).toBeVisible();
    await press("Submit application");
    await screen.findByText(/is saved\.$/);
    const [lost, again] = server.callsOf("submitApplication");
    expect(again?.headers.get("Idempotency-Key")).toBe(lost?.headers.get("Idempotency-Key"));
    expect(again?.body).toEqual(lost?.body);
    expect(desk.submitted).toHaveLength(1);
  });

  test("that a server answers with a message alone is a success, without a number", async () => {
    const submitted: unknown[] = [];
    const { server, notices } = showNew({
      handlers: { submitApplication: () => Response.json({ message: "Taken by the registry" }) },
      props: { onSubmitted: (event) => submitted.push(event) },
    });
    await fillRenewal();
    await declareAndSubmit();
    expect(await screen.findByText("The application of Mohamed Naseer is saved.")).toBeVisible();
    expect(
      screen.getByText("The application is saved, but the server did not send its number."),
    ).toBeVisible();
    await waitFor(() => expect(submitted).toEqual([{ application: undefined }]));
    expect(server.callsOf("submitApplication")).toHaveLength(1);
    expect(notices.filter(({ tone }) => tone === "error")).toEqual([]);
    await waitFor(() => expect(screen.getByRole("heading", { level: 1 })).toHaveFocus());
    await press("New application");
    await waitFor(() => expect(screen.getByRole("textbox", { name: /^Scan the card or/ })).toHaveFocus());
  });

  test("that fails at the server says so at its button, and can be tried again", async () => {
    const { server, desk } = showNew();
    await fillRenewal();
    server.on("submitApplication", () => refuse("The registry is busy.", { status: 503 }));
    await declareAndSubmit();
    const review = await findOpen("Review");
    expect(await review.findByText("The application was not submitted.")).toBeVisible();
    expect(screen.getByRole("button", { name: "Submit application" })).toHaveFocus();
    server.on("submitApplication", desk.handlers.submitApplication ?? expect.fail());
    await userEvent.keyboard("{Enter}");
    await screen.findByText(/is saved\.$/);
  });

  test("is asked of the host first, without the proof and without what the biometrics say", async () => {
    const asked: object[] = [];
    showNew({
      props: {
        actions: {
          submitApplication: {
            onBefore: (context) => {
              asked.push(context.body as object);
              return false;
            },
          },
        },
      },
    });
    await fillRenewal();
    await declareAndSubmit();
    await waitFor(() => expect(asked).toHaveLength(1));
    expect(asked[0]).not.toHaveProperty("biometrics");
    expect(screen.queryByText(/is saved\.$/)).toBeNull();
  });
});

describe("The biometrics", () => {
  async function openBiometrics(options: Parameters<typeof showNew>[0] = {}) {
    const shown = showNew({ settings: oneFinger, ...options });
    await findAndMatch();
    await userEvent.click(screen.getByRole("radio", { name: "Renewal" }));
    await press("Continue");
    await findOpen("Documents");
    await giveDocument("Payment slip");
    await findOpen("Biometrics");
    return shown;
  }
  async function finish() {
    await findOpen("Phone");
    await verifyPhone();
    await findOpen("Review");
    await declareAndSubmit();
    await screen.findByText(/is saved\.$/);
  }
  /** Gives a picture in the section of biometrics, whose parts are all in one. */
  async function capture() {
    const inputs = () => [
      ...document.querySelectorAll<HTMLElement>("[data-step=biometrics] input[type=file]"),
    ];
    expect(inputs().length).toBeGreaterThan(1);
    await press("Use the camera");
    const take = await screen.findByRole("button", { name: "Take photograph" });
    await waitFor(() => expect(screen.queryByText("Starting the camera…")).toBeNull());
    await userEvent.click(take);
    await press("Use this photograph");
    await press("Take right thumb");
    await screen.findByText("1 of 1 required fingers done");
  }

  test("that are captured are sent as files with the rest in data [CALL-53]", async () => {
    const { server } = await openBiometrics();
    await press("Capture here");
    await waitFor(() =>
      expect(document.querySelector("[data-step=biometrics]")).toContainElement(
        document.activeElement as HTMLElement,
      ),
    );
    const use = screen.getByRole("button", { name: "Use these biometrics" });
    expect(use).toHaveAccessibleDescription(/Photograph is missing\./);
    await capture();
    await givePicture("biometrics");
    await press("Use this signature");
    await press("Use these biometrics");
    await finish();
    const body = server.callsOf("submitApplication")[0]?.body;
    if (!(body instanceof FormData)) throw new Error("The pictures were not sent.");
    expect([...body.keys()].sort()).toEqual(["data", "files", "files", "files"]);
    expect(
      body
        .getAll("files")
        .map((file) => (file as File).name)
        .sort(),
    ).toEqual(["photo.jpg", "sig.jpg", "thumb.png"]);
    expect(readSubmitted(body)).toMatchObject({
      id_number: "A100101",
      type: "renewal",
      documents: [{ type: "payment_slip", file_path: "documents/1" }],
      declared: true,
      biometrics: {
        id_number: "A100101",
        fingerprints: [{ file: "thumb.png", hand: "right", finger: "thumb" }],
      },
    });
    expect(readData(body)).not.toHaveProperty("biometrics.batch_id");
    expect(server.callsOf("sendPhotograph")).toEqual([]);
  });

  test("stay in the window when another section is opened in the middle of the work", async () => {
    await openBiometrics();
    await press("Capture here");
    await capture();
    await edit("Documents");
    const documents = await findOpen("Documents");
    await userEvent.click(documents.getByRole("button", { name: /^Remove Payment slip\.pdf/ }));
    await giveDocument("Payment slip");
    await press("Continue");
    await findOpen("Biometrics");
    expect(screen.getByText("1 of 1 required fingers done")).toBeVisible();
    expect(screen.queryByRole("button", { name: "Use the camera" })).toBeNull();
  });

  test("that were confirmed are asked for again once one of them is taken anew", async () => {
    await openBiometrics();
    await press("Capture here");
    await capture();
    await givePicture("biometrics");
    await press("Use this signature");
    await press("Use these biometrics");
    await findOpen("Phone");
    await edit("Biometrics");
    await press("Sign again");
    await givePicture("biometrics");
    await press("Use this signature");
    await edit("Documents");
    await press("Continue");
    await findOpen("Biometrics");
    expect(screen.getByRole("button", { name: "Use these biometrics" })).toBeEnabled();
  });

  test("from before are used again with one press, or taken new", async () => {
    const { desk } = await openBiometrics({ biometrics: { stored: storedParts } });
    expect(screen.getByText("Biometrics from before can be used again.")).toBeVisible();
    await press("Capture new");
    await press("Back");
    await waitFor(() => expect(screen.getByRole("button", { name: "Use these" })).toHaveFocus());
    await press("Use these");
    await finish();
    expect(desk.submitted[0]?.biometrics).toEqual({ id_number: "A100101", parts: [301, 302, 303] });
  });

  test("that are captured later are not sent, and the page leads to the station", async () => {
    const { desk, destinations } = await openBiometrics();
    await press("Capture later");
    await finish();
    expect(desk.submitted[0]).not.toHaveProperty("biometrics");
    expect(screen.getByText("Next: take the biometrics at the station.")).toBeVisible();
    await userEvent.click(screen.getByRole("link", { name: "Take biometrics" }));
    expect(destinations).toEqual([{ screen: "BiometricsCapture", params: { idNumber: "A100101" } }]);
  });

  test("from before that cannot be read can be asked for again, or left to the station", async () => {
    const { server, desk } = await openBiometrics({
      handlers: { getApplicantBiometrics: () => refuse("The registry is busy.", { status: 503 }) },
      biometrics: { stored: storedParts },
    });
    expect(await screen.findByText("Could not load the biometrics from before.")).toBeVisible();
    server.on("getApplicantBiometrics", desk.handlers.getApplicantBiometrics ?? expect.fail());
    await press("Try again");
    expect(await screen.findByRole("button", { name: "Use these" })).toBeVisible();
    await waitFor(() =>
      expect(document.querySelector("[data-step=biometrics]")).toContainElement(
        document.activeElement as HTMLElement,
      ),
    );
  });

  test("that the server refuses are said in their section, with all the rest kept", async () => {
    const { server } = await openBiometrics({ biometrics: { stored: storedParts } });
    server.on("submitApplication", () =>
      refuse("Parts are not valid.", { errors: { parts: ["Parts are not valid."] } }),
    );
    await press("Use these");
    await findOpen("Phone");
    await verifyPhone();
    await findOpen("Review");
    await declareAndSubmit();
    const section = await findOpen("Biometrics");
    expect(await section.findByText("The biometrics were not accepted.")).toBeVisible();
    expect(section.getByText("Parts are not valid.")).toBeVisible();
    await press("Capture later");
    const review = await findOpen("Review");
    expect(review.queryByText("Parts are not valid.")).toBeNull();
  });
});
