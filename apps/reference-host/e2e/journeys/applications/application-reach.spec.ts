import { listAxeViolations } from "../../axe.ts";
import { makePdf } from "../../evidence.ts";
import { expect, test } from "../../journey.ts";
import type { Desk } from "../../pages/Desk.ts";
import { Intake } from "../../pages/Intake.ts";
import { drawPortrait } from "../../portrait.ts";
import { decide } from "../../registry.ts";
import { expectWithinReach } from "../../within-reach.ts";

const headOffice = "DNR Head Office";
/** Of the demonstration: each has a card in hand and no application. */
const people = { keyboard: "A105418", narrow: "A105419" };
/** Of the demonstration: made at the head office, and in review at the registry. */
const inReview = "C-2026-005461";

const slip = { name: "slip.pdf", mimeType: "application/pdf", buffer: makePdf(20_000) };
const face = { name: "face.jpg", mimeType: "image/jpeg", buffer: drawPortrait() };

async function pressByKeyboard(desk: Desk, button: string | RegExp): Promise<void> {
  const exact = typeof button === "string";
  await desk.tabTo(desk.main.getByRole("button", { name: button, exact }).first());
  await desk.page.keyboard.press("Enter");
}

async function tickByKeyboard(desk: Desk, name: RegExp): Promise<void> {
  await desk.tabTo(desk.main.getByRole("checkbox", { name }));
  await desk.page.keyboard.press("Space");
}

test("By keyboard alone a renewal is taken, and every section is within reach [ROUTE-08]", async ({
  desk,
}) => {
  const { keyboard } = desk.page;
  await desk.startSession("clerk.male", headOffice);
  const intake = new Intake(desk);
  await intake.open();
  await expectWithinReach(desk.page);
  await keyboard.type(people.keyboard);
  await keyboard.press("Enter");
  await expect(intake.main.getByRole("checkbox").first()).toBeVisible();
  await expectWithinReach(desk.page);
  await tickByKeyboard(desk, /^I have seen the applicant/);
  await keyboard.press("Control+Enter");
  await intake.expectOpen("request");
  await expectWithinReach(desk.page);
  await desk.tabTo(
    intake.main.getByRole("radio", { name: /^Renewal/ }).or(intake.main.getByRole("radio").first()),
  );
  await keyboard.press("Space");
  await expect(intake.main.getByRole("radio", { name: /^Renewal/ })).toBeChecked();
  await keyboard.press("Control+Enter");
  await intake.expectOpen("documents");
  await expectWithinReach(desk.page);
  const opened = desk.page.waitForEvent("filechooser");
  await pressByKeyboard(desk, "Choose file");
  await (await opened).setFiles(slip);
  await intake.expectOpen("biometrics");
  await expectWithinReach(desk.page);
  await pressByKeyboard(desk, "Capture later");
  await intake.expectOpen("phone");
  await expectWithinReach(desk.page);
  const before = await intake.readLastCode();
  await pressByKeyboard(desk, "Send code");
  await expect(intake.code).toBeFocused();
  await expectWithinReach(desk.page);
  await keyboard.type((await intake.readPhone(before)).code);
  await keyboard.press("Enter");
  await intake.expectOpen("review");
  await expectWithinReach(desk.page);
  await tickByKeyboard(desk, /declares that all of it is true/);
  await keyboard.press("Control+Enter");
  await expect(intake.success).toBeVisible();
  await expectWithinReach(desk.page);
  await pressByKeyboard(desk, "New application");
  await expect(desk.scanField).toBeFocused();
});

/** The page as it begins, where the bar lies over nothing: axe finds nothing, and nothing scrolls sideways. */
async function expectNarrow({ page }: Desk): Promise<void> {
  await page.evaluate(() => window.scrollTo(0, 0));
  expect(await listAxeViolations(page)).toEqual([]);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
}

test("On a window of 320 px axe finds nothing in any section of an application, new or resubmitted [ROUTE-08] [ROUTE-06]", async ({
  desk,
}) => {
  await desk.page.setViewportSize({ width: 320, height: 640 });
  await desk.startSession("clerk.male", headOffice);
  const intake = new Intake(desk);
  await intake.open();
  await expectNarrow(desk);
  await intake.scan(people.narrow);
  await intake.confirmDetails();
  for (const type of ["Lost card", "Damaged card", "Change of details", "Renewal"]) {
    await intake.chooseType(type, { goesOn: false });
    await expectNarrow(desk);
  }
  await intake.goOn("documents");
  await expectNarrow(desk);
  await intake.giveDocument("Payment slip");
  await intake.expectOpen("biometrics");
  await expectNarrow(desk);
  await intake.press("Capture here");
  await expectNarrow(desk);
  await intake.press("Back");
  await intake.captureLater();
  await expectNarrow(desk);
  await intake.tick(intake.main.getByRole("radio", { name: /^Another number/ }));
  await expectNarrow(desk);
  await intake.tick(intake.main.getByRole("radio", { name: /^Registered number/ }));
  await intake.verifyPhone();
  await expectNarrow(desk);
  await intake.declare();
  await intake.submit();
  await expectNarrow(desk);

  await decide(desk, inReview, "Return", [
    "Name does not match the records",
    "Wrong document",
    "Photo too dark",
    "Not entitled to a card",
  ]);
  const listed = await desk.page.request.get(
    `${desk.url}/api/applications/center/list?status=returned&per_page=100`,
  );
  const { applications } = await listed.json();
  const { id } = applications.find((each: { application_no: string }) => each.application_no === inReview);
  await desk.open(`/applications/center/${id}/resubmit`);
  await intake.expectOpen("request");
  const explain = (about: RegExp) =>
    intake.type(intake.main.getByRole("textbox", { name: about }), "The register has it as it is here.");
  await explain(/^Explanation of: .*Name does not match/);
  await expectNarrow(desk);
  await intake.goOn("documents");
  await explain(/^Explanation of: .*Wrong document/);
  await expectNarrow(desk);
  await intake.goOn("biometrics");
  await intake.giveFiles("Upload a photograph", [face]);
  await expectNarrow(desk);
  await intake.press("Use this photograph");
  await intake.goOn("review");
  await explain(/^Explanation of: .*Not entitled/);
  await expectNarrow(desk);
});
