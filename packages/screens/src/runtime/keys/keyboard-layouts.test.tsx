import { createBatch, createCollector, createOtp, createUser, foreignLayouts } from "@id-desk/core/testing";
import { act, screen, waitFor } from "@testing-library/react";
import { beforeEach, expect, test } from "vitest";
import { page, userEvent } from "vitest/browser";
import { DispatchReceivingBatch } from "../../dispatch/DispatchReceivingBatch/DispatchReceivingBatch.tsx";
import { createBatchServer, createCards, serialOf } from "../../testing/batch-server.ts";
import { ExampleShell } from "../../testing/ExampleShell.tsx";
import { renderScreen } from "../../testing/render-screen.tsx";
import { findStep, serial, showCounter, verifiedOwner } from "../../testing/stage-counter.tsx";
import { findRow, showSending } from "../../testing/stage-sending.tsx";
import { createWedgeScanner } from "../../testing/wedge-scanner.ts";

beforeEach(() => page.viewport(1366, 768));

const { scan } = createWedgeScanner({ layout: "dhivehi" });

/** Scans into a form: only a real Enter sends it off. */
async function scanIntoForm(code: string) {
  createWedgeScanner({ layout: "french", suffix: "none" }).scan(code);
  await userEvent.keyboard("{Enter}");
}

test.each(foreignLayouts)(
  "A card at the counter is found, and compared with its hand-over, under a keyboard layout that is %s",
  async (layout) => {
    const scanner = createWedgeScanner({ layout });
    const { server } = showCounter({ ...verifiedOwner, card_verified_at: null });
    const field = await screen.findByRole("textbox", { name: /^Scan the card or/ });
    act(() => field.focus());
    scanner.scan(`A100101|${serial}|1990-02-28|standard`);
    await findStep(/^Check the card in hand/);
    act(() => screen.getByRole("textbox", { name: /^Scan the card in/ }).focus());
    scanner.scan(serial);
    await waitFor(() => expect(server.callsOf("verifyCard").at(-1)?.body).toEqual({ serial_number: serial }));
    await waitFor(() => expect(screen.queryByRole("textbox", { name: /^Scan the card in/ })).toBeNull());
    expect(server.callsOf("loadIssuance").map(({ body }) => body)).toMatchObject([{ serial_number: serial }]);
  },
);

test("A card that is scanned on a button at the counter, where no field takes it, is the one that is handed over", async () => {
  const { server } = showCounter({ collector: createCollector(), otp: createOtp(), status: "otp_sent" });
  const field = await screen.findByRole("textbox", { name: /^Scan the card or/ });
  act(() => field.focus());
  scan(serial);
  const step = await findStep(/^Verify by one-time password/);
  await waitFor(() => expect(step.getByRole("textbox", { name: /^Code/ })).toHaveFocus());
  act(() => step.getByRole("button", { name: "Verify code" }).focus());
  scan(serial);
  await waitFor(() =>
    expect(server.callsOf("verifyCard").map(({ body }) => body)).toEqual([{ serial_number: serial }]),
  );
});

test("A packet is found by its barcode on a list", async () => {
  const { destinations } = showSending();
  await findRow("DB-2026-000903");
  act(() => screen.getByRole("textbox", { name: "Batch no." }).focus());
  await scanIntoForm("DB-2026-000704");
  await waitFor(() =>
    expect(destinations).toEqual([{ screen: "DispatchSendingBatch", params: { batchId: 704 } }]),
  );
});

test("A card that is scanned into the count of a packet is taken as a card", async () => {
  const cards = createCards(3, { line_status: "in_transit" });
  const batch = createBatch({ status: "dispatched", cards, seal_no: null });
  const { handlers } = createBatchServer(batch, { extensions: ["packing"] });
  const { server } = renderScreen(<DispatchReceivingBatch batchId={12} />, { handlers });
  const field = await screen.findByRole("textbox", { name: "How many cards are inside?" });
  act(() => field.focus());
  await scanIntoForm(serialOf(3));
  await waitFor(() =>
    expect(server.callsOf("receiveCard").map(({ body }) => body.data.serial_number)).toEqual([serialOf(3)]),
  );
});

test("An ID number is searched for from the top bar", async () => {
  const { destinations } = renderScreen(<ExampleShell />, {
    session: { user: createUser({ temp_full_access: true }) },
  });
  act(() => screen.getByRole("searchbox", { name: "ID number" }).focus());
  await scanIntoForm("A123456");
  expect(destinations).toEqual([{ screen: "ApplicationStatus", params: { idNumber: "A123456" } }]);
});

test("What the registry's scanners type before each code is taken off wherever it is scanned", async () => {
  const { server } = showCounter({}, {}, { options: { devices: { scanPrefix: "~R:" } } });
  const field = await screen.findByRole("textbox", { name: /^Scan the card or/ });
  act(() => field.focus());
  createWedgeScanner().scan(`~R:${serial}`);
  await waitFor(() =>
    expect(server.callsOf("loadIssuance").at(-1)?.body).toMatchObject({ serial_number: serial }),
  );
});
