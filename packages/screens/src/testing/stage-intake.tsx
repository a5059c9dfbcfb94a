import { screen, waitFor } from "@testing-library/react";
import { userEvent } from "vitest/browser";
import { NewApplication, type NewApplicationProps } from "../applications/NewApplication/index.ts";
import { applicationCode, createIntakeServer, type IntakeServerOptions } from "./intake-server.ts";
import { type RenderScreenOptions, renderScreen } from "./render-screen.tsx";
import { createSimulatedCamera } from "./simulated-camera.ts";

/** Opens the page on which an application is taken. */
export function openIntake({
  status,
  before,
  extensions,
  drafts,
  refusals,
  handlers,
  props,
  ...options
}: IntakeServerOptions & RenderScreenOptions & { readonly props?: Partial<NewApplicationProps> } = {}) {
  const intake = createIntakeServer({
    ...(status && { status }),
    ...(before && { before }),
    ...(extensions && { extensions }),
    ...(drafts && { drafts }),
    ...(refusals && { refusals }),
  });
  const shown = renderScreen(<NewApplication autoFocusScan {...props} />, {
    handlers: { ...intake.handlers, ...handlers },
    options: { devices: { camera: createSimulatedCamera(undefined, "head") } },
    ...options,
  });
  return { ...shown, intake };
}

/** The section that is open, by its heading. */
export const openSection = () =>
  document.querySelector('[aria-current="step"]')?.getAttribute("data-step") ?? undefined;

/** Waits until a section is open. */
export const waitForSection = (step: string) =>
  waitFor(() => {
    if (openSection() !== step) throw new Error(`${openSection()} is open, and not ${step}.`);
  });

/** Presses the button of this name, once it is there. */
export const press = async (name: string | RegExp) =>
  userEvent.click(await screen.findByRole("button", { name }));

/** Types an ID number and presses Enter. */
export async function find(idNumber = "A100101"): Promise<void> {
  const field = await screen.findByRole("textbox", { name: /^Scan/ });
  await userEvent.clear(field);
  await userEvent.type(field, `${idNumber}{Enter}`);
}

/** Finds the applicant, and says that the details match. */
export async function meet(idNumber?: string): Promise<void> {
  await find(idNumber);
  await userEvent.click(await screen.findByRole("checkbox", { name: /details match/ }));
  await press("Continue");
  await waitForSection("request");
}

/** Gives a file for the first slot that has none, or for the slot of this place. */
export async function giveFile(name = "slip.jpg", { place = 0, text = name } = {}): Promise<void> {
  await waitFor(() => {
    const inputs = document.querySelectorAll<HTMLElement>("[data-step=documents] input[type=file]");
    if (inputs.length <= place) throw new Error("There is no slot.");
  });
  const input = document.querySelectorAll<HTMLElement>("[data-step=documents] input[type=file]")[place];
  if (input) await userEvent.upload(input, new File([text], name, { type: "image/jpeg" }));
}

/** Sends a code, and reads it out. */
export async function verify(code = applicationCode): Promise<void> {
  await press("Send code");
  await userEvent.type(await screen.findByRole("textbox", { name: /^Code/ }), code);
  await press("Verify code");
}

/** Takes a renewal as far as the review. */
export async function renew(): Promise<void> {
  await meet();
  await press("Continue");
  await waitForSection("documents");
  await giveFile();
  await waitForSection("biometrics");
  await press("Use these");
  await waitForSection("phone");
  await verify();
  await waitForSection("review");
}

/** Declares, and submits. */
export async function submit(): Promise<void> {
  await userEvent.click(screen.getByRole("checkbox", { name: /declares/ }));
  await press("Submit application");
}
