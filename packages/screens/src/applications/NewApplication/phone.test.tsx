import { createNetworkFailure, refuse } from "@id-desk/core/testing";
import { act, screen, waitFor } from "@testing-library/react";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { page, userEvent } from "vitest/browser";
import {
  declareAndSubmit,
  edit,
  errorOf,
  fillRenewal,
  findAndMatch,
  findOpen,
  giveDocument,
  openSections,
  press,
  showNew,
  tellCode,
  verifyPhone,
} from "../../testing/stage-submission.tsx";

beforeEach(() => page.viewport(1366, 900));
afterEach(() => void vi.useRealTimers());

/** Opens the phone's section of a renewal. */
async function openPhone(options: Parameters<typeof showNew>[0] = {}) {
  const shown = showNew(options);
  await findAndMatch();
  await userEvent.click(screen.getByRole("radio", { name: "Renewal" }));
  await press("Continue");
  await findOpen("Documents");
  await giveDocument("Payment slip");
  await findOpen("Biometrics");
  await press("Capture later");
  await findOpen("Phone");
  return shown;
}
const number = () => screen.findByRole("textbox", { name: /^Phone number/ });
const chooseOther = async () => userEvent.click(await screen.findByRole("radio", { name: "Another number" }));
const chooseReason = async () =>
  userEvent.selectOptions(screen.getByRole("combobox", { name: /^Reason/ }), "The number has changed");

describe("A code for the applicant", () => {
  test.each(["6123456", "712345", "71234567", "00", "0091 77 a", "+960 7712345"])(
    "does not go to %s, which is no phone number [VAL-08] [VAL-09]",
    async (text) => {
      const { server } = await openPhone();
      await chooseOther();
      await userEvent.fill(await number(), text);
      await chooseReason();
      await press("Send code");
      const field = await number();
      await waitFor(() => expect(errorOf(field)).toContain("Phone Number is not valid."));
      expect(server.callsOf("sendApplicationOtp")).toEqual([]);
    },
  );

  test.each([
    ["9771234", "9771234"],
    ["777 1234", "7771234"],
    ["0091 98765 43210", "00919876543210"],
  ])(
    "goes to %s with the reason, and the number is sent with the application [CALL-52] [CALL-53]",
    async (text, phone) => {
      const { server, desk } = await openPhone();
      await chooseOther();
      await userEvent.fill(await number(), text);
      await press("Send code");
      await screen.findByText("Reason is required.");
      await chooseReason();
      await verifyPhone();
      await findOpen("Review");
      await declareAndSubmit();
      await screen.findByText(/is saved\.$/);
      expect(server.callsOf("sendApplicationOtp")[0]?.body).toEqual({
        id_number: "A100101",
        phone,
        contact_reason: "number_changed",
      });
      expect(desk.submitted[0]).toMatchObject({ contact_phone: phone });
    },
  );

  test("without a registered phone goes to another number, which is sent with the application", async () => {
    const { desk } = await openPhone({ person: { has_phone: false, phone_masked: null } });
    await screen.findByText("No phone number of Mohamed Naseer is registered.");
    await userEvent.fill(await number(), "7771234");
    await chooseReason();
    await verifyPhone();
    await findOpen("Review");
    await declareAndSubmit();
    await screen.findByText(/is saved\.$/);
    expect(desk.submitted[0]).toMatchObject({ contact_phone: "7771234" });
  });

  test("that is wrong counts down, and the fifth one locks with the time to wait [CALL-52]", async () => {
    const { server } = await openPhone();
    await press("Send code");
    for (const left of ["4 tries left.", "3 tries left.", "2 tries left.", "1 try left."]) {
      await tellCode("111111");
      const field = await screen.findByRole("textbox", { name: /^Code/ });
      await waitFor(() => expect(errorOf(field)).toContain(left));
      expect(errorOf(field)).toContain("Otp is not valid.");
      expect(field).toHaveValue("");
      expect(field).toHaveFocus();
    }
    await tellCode("111111");
    const section = await findOpen("Phone");
    expect(await section.findByText(/^Too many wrong codes/)).toBeVisible();
    expect(section.getByText(/^Try again in 1[45]:/)).toBeVisible();
    expect(section.queryByRole("textbox", { name: /^Code/ })).toBeNull();
    const tries = server.callsOf("sendApplicationOtp").filter(({ body }) => body.otp !== undefined);
    expect(new Set(tries.map(({ headers }) => headers.get("Idempotency-Key"))).size).toBe(5);
  });

  test("can go to another number after all, and the focus stays in the section", async () => {
    await openPhone();
    await press("Send code");
    await screen.findByRole("textbox", { name: /^Code/ });
    await press("Send to another number");
    await waitFor(() =>
      expect(document.querySelector("[data-step=phone]")).toContainElement(
        document.activeElement as HTMLElement,
      ),
    );
    await press("Back to the code");
    await waitFor(() => expect(screen.getByRole("textbox", { name: /^Code/ })).toHaveFocus());
  });

  test("that a server with a message alone has sent is asked for with the number that is known", async () => {
    const { server, desk } = await openPhone();
    server.on("sendApplicationOtp", (call) =>
      call.body.otp === undefined
        ? Response.json({ message: "Sent" })
        : (desk.handlers.sendApplicationOtp?.(call) ?? expect.fail()),
    );
    await press("Send code");
    expect(await screen.findByText(/^A code was sent to .*45\.$/)).toBeVisible();
    await tellCode("123456");
    await findOpen("Review");
  });
});

describe("A verification", () => {
  test("runs out by the server's seconds: only the phone is asked for again", async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true, toFake: ["setTimeout", "clearTimeout"] });
    const { desk } = showNew({ verifiedFor: 300 });
    await fillRenewal();
    await userEvent.click(screen.getByRole("checkbox", { name: /declares/ }));
    await act(() => vi.advanceTimersByTimeAsync(290_000));
    expect(openSections()).toEqual(["review"]);
    await act(() => vi.advanceTimersByTimeAsync(11_000));
    const phone = await findOpen("Phone");
    expect(phone.getByText("The phone has to be verified again. Send a new code.")).toBeVisible();
    expect(openSections()).toEqual(["phone"]);
    await verifyPhone();
    await findOpen("Review");
    expect(screen.getByRole("checkbox", { name: /declares/ })).toBeChecked();
    await press("Submit application");
    await screen.findByText(/is saved\.$/);
    expect(desk.submitted).toHaveLength(1);
  });

  test("is gone once its section is opened again", async () => {
    const { server } = showNew();
    await fillRenewal();
    await edit("Phone");
    const phone = await findOpen("Phone");
    expect(phone.getByRole("button", { name: "Send code" })).toBeVisible();
    expect(server.callsOf("submitApplication")).toEqual([]);
  });
});

test.each([
  [
    "the proof",
    { code: "phone_not_verified", errors: { otp_token: ["The phone number has to be verified again."] } },
  ],
  ["the number", { errors: { contact_phone: ["The phone number has to be verified again."] } }],
])(
  "A refusal of %s opens the phone's section with the server's words, and a new code is sent",
  async (_, error) => {
    const message = "The phone number has to be verified again.";
    const { server, desk } = showNew();
    await fillRenewal();
    server.on("submitApplication", () => refuse(message, error));
    await declareAndSubmit();
    const phone = await findOpen("Phone");
    expect(await phone.findByText(message)).toBeVisible();
    expect(phone.getAllByRole("alert")).toHaveLength(1);
    await verifyPhone();
    const review = await findOpen("Review");
    expect(review.queryByText(message)).toBeNull();
    server.on("submitApplication", desk.handlers.submitApplication ?? expect.fail());
    await press("Submit application");
    await screen.findByText(/is saved\.$/);
  },
);

test("A code whose answer was lost is sent again under the same key", async () => {
  let tries = 0;
  const { server, desk } = await openPhone();
  await press("Send code");
  await screen.findByRole("textbox", { name: /^Code/ });
  server.on("sendApplicationOtp", (call) => {
    tries += 1;
    if (tries === 1) throw createNetworkFailure();
    return desk.handlers.sendApplicationOtp?.(call) ?? expect.fail();
  });
  await tellCode("123456");
  await press("Verify code");
  await findOpen("Review");
  const [, lost, again] = server
    .callsOf("sendApplicationOtp")
    .map(({ headers }) => headers.get("Idempotency-Key"));
  expect(again).toBe(lost);
});
