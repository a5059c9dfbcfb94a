import { type FakeHandlers, reply, writeZone } from "@id-desk/core/testing";
import { screen, within } from "@testing-library/react";
import { userEvent } from "vitest/browser";
import { Xpat, type XpatProps } from "../../xpat/Xpat/index.ts";
import { createSimulatedCamera } from "../devices/simulated-camera.ts";
import { createSimulatedFingerprintReader } from "../devices/simulated-fingerprint-reader.ts";
import { type RenderScreenOptions, renderScreen } from "../render-screen.tsx";
import { findOpen } from "../stage-submission.tsx";
import { createWedgeScanner } from "../wedge-scanner.ts";
import { exampleCountries } from "./example-xpat.ts";
import { createXpatServer, type XpatServerOptions } from "./xpat-server.ts";

export { findOpen };

/** Types codes as a scanner does. */
export const passportScanner = createWedgeScanner();

interface StageOptions extends XpatServerOptions, RenderScreenOptions {
  readonly handlers?: FakeHandlers;
  readonly props?: Partial<XpatProps>;
}

const codes: Readonly<Record<string, string>> = { Bangladesh: "BGD", India: "IND", Nepal: "NPL" };

const codedCountries = exampleCountries.map((country) => {
  const alpha3 = codes[country.name];
  return { ...country, ...(alpha3 && { alpha3 }) };
});

/** Shows the page on which an interaction is recorded, over a registry that answers from memory. */
export function showXpat({ handlers, props, ...options }: StageOptions = {}) {
  const desk = createXpatServer(options);
  const shown = renderScreen(<Xpat autoFocusScan scanAnywhere {...props} />, {
    ...options,
    handlers: {
      ...desk.handlers,
      listCountries: () => reply(200, { countries: codedCountries }),
      ...handlers,
    },
    options: {
      devices: {
        camera: createSimulatedCamera(undefined, "head"),
        fingerprint: createSimulatedFingerprintReader(),
      },
      ...options.options,
    },
  });
  return { ...shown, desk };
}

/** The field that finds somebody. */
export const findField = () => screen.findByRole("textbox", { name: /^Scan the passport/ });

/** Scans the zone of a passport, each line with an Enter of its own. */
export async function scanPassport(zone: Parameters<typeof writeZone>[0] = {}): Promise<void> {
  (await findField()).focus();
  for (const line of writeZone(zone)) passportScanner.scan(line);
}

/** Types into the find field, and presses Enter. */
export async function find(text: string): Promise<void> {
  await userEvent.fill(await findField(), text);
  await userEvent.keyboard("{Enter}");
}

/** Presses the button of this name, once it is there. */
export const press = async (name: string | RegExp) =>
  userEvent.click(await screen.findByRole("button", { name }));

/** Chooses a radio button of this name, once it is there. */
export const choose = async (name: string | RegExp) =>
  userEvent.click(await screen.findByRole("radio", { name }));

/** Chooses an option of a searchable list. */
export async function chooseOption(field: RegExp, option: string): Promise<void> {
  await userEvent.fill(await screen.findByRole("combobox", { name: field }), option);
  await userEvent.click(await screen.findByRole("option", { name: new RegExp(option) }));
}

/** The questions of identity, in their order. */
const questions = [
  /^(Is this the person|Was a photograph)/,
  /^Is the name/,
  /^(Is the|Was a) passport number/,
  /^(Is|Was) the country/,
] as const;

/** Answers the questions of identity: yes, but for those that are named. */
export async function answer(no: readonly number[] = []): Promise<void> {
  for (const [at, question] of questions.entries()) {
    const group = within(await screen.findByRole("radiogroup", { name: question }));
    await userEvent.click(group.getByRole("radio", { name: no.includes(at) ? "No" : "Yes" }));
  }
  await press("Continue");
}

/** Records that everything agrees with a known worker. */
export async function recordKnown(): Promise<void> {
  await scanPassport();
  await answer();
  await choose(/^Same as permit/);
  await press("Continue");
  await findOpen("Biometrics");
  await press("Continue");
  await findOpen("Review");
  await press("Save interaction");
  await screen.findByText(/^The interaction with .* is saved/);
}
