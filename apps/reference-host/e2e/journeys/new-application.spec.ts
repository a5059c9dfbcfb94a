import { withCamera } from "../camera-film.ts";
import { expect } from "../journey.ts";
import { Counter } from "../pages/Counter.ts";
import type { Desk } from "../pages/Desk.ts";
import { Intake } from "../pages/Intake.ts";
import { test } from "../quick-codes.ts";
import { readShownBarcode } from "../read-barcode.ts";
import { decide, payByPhone } from "../registry.ts";

// What the camera sees serves as the page of a payment slip.
test.use(withCamera([{ code: "SLIP-2026", seconds: 1 }]));

const headOffice = "DNR Head Office";
/** Of the demonstration. Each has a card in hand but the child, whose first application was rejected. */
const people = {
  renewal: "A105401",
  lost: "A105404",
  damaged: "A105406",
  changed: "A105407",
  abroad: "A105408",
  later: "A105409",
  here: "A105410",
  child: "A106031",
  guardian: "A105305",
};

async function startIntake(desk: Desk, idNumber: string): Promise<Intake> {
  await desk.page.context().grantPermissions(["camera"]);
  await desk.startSession("clerk.male", headOffice);
  const intake = new Intake(desk);
  await intake.open();
  await intake.scan(idNumber);
  await intake.confirmDetails();
  return intake;
}

/** The row of an application in the list of its status, its own page and the person's page say the same of it. */
async function expectEverywhere(
  desk: Desk,
  { id, number, idNumber }: { id: number; number: string; idNumber: string },
  { status, label, event }: { status: string; label: string; event: string },
): Promise<void> {
  await desk.open(`/applications/center?status=${status}`);
  await expect(desk.main.getByRole("link", { name: number })).toBeVisible();
  await desk.open(`/applications/center/${id}`);
  await expect(desk.heading).toContainText(number);
  await expect(desk.main.locator("header").getByText(label, { exact: true })).toBeVisible();
  const history = desk.main.getByRole("table", { name: `History of application ${number}` });
  await expect(history.getByRole("row").nth(1)).toContainText(event);
  await desk.open(`/applications/status/${idNumber}`);
  const own = desk.main.getByRole("row").filter({ hasText: number });
  await expect(own.first()).toContainText(label);
}

test("A renewal takes fourteen actions from the scan to its number, is paid, decided and printed, and its card is handed over [ROUTE-08] [CALL-53] [DOM-08]", async ({
  desk,
}) => {
  const idNumber = people.renewal;
  const intake = await startIntake(desk, idNumber);
  await intake.chooseType("Renewal");
  await intake.takeByCamera();
  await intake.expectOpen("biometrics");
  await intake.press("Use these");
  await intake.expectOpen("phone");
  const { number } = await intake.finish();
  expect(intake.actions).toBeLessThanOrEqual(14);
  expect(await readShownBarcode(intake.success.getByRole("img"))).toBe(number);
  await expect(intake.success).toContainText("Waiting for payment");

  await intake.success.getByRole("button", { name: "Send payment link" }).click();
  await desk.dialog.getByRole("button", { name: "Send payment link" }).click();
  await expect(desk.dialog.getByText(/^Payment link sent to/)).toBeVisible();
  await desk.dialog.getByRole("button", { name: "Close" }).click();
  await intake.success.getByRole("link", { name: "Open application" }).click();
  await expect(desk.heading).toContainText(number);
  const id = Number(new URL(desk.page.url()).pathname.split("/").at(-1));
  const application = { id, number, idNumber };
  const follow = (status: string, label: string, event: string) =>
    expectEverywhere(desk, application, { status, label, event });
  await follow("pending_payment", "Waiting for payment", "Payment link sent");
  await payByPhone(desk);
  await follow("submitted", "Submitted", "Paid");
  await decide(desk, number, "Start review");
  await follow("under_review", "In review", "Review started");
  await decide(desk, number, "Approve");
  await follow("approved", "Approved", "Approved");
  const said = await decide(desk, number, `Make card, ready at ${headOffice}`);
  const card = /SN\d{7}/.exec(said)?.[0] ?? "";
  await follow("ready", "Ready", "Card printed");

  const counter = new Counter(desk);
  await counter.open();
  await counter.find(card);
  await counter.button("Continue with the owner").click();
  await counter.takeOldCard();
  await counter.verify(card);
  await counter.checkCard(card);
  await counter.give();
  await follow("collected", "Collected", "Card printed");
});

/** The application that a person has under way, as the server has it. */
async function readActive(desk: Desk, idNumber: string) {
  const api = desk.page.request;
  const found = await api.get(`${desk.url}/api/applications/dnr/status/${idNumber}`);
  await expect(found).toBeOK();
  const { status } = await found.json();
  const read = await api.get(`${desk.url}/api/applications/center/${status.applications[0].id}`);
  await expect(read).toBeOK();
  return (await read.json()).application;
}

test("A lost card needs the day, the place and the police report, and its number", async ({ desk }) => {
  const intake = await startIntake(desk, people.lost);
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
  await intake.captureLater();
  await intake.verifyPhone();
  const review = intake.section("review");
  for (const text of ["Lost card", "Henveyru, Malé", "PR-2026-77", "MVR 200.00"])
    await expect(review).toContainText(text);
  await intake.declare();
  const number = await intake.submit();
  expect(await readActive(desk, people.lost)).toMatchObject({
    application_no: number,
    status: "pending_biometrics",
    lost: { on: "2026-01-15", place: "Henveyru, Malé" },
    replaces: { fate: "lost", police_report_no: "PR-2026-77" },
  });
});

test("A damaged card is handed in, and its number says which one to keep", async ({ desk }) => {
  const intake = await startIntake(desk, people.damaged);
  await intake.chooseType("Damaged card", { goesOn: false });
  const handedIn = intake.main.getByRole("checkbox", { name: "The old card is handed in" });
  await expect(intake.section("request")).toContainText("Keep SN0005406 with the application.");
  await intake.press("Continue");
  await expect(intake.section("request")).toContainText("The old card has to be handed in.");
  await intake.tick(handedIn);
  await intake.goOn("documents");
  await intake.giveDocument("Photograph of the old card");
  await intake.giveDocument("Payment slip");
  await intake.captureLater();
  await intake.finish();
  expect((await readActive(desk, people.damaged)).replaces).toMatchObject({
    serial_number: "SN0005406",
    fate: "surrendered",
  });
});

test("A change of details shows the old detail next to the new one, and the review says from what to what", async ({
  desk,
}) => {
  const intake = await startIntake(desk, people.changed);
  await intake.chooseType("Change of details", { goesOn: false });
  await expect(intake.section("request")).toContainText("Now: Ibrahim Habeeb");
  await intake.type(
    intake.section("request").getByRole("textbox", { name: "Name", exact: false }).first(),
    "Ibrahim Habeeb Ali",
  );
  await intake.goOn("documents");
  await intake.giveDocument("Payment slip");
  await intake.captureLater();
  await intake.verifyPhone();
  await expect(intake.section("review")).toContainText("Ibrahim Habeeb → Ibrahim Habeeb Ali");
  await intake.declare();
  await intake.submit();
  const { changes, id } = await readActive(desk, people.changed);
  expect(changes).toEqual([{ field: "name_en", value: "Ibrahim Habeeb Ali" }]);
  await desk.open(`/applications/center/${id}`);
  await expect(desk.main).toContainText("Ibrahim Habeeb Ali");
});

test("A guardian applies for a child's first card, and the code goes to the guardian [ROUTE-08] [CALL-52]", async ({
  desk,
}) => {
  const intake = await startIntake(desk, people.child);
  await intake.expectOpen("request");
  await intake.type("ID number of the guardian", people.guardian);
  await intake.press("Look up");
  await expect(intake.main.getByText(/ may apply for the applicant\.$/).first()).toBeVisible();
  await intake.choose("Relationship", "Mother");
  await intake.goOn("documents");
  await intake.giveDocument("Birth certificate");
  await intake.giveDocument("Consent of the guardian");
  await intake.captureLater();
  const status = await desk.page.request.get(`${desk.url}/api/applications/dnr/status/${people.guardian}`);
  const { person } = (await status.json()).status;
  await expect(intake.section("phone")).toContainText(
    `The number that the registry has of ${person.name_en}.`,
  );
  await intake.finish();
  expect(await readActive(desk, people.child)).toMatchObject({
    status: "pending_biometrics",
    guardian: { id_number: people.guardian, relationship: "mother" },
    payment: { status: "waived" },
  });
});

test("Somebody abroad gets the code at a number that begins with 00, with the reason", async ({ desk }) => {
  const intake = await startIntake(desk, people.abroad);
  await intake.chooseType("Renewal");
  await intake.giveDocument("Payment slip");
  await intake.captureLater();
  await intake.tick(intake.main.getByRole("radio", { name: /^Another number/ }));
  await intake.type("Phone number", "0094771234599");
  await intake.choose("Reason", "The number has changed");
  const { codeWentTo } = await intake.finish();
  expect(codeWentTo).toBe("0094771234599");
  expect((await readActive(desk, people.abroad)).contact_phone_masked).toMatch(/99$/);
});

test("Biometrics that are captured later are taken at the station, and the application goes on from there [ROUTE-11]", async ({
  desk,
}) => {
  const intake = await startIntake(desk, people.later);
  await intake.chooseType("Renewal");
  await intake.giveDocument("Payment slip");
  await intake.captureLater();
  const { number } = await intake.finish();
  await expect(intake.success).toContainText("Next: take the biometrics at the station.");
  await intake.success.getByRole("link", { name: "Take biometrics" }).click();
  await expect(desk.heading).toHaveText("Capture biometrics");
  await desk.page.keyboard.press("Alt+1");
  await intake.giveBiometrics();
  await desk.page.keyboard.press("Alt+4");
  await intake.press("Save and finish");
  await expect(desk.page).toHaveURL(`${desk.url}/applications/biometrics`);
  expect((await readActive(desk, people.later)).status).toBe("pending_payment");
  await decide(desk, number, /^Mark MVR 100 as paid/);
  expect((await readActive(desk, people.later)).status).toBe("submitted");
});

test("Biometrics that are captured here go with the application, which then waits for its payment [CALL-53]", async ({
  desk,
}) => {
  const intake = await startIntake(desk, people.here);
  await intake.chooseType("Renewal");
  await intake.giveDocument("Payment slip");
  await intake.press("Capture here");
  await intake.giveBiometrics();
  await intake.press("Use these biometrics");
  await intake.expectOpen("phone");
  await intake.finish();
  await expect(intake.success).toContainText("Waiting for payment");
  const { status, biometrics, captures } = await readActive(desk, people.here);
  expect(status).toBe("pending_payment");
  expect(biometrics).toMatchObject({ photo: "captured", fingerprints: "captured", signature: "captured" });
  expect(captures).toHaveLength(12);
});
