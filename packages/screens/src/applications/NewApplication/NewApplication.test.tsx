import { createApplicationCard, islandCenter } from "@id-desk/core/testing";
import { screen, waitFor } from "@testing-library/react";
import { beforeEach, describe, expect, test } from "vitest";
import { page, userEvent } from "vitest/browser";
import {
  chooseType,
  declareAndSubmit,
  fillRenewal,
  find,
  findAndMatch,
  findOpen,
  giveDocument,
  press,
  scanner,
  showNew,
  verifyPhone,
} from "../../testing/stage-submission.tsx";
import { oneFinger, readSubmitted, storedParts } from "../../testing/submission-server.ts";

beforeEach(() => page.viewport(1366, 900));

const keys = (text: string) => userEvent.keyboard(text);
const tokenOf = (headers: Headers | undefined) => headers?.get("Idempotency-Key");

describe("A renewal", () => {
  test("is taken with a scanner and the keyboard alone, and sends what was given [ROUTE-08] [CALL-52] [CALL-53]", async () => {
    const expiring = createApplicationCard({ status: "completed", expiry_date: "2020-01-05" });
    const { server, desk } = showNew({
      status: { cards: [expiring] },
      biometrics: { stored: storedParts },
      settings: oneFinger,
    });
    await waitFor(() => expect(screen.getByRole("textbox", { name: /^Scan the card or/ })).toHaveFocus());
    scanner.scan("A100101|SN0000101|1990-02-28|standard");
    await waitFor(() => expect(screen.getByRole("checkbox", { name: /details match/ })).toHaveFocus());
    await keys(" {Enter}");
    await findOpen("Request");
    await waitFor(() => expect(screen.getByRole("radio", { name: "Renewal" })).toHaveFocus());
    expect(screen.getByRole("radio", { name: "Renewal" })).toBeChecked();
    await waitFor(() =>
      expect(screen.getByRole("combobox", { name: /^Collection centre/ })).toHaveValue("DNR Head Office"),
    );
    await keys("{Control>}{Enter}{/Control}");
    await findOpen("Documents");
    await giveDocument("Payment slip");
    await findOpen("Biometrics");
    await waitFor(() => expect(screen.getByRole("button", { name: "Use these" })).toHaveFocus());
    await keys("{Enter}");
    await findOpen("Phone");
    await waitFor(() => expect(screen.getByRole("radio", { name: /^Registered number/ })).toHaveFocus());
    await keys("{Control>}{Enter}{/Control}");
    await waitFor(() => expect(screen.getByRole("textbox", { name: /^Code/ })).toHaveFocus());
    await keys("123456{Enter}");
    const review = await findOpen("Review");
    expect(review.getByText("DNR Head Office")).toBeVisible();
    await waitFor(() => expect(screen.getByRole("heading", { name: /^Review/ })).toHaveFocus());
    await keys("{Tab}Please hurry{Tab} {Tab}{Enter}");
    await screen.findByText("The application of Mohamed Naseer is saved.");

    const [sent, verified] = server.callsOf("sendApplicationOtp");
    expect(sent?.body).toEqual({ id_number: "A100101" });
    expect(verified?.body).toEqual({ id_number: "A100101", otp: "123456" });
    const [call, ...others] = server.callsOf("submitApplication");
    expect(others).toEqual([]);
    expect(tokenOf(call?.headers)).toMatch(/^[\w-]{16,}$/);
    expect(call?.body).toEqual({
      id_number: "A100101",
      type: "renewal",
      collection_center_id: 1,
      documents: [{ type: "payment_slip", file_path: "documents/1" }],
      otp_token: expect.stringMatching(/^token-/),
      declared: true,
      notes: "Please hurry",
      biometrics: { id_number: "A100101", parts: [301, 302, 303] },
    });
    expect(desk.submitted).toHaveLength(1);
  });

  test("asks for the declaration before anything is sent", async () => {
    const { server } = showNew();
    await fillRenewal();
    await press("Submit application");
    await screen.findByText("The declaration is required.");
    expect(server.callsOf("submitApplication")).toEqual([]);
  });

  test("tells the host once, and holds nothing any more that it would have to ask about", async () => {
    const submitted: unknown[] = [];
    const { registry } = showNew({
      props: { onSubmitted: ({ application }) => submitted.push(application?.application_no) },
    });
    await fillRenewal();
    expect(registry.unsavedWork.read()).toEqual(["The application is not submitted yet."]);
    await declareAndSubmit();
    await waitFor(() => expect(submitted).toEqual(["C-2026-000090"]));
    expect(registry.unsavedWork.read()).toEqual([]);
  });
});

test("A window of 320 pixels has room for the whole page, and another centre is named in the review", async () => {
  await page.viewport(320, 800);
  const { desk } = showNew();
  await findAndMatch();
  await chooseType("Renewal");
  await userEvent.fill(screen.getByRole("combobox", { name: /^Collection centre/ }), islandCenter.name);
  await userEvent.click(await screen.findByRole("option", { name: new RegExp(islandCenter.name) }));
  await press("Continue");
  await giveDocument("Payment slip");
  await findOpen("Biometrics");
  await press("Capture later");
  await findOpen("Phone");
  await verifyPhone();
  const review = await findOpen("Review");
  expect(await review.findByText(islandCenter.name)).toBeVisible();
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(320);
  await declareAndSubmit();
  await screen.findByText(/is saved\.$/);
  expect(desk.submitted[0]).toMatchObject({ collection_center_id: islandCenter.id });
});

describe("What is sent of", () => {
  /** Goes from the request to the end, with these documents. */
  async function finish(...documents: string[]) {
    await press("Continue");
    await findOpen("Documents");
    for (const slot of documents) await giveDocument(slot);
    await findOpen("Biometrics");
    await press("Capture later");
    await findOpen("Phone");
    await verifyPhone();
    await findOpen("Review");
    await declareAndSubmit();
    await screen.findByText(/is saved\.$/);
  }
  const fill = async (name: RegExp, text: string) =>
    userEvent.fill(await screen.findByRole("textbox", { name }), text);

  test("a lost card is the day, the place and the number of the police report", async () => {
    const { desk } = showNew();
    await findAndMatch();
    await chooseType("Lost card");
    await fill(/^Lost on/, "2026-01-05");
    await fill(/^Where it was lost/, " At the jetty ");
    await fill(/^Police report number/, "PR-12");
    await finish("Police report", "Payment slip");
    expect(desk.submitted[0]).toMatchObject({
      type: "lost",
      reason_details: { lost_on: "2026-01-05", lost_place: "At the jetty", police_report_no: "PR-12" },
      documents: [
        { type: "police_report", file_path: "documents/1" },
        { type: "payment_slip", file_path: "documents/2" },
      ],
    });
  });

  test("a damaged card is that the old one was handed in", async () => {
    const { desk } = showNew();
    await findAndMatch();
    await chooseType("Damaged card");
    await press("Continue");
    await screen.findByText("The old card has to be handed in.");
    await userEvent.click(screen.getByRole("checkbox", { name: /^The old card is handed in/ }));
    await finish("Photograph of the old card", "Payment slip");
    expect(desk.submitted[0]).toMatchObject({ reason_details: { old_card_handed_in: true } });
  });

  test("a change of details is only what has changed", async () => {
    const { desk } = showNew();
    await findAndMatch();
    await chooseType("Change of details");
    await press("Continue");
    await screen.findByText("Fill in at least one new detail.");
    await fill(/^Name$|^Name \(/, " Mohamed Naseer Ali ");
    await userEvent.selectOptions(screen.getByRole("combobox", { name: /^Gender/ }), "Female");
    await finish("Payment slip");
    expect(desk.submitted[0]).toMatchObject({
      reason_details: {
        changes: [
          { field: "name_en", value: "Mohamed Naseer Ali" },
          { field: "gender", value: "female" },
        ],
      },
    });
  });

  test("a first card is its type, and what is chosen alone", async () => {
    const { desk } = showNew({ status: { cards: [] } });
    await findAndMatch();
    expect(screen.getByRole("radio", { name: "First card" })).toBeChecked();
    await finish("Birth certificate");
    expect(desk.submitted).toEqual([
      {
        id_number: "A100101",
        type: "first_time",
        collection_center_id: 1,
        documents: [{ type: "birth_certificate", file_path: "documents/1" }],
        otp_token: expect.stringMatching(/^token-/),
        declared: true,
      },
    ]);
  });
});

describe("After it was submitted", () => {
  test.each([
    ["pending_biometrics", "Next: take the biometrics at the station.", "Take biometrics"],
    ["pending_payment", "Next: the applicant pays the fee of MVR 100.00.", "Send payment link"],
    ["submitted", "Next: the registry reviews the application.", "Print slip"],
  ] as const)(
    "with the status %s the page says what is next, and the focus is on it",
    async (nextStatus, next, way) => {
      const { desk } = showNew({
        nextStatus,
        biometrics: { stored: storedParts },
        settings: oneFinger,
      });
      await findAndMatch();
      await chooseType("Renewal");
      await press("Continue");
      await giveDocument("Payment slip");
      await findOpen("Biometrics");
      await press("Use these");
      await findOpen("Phone");
      await verifyPhone();
      await findOpen("Review");
      await declareAndSubmit();
      await screen.findByText(next);
      expect(desk.submitted).toHaveLength(1);
      await waitFor(() => expect(screen.getByRole("heading", { level: 1 })).toHaveFocus());
      expect(screen.getByText("C-2026-000090")).toBeVisible();
      const ways = [...screen.getAllByRole("button"), ...screen.getAllByRole("link")];
      expect(ways.map((each) => each.textContent)).toContain(way);
    },
  );

  test("another application begins with an empty page and the focus in the scan field", async () => {
    const { server } = showNew();
    await fillRenewal();
    await declareAndSubmit();
    await press("New application");
    await waitFor(() => expect(screen.getByRole("textbox", { name: /^Scan the card or/ })).toHaveFocus());
    await find("A100200");
    expect(screen.getByRole("checkbox", { name: /details match/ })).not.toBeChecked();
    expect(readSubmitted(server.callsOf("submitApplication")[0]?.body as never)).not.toHaveProperty(
      "biometrics",
    );
  });

  test("a card that is scanned is the next applicant's", async () => {
    showNew();
    await fillRenewal();
    await declareAndSubmit();
    await screen.findByText("The application of Mohamed Naseer is saved.");
    screen.getByRole("button", { name: "New application" }).focus();
    scanner.scan("A100200");
    expect(await screen.findByText("Aminath Naseer")).toBeVisible();
  });
});
