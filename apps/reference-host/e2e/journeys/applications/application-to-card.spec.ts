import { expect } from "../../journey.ts";
import type { Desk } from "../../pages/Desk.ts";
import { Followed } from "../../pages/Followed.ts";
import { Intake } from "../../pages/Intake.ts";
import { test } from "../../quick-codes.ts";

const headOffice = "DNR Head Office";
/** Of the demonstration. Each has a card in hand but the child, whose first application was rejected. */
const people = {
  lost: "A105404",
  damaged: "A105406",
  changed: "A105407",
  abroad: "A105408",
  island: "A105410",
  child: "A106031",
  guardian: "A105305",
};

async function begin(desk: Desk, idNumber: string): Promise<Intake> {
  await desk.startSession("clerk.male", headOffice);
  const intake = new Intake(desk);
  await intake.begin(idNumber);
  return intake;
}

test("A lost card needs the day, the place and the police report, and nobody asks for it when the new one is handed over [ROUTE-08]", async ({
  desk,
}) => {
  const intake = await begin(desk, people.lost);
  await intake.chooseType("Lost card", { goesOn: false });
  await intake.press("Continue");
  for (const name of ["Lost on", "Where it was lost", "Police report number"])
    await expect(intake.section("request").getByLabel(name)).toHaveAttribute("aria-invalid", "true");
  await intake.type("Lost on", "2026-01-15");
  await intake.type("Where it was lost", "Henveyru, Malé");
  await intake.type("Police report number", "PR-2026-77");
  await intake.goOn("documents");
  await intake.giveDocument("Police report");
  await intake.giveDocument("Payment slip");
  await intake.captureHere();
  await intake.verifyPhone();
  const review = intake.section("review");
  for (const text of ["Lost card", "Henveyru, Malé", "PR-2026-77", "MVR 200.00"])
    await expect(review).toContainText(text);
  await intake.declare();
  const number = await intake.submit();
  expect(await intake.readNewest(people.lost)).toMatchObject({
    application_no: number,
    status: "pending_payment",
    lost: { on: "2026-01-15", place: "Henveyru, Malé" },
    replaces: { fate: "lost", police_report_no: "PR-2026-77" },
  });

  const application = await Followed.open(intake, number);
  await application.markPaid();
  await application.bringToCollected(headOffice);
});

test("A damaged card is handed in with the application, and not asked for again at the hand-over [ROUTE-08]", async ({
  desk,
}) => {
  const intake = await begin(desk, people.damaged);
  await intake.chooseType("Damaged card", { goesOn: false });
  const handedIn = intake.main.getByRole("checkbox", { name: "The old card is handed in" });
  await expect(intake.section("request")).toContainText("Keep SN0005406 with the application.");
  await intake.press("Continue");
  await expect(intake.section("request")).toContainText("The old card has to be handed in.");
  await intake.tick(handedIn);
  await intake.goOn("documents");
  await intake.giveDocument("Photograph of the old card");
  await intake.giveDocument("Payment slip");
  await intake.captureHere();
  const { number } = await intake.finish();
  expect((await intake.readNewest(people.damaged)).replaces).toMatchObject({
    serial_number: "SN0005406",
    fate: "surrendered",
  });

  const application = await Followed.open(intake, number);
  await application.markPaid();
  await application.bringToCollected(headOffice);
});

test("A change of details shows the old detail next to the new one in the review, and ends with the new card [ROUTE-08]", async ({
  desk,
}) => {
  const intake = await begin(desk, people.changed);
  await intake.chooseType("Change of details", { goesOn: false });
  await expect(intake.section("request")).toContainText("Now: Ibrahim Habeeb");
  await intake.type(
    intake.section("request").getByRole("textbox", { name: "Name", exact: false }).first(),
    "Ibrahim Habeeb Ali",
  );
  await intake.goOn("documents");
  await intake.giveDocument("Payment slip");
  await intake.captureHere();
  await intake.verifyPhone();
  await expect(intake.section("review")).toContainText("Ibrahim Habeeb → Ibrahim Habeeb Ali");
  await intake.declare();
  const number = await intake.submit();
  const { changes } = await intake.readNewest(people.changed);
  expect(changes).toEqual([{ field: "name_en", value: "Ibrahim Habeeb Ali" }]);

  const application = await Followed.open(intake, number);
  await expect(desk.main).toContainText("Ibrahim Habeeb Ali");
  await application.markPaid();
  await application.bringToCollected(headOffice, { takesOldCard: true });
});

test("A guardian applies for a child's first card, gets the code, and collects the card [ROUTE-08] [CALL-52]", async ({
  desk,
}) => {
  const intake = await begin(desk, people.child);
  await intake.expectOpen("request");
  await intake.type("ID number of the guardian", people.guardian);
  await intake.press("Look up");
  await expect(intake.main.getByText(/ may apply for the applicant\.$/).first()).toBeVisible();
  await intake.choose("Relationship", "Mother");
  await intake.goOn("documents");
  await intake.giveDocument("Birth certificate");
  await intake.giveDocument("Consent of the guardian");
  await intake.captureHere();
  const status = await desk.page.request.get(`${desk.url}/api/applications/dnr/status/${people.guardian}`);
  const { person } = (await status.json()).status;
  await expect(intake.section("phone")).toContainText(
    `The number that the registry has of ${person.name_en}.`,
  );
  const { number } = await intake.finish();
  expect(await intake.readNewest(people.child)).toMatchObject({
    status: "submitted",
    guardian: { id_number: people.guardian, relationship: "mother" },
    payment: { status: "waived" },
  });

  const application = await Followed.open(intake, number);
  await application.expectStatus("submitted", "Submitted", "Created");
  await application.bringToCollected(headOffice, { mother: people.guardian });
});

test("Somebody who lives abroad gets the code at a number that begins with 00, with the reason, and collects the card", async ({
  desk,
}) => {
  const intake = await begin(desk, people.abroad);
  await intake.chooseType("Renewal");
  await intake.giveDocument("Payment slip");
  await intake.captureHere();
  await intake.tick(intake.main.getByRole("radio", { name: /^Another number/ }));
  await intake.type("Phone number", "0094771234599");
  await intake.choose("Reason", "The number has changed");
  const { number, codeWentTo } = await intake.finish();
  expect(codeWentTo).toBe("0094771234599");
  expect((await intake.readNewest(people.abroad)).contact_phone_masked).toMatch(/99$/);

  const application = await Followed.open(intake, number);
  await application.markPaid();
  await application.bringToCollected(headOffice, { takesOldCard: true });
});

test("A card that is asked for at the head office is sent to an island, received there and handed over [ROUTE-08] [CALL-53] [DOM-08]", async ({
  openDesk,
}) => {
  const desk = await openDesk();
  const intake = await begin(desk, people.island);
  await intake.chooseType("Renewal", { goesOn: false });
  await intake.chooseCenter("HDh. Kulhudhuffushi");
  await intake.goOn("documents");
  await intake.giveDocument("Payment slip");
  await intake.captureHere();
  const { number } = await intake.finish();
  const { status, biometrics, captures } = await intake.readNewest(people.island);
  expect(status).toBe("pending_payment");
  expect(biometrics).toMatchObject({ photo: "captured", fingerprints: "captured", signature: "captured" });
  expect(captures).toHaveLength(12);

  const application = await Followed.open(intake, number);
  await application.markPaid();
  await application.approve();
  const card = await application.makeCard("Make card, to be sent");
  await application.expectStatus("printing", "Printing", "Card printed");

  const { id: batchId } = await desk.newBatch("HDh. Kulhudhuffushi");
  await desk.scanField.focus();
  await desk.scan(card);
  await expect(desk.row(card)).toBeVisible();
  await desk.main.getByRole("button", { name: "Dispatch", exact: true }).click();
  await desk.dialog.getByRole("button", { name: /^Dispatch/ }).click();
  await expect(desk.main.getByText("Dispatched", { exact: true }).first()).toBeVisible();
  await application.expectStatus("dispatched", "In dispatch", "Card printed");

  const island = await openDesk();
  await island.startSession("clerk.hdh", /Kulhudhuffushi/);
  await island.open(`/dispatch/receiving/${batchId}`);
  await island.scanField.focus();
  await island.scan(card);
  await expect(island.main.getByText("1 saved since you opened this page", { exact: true })).toBeVisible();
  await application.expectStatus("ready", "Ready", "Card printed");
  await application.handOver(card, { takesOldCard: true, desk: island });
});
