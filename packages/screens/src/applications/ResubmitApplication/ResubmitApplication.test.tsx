import { type Application, explanationLength } from "@id-desk/core";
import { createPerson } from "@id-desk/core/testing";
import { screen, waitFor } from "@testing-library/react";
import { beforeEach, describe, expect, test } from "vitest";
import { page, userEvent } from "vitest/browser";
import {
  edit,
  findOpen,
  giveDocument,
  openReturned,
  openSections,
  press,
  verifyPhone,
} from "../../testing/stage-submission.tsx";
import { bornFor, oneFinger } from "../../testing/submission-server.ts";

beforeEach(() => page.viewport(1366, 900));

type Reason = Application["return_reasons"][number];

const photo: Reason = { code: "photo_too_dark", field: "photo", text: "Photo too dark" };
const slip: Reason = { code: "wrong_document", field: "documents", text: "The slip cannot be read" };
const name: Reason = { code: "name_differs", field: "name", text: "The name differs" };
const unknown: Reason = { code: "other", field: "signature_of_minister", text: "Ask the registry" };

const explain = async (reason: string, text: string) =>
  userEvent.fill(
    await screen.findByRole("textbox", { name: new RegExp(`^Explanation of: .*${reason}`) }),
    text,
  );
const declare = async () =>
  userEvent.click(await screen.findByRole("checkbox", { name: /declares that all of it is true/ }));
const takePhoto = async () => {
  await press("Use the camera");
  const take = await screen.findByRole("button", { name: "Take photograph" });
  await waitFor(() => expect(screen.queryByText("Starting the camera…")).toBeNull());
  await userEvent.click(take);
  await press("Use this photograph");
};

describe("A returned application", () => {
  test("opens the sections that have a reason, one after the other, and leaves the others closed [ROUTE-06] [DOM-05]", async () => {
    const { server } = await openReturned({ returned: { return_reasons: [photo, slip] } });
    expect(screen.getByRole("heading", { level: 1 })).toHaveAccessibleName(
      "Resubmit application C-2026-000041",
    );
    expect(screen.getByText(/Photo too dark.*: not answered$/)).toBeVisible();
    expect(openSections()).toEqual(["documents"]);
    expect(document.body).toHaveFocus();
    const shown = [...document.querySelectorAll("[data-step]")].map((step) => [
      step.getAttribute("data-step"),
      step.getAttribute("data-state"),
    ]);
    expect(shown).toEqual([
      ["request", "done"],
      ["documents", "now"],
      ["biometrics", "next"],
      ["phone", "done"],
      ["review", "next"],
    ]);
    expect(server.callsOf("getCenterApplication")).toHaveLength(1);
    expect(server.callsOf("getPersonStatus")).toEqual([]);
  });

  test("is submitted again with what was changed alone, and leads to the application [CALL-53] [DOM-08]", async () => {
    const submitted: unknown[] = [];
    let heldThen: readonly string[] | undefined;
    const { desk, server, destinations, registry } = await openReturned({
      settings: oneFinger,
      returned: { return_reasons: [photo, slip] },
      props: {
        onSubmitted({ application }) {
          submitted.push(application?.status);
          heldThen = registry.unsavedWork.read();
        },
      },
    });
    const documents = await findOpen("Documents");
    expect(documents.getByText("Payment slip: it stays.")).toBeVisible();
    await userEvent.selectOptions(
      documents.getByRole("combobox", { name: /^Add another document/ }),
      "Court order",
    );
    await giveDocument("Court order");
    const biometrics = await findOpen("Biometrics");
    expect(screen.getByText(/The slip cannot be read.*: answered$/)).toBeVisible();
    expect(biometrics.queryByRole("button", { name: "Take right thumb" })).toBeNull();
    await takePhoto();
    await press("Continue");
    await findOpen("Review");
    expect(screen.getByRole("button", { name: "Resubmit (2 of 2 answered)" })).toBeVisible();
    await declare();
    await press("Resubmit (2 of 2 answered)");
    await waitFor(() =>
      expect(destinations).toEqual([{ screen: "CenterApplication", params: { applicationId: 41 } }]),
    );
    expect(heldThen).toEqual([]);
    expect(submitted).toEqual(["submitted"]);
    const body = server.callsOf("submitApplication")[0]?.body;
    if (!(body instanceof FormData)) throw new Error("The picture was not sent.");
    expect(body.getAll("files").map((file) => (file as File).name)).toEqual(["photo.jpg"]);
    expect(JSON.parse(String(body.get("data")))).toEqual({
      id_number: "A100101",
      type: "renewal",
      collection_center_id: 1,
      documents: [{ type: "court_order", file_path: "documents/1" }],
      declared: true,
      resubmission_of: 41,
      version: 4,
      resolutions: [
        { code: "photo_too_dark", action: "changed" },
        { code: "wrong_document", action: "changed" },
      ],
      biometrics: { id_number: "A100101", photograph: expect.objectContaining({ taken_with: "camera" }) },
    });
    expect(desk.submitted).toHaveLength(1);
  });

  test("counts its answers on the button, which needs all of them", async () => {
    const { server } = await openReturned({ returned: { return_reasons: [name, unknown] } });
    await findOpen("Request");
    await explain("The name differs", "It is as in the birth certificate");
    await press("Continue");
    const review = await findOpen("Review");
    await declare();
    const button = review.getByRole("button", { name: "Resubmit (1 of 2 answered)" });
    expect(button).toHaveAttribute("aria-disabled", "true");
    expect(button).toHaveAccessibleDescription("Every reason has to be answered first.");
    await userEvent.keyboard("{Control>}{Enter}{/Control}");
    expect(server.callsOf("submitApplication")).toEqual([]);
  });

  test("shows a reason about an unknown field at the top of the review, and sends its explanation", async () => {
    const { desk } = await openReturned({ returned: { return_reasons: [unknown] } });
    const review = await findOpen("Review");
    const [first] = review.getAllByRole("textbox");
    expect(first).toHaveAccessibleName(/^Explanation of: .*Ask the registry/);
    await explain("Ask the registry", "  The registry knows of it.  ");
    await declare();
    await press("Resubmit (1 of 1 answered)");
    await waitFor(() => expect(desk.submitted).toHaveLength(1));
    expect(desk.submitted[0]).toEqual({
      id_number: "A100101",
      type: "renewal",
      collection_center_id: 1,
      documents: [],
      declared: true,
      resubmission_of: 41,
      version: 4,
      resolutions: [{ code: "other", action: "explained", text: "The registry knows of it." }],
    });
  });

  test.each([
    ["9 characters", "123456789", "Put it right here, or explain it."],
    ["9 characters between spaces", "   123456789   ", "Put it right here, or explain it."],
    ["10 characters", "1234567890", "Answered."],
  ])("has an answer of %s as its words say", async (_, text, words) => {
    await openReturned({ returned: { return_reasons: [name] } });
    const request = await findOpen("Request");
    expect(explanationLength.min).toBe(10);
    await explain("The name differs", text);
    expect(request.getByText(words)).toBeVisible();
    const isAnswered = words === "Answered.";
    const button = request.getByRole("button", { name: "Continue" });
    expect(button.getAttribute("aria-disabled") === "true").toBe(!isAnswered);
    button.focus();
    await userEvent.keyboard("{Enter}");
    await waitFor(() => expect(openSections()).toEqual([isAnswered ? "review" : "request"]));
  });

  test("keeps a section open while its explanation is typed, and opens it again when it is taken back", async () => {
    await openReturned({ returned: { return_reasons: [slip] } });
    await findOpen("Documents");
    await explain("The slip cannot be read", "The slip is the right one");
    expect(openSections()).toEqual(["documents"]);
    await press("Continue");
    await findOpen("Review");
    await edit("Documents");
    await explain("The slip cannot be read", "No");
    expect(openSections()).toEqual(["documents"]);
  });
});

describe("A change of a returned application", () => {
  test("of the name is sent with the new details [CALL-53]", async () => {
    const { desk } = await openReturned({
      returned: {
        type: "change_of_details",
        changes: [{ field: "name_en", value: "Mohamed Nasir" }],
        return_reasons: [name],
      },
    });
    await findOpen("Request");
    const field = screen.getByRole("textbox", { name: /^Name(?! in)/ });
    expect(field).toHaveValue("Mohamed Nasir");
    await userEvent.fill(field, "Mohamed Naasir");
    await press("Continue");
    await findOpen("Review");
    await declare();
    await press("Resubmit (1 of 1 answered)");
    await waitFor(() => expect(desk.submitted).toHaveLength(1));
    expect(desk.submitted[0]).toMatchObject({
      reason_details: { changes: [{ field: "name_en", value: "Mohamed Naasir" }] },
      resolutions: [{ code: "name_differs", action: "changed" }],
    });
  });

  test("of the phone sends the new number with its proof, and closes the section", async () => {
    const reason = { code: "phone_wrong", field: "phone", text: "The number is wrong" };
    const { desk } = await openReturned({ returned: { return_reasons: [reason] } });
    const phone = await findOpen("Phone");
    const keep = phone.getByRole("button", { name: "Keep the number" });
    expect(keep).toHaveAttribute("aria-disabled", "true");
    await userEvent.click(screen.getByRole("radio", { name: "Another number" }));
    await userEvent.fill(screen.getByRole("textbox", { name: /^Phone number/ }), "7771234");
    await userEvent.selectOptions(
      screen.getByRole("combobox", { name: /^Reason/ }),
      "The number has changed",
    );
    await verifyPhone();
    await findOpen("Review");
    await declare();
    await press("Resubmit (1 of 1 answered)");
    await waitFor(() => expect(desk.submitted).toHaveLength(1));
    expect(desk.submitted[0]).toMatchObject({
      contact_phone: "7771234",
      otp_token: expect.stringMatching(/^token-/),
      resolutions: [{ code: "phone_wrong", action: "changed" }],
    });
  });

  const guardian = {
    id_number: "A100200",
    name_en: "Aminath Naseer",
    name_dv: null,
    relationship: "mother",
  };
  const ofMinor = {
    person: { date_of_birth: bornFor(8) },
    returned: {
      applicant: createPerson({ date_of_birth: bornFor(8) }),
      guardian,
      documents: [],
      return_reasons: [{ code: "wrong_guardian", field: "guardian", text: "Who applies?" }],
    },
  };

  test("of the relationship alone is sent with the guardian who stays", async () => {
    const { desk, server } = await openReturned({
      ...ofMinor,
      settings: {
        applications: { types: [{ code: "renewal", label: "Renewal", guardian_below: 18 }] } as never,
      },
    });
    await findOpen("Request");
    await userEvent.selectOptions(screen.getByRole("combobox", { name: /^Relationship/ }), "Legal guardian");
    await press("Continue");
    await findOpen("Review");
    expect(screen.getByRole("checkbox", { name: /Aminath Naseer.* declares/ })).toBeVisible();
    await declare();
    await press("Resubmit (1 of 1 answered)");
    await waitFor(() => expect(desk.submitted).toHaveLength(1));
    expect(desk.submitted[0]).toMatchObject({
      guardian: { id_number: "A100200", relationship: "guardian" },
      resolutions: [{ code: "wrong_guardian", action: "changed" }],
    });
    expect(server.callsOf("getPersonStatus")).toEqual([]);
  });

  test("of the phone sends the code to the guardian who stays", async () => {
    const { server } = await openReturned({
      ...ofMinor,
      returned: { ...ofMinor.returned, return_reasons: [unknown] },
      settings: {
        applications: { types: [{ code: "renewal", label: "Renewal", guardian_below: 18 }] } as never,
      },
    });
    await findOpen("Review");
    await edit("Phone");
    await press("Send code");
    await screen.findByRole("textbox", { name: /^Code/ });
    expect(server.callsOf("sendApplicationOtp")[0]?.body).toEqual({
      id_number: "A100101",
      guardian_id_number: "A100200",
    });
  });

  test("of the phone can be given up, and the number stays", async () => {
    const { desk } = await openReturned({ returned: { return_reasons: [unknown] } });
    await findOpen("Review");
    await edit("Phone");
    await press("Keep the number");
    await findOpen("Review");
    await explain("Ask the registry", "The registry knows of it.");
    await declare();
    await press("Resubmit (1 of 1 answered)");
    await waitFor(() => expect(desk.submitted).toHaveLength(1));
    expect(desk.submitted[0]).not.toHaveProperty("otp_token");
  });
});
