import {
  createCollectedIssuance,
  createCompletedIssuance,
  createUser,
  headOffice,
} from "@id-desk/core/testing";
import { act, render, screen, waitFor, within } from "@testing-library/react";
import { beforeEach, expect, test } from "vitest";
import { page, userEvent } from "vitest/browser";
import { useSession } from "../../runtime/registry/registry-context.ts";
import { createIssuanceServer } from "../../testing/issuance-server.ts";
import { createTestRegistry, Stage } from "../../testing/stage.tsx";
import {
  confirmPhoto,
  find,
  findStep,
  press,
  scanner,
  showCounter,
  verifiedOwner,
} from "../../testing/stage-counter.tsx";
import { NewIssuance } from "./NewIssuance.tsx";

beforeEach(() => page.viewport(1366, 768));

test("The proof is taken right after the hand-over, and the next card can be scanned at once [CALL-41]", async () => {
  const { server } = showCounter(verifiedOwner);
  await find();
  await confirmPhoto();
  await press("Hand over card");
  await screen.findByText(/was handed over to Mohamed Naseer/);
  const step = await findStep(/^Hand over/);
  await press("Save proof");
  expect(server.callsOf("completeIssuance")).toHaveLength(0);
  await userEvent.click(step.getByRole("checkbox", { name: /^No fingerprint/ }));
  const why = await step.findByRole("combobox", { name: /^Why there is no/ });
  // Nobody has been asked for it yet.
  expect(why).not.toHaveAttribute("aria-invalid", "true");
  await press("Save proof");
  expect(why).toHaveAttribute("aria-invalid", "true");
  await userEvent.selectOptions(why, "device_failed");
  await userEvent.click(step.getByRole("checkbox", { name: /paper|receipt/i }));
  await waitFor(() => expect(document.querySelectorAll("input[type=file]").length).toBeGreaterThan(0));
  const inputs = [...document.querySelectorAll<HTMLInputElement>("input[type=file]")];
  const file = new File(["%PDF-1.4 receipt"], "receipt.pdf", { type: "application/pdf" });
  await userEvent.upload(inputs.at(-1) as HTMLInputElement, file);
  await screen.findAllByText(/receipt\.pdf/);
  await press("Save proof");
  await screen.findByText(/^The hand-over of/);
  const body = server.callsOf("completeIssuance")[0]?.body as unknown as FormData;
  expect(JSON.parse(String(body.get("data")))).toMatchObject({
    card_id: 101,
    thumb_missing_reason: "device_failed",
    document_path: "documents/4f1c2a9e",
  });
  await waitFor(() => expect(document.activeElement).not.toBe(document.body));
  scanner.scan("SN0000101");
  await waitFor(() => expect(server.callsOf("loadIssuance")).toHaveLength(2));
});

test("A hand-over that is complete leads to its record, its receipt and the next card", async () => {
  const { destinations } = showCounter(createCompletedIssuance());
  await find();
  await screen.findByText(/was handed over to Mohamed Naseer on/);
  expect(screen.queryByRole("button", { name: "Save proof" })).toBeNull();
  await userEvent.click(screen.getByRole("link", { name: "Open record" }));
  expect(destinations).toEqual([{ screen: "Issuances", state: { cardId: 101 } }]);
});

test("A proof that is left for later is asked about before the next card", async () => {
  showCounter(createCollectedIssuance());
  await find();
  await press("Save proof");
  await findStep(/^Hand over/);
  await press("New issuance");
  await screen.findByRole("alertdialog", { name: "Begin with another card?" });
  await press("Begin with another card");
  await findStep(/^Find the card/);
});

/** A host that shows the page to who is signed in, and a sign-in in its place to nobody. */
function Host() {
  return useSession().status === "signedIn" ? <NewIssuance autoFocusScan /> : <h1>Sign in</h1>;
}

test("A proof that a session's end interrupts goes on with the card and with what was typed [R9]", async () => {
  const stage = createTestRegistry({ handlers: createIssuanceServer(createCollectedIssuance()).handlers });
  render(
    <Stage stage={stage}>
      <Host />
    </Stage>,
  );
  await find();
  await press("Save proof");
  await userEvent.click(await screen.findByRole("checkbox", { name: /^No fingerprint/ }));
  const reason = () => screen.findByRole<HTMLSelectElement>("combobox", { name: /^Why there is no/ });
  const notes = () => screen.findByRole<HTMLTextAreaElement>("textbox", { name: /^Notes on that/ });
  await userEvent.selectOptions(await reason(), "device_failed");
  await userEvent.fill(await notes(), "Waits for the technician");
  act(() => stage.registry.session.clear("expired"));
  await screen.findByRole("heading", { name: "Sign in" });
  expect(document.body.innerHTML).not.toContain("technician");

  act(() => stage.registry.session.set({ user: createUser(), center: headOffice, csrf: "next" }));
  await screen.findByText("What you had typed before you were signed out is here again.");
  expect((await reason()).value).toBe("device_failed");
  expect((await notes()).value).toBe("Waits for the technician");
  expect(stage.server.callsOf("loadIssuance").at(-1)?.body).toMatchObject({ serial_number: "SN0000101" });
});

test("What was checked before a hand-over is no fault of it afterwards", async () => {
  const message = "This card has already been handed over.";
  showCounter(createCollectedIssuance({ checks: [{ code: "not_collected", ok: false, message }] }));
  await find();
  await screen.findByText(/was handed over to Mohamed Naseer on/);
  const panel = within(screen.getByRole("complementary", { name: "The card and its owner" }));
  expect(panel.queryByText(message)).toBeNull();
  expect(panel.queryByRole("heading", { name: "Checks" })).toBeNull();
});
