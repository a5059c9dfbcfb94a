import { expect, test } from "../../journey.ts";
import type { Desk } from "../../pages/Desk.ts";
import { Followed } from "../../pages/Followed.ts";
import { Intake } from "../../pages/Intake.ts";
import { drawPortrait } from "../../portrait.ts";
import { decide } from "../../registry.ts";

const headOffice = "DNR Head Office";
const face = { name: "face.jpg", mimeType: "image/jpeg", buffer: drawPortrait() };
const explanation = "She is a citizen by birth, see the register.";

/** Of the demonstration: made at the head office, paid for, and in review at the registry. */
const inReview = { photo: "C-2026-005459", document: "C-2026-005463" };

/** The registry returns an application; gives its page. */
async function openReturned(desk: Desk, number: string, reasons: readonly string[]): Promise<Intake> {
  await desk.startSession("clerk.male", headOffice);
  await decide(desk, number, "Return", reasons);
  const found = await desk.page.request.get(
    `${desk.url}/api/applications/center/list?status=returned&per_page=100`,
  );
  const { applications } = await found.json();
  const { id } = applications.find((each: { application_no: string }) => each.application_no === number);
  await desk.open(`/applications/center/${id}`);
  await expect(desk.heading).toContainText(number);
  return new Intake(desk);
}

/** The newest rows of the history, from the last step back. */
async function expectHistory(
  desk: Desk,
  number: string,
  steps: readonly (readonly string[])[],
): Promise<void> {
  const rows = desk.main.getByRole("table", { name: `History of application ${number}` }).getByRole("row");
  for (const [index, texts] of steps.entries()) {
    for (const text of texts) await expect(rows.nth(index + 1)).toContainText(text);
  }
}

test("A new photograph and an explanation answer two reasons in seven actions, and the application goes on to approved [ROUTE-06] [DOM-05] [CALL-53]", async ({
  desk,
}) => {
  const number = inReview.photo;
  const intake = await openReturned(desk, number, ["Photo too dark", "Not entitled to a card"]);
  await intake.press(desk.main.getByRole("link", { name: "Resubmit" }));
  await expect(desk.heading).toContainText(`Resubmit application ${number}`);
  await expect(desk.main.getByText(/Photo too dark.*: not answered/)).toBeVisible();
  await intake.giveFiles("Upload a photograph", [face]);
  await intake.press("Use this photograph");
  await intake.press("Continue");
  await intake.expectOpen("review");
  await intake.type(/^Explanation of: .*Not entitled/, explanation);
  await intake.declare();
  await intake.press("Resubmit (2 of 2 answered)");
  await expect(desk.page).toHaveURL(/\/applications\/center\/\d+$/);
  expect(intake.actions).toBeLessThanOrEqual(7);

  await expect(desk.main.locator("header").getByText("Submitted", { exact: true })).toBeVisible();
  const answers = ["Resubmitted", "Photo too dark: changed", `Not entitled to a card: ${explanation}`];
  await expectHistory(desk, number, [answers, ["Returned", "Photo too dark"]]);
  await decide(desk, number, "Start review");
  await decide(desk, number, "Approve");
  await desk.page.reload();
  await expect(desk.main.locator("header").getByText("Approved", { exact: true })).toBeVisible();
  await expectHistory(desk, number, [["Approved"], ["Review started"], answers]);
});

test("A new document answers one reason where it is asked for, and what is left alone stays, until the card is collected [ROUTE-06] [DOM-05]", async ({
  desk,
}) => {
  const number = inReview.document;
  const intake = await openReturned(desk, number, ["Wrong document", "Name does not match the records"]);
  await desk.main.getByRole("link", { name: "Resubmit" }).click();
  await intake.expectOpen("request");
  const explain = intake
    .section("request")
    .getByRole("textbox", { name: /^Explanation of: .*Name does not/ });
  // What is too short answers nothing.
  await explain.fill("Short");
  await expect(desk.main.getByText(/Name does not match the records.*: not answered/)).toBeVisible();
  await explain.pressSequentially(" name in the register is the one of the passport.");
  await expect(explain).toBeFocused();
  await intake.goOn("documents");
  await expect(intake.section("documents")).toContainText("Photograph of the old card: it stays.");
  await intake.choose("Add another document", "Court order");
  await intake.giveDocument("Court order");
  await intake.expectOpen("review");
  await intake.declare();
  await intake.press("Resubmit (2 of 2 answered)");
  await expect(desk.page).toHaveURL(/\/applications\/center\/\d+$/);
  await expectHistory(desk, number, [
    ["Resubmitted", "Wrong document: changed", "Short name in the register"],
  ]);
  await expect(desk.main).toContainText("Court order");
  await expect(desk.main).toContainText("Photograph of the old card");

  const application = await Followed.read(desk);
  await application.expectStatus("submitted", "Submitted", "Resubmitted");
  await application.bringToCollected(headOffice);
});
