import type { Issuance } from "@id-desk/core";
import { createCollector, createIssuance, createIssuanceCard, createOtp, reply } from "@id-desk/core/testing";
import { screen, waitFor } from "@testing-library/react";
import { beforeEach, describe, expect, test } from "vitest";
import { page, userEvent } from "vitest/browser";
import { goodCode } from "../../testing/issuance-server.ts";
import { find, findStep, press, scanner, showCounter, verifiedOwner } from "../../testing/stage-counter.tsx";

beforeEach(() => page.viewport(1366, 768));

const nextSerial = "SN0000102";
const sent = { collector: createCollector(), otp: createOtp(), status: "otp_sent" } as const;

/** Shows the counter over a registry with a second card, for what comes of the first. */
function showTwoCards(
  first: Partial<Issuance>,
  next: Partial<Issuance>,
  handlers: Parameters<typeof showCounter>[1] = {},
) {
  const other = createIssuance({ card: createIssuanceCard({ id: 102, serial_number: nextSerial }), ...next });
  const shown = showCounter(first, {
    loadIssuance: ({ body }) =>
      reply(200, { issuance: body.serial_number === nextSerial ? other : shown.desk.read() }),
    ...handlers,
  });
  return shown;
}

async function goToNext(): Promise<void> {
  await press("Another card");
  const field = await screen.findByRole("textbox", { name: /^Scan the card or/ });
  await waitFor(() => expect(document.activeElement).toBe(field));
  scanner.scan(nextSerial);
  await screen.findByRole("complementary");
}

describe("The card after another one", () => {
  test("takes its code although the codes of the one before are locked", async () => {
    const { server } = showTwoCards(sent, sent);
    await find();
    for (const tries of [1, 2, 3, 4, 5]) {
      await userEvent.fill(await screen.findByRole("textbox", { name: /^Code/ }), "111111");
      await userEvent.keyboard("{Enter}");
      await waitFor(() => expect(server.callsOf("verifyCollectorOtp")).toHaveLength(tries));
    }
    await waitFor(() => expect(screen.queryByRole("textbox", { name: /^Code/ })).toBeNull());
    await goToNext();
    await screen.findByRole("textbox", { name: /^Code/ });
    await screen.findByText(/5 tries left/);
    expect(screen.queryByText(/^Try again in/)).toBeNull();
  });

  test("is looked for as well where it is scanned before the first was found, and stays", async () => {
    const answered = Promise.withResolvers<void>();
    const { server } = showCounter(
      {},
      {
        async loadIssuance({ body: { serial_number = "" } }) {
          if (serial_number !== nextSerial) await answered.promise;
          const card = createIssuanceCard({ id: Number(serial_number.slice(-3)), serial_number });
          return reply(200, { issuance: createIssuance({ card }) });
        },
      },
    );
    (await screen.findByRole("textbox", { name: /^Scan the card or/ })).focus();
    for (const code of ["SN0000101", "SN0000555", nextSerial]) scanner.scan(code);
    answered.resolve();
    await waitFor(() => expect(screen.getByRole("complementary").textContent).toContain("0102"));
    const asked = server.callsOf("loadIssuance").map(({ body }) => body.serial_number);
    expect(asked).toEqual(["SN0000101", nextSerial]);
  });

  test("neither waits for what was asked about the one before nor is told of it [R17]", async () => {
    const answered = Promise.withResolvers<void>();
    const { server } = showTwoCards(
      {},
      {},
      {
        async checkCollector({ body }) {
          if (body.card_id === 102) return reply(200, { collector: createCollector() });
          await answered.promise;
          return reply(200, { collector: createCollector({ type: "family", name: "Aminath Naseer" }) });
        },
        sendCollectorOtp: () => reply(200, { otp: createOtp() }),
      },
    );
    await find();
    await press("Continue with the owner");
    await goToNext();
    await press("Continue with the owner");
    await findStep(/^Verify by one-time password/);
    expect(server.callsOf("checkCollector").map(({ body }) => body.card_id)).toEqual([101, 102]);
    answered.resolve();
    await press("Send code");
    await screen.findByText(/^A code was sent to/);
    await screen.findByText("Mohamed Naseer, the owner");
  });

  test("is not verified by the code of the one before", async () => {
    const answered = Promise.withResolvers<void>();
    const { server } = showTwoCards(
      sent,
      { collector: createCollector() },
      {
        verifyCollectorOtp: async () => {
          await answered.promise;
          return reply(200, { otp_token: "tHJ3Yd8mQ0u1oWq2", verified_at: "2026-11-19T09:06:00Z" });
        },
      },
    );
    await find();
    await userEvent.fill(await screen.findByRole("textbox", { name: /^Code/ }), goodCode);
    await userEvent.keyboard("{Enter}");
    await waitFor(() => expect(server.callsOf("verifyCollectorOtp")).toHaveLength(1));
    await goToNext();
    answered.resolve();
    await findStep(/^Verify by one-time password/);
    await press("Send code");
    await waitFor(() => expect(server.callsOf("sendCollectorOtp")).toHaveLength(1));
    expect(screen.queryByText(/^Verified/)).toBeNull();
  });
});

test("Somebody else at the counter is looked at anew, with a letter and a number of their own", async () => {
  const authorised = createCollector({
    type: "authorised",
    id_number: "A100107",
    name: "Ali Rasheed",
    requires_document: true,
    document_type: "authorisation_letter",
  });
  showCounter({ ...verifiedOwner, collector: authorised });
  await find();
  await findStep(/^Collector/);
  const input = () => document.querySelector<HTMLInputElement>("input[type=file]") as HTMLInputElement;
  await waitFor(() => expect(input()).not.toBeNull());
  await userEvent.upload(input(), new File(["%PDF-1.4 letter"], "letter.pdf", { type: "application/pdf" }));
  await findStep(/^Check the card in hand/);
  await userEvent.click(await screen.findByRole("checkbox", { name: /^The person in front of me is Ali/ }));
  await press("Continue");
  await findStep(/^Hand over/);

  await press("Edit: Collector");
  await press("Check somebody else");
  await userEvent.click(await screen.findByRole("radio", { name: "Authorised person" }));
  await userEvent.fill(screen.getByRole("textbox", { name: /^ID number/ }), "A100102");
  await press("Check collector");
  await screen.findByText("Aminath Naseer may collect the card.");
  await waitFor(() => expect(input()).not.toBeNull());
  expect(screen.queryByText(/letter\.pdf/)).toBeNull();
  await userEvent.upload(input(), new File(["%PDF-1.4 another"], "hers.pdf", { type: "application/pdf" }));
  await findStep(/^Verify by one-time password/);
  await press("Send code");
  await userEvent.fill(await screen.findByRole("textbox", { name: /^Code/ }), goodCode);
  await userEvent.keyboard("{Enter}");
  await findStep(/^Check the card in hand/);
  const look = await screen.findByRole<HTMLInputElement>("checkbox", {
    name: /^The person in front of me is Aminath/,
  });
  expect(look.checked).toBe(false);
});
