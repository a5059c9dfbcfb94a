import type { FakeHandlers } from "@id-desk/core/testing";
import { type ReactNode, useState } from "react";
import { userEvent, waitFor, within } from "storybook/test";
import { createSimulatedCamera } from "./devices/simulated-camera.ts";
import { createSimulatedFingerprintReader } from "./devices/simulated-fingerprint-reader.ts";
import { createTestRegistry, Stage } from "./stage.tsx";
import { createSubmissionServer, oneFinger, type SubmissionServerOptions } from "./submission-server.ts";

/** How the desk of a story differs from the usual one. */
export interface SubmissionStory extends SubmissionServerOptions {
  readonly handlers?: FakeHandlers;
  readonly readOnly?: boolean;
  readonly colorScheme?: "light" | "dark";
  readonly direction?: "ltr" | "rtl";
  /** Of the window, in pixels. */
  readonly width?: number;
}

const fees = [
  { code: "renewal", label: "Renewal", amount: 100, currency: "MVR" },
  { code: "lost", label: "Lost card", amount: 500, currency: "MVR" },
];

/** Shows a page of applications in a story, over a registry that answers from memory. */
export function SubmissionDesk({
  handlers,
  colorScheme = "light",
  direction = "ltr",
  width,
  children,
  ...options
}: SubmissionStory & { readonly children: ReactNode }) {
  const [stage] = useState(() => {
    const { settings = { ...oneFinger, fees } } = options;
    const { handlers: answers } = createSubmissionServer({ ...options, settings });
    return createTestRegistry({
      handlers: { ...answers, ...handlers },
      options: {
        devices: {
          camera: createSimulatedCamera(undefined, "head"),
          fingerprint: createSimulatedFingerprintReader(),
        },
      },
    });
  });
  return (
    <Stage stage={stage} colorScheme={colorScheme} direction={direction}>
      <main style={{ padding: width ? 12 : 24, ...(width && { inlineSize: width }) }}>{children}</main>
    </Stage>
  );
}

const body = within(document.body);

type Act = () => Promise<unknown>;

/** Plays what staff do, one after the other. */
export const play =
  (...acts: readonly Act[]) =>
  async (): Promise<void> => {
    for (const act of acts) await act();
  };
/** Presses a button. */
export const press = (name: string | RegExp) => async () =>
  userEvent.click(await body.findByRole("button", { name }));
/** Chooses a radio button. */
export const choose = (name: string | RegExp) => async () =>
  userEvent.click(await body.findByRole("radio", { name }));
/** Ticks a checkbox. */
export const tick = (name: RegExp) => async () =>
  userEvent.click(await body.findByRole("checkbox", { name }));
/** Types into a field. */
export const type = (name: RegExp, text: string) => async () =>
  userEvent.type(await body.findByRole("textbox", { name }), text);
/** Chooses an option. */
export const pick = (name: RegExp, option: string) => async () =>
  userEvent.selectOptions(await body.findByRole("combobox", { name }), option);
/** Waits for a text. */
export const see = (text: string | RegExp) => () => body.findAllByText(text);
/** Waits until a section is the open one and its content is there. */
export const open = (section: string) => () =>
  waitFor(() => {
    const region = body.getByRole("region", { name: new RegExp(`^${section} – open`) });
    if (!region.querySelector("button")) throw new Error(`The section ${section} is not there yet.`);
  });
/** Gives a file for the slot of this label. */
export const give =
  (slot: string, content = slot) =>
  async () => {
    const group = await body.findByRole("group", { name: new RegExp(`^${slot}`) });
    const input = group.querySelector<HTMLInputElement>("input[type=file]");
    if (!input) throw new Error(`There is no field for a file in ${slot}.`);
    const file = new File([`%PDF-1.4 ${content}`], `${slot}.pdf`, { type: "application/pdf" });
    await userEvent.upload(input, file);
  };
