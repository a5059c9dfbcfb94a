import { withCamera } from "../../camera-film.ts";
import { expect } from "../../journey.ts";
import { Followed } from "../../pages/Followed.ts";
import { Intake } from "../../pages/Intake.ts";
import { test } from "../../quick-codes.ts";
import { readShownBarcode } from "../../read-barcode.ts";
import { decide, payByPhone } from "../../registry.ts";

// What the camera sees serves as the page of a payment slip.
test.use(withCamera([{ code: "SLIP-2026", seconds: 1 }]));

const headOffice = "DNR Head Office";
/** Of the demonstration; each has a card in hand. */
const people = { renewal: "A105401", later: "A105409" };

test("A renewal takes fourteen actions from the scan to its number, is paid, decided and printed, and its card is handed over [ROUTE-08] [CALL-53] [DOM-08]", async ({
  desk,
}) => {
  const idNumber = people.renewal;
  await desk.page.context().grantPermissions(["camera"]);
  await desk.startSession("clerk.male", headOffice);
  const intake = new Intake(desk);
  await intake.begin(idNumber);
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
  const application = await Followed.open(intake, number);
  await application.expectStatus("pending_payment", "Waiting for payment", "Payment link sent");
  await payByPhone(desk);
  await application.expectStatus("submitted", "Submitted", "Paid");
  await application.bringToCollected(headOffice, { takesOldCard: true });
});

test("Biometrics that are captured later are taken at the station, and the application goes on from there [ROUTE-11]", async ({
  desk,
}) => {
  await desk.startSession("clerk.male", headOffice);
  const intake = new Intake(desk);
  await intake.begin(people.later);
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
  expect((await intake.readNewest(people.later)).status).toBe("pending_payment");
  await decide(desk, number, /^Mark MVR 100 as paid/);
  expect((await intake.readNewest(people.later)).status).toBe("submitted");
});
