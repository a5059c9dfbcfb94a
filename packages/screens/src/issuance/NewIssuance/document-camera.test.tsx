import { screen, waitFor } from "@testing-library/react";
import { beforeEach, describe, expect, test, vi } from "vitest";
import { page, userEvent } from "vitest/browser";
import { createSimulatedCamera, type SimulatedCamera } from "../../testing/devices/simulated-camera.ts";
import { find, findStep, press, showCounter, verifiedOwner } from "../../testing/stage-counter.tsx";

beforeEach(() => page.viewport(1366, 900));

const collector = {
  ...verifiedOwner.collector,
  type: "authorised",
  name: "Aminath Naseer",
  requires_document: true,
  document_type: "authorisation_letter",
} as const;

/** The counter, at the point where a letter has to be shown. */
async function show(camera: SimulatedCamera) {
  const shown = showCounter({ collector });
  shown.registry.update({ devices: { camera } });
  await find();
  const step = await findStep(/^Collector/);
  return { ...shown, step };
}

/** Starts the camera, and takes the picture once there is one. */
async function take() {
  await press("Use the camera");
  const button = await screen.findByRole("button", { name: "Take picture" });
  await waitFor(() => expect(screen.queryByText("Starting the camera…")).toBeNull());
  expect(button).toHaveFocus();
  await userEvent.keyboard("{Enter}");
  await screen.findByRole("application", { name: "Adjust the picture" });
}

test("A letter is taken with the camera, turned, and sent as any file is; nothing of it stays in the page", async () => {
  const made = vi.spyOn(URL, "createObjectURL");
  const revoked = vi.spyOn(URL, "revokeObjectURL");
  const camera = createSimulatedCamera();
  const { server } = await show(camera);
  await take();
  expect(camera.isOn()).toBe(false);
  expect(screen.getByRole("button", { name: "Use this picture" })).toHaveFocus();
  await press("Turn right");
  await press("Use this picture");
  await findStep(/^Verify by one-time password/);
  const [upload] = server.callsOf("addIssuanceDocument");
  const sent = upload?.body as FormData;
  const picture = sent.get("file") as File;
  expect([sent.get("type"), sent.get("card_id"), picture.name, picture.type]).toEqual([
    "authorisation_letter",
    "101",
    "Photograph.jpg",
    "image/jpeg",
  ]);
  const { width, height } = await createImageBitmap(picture);
  expect([width, height]).toEqual([720, 1280]);
  await waitFor(() =>
    expect(revoked.mock.calls.map(([url]) => url).sort()).toEqual(
      made.mock.results.map(({ value }) => value as string).sort(),
    ),
  );
});

describe("Why there is no picture is said at the field, and a file does as well", () => {
  test.each([
    ["forbidden", /^The camera is not allowed here\./],
    ["missing", /^No camera was found\./],
    ["busy", /^The camera cannot be used now\./],
  ] as const)("%s", async (problem, words) => {
    const { step, server } = await show(createSimulatedCamera(problem));
    await press("Use the camera");
    expect((await step.findByText(words)).closest('[role="group"]')).not.toBeNull();
    const file = new File(["%PDF-1.4 letter"], "letter.pdf", { type: "application/pdf" });
    await userEvent.upload(document.querySelector<HTMLInputElement>("input[type=file]") as HTMLElement, file);
    await findStep(/^Verify by one-time password/);
    expect(server.callsOf("addIssuanceDocument")).toHaveLength(1);
  });
});

test("A camera that is pulled out says so, and works once it is back", async () => {
  const camera = createSimulatedCamera();
  await show(camera);
  await press("Use the camera");
  await waitFor(() => expect(camera.isOn()).toBe(true));
  await waitFor(() => expect(screen.queryByText("Starting the camera…")).toBeNull());
  camera.unplug();
  await screen.findByText(/^The camera was disconnected\./);
  await press("Try again");
  await screen.findByText(/^No camera was found\./);
  camera.fail(undefined);
  await press("Try again");
  expect(await screen.findByRole("button", { name: "Take picture" })).toHaveFocus();
  await press("Cancel");
  expect(screen.getByRole("button", { name: "Use the camera" })).toHaveFocus();
  expect(camera.isOn()).toBe(false);
});

test("Who chooses a file after all needs the camera no longer", async () => {
  const camera = createSimulatedCamera();
  const { server } = await show(camera);
  await press("Use the camera");
  await waitFor(() => expect(camera.isOn()).toBe(true));
  const file = new File(["%PDF-1.4 letter"], "letter.pdf", { type: "application/pdf" });
  await userEvent.upload(document.querySelector<HTMLInputElement>("input[type=file]") as HTMLElement, file);
  await findStep(/^Verify by one-time password/);
  expect([camera.isOn(), server.callsOf("addIssuanceDocument").length]).toEqual([false, 1]);
});

test("The camera goes out with the session", async () => {
  const camera = createSimulatedCamera();
  const { unmount } = await show(camera);
  await press("Use the camera");
  await waitFor(() => expect(camera.isOn()).toBe(true));
  unmount();
  expect(camera.isOn()).toBe(false);
});

test("A picture that is not used yet holds whoever leaves the page", async () => {
  const { registry } = await show(createSimulatedCamera());
  const words = "A picture of a document is taken and not used yet.";
  expect(registry.unsavedWork.read()).not.toContain(words);
  await take();
  expect(registry.unsavedWork.read()).toContain(words);
  await press("Take another");
  expect(registry.unsavedWork.read()).not.toContain(words);
  await waitFor(() => expect(screen.queryByText("Starting the camera…")).toBeNull());
  await press("Take picture");
  await screen.findByRole("application", { name: "Adjust the picture" });
  await press("Cancel");
  expect(registry.unsavedWork.read()).not.toContain(words);
});
