import type { Issuance } from "@id-desk/core";
import { createCollector, createOtp, type FakeHandlers } from "@id-desk/core/testing";
import { screen, waitFor, within } from "@testing-library/react";
import { expect } from "vitest";
import { userEvent } from "vitest/browser";
import { NewIssuance } from "../issuance/NewIssuance/NewIssuance.tsx";
import { createIssuanceServer } from "./issuance-server.ts";
import { renderScreen } from "./render-screen.tsx";
import type { TestRegistryOptions } from "./stage.tsx";
import { createWedgeScanner } from "./wedge-scanner.ts";

/** The card at the counter in the tests of this screen. */
export const serial = "SN0000101";

/** Types codes as a scanner does. */
export const scanner = createWedgeScanner();

/** A hand-over whose owner is verified and whose card was scanned. */
export const verifiedOwner = {
  collector: createCollector(),
  otp: createOtp({ verified_at: "2026-11-19T09:06:00Z" }),
  status: "otp_verified",
  otp_token: "tHJ3Yd8mQ0u1oWq2",
  card_verified_at: "2026-11-19T09:08:00Z",
} as const;

/** Shows the counter over a registry with one card. */
export function showCounter(
  change: Partial<Issuance> = {},
  handlers: FakeHandlers = {},
  options: Omit<TestRegistryOptions, "handlers"> = {},
) {
  const desk = createIssuanceServer(change);
  const shown = renderScreen(<NewIssuance autoFocusScan scanAnywhere />, {
    ...options,
    handlers: { ...desk.handlers, ...handlers },
  });
  return { ...shown, desk };
}

/** Waits until a section is the open one. */
export async function findStep(name: RegExp) {
  await waitFor(() =>
    expect(screen.getByRole("region", { name }).closest("[aria-current=step]")).not.toBeNull(),
  );
  return within(screen.getByRole("region", { name }));
}

/** Scans the card, and waits until it is there. */
export async function find(code = serial) {
  const field = await screen.findByRole("textbox", { name: /^Scan the card or/ });
  field.focus();
  scanner.scan(code);
  await screen.findByRole("complementary");
}

/** Presses a button once it is there. */
export async function press(name: string | RegExp) {
  await userEvent.click(await screen.findByRole("button", { name }));
}

/** Says that the photo on the card is of the person, and goes on. */
export async function confirmPhoto() {
  await userEvent.click(await screen.findByRole("checkbox", { name: /^Photo/ }));
  await press("Continue");
}
