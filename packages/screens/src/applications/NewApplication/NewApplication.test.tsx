import { createPerson, createStatusApplication, refuse } from "@id-desk/core/testing";
import { screen, waitFor } from "@testing-library/react";
import { beforeEach, describe, expect, test } from "vitest";
import { page, userEvent } from "vitest/browser";
import {
  find,
  giveFile,
  meet,
  openIntake,
  openSection,
  press,
  renew,
  submit,
  verify,
  waitForSection,
} from "../../testing/stage-intake.tsx";
import { createWedgeScanner } from "../../testing/wedge-scanner.ts";

beforeEach(() => page.viewport(1366, 900));

const main = () => document.body.textContent ?? "";

describe("A renewal", () => {
  test("goes from a scan to its number, and everything is sent once [ROUTE-08] [CALL-53] [DOM-08]", async () => {
    const submittedTo: (string | undefined)[] = [];
    const { intake, server } = openIntake({
      props: { onSubmitted: ({ application }) => submittedTo.push(application?.application_no) },
    });
    await waitFor(() => expect(screen.getByRole("textbox", { name: /^Scan/ })).toHaveFocus());
    createWedgeScanner().scan("SN0000091|A100101");
    await userEvent.click(await screen.findByRole("checkbox", { name: /details match/ }));
    await press("Continue");
    await waitForSection("request");
    // Its card expires within the months of the settings.
    expect(await screen.findByRole("radio", { name: /^Renewal/ })).toBeChecked();
    await press("Continue");
    await giveFile();
    await waitForSection("biometrics");
    await press("Use these");
    await waitForSection("phone");
    await verify();
    await waitForSection("review");
    await submit();
    expect(await screen.findByText("C-2026-000041", { exact: false })).toBeVisible();
    expect(submittedTo).toEqual(["C-2026-000041"]);
    expect(intake.submitted).toEqual([
      {
        id_number: "A100101",
        type: "renewal",
        collection_center_id: 1,
        documents: [{ type: "payment_slip", file_path: "documents/1" }],
        biometrics: { id_number: "A100101", parts: [301, 302, 303] },
        otp_token: "tHJ3Yd8mQ0u1oWq2",
        declared: true,
      },
    ]);
    // One look at the person; what belongs to it is asked in the background.
    const looks = server.callsOf("getPersonStatus").length + server.callsOf("getApplicantBiometrics").length;
    expect(looks).toBe(2);
    expect(server.callsOf("getApplicantBiometrics")[0]?.headers.get("X-Background")).toBe("1");
  });

  test("is taken by keyboard alone, and the focus is in each section that opens", async () => {
    const { intake } = openIntake();
    await find();
    await screen.findByRole("checkbox", { name: /details match/ });
    await waitFor(() => expect(document.activeElement).not.toBe(document.body));
    screen.getByRole("checkbox", { name: /details match/ }).focus();
    await userEvent.keyboard(" {Control>}{Enter}{/Control}");
    await waitForSection("request");
    const section = () => document.querySelector('[aria-current="step"]');
    await screen.findByRole("radio", { name: /^Renewal/ });
    await waitFor(() => expect(section()?.contains(document.activeElement)).toBe(true));
    await userEvent.keyboard("{Control>}{Enter}{/Control}");
    await waitForSection("documents");
    await giveFile();
    await waitForSection("biometrics");
    await screen.findByRole("button", { name: "Use these" });
    await userEvent.keyboard("{Control>}{Enter}{/Control}");
    await waitForSection("phone");
    await screen.findByRole("button", { name: "Send code" });
    await userEvent.keyboard("{Control>}{Enter}{/Control}");
    await userEvent.type(await screen.findByRole("textbox", { name: /^Code/ }), "123456{Enter}");
    await waitForSection("review");
    (await screen.findByRole("checkbox", { name: /declares/ })).focus();
    await userEvent.keyboard(" {Control>}{Enter}{/Control}");
    await screen.findByText("Application number");
    expect(intake.submitted).toHaveLength(1);
  });

  test("that is to be captured later waits at the station", async () => {
    const { intake } = openIntake({ before: "none" });
    await meet();
    await press("Continue");
    await giveFile();
    await waitForSection("biometrics");
    await press("Capture later");
    await verify();
    await waitForSection("review");
    await submit();
    expect(await screen.findByRole("link", { name: "Take biometrics" })).toBeVisible();
    expect(intake.submitted[0]).not.toHaveProperty("biometrics");
  });
});

describe("The applicant", () => {
  test.each(["A12345", "B123456", "1234567", "hello"])("is not looked for by %s", async (text) => {
    const { server } = openIntake();
    await find(text);
    expect(await screen.findByText(/ID Number is not valid\./)).toBeVisible();
    expect(server.callsOf("getPersonStatus")).toEqual([]);
  });

  test("is not known to the registry, and another number can be typed", async () => {
    openIntake();
    await find("A999999");
    expect(await screen.findByText("No record was found for A999999.")).toBeVisible();
    await find();
    expect(await screen.findByRole("checkbox", { name: /details match/ })).toBeVisible();
  });

  test("who has an application under way gets no second one, and the page leads to it", async () => {
    const applications = [createStatusApplication({ status: "under_review", is_ours: true })];
    const { destinations } = openIntake({ status: { applications } });
    await find();
    expect(await screen.findByText("This person already has an application.")).toBeVisible();
    expect(screen.queryByRole("button", { name: "Continue" })).toBeNull();
    await userEvent.click(screen.getByRole("link", { name: "Open it" }));
    expect(destinations).toEqual([
      { screen: "CenterApplication", params: { applicationId: applications[0]?.id } },
    ]);
  });

  test.each([
    ["has died", { is_deceased: true }],
    ["is under a hold", { holds: [{ code: "court", label: "Court order" }] }],
  ])("who %s cannot apply", async (_, change) => {
    openIntake({ status: { person: createPerson({ id_number: "A100101", ...change }) } });
    await find();
    expect(await screen.findByText("No application can be made.")).toBeVisible();
    expect(screen.queryByRole("checkbox")).toBeNull();
  });
});

describe("A refusal at submit", () => {
  test("of a file that was used empties its slot alone, and the section opens [ERR-15]", async () => {
    const used = refuse("File path missing", {
      code: "file_path_missing",
      errors: { "documents.payment_slip": ["File path missing"] },
    });
    const shown = openIntake({ refusals: [used] });
    await renew();
    await submit();
    await waitForSection("documents");
    const text = "The file has already been used. Please proceed with the upload process once more.";
    expect(await screen.findByText(text)).toBeVisible();
    await giveFile("again.jpg");
    // The code and the biometrics are still there.
    await waitForSection("review");
    await press("Submit application");
    await screen.findByText("Application number");
    expect(shown.intake.submitted[0]?.documents).toEqual([
      { type: "payment_slip", file_path: "documents/2" },
    ]);
  });

  test("of a phone that was verified too long ago asks for that alone", async () => {
    const text = "The phone number has to be verified again.";
    openIntake({ refusals: [refuse(text, { code: "phone_not_verified", errors: { otp_token: [text] } })] });
    await renew();
    await submit();
    await waitForSection("phone");
    expect(main()).toContain("The phone was verified more than 10 minutes ago. Send a new code.");
    await verify();
    await waitForSection("review");
    await press("Submit application");
    await screen.findByText("Application number");
  });

  test("whose answer was lost repeats under the same key", async () => {
    const shown = openIntake({
      refusals: [refuse("The server is away.", { status: 503 })],
    });
    await renew();
    await submit();
    await waitFor(() => expect(shown.server.callsOf("submitApplication")).toHaveLength(1));
    await press("Submit application");
    await screen.findByText("Application number");
    const keys = shown.server
      .callsOf("submitApplication")
      .map(({ headers }) => headers.get("Idempotency-Key"));
    expect([keys.length, new Set(keys).size]).toEqual([2, 1]);
    expect(shown.intake.submitted).toHaveLength(1);
  });
});

describe("A draft", () => {
  test("holds what is typed, and no code, no tick and no picture", async () => {
    const { intake } = openIntake();
    await renew();
    await waitFor(() => expect(intake.drafts).toHaveLength(1), { timeout: 5_000 });
    await waitFor(() => expect(JSON.stringify(intake.drafts)).toContain("documents/1"), { timeout: 5_000 });
    const text = JSON.stringify(intake.drafts[0]?.content);
    for (const secret of ["123456", "tHJ3Yd8mQ0u1oWq2", "true", "declared", "detailsMatch"]) {
      expect(text).not.toContain(secret);
    }
    await submit();
    await screen.findByText("Application number");
    await waitFor(() => expect(intake.drafts).toEqual([]));
  });

  test("from before is offered, and goes on with everything that was typed", async () => {
    const content = {
      values: { type: "lost", lost_on: "2026-11-01", lost_place: "Ferry", police_report_no: "PR-7" },
      documents: { police_report: { name: "report.pdf", path: "documents/7" } },
    };
    openIntake({ drafts: [{ idNumber: "A100101", content }] });
    await press(/^Go on with/);
    await userEvent.click(await screen.findByRole("checkbox", { name: /details match/ }));
    await press("Continue");
    await waitForSection("request");
    expect(await screen.findByRole("textbox", { name: /Police report number/ })).toHaveValue("PR-7");
    await press("Continue");
    await waitForSection("documents");
    expect(await screen.findByText(/report\.pdf/)).toBeVisible();
  });

  test("is discarded by a press", async () => {
    const { intake } = openIntake({ drafts: [{ idNumber: "A100101", content: {} }] });
    await press(/^Discard/);
    await waitFor(() => expect(intake.drafts).toEqual([]));
    await waitFor(() => expect(screen.queryByRole("button", { name: /^Go on with/ })).toBeNull());
  });

  test("is not asked for where the server keeps none", async () => {
    const { server } = openIntake({ extensions: [] });
    await meet();
    expect(openSection()).toBe("request");
    expect([...server.callsOf("listDrafts"), ...server.callsOf("saveDraft")]).toEqual([]);
  });
});
