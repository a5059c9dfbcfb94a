import { createNetworkFailure, createPerson, refuse } from "@id-desk/core/testing";
import { screen, waitFor } from "@testing-library/react";
import { beforeEach, describe, expect, test } from "vitest";
import { page, userEvent } from "vitest/browser";
import {
  chooseType,
  declareAndSubmit,
  edit,
  errorOf,
  fillRenewal,
  findAndMatch,
  findOpen,
  giveDocument,
  press,
  scanner,
  showNew,
  verifyPhone,
} from "../../testing/stage-submission.tsx";
import { bornFor, guardians } from "../../testing/submission-server.ts";

beforeEach(() => page.viewport(1366, 900));

const field = (name: RegExp) => screen.findByRole("textbox", { name });
const fill = async (name: RegExp, text: string) => userEvent.fill(await field(name), text);
const day = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10);

describe("What is applied for", () => {
  test("is offered with its fee, and a card that expires soon says so", async () => {
    const fee = (code: string, amount: number) => ({ code, label: code, amount, currency: "MVR" });
    showNew({ settings: { fees: [fee("renewal", 100), fee("damaged", 0)] } });
    await findAndMatch();
    expect(await screen.findByRole("radio", { name: "Renewal" })).toHaveAccessibleDescription(/MVR 100/);
    expect(screen.getByRole("radio", { name: "Damaged card" })).toHaveAccessibleDescription(/Free of charge/);
    expect(screen.queryByRole("radio", { name: "First card" })).toBeNull();
  });

  test("is nothing where the settings allow nothing, and the page says so", async () => {
    showNew({
      settings: { applications: { types: [{ code: "renewal", label: "Renewal", least_age: 99 }] } as never },
    });
    await findAndMatch();
    expect(screen.getByText("The registry's settings allow this person no application.")).toBeVisible();
  });

  test.each([
    ["2026-02-30", "Required format: YYYY-MM-DD"],
    ["12/01/2026", "Required format: YYYY-MM-DD"],
    ["1899-12-31", "Must be a date from 1900-01-01 to 2099-12-31."],
    [day(2), "The date is in the future."],
    ["", "Required format: YYYY-MM-DD"],
  ])("is not a card that was lost on %j, and the field says why [VAL-11]", async (text, problem) => {
    showNew();
    await findAndMatch();
    await chooseType("Lost card");
    await fill(/^Where it was lost/, "At the jetty");
    await fill(/^Police report number/, "PR-12");
    await fill(/^Lost on/, text);
    await press("Continue");
    const lostOn = await field(/^Lost on/);
    await waitFor(() => expect(errorOf(lostOn)).toContain(problem));
    expect(document.querySelector("[data-step=request][aria-current=step]")).not.toBeNull();
    await fill(/^Lost on/, day(-1));
    await press("Continue");
    await findOpen("Documents");
  });

  test("is not a new date of birth that is still to come", async () => {
    showNew();
    await findAndMatch();
    await chooseType("Change of details");
    await fill(/^Date of birth/, day(2));
    await press("Continue");
    const born = await field(/^Date of birth/);
    await waitFor(() => expect(errorOf(born)).toContain("The date is in the future."));
  });

  test("that the server refuses is said in its section, which opens with all the rest kept", async () => {
    const message = "Center is not valid.";
    const { server, desk } = showNew({
      handlers: {
        submitApplication: () => refuse(message, { errors: { collection_center_id: [message] } }),
      },
    });
    await fillRenewal();
    await declareAndSubmit();
    const request = await findOpen("Request");
    expect(await request.findByText(message)).toBeVisible();
    expect(request.getByRole("radio", { name: "Renewal" })).toBeChecked();
    await press("Continue");
    const review = await findOpen("Review");
    expect(review.queryByText(message)).toBeNull();
    server.on("submitApplication", desk.handlers.submitApplication ?? expect.fail());
    await press("Submit application");
    await screen.findByText(/is saved\.$/);
    expect(desk.submitted).toHaveLength(1);
  });
});

describe("The guardian of an applicant under age", () => {
  const minor = { date_of_birth: bornFor(8) };
  async function openGuardian(options: Parameters<typeof showNew>[0] = {}) {
    const shown = showNew({ person: minor, status: { cards: [] }, ...options });
    await findAndMatch();
    return { ...shown, guardian: await field(/^ID number of the guardian/) };
  }
  const chooseMother = async () =>
    userEvent.selectOptions(await screen.findByRole("combobox", { name: /^Relationship/ }), "Mother");

  test("is looked up, gets the code, declares, and is sent", async () => {
    const { server, desk, guardian } = await openGuardian();
    guardian.focus();
    scanner.scan("A100200|SN0000102|1990-02-28|standard");
    expect(await screen.findByText("Aminath Naseer may apply for the applicant.")).toBeVisible();
    expect(guardian).toHaveValue("A100200");
    expect(guardian).toHaveFocus();
    await chooseMother();
    await press("Continue");
    await findOpen("Documents");
    await giveDocument("Birth certificate");
    await giveDocument("Consent of the guardian");
    await findOpen("Biometrics");
    await press("Capture later");
    await findOpen("Phone");
    expect(screen.getByRole("radio", { name: /^Registered number .*12/ })).toBeChecked();
    await verifyPhone();
    await findOpen("Review");
    await userEvent.click(screen.getByRole("checkbox", { name: /Aminath Naseer.* declares/ }));
    await press("Submit application");
    await screen.findByText(/is saved\.$/);
    expect(server.callsOf("sendApplicationOtp")[0]?.body).toEqual({
      id_number: "A100101",
      guardian_id_number: "A100200",
    });
    expect(desk.submitted[0]).toMatchObject({ guardian: { id_number: "A100200", relationship: "mother" } });
  });

  test.each([
    ["17 years old", guardians.young, "Ali Naseer", "This person is under 18."],
    ["deceased", guardians.deceased, "Hassan Naseer", "This person is registered as deceased."],
    [
      "under a hold",
      createPerson({
        id_number: "A100300",
        name_en: "Ali Didi",
        holds: [{ code: "court", label: "Court order" }],
      }),
      "Ali Didi",
      "There is a hold on this person: Court order.",
    ],
  ])("is nobody who is %s", async (_, person, name, reason) => {
    const { guardian } = await openGuardian({ people: [person] });
    await userEvent.fill(guardian, person.id_number);
    await press("Look up");
    expect(await screen.findByText(`${name} cannot apply for the applicant.`)).toBeVisible();
    expect(screen.getByText(reason)).toBeVisible();
    expect(screen.getByRole("button", { name: "Look up" })).toHaveFocus();
    await userEvent.keyboard("{Tab}");
    expect(screen.getByRole("combobox", { name: /^Relationship/ })).toHaveFocus();
    await chooseMother();
    await press("Continue");
    expect(document.querySelector("[data-step=request][aria-current=step]")).not.toBeNull();
  });

  test.each([
    ["A100101", "This is the applicant's ID number."],
    ["100101", "This is the applicant's ID number."],
    ["A12", "ID Number is not valid."],
    ["", "ID Number is not valid."],
  ])("is nobody with the number %j, and nobody is asked for", async (text, problem) => {
    const { server, guardian } = await openGuardian();
    const looks = server.callsOf("getPersonStatus").length;
    await userEvent.fill(guardian, text);
    guardian.focus();
    await userEvent.keyboard("{Enter}");
    await waitFor(() => expect(errorOf(guardian)).toContain(problem));
    expect(screen.queryByText(/may apply for the applicant\.$/)).toBeNull();
    expect(server.callsOf("getPersonStatus")).toHaveLength(looks);
  });

  test("needs a relationship to the applicant", async () => {
    const { guardian } = await openGuardian();
    await userEvent.fill(guardian, "A100200");
    await press("Look up");
    await screen.findByText("Aminath Naseer may apply for the applicant.");
    await press("Continue");
    expect(await screen.findByText("Relationship is required.")).toBeVisible();
  });

  test("has to be looked up before the section is done", async () => {
    const { guardian } = await openGuardian();
    await userEvent.fill(guardian, "A100200");
    await chooseMother();
    await press("Continue");
    await waitFor(() => expect(errorOf(guardian)).toContain("Look up the guardian first."));
  });

  test("who was not found, or could not be looked for, can be looked for again", async () => {
    let isAway = true;
    const shown = await openGuardian();
    const { server, desk, guardian } = shown;
    server.on("getPersonStatus", (call) => {
      if (isAway) throw createNetworkFailure();
      return desk.handlers.getPersonStatus?.(call) ?? expect.fail();
    });
    await userEvent.fill(guardian, "A100200");
    await press("Look up");
    await waitFor(() => expect(guardian).toHaveAttribute("aria-invalid", "true"));
    isAway = false;
    await press("Look up");
    expect(await screen.findByText("Aminath Naseer may apply for the applicant.")).toBeVisible();
  });

  test("is asked for again after another number was typed", async () => {
    const { guardian } = await openGuardian();
    await userEvent.fill(guardian, "A100200");
    await press("Look up");
    await screen.findByText("Aminath Naseer may apply for the applicant.");
    await userEvent.fill(guardian, "A100217");
    await waitFor(() => expect(screen.queryByText(/may apply for the applicant\.$/)).toBeNull());
    expect(screen.getByRole("button", { name: "Look up" })).toBeVisible();
  });
});

test("A section that is opened again keeps what is in it, and can be closed without a change", async () => {
  showNew();
  await fillRenewal();
  await edit("Request");
  const request = await findOpen("Request");
  await waitFor(() => expect(screen.getByRole("radio", { name: "Renewal" })).toHaveFocus());
  expect(request.getByRole("radio", { name: "Renewal" })).toBeChecked();
  await press("Back");
  await findOpen("Review");
});
