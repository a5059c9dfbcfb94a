import { createCollector, createOtp, reply } from "@id-desk/core/testing";
import { screen, waitFor, within } from "@testing-library/react";
import { beforeEach, describe, expect, test } from "vitest";
import { page, userEvent } from "vitest/browser";
import { hearPage } from "../../testing/hear-page.ts";
import {
  confirmPhoto,
  find,
  findStep,
  press,
  scanner,
  showCounter,
  verifiedOwner,
} from "../../testing/stage-counter.tsx";

beforeEach(() => page.viewport(1366, 768));

const sent = { collector: createCollector(), otp: createOtp(), status: "otp_sent" } as const;

describe("Each event is one message", () => {
  test("a card that was handed over, although its proof is asked for at once", async () => {
    showCounter(verifiedOwner);
    await find();
    await confirmPhoto();
    await screen.findByRole("button", { name: "Hand over card" });
    const said = hearPage();
    await press("Hand over card");
    await screen.findByRole("button", { name: "Use a picture" });
    await screen.findByText("Sign here");
    expect(said).toEqual([expect.stringMatching(/^Card SN0000101 was handed over to .*Now take the proof/)]);
  });

  test("a wrong code", async () => {
    showCounter(sent);
    await find();
    const field = await screen.findByRole("textbox", { name: /^Code/ });
    const said = hearPage();
    await userEvent.fill(field, "111111");
    await userEvent.keyboard("{Enter}");
    await screen.findAllByText("Otp is not valid.");
    expect(said).toEqual(["Otp is not valid."]);
  });

  test("a card that is another one, and one without a serial number", async () => {
    showCounter({ ...verifiedOwner, card_verified_at: null });
    await find();
    await findStep(/^Check the card in hand/);
    const said = hearPage();
    scanner.scan("SN0000999");
    await screen.findByText("In your hand");
    expect(said).toEqual(["Checking the card…", expect.stringMatching(/^Serial number does not match\./)]);
    scanner.scan("nonsense");
    await screen.findByText("Scan the serial number of the card itself.");
    expect(said.slice(2)).toEqual([expect.stringMatching(/^Scan the serial number of the card itself\./)]);
  });

  test("a code that is no number of a card, each time that it is scanned", async () => {
    showCounter();
    await screen.findByRole("textbox", { name: /^Scan the card or/ });
    const said = hearPage();
    scanner.scan("nonsense");
    await screen.findByText(/^This is no serial number/);
    const [first] = screen.getAllByRole("alert");
    scanner.scan("nonsense");
    await waitFor(() => expect(first?.isConnected).toBe(false));
    expect(said[0]).toMatch(/^This is no serial number/);
  });
});

describe("The focus goes on where a press takes its own button away", () => {
  const focused = () => document.activeElement;
  const getSettings = () => {
    const issuance = {
      collector_types: [],
      document_types: [],
      return_reasons: [],
      thumb_missing_reasons: [],
    };
    return reply(200, { configs: { issuance: { ...issuance, alternative_check: true } } });
  };

  test("to the supervisor's name after “No code can reach the collector”, and back to the code", async () => {
    showCounter(sent, { getSettings });
    await find();
    await press("No code can reach the collector");
    const name = await screen.findByRole("textbox", { name: /^Username/ });
    await waitFor(() => expect(focused()).toBe(name));
    await press("Use a code instead");
    const code = await screen.findByRole("textbox", { name: /^Code/ });
    await waitFor(() => expect(focused()).toBe(code));
  });

  test("to the choice of the number where no code was sent yet", async () => {
    showCounter({ collector: createCollector() }, { getSettings });
    await find();
    await press("No code can reach the collector");
    await press("Use a code instead");
    const number = await screen.findByRole("radio", { name: /^Registered number/ });
    await waitFor(() => expect(focused()).toBe(number));
  });

  test("to the field of the scan after “Scan again”", async () => {
    showCounter(verifiedOwner);
    await find();
    await press("Scan again");
    const field = await screen.findByRole("textbox", { name: "Scan the card in your hand" });
    await waitFor(() => expect(focused()).toBe(field));
  });

  test("to the choice of the collector after “Check somebody else”", async () => {
    const brings = {
      type: "authorised",
      requires_document: true,
      document_type: "authorisation_letter",
    } as const;
    showCounter({ ...verifiedOwner, collector: createCollector(brings) });
    await find();
    await press("Check somebody else");
    const owner = await screen.findByRole("radio", { checked: true });
    await waitFor(() => expect(focused()).toBe(owner));
  });
});

test("Ticking that the photo matches leaves the section open until Continue is pressed", async () => {
  showCounter(verifiedOwner);
  await find();
  const box = await screen.findByRole("checkbox", { name: /^Photo/ });
  expect(screen.getByRole("button", { name: /^Continue/ })).toHaveAccessibleDescription(
    "Compare the photo first.",
  );
  await userEvent.click(box);
  expect(box.isConnected).toBe(true);
  expect(document.activeElement).toBe(box);
  await userEvent.keyboard("{Enter}");
  await findStep(/^Hand over/);
});

test("The checks of a card are passed or failed", async () => {
  showCounter();
  await find();
  await press(/checks passed$/);
  const checks = screen.getAllByRole("listitem").map(({ textContent }) => textContent ?? "");
  expect(checks.filter((text) => text.startsWith("passed: ")).length).toBeGreaterThan(0);
});

test("A card that is scanned under a dialog is not recorded, which is said there", async () => {
  const { server } = showCounter(verifiedOwner);
  await find();
  await press("Another card");
  const dialog = within(await screen.findByRole("alertdialog"));
  scanner.scan("SN0000999");
  expect(await dialog.findByRole("alert")).toHaveTextContent("Not recorded: close the dialog first.");
  expect(dialog.getByRole("button", { name: "Cancel" })).toHaveFocus();
  expect(server.callsOf("loadIssuance")).toHaveLength(1);
});
