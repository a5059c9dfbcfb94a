import type { ApplicantBiometrics } from "@id-desk/core";
import { screen, waitFor, within } from "@testing-library/react";
import { userEvent } from "vitest/browser";
import { BiometricsCapture, type BiometricsCaptureProps } from "../applications/BiometricsCapture/index.ts";
import { type CaptureServerOptions, createCaptureServer } from "./capture-server.ts";
import { createSimulatedCamera } from "./devices/simulated-camera.ts";
import { createSimulatedFingerprintReader } from "./devices/simulated-fingerprint-reader.ts";
import { type RenderScreenOptions, renderScreen } from "./render-screen.tsx";

/** Two fingers of each hand, of which one may be left out. */
export const fourFingers = (["right", "left"] as const).flatMap((hand) =>
  (["thumb", "index"] as const).map((finger) => ({
    hand,
    finger,
    required: !(hand === "left" && finger === "index"),
    least_quality: 40,
  })),
);

/** Opens the station of an applicant, with a camera and a reader that are simulated. */
export async function openStation(
  change: Partial<ApplicantBiometrics> = {},
  {
    settings = { fingers: fourFingers },
    extensions,
    handlers,
    props,
    ...options
  }: CaptureServerOptions & RenderScreenOptions & { readonly props?: Partial<BiometricsCaptureProps> } = {},
) {
  const capture = createCaptureServer(change, { settings, ...(extensions && { extensions }) });
  const camera = createSimulatedCamera(undefined, "head");
  const fingerprint = createSimulatedFingerprintReader();
  const shown = renderScreen(<BiometricsCapture idNumber="A100101" {...props} />, {
    handlers: { ...capture.handlers, ...handlers },
    options: { devices: { camera, fingerprint } },
    ...options,
  });
  await waitFor(() => {
    if (document.querySelector('[aria-busy="true"]')) throw new Error("The page is not answered yet.");
  });
  return { ...shown, capture, camera, fingerprint };
}

/** Presses the button of this name, once it is there. */
export const press = async (name: string | RegExp) =>
  userEvent.click(await screen.findByRole("button", { name }));

/** The lines of the review, which has to be open. */
export function readReview(): readonly (string | null)[] {
  const list = document.querySelector<HTMLElement>("[data-step=review] ul");
  if (!list) throw new Error("The review is not open.");
  return within(list)
    .getAllByRole("listitem")
    .map(({ textContent }) => textContent);
}

/** Takes the photograph with the camera, with the section open. */
export async function takePhoto(): Promise<void> {
  await press("Use the camera");
  const take = await screen.findByRole("button", { name: "Take photograph" });
  await waitFor(() => {
    if (screen.queryByText("Starting the camera…")) throw new Error("There is no picture yet.");
  });
  await userEvent.click(take);
  await press("Use this photograph");
}

/** Gives a picture of a signature, with the section open, and uses it. */
export async function sign(): Promise<void> {
  await givePicture("sign");
  await press("Use this signature");
}

/** In pixels. In the section of an application, which has all parts, the last field takes the signature. */
const sizes = { photo: [840, 1080], sign: [400, 160], biometrics: [400, 160] } as const;

/** Gives a picture of a line on white as a file, with the section open. It has the usual size, and is not used yet. */
export async function givePicture(section: keyof typeof sizes): Promise<void> {
  const inputs = document.querySelectorAll<HTMLElement>(`[data-step=${section}] input[type=file]`);
  const input = [...inputs].at(-1);
  if (!input) throw new Error(`The section ${section} is not open.`);
  const [width, height] = sizes[section];
  const canvas = new OffscreenCanvas(width, height);
  const pen = canvas.getContext("2d");
  if (!pen) throw new Error("This browser draws nothing.");
  pen.fillStyle = "#ffffff";
  pen.fillRect(0, 0, width, height);
  pen.scale(width / 400, height / 160);
  pen.lineWidth = 4;
  pen.beginPath();
  pen.moveTo(40, 120);
  pen.bezierCurveTo(120, 10, 200, 150, 360, 60);
  pen.stroke();
  const picture = await canvas.convertToBlob({ type: "image/png" });
  await userEvent.upload(input, new File([picture], "picture.png", { type: "image/png" }));
  await screen.findByRole("button", { name: /^Use this (photograph|signature)$/ });
}
