import type { FakeHandlers } from "@id-desk/core/testing";
import { type ReactElement, useState } from "react";
import { userEvent, waitFor, within } from "storybook/test";
import { applicationCode, createIntakeServer, type IntakeServerOptions } from "./intake-server.ts";
import { createSimulatedCamera } from "./simulated-camera.ts";
import { createTestRegistry, Stage } from "./stage.tsx";

/** How a story of a page that submits applications differs from the usual one. */
export interface IntakeStory extends IntakeServerOptions {
  readonly handlers?: FakeHandlers;
  readonly readOnly?: boolean;
  readonly colorScheme?: "light" | "dark";
  readonly direction?: "ltr" | "rtl";
}

/** Shows a page over a registry that takes applications and answers from memory. */
export function IntakeStage({
  handlers,
  colorScheme = "light",
  direction = "ltr",
  draw,
  readOnly,
  ...options
}: IntakeStory & { readonly draw: (props: { readonly readOnly: boolean | undefined }) => ReactElement }) {
  const [stage] = useState(() =>
    createTestRegistry({
      handlers: { ...createIntakeServer(options).handlers, ...handlers },
      options: { devices: { camera: createSimulatedCamera(undefined, "head") } },
    }),
  );
  return (
    <Stage stage={stage} colorScheme={colorScheme} direction={direction}>
      <main style={{ padding: 24 }}>{draw({ readOnly })}</main>
    </Stage>
  );
}

const body = within(document.body);

/** Presses the buttons of these names, one after the other, each once it is there. */
export async function pressEach(...names: readonly (string | RegExp)[]): Promise<void> {
  for (const name of names) await userEvent.click(await body.findByRole("button", { name }));
}

/** Waits until a section is open and its work is there. */
export const showSection = (step: string) =>
  waitFor(() => {
    const section = document.querySelector(`[data-step=${step}][aria-current="step"]`);
    if (!section?.querySelector("button, input")) throw new Error(`The section ${step} is not open.`);
  });

/** Finds the applicant. */
export async function findApplicant(idNumber = "A100101"): Promise<void> {
  const field = await body.findByRole("textbox", { name: /^Scan/ });
  await userEvent.type(field, `${idNumber}{Enter}`);
}

/** Goes as far as the request. */
export async function showRequest(): Promise<void> {
  await findApplicant();
  await userEvent.click(await body.findByRole("checkbox", { name: /details match/ }));
  await pressEach("Continue");
  await showSection("request");
}

/** Goes as far as the documents of the type that is chosen from the start. */
export async function showDocuments(): Promise<void> {
  await showRequest();
  await pressEach("Continue");
  await showSection("documents");
}

/** Gives a file for each slot. */
export async function giveFiles(...names: readonly string[]): Promise<void> {
  for (const [place, name] of names.entries()) {
    await waitFor(() => {
      const inputs = document.querySelectorAll("[data-step=documents] input[type=file]");
      if (inputs.length <= place) throw new Error("There is no slot.");
    });
    const input = document.querySelectorAll<HTMLInputElement>("[data-step=documents] input[type=file]")[
      place
    ];
    if (input) await userEvent.upload(input, new File(["a scan"], name, { type: "image/jpeg" }));
  }
}

/** Goes as far as the biometrics. */
export async function showBiometrics(): Promise<void> {
  await showDocuments();
  await giveFiles("slip.jpg");
  await showSection("biometrics");
}

/** Goes as far as the phone. */
export async function showPhone(biometrics = "Use these"): Promise<void> {
  await showBiometrics();
  await pressEach(biometrics);
  await showSection("phone");
}

/** Goes as far as the review. */
export async function showReview(biometrics?: string): Promise<void> {
  await showPhone(biometrics);
  await pressEach("Send code");
  await userEvent.type(await body.findByRole("textbox", { name: /^Code/ }), `${applicationCode}{Enter}`);
  await showSection("review");
}

/** Submits. */
export async function submitApplication(biometrics?: string): Promise<void> {
  await showReview(biometrics);
  await userEvent.click(await body.findByRole("checkbox", { name: /declares/ }));
  await pressEach("Submit application");
}
