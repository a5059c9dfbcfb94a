import type { OperationBody, OperationData } from "@id-desk/core";
import type { FakeHandlers } from "@id-desk/core/testing";
import { screen, waitFor, within } from "@testing-library/react";
import { expect } from "vitest";
import { userEvent } from "vitest/browser";
import { NewApplication, type NewApplicationProps } from "../applications/NewApplication/index.ts";
import {
  ResubmitApplication,
  type ResubmitApplicationProps,
} from "../applications/ResubmitApplication/index.ts";
import { createSimulatedCamera } from "./devices/simulated-camera.ts";
import { createSimulatedFingerprintReader } from "./devices/simulated-fingerprint-reader.ts";
import { type RenderScreenOptions, renderScreen } from "./render-screen.tsx";
import { createSubmissionServer, rightCode, type SubmissionServerOptions } from "./submission-server.ts";
import { createWedgeScanner } from "./wedge-scanner.ts";

/** Types codes as a scanner does. */
export const scanner = createWedgeScanner();

/** The ID number of the applicant. */
const applicantId = "A100101";

interface StageOptions<Props> extends SubmissionServerOptions, RenderScreenOptions {
  readonly handlers?: FakeHandlers;
  readonly props?: Partial<Props>;
}

const devices = () => ({
  camera: createSimulatedCamera(undefined, "head"),
  fingerprint: createSimulatedFingerprintReader(),
});

/** Shows the page on which an application is taken, over a registry that answers from memory. */
export function showNew({ handlers, props, ...options }: StageOptions<NewApplicationProps> = {}) {
  const desk = createSubmissionServer(options);
  const shown = renderScreen(<NewApplication autoFocusScan scanAnywhere {...props} />, {
    ...options,
    handlers: { ...desk.handlers, ...handlers },
    options: { devices: devices(), ...options.options },
  });
  return { ...shown, desk };
}

/** Shows the page on which a returned application is submitted again, and waits for the application. */
export async function openReturned({
  handlers,
  props,
  ...options
}: StageOptions<ResubmitApplicationProps> = {}) {
  const desk = createSubmissionServer(options);
  const shown = renderScreen(<ResubmitApplication applicationId={41} {...props} />, {
    ...options,
    handlers: { ...desk.handlers, ...handlers },
    options: { devices: devices(), ...options.options },
  });
  // The application is there, and what the registry asks for.
  await waitFor(() => {
    expect(document.querySelector("[aria-busy=true]")).toBeNull();
    const section = document.querySelector("[aria-current=step]");
    if (section) expect(section.querySelector("button, input")).not.toBeNull();
  });
  return { ...shown, desk };
}

/** Waits until a section is the open one. */
export async function findOpen(name: string | RegExp) {
  const heading = typeof name === "string" ? new RegExp(`^${name}`) : name;
  const region = await waitFor(() => {
    const found = screen.getByRole("region", { name: heading });
    expect(found.closest("[aria-current=step]")).not.toBeNull();
    return found;
  });
  return within(region);
}

/** The names of the sections that are open, by their order. */
export const openSections = (): (string | null)[] =>
  [...document.querySelectorAll("[data-step][aria-current=step]")].map((step) =>
    step.getAttribute("data-step"),
  );

/** Presses the button of this name, once it is there. */
export const press = async (name: string | RegExp) =>
  userEvent.click(await screen.findByRole("button", { name }));

/** Scans a card or types an ID number, and waits for the person. */
export async function find(code = applicantId) {
  (await screen.findByRole("textbox", { name: /^Scan the card or/ })).focus();
  scanner.scan(code);
  await screen.findByRole("complementary", { name: "The applicant" });
}

/** Finds the applicant, and says that the details match. */
export async function findAndMatch(code?: string) {
  await find(code);
  await userEvent.click(await screen.findByRole("checkbox", { name: /details match/ }));
  await press("Continue");
  return findOpen("Request");
}

/** Chooses what is applied for. */
export const chooseType = async (name: string | RegExp) =>
  userEvent.click(await screen.findByRole("radio", { name }));

/** Makes a document with its own content. */
export const createDocument = (name: string, content = name) =>
  new File([`%PDF-1.4 ${content}`], name, { type: "application/pdf" });

/** Gives a document for the slot of this label. */
export async function giveDocument(slot: string, file = createDocument(`${slot}.pdf`)) {
  const group = await screen.findByRole("group", { name: new RegExp(`^${slot}`) });
  const input = group.querySelector<HTMLElement>("input[type=file]");
  if (!input) throw new Error(`There is no field for a file in ${slot}.`);
  await userEvent.upload(input, file);
}

/** Sends the code to the registered phone, and types the one that is read out. */
export async function verifyPhone(code = rightCode) {
  await press("Send code");
  await tellCode(code);
}

/** Types a code that is read out. */
export async function tellCode(code: string) {
  await userEvent.fill(await screen.findByRole("textbox", { name: /^Code/ }), code);
  await userEvent.keyboard("{Enter}");
}

/** Fills in a renewal up to the review. Biometrics are left to the station. */
export async function fillRenewal() {
  await findAndMatch();
  await chooseType("Renewal");
  await press("Continue");
  await findOpen("Documents");
  await giveDocument("Payment slip");
  await findOpen("Biometrics");
  await press("Capture later");
  await findOpen("Phone");
  await verifyPhone();
  await findOpen("Review");
  await waitFor(() => expect(screen.getByRole("heading", { name: /^Review/ })).toHaveFocus());
}

/** Declares that all is true, and submits. */
export async function declareAndSubmit() {
  await userEvent.click(await screen.findByRole("checkbox", { name: /declares that all of it is true/ }));
  await press("Submit application");
}

/** Presses the button that opens a section that is done. */
export const edit = (section: string) => press(`Edit ${section}`);

/** The error that belongs to the field of this name. */
export function errorOf(field: HTMLElement): string {
  const ids = (field.getAttribute("aria-describedby") ?? "").split(" ");
  return ids.map((id) => document.getElementById(id)?.textContent ?? "").join(" ");
}

type ListedDraft = OperationData<"listDrafts">["drafts"][number];
type Content = OperationBody<"saveDraft">["content"];

/** A draft of a renewal, as the page keeps it. */
export const createDraft = (content: Content = {}, change: Partial<ListedDraft> = {}): ListedDraft => ({
  draft: "draft-of-a-renewal-1",
  version: 3,
  saved_at: "2026-11-18T09:05:00Z",
  id_number: applicantId,
  content: { values: { type: "renewal", notes: "Kept notes" }, documents: {}, explanations: {}, ...content },
  ...change,
});
