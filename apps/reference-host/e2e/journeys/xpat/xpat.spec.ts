import { expect, test } from "../../journey.ts";
import { Officer } from "../../pages/Officer.ts";
import { readShownBarcode } from "../../read-barcode.ts";

const headOffice = "DNR Head Office";
/** Of the demonstration. */
const rafiqul = { surname: "ISLAM", givenNames: "RAFIQUL", birth: "910314" };

test("A known worker takes at most twelve actions from the scan of the passport to the number, and the next person keeps four fields [ROUTE-20] [CALL-25] [CALL-31]", async ({
  desk,
}) => {
  await desk.startSession("xpat.male", headOffice);
  const officer = new Officer(desk);
  const before = await officer.count();
  await officer.begin();
  await officer.scan({ ...rafiqul, number: "EA0104821" });
  await officer.goOnIfSeenLately();
  await officer.confirmIdentity();
  await officer.choose(/^Same as permit/);
  await officer.press("Continue");
  const number = await officer.finish();
  expect(officer.actions).toBeLessThanOrEqual(12);
  expect(await readShownBarcode(officer.success.getByRole("img"))).toBe(number);
  const after = await officer.count();
  expect(after).toEqual({ today: before.today + 1, total: before.total + 1, listed: before.listed + 1 });

  await officer.press("Next person");
  await expect(desk.scanField).toBeFocused();
  await officer.scan({ surname: "HOSSAIN", givenNames: "KAMAL", birth: "871209", number: "EB0200008" });
  await officer.goOnIfSeenLately();
  await officer.confirmIdentity();
  await expect(desk.main.getByRole("radio", { name: /^Another employer/ })).toBeChecked();
  await expect(desk.main.getByRole("combobox", { name: /^Search by name/ })).not.toHaveValue("");
  await expect(desk.main.getByRole("combobox", { name: /^Island/ })).not.toHaveValue("");
});

test("An employer that differs closes the outcome verified with the reason, and notes are required [CALL-35]", async ({
  desk,
}) => {
  await desk.startSession("xpat.hdh", "Kulhudhuffushi");
  const officer = new Officer(desk);
  await officer.begin();
  await officer.scan({
    surname: "JAHANGIR<ALAM",
    givenNames: "MOHAMMED",
    birth: "930601",
    number: "EC0310008",
  });
  await officer.goOnIfSeenLately();
  await officer.confirmIdentity();
  await officer.choose(/^Another employer/);
  await officer.chooseEmployer("sea breeze", /Sea Breeze/);
  const verified = desk.main.getByRole("radio", { name: /^Verified/ });
  await expect(verified).toBeDisabled();
  await expect(desk.main.getByText("Not possible: the employer differs from the permit.")).toBeVisible();
  await officer.press("Continue");
  await expect(desk.main.getByText("Notes are required.")).toBeVisible();
  await expect(desk.main.getByRole("textbox", { name: /^Notes/ })).toBeFocused();
  await officer.fill(/^Notes/, "Lent out for the week.");
  await officer.press("Continue");
  await officer.finish();
  expect(await officer.readNewest()).toMatchObject({ notes: "Lent out for the week." });
  const { total, listed } = await officer.count();
  expect(total).toBe(listed);
});

test("An unknown passport of a known worker is added to the person who is confirmed, and is found the next time [CALL-25] [CALL-29]", async ({
  desk,
}) => {
  const passport = { ...rafiqul, number: "EA9990001" };
  await desk.startSession("xpat.male", headOffice);
  const officer = new Officer(desk);
  const before = await officer.count();
  await officer.begin();
  await officer.scan(passport);
  await officer.press("Register as new");
  await officer.press("Continue");
  await officer.confirmIdentity();
  await expect(desk.main.getByText("Not possible: no permit was found.")).toBeVisible();
  await officer.fill(/^Notes/, "The permit is with the employer.");
  await officer.press("Continue");
  await officer.expectOpen("biometrics");
  await officer.press("Continue");
  await officer.press("Save interaction");
  await expect(desk.dialog).toContainText("May be the same person");
  await expect(desk.dialog.getByRole("img", { name: "Photo of Rafiqul Islam" })).toBeVisible();
  await desk.dialog.getByRole("button", { name: "The same person as Rafiqul Islam" }).click();
  // Who was seen recently is shown as such, found or confirmed.
  await officer.press("Record another");
  await officer.expectOpen("interaction");
  await officer.choose(/^Same as permit/);
  await officer.press("Continue");
  await officer.press("Save interaction");
  await officer.readNumber();
  expect(await officer.readNewest()).toMatchObject({
    individual: { name: "Rafiqul Islam", passport_no: "EA9990001" },
  });
  expect((await officer.count()).total).toBe(before.total + 1);

  await officer.press("Next person");
  await officer.scan(passport);
  await expect(desk.main.getByText("Rafiqul Islam was seen recently.")).toBeVisible();
  await officer.press("Record another");
  await officer.confirmIdentity();
});

test("Somebody who looks like another is recorded as somebody else with a note [CALL-25]", async ({
  desk,
}) => {
  await desk.startSession("xpat.male", headOffice);
  const officer = new Officer(desk);
  await officer.begin();
  await officer.scan({
    surname: "JAHANGIR<ALAM",
    givenNames: "MOHAMMAD",
    birth: "930601",
    number: "EC9990002",
  });
  await officer.press("Register as new");
  await officer.press("Continue");
  await officer.confirmIdentity();
  await officer.fill(/^Notes/, "Says that the employer has the permit.");
  await officer.press("Continue");
  await officer.expectOpen("biometrics");
  await officer.press("Continue");
  await officer.press("Save interaction");
  await desk.dialog.getByRole("button", { name: "Somebody else" }).click();
  await desk.dialog
    .getByRole("textbox", { name: /^Why it is somebody else/ })
    .fill("Another scar and another village.");
  await desk.dialog.getByRole("button", { name: "Save as somebody else" }).click();
  await officer.readNumber();
  expect(await officer.readNewest()).toMatchObject({ not_same_note: "Another scar and another village." });
});

test("Somebody new without documents is recorded with an age and a reason [ROUTE-20] [CALL-25]", async ({
  desk,
}) => {
  await desk.startSession("xpat.hdh", "Kulhudhuffushi");
  const officer = new Officer(desk);
  const before = await officer.count();
  await officer.begin();
  await officer.press("No documents");
  await officer.press("Continue");
  await expect(desk.main.getByText("Name is required.")).toBeVisible();
  await officer.fill(/^Name/, "সাবিনা ইয়াসমিন");
  await officer.chooseCountry("Bangladesh");
  await officer.fill(/^Approximate age/, "27");
  await desk.main.getByLabel(/^Why there are no documents/).selectOption({ index: 1 });
  await officer.press("Continue");
  await officer.confirmIdentity();
  await desk.main.getByLabel(/^Passport seen/).selectOption("with_employer");
  await officer.fill(/^Notes/, "The employer has the passport.");
  await officer.press("Continue");
  await officer.finish();
  expect(await officer.readNewest()).toMatchObject({
    individual: { name: "সাবিনা ইয়াসমিন", passport_no: null },
    permit: null,
  });
  expect((await officer.count()).total).toBe(before.total + 1);
});

test("A clerk without the role is told that the page is not theirs [NAV-05]", async ({ desk }) => {
  await desk.startSession("clerk.male", headOffice);
  await desk.open("/xpat");
  await expect(desk.heading).toHaveText("You do not have access to this area.");
});
