import { expect, test } from "../journey.ts";
import { Officer } from "../pages/Officer.ts";
import { readShownBarcode } from "../read-barcode.ts";

const headOffice = "DNR Head Office";
/** Of the demonstration. */
const rafiqul = { surname: "ISLAM", givenNames: "RAFIQUL", birth: "910314" };

test("A known worker takes at most twelve actions from the scan of the passport to the number, and the next person keeps four fields [ROUTE-20] [CALL-31] [CALL-35]", async ({
  desk,
}) => {
  await desk.startSession("xpat.male", headOffice);
  const officer = new Officer(desk);
  const before = await officer.count();
  await officer.begin();
  await officer.scan({ ...rafiqul, number: "EA0104821" });
  const seenBefore = desk.main.getByRole("button", { name: "Record another" });
  await expect(seenBefore.or(desk.main.getByRole("radiogroup").first())).toBeVisible();
  if (await seenBefore.isVisible()) await officer.press("Record another");
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
  await expect(seenBefore.or(desk.main.getByRole("radiogroup").first())).toBeVisible();
  if (await seenBefore.isVisible()) await officer.press("Record another");
  await officer.confirmIdentity();
  await expect(desk.main.getByRole("radio", { name: /^Another employer/ })).toBeChecked();
  await expect(desk.main.getByRole("combobox", { name: /^Search by name/ })).not.toHaveValue("");
  await expect(desk.main.getByRole("combobox", { name: /^Island/ })).not.toHaveValue("");
});
