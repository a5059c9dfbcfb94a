import { listAxeViolations } from "../axe.ts";
import { expect, test } from "../journey.ts";

const headOffice = "DNR Head Office";

test("axe finds nothing on the pages, full, empty, failing and with a dialog open", async ({ desk }) => {
  await desk.open("/login");
  await desk.main.getByRole("button", { name: "Sign in" }).click();
  await expect(desk.main.getByText("Username is required.")).toBeVisible();
  expect(await listAxeViolations(desk.page)).toEqual([]);

  await desk.signIn("clerk.male");
  await expect(desk.main.getByRole("radio").first()).toBeVisible();
  expect(await listAxeViolations(desk.page)).toEqual([]);
  await desk.selectCenter(headOffice);

  for (const path of [
    "/",
    "/switch-center",
    "/dispatch/sending?status=all",
    "/dispatch/sending?status=cancelled&center=7",
    "/nowhere",
    "/xpat",
  ]) {
    await desk.visit(path);
    expect(await listAxeViolations(desk.page), path).toEqual([]);
  }

  await desk.page.route("**/api/dispatch/batches/receiving**", (route) =>
    route.fulfill({ status: 500, json: { message: "" } }),
  );
  await desk.open("/dispatch/receiving");
  await expect(desk.main.getByText("Could not load batches.")).toBeVisible();
  expect(await listAxeViolations(desk.page)).toEqual([]);

  const { id } = await desk.newBatch("HDh. Kulhudhuffushi");
  await desk.scanField.focus();
  await desk.scan("SN0000680");
  await expect(desk.main.getByText("1 card", { exact: true })).toBeVisible();
  expect(await listAxeViolations(desk.page)).toEqual([]);
  await desk.main.getByRole("button", { name: "Remove SN0000680" }).click();
  await expect(desk.dialog).toBeVisible();
  expect(await listAxeViolations(desk.page)).toEqual([]);
  await desk.open(`/dispatch/receiving/${id}`);
  await expect(desk.heading).toBeVisible();
  expect(await listAxeViolations(desk.page)).toEqual([]);
});

test("The keyboard alone signs in, picks a centre, opens a batch and sends a card on its way", async ({
  desk,
}) => {
  const { page } = desk;
  const tabTo = (name: string | RegExp, role: "button" | "link") =>
    desk.tabTo(page.getByRole(role, { name }).first());
  await desk.open("/login");
  await desk.signInByKeyboard("clerk.male");
  await expect(desk.main.getByRole("radio").first()).toBeVisible();
  await desk.tabTo(desk.main.getByRole("radio").first());
  await page.keyboard.press("Space");
  await tabTo("Select Center", "button");
  await page.keyboard.press("Enter");
  await expect(desk.heading).toHaveText("Dashboard");
  await tabTo("Sending", "link");
  await page.keyboard.press("Enter");
  await expect(desk.heading).toHaveText("Sending");
  await tabTo("New batch", "button");
  await page.keyboard.press("Enter");
  await expect(desk.dialog.getByRole("combobox", { name: "Destination" })).toBeFocused();
  await page.keyboard.type("Kulhudhuffushi");
  await expect(page.getByRole("option", { name: /Kulhudhuffushi/ }).first()).toBeVisible();
  await page.keyboard.press("ArrowDown");
  await page.keyboard.press("Enter");
  await tabTo("Create batch", "button");
  await page.keyboard.press("Enter");
  await expect(desk.heading).toContainText("DB-");
  await expect(desk.scanField).toBeFocused();
  await desk.scan("SN0000681");
  await expect(desk.main.getByText("1 card", { exact: true })).toBeVisible();
  await tabTo("Dispatch", "button");
  await page.keyboard.press("Enter");
  await expect(desk.dialog).toBeVisible();
  await tabTo(/^Dispatch batch/, "button");
  await page.keyboard.press("Enter");
  await expect(desk.dialog).toBeHidden();
  await expect(desk.main.getByText("Dispatched", { exact: true }).first()).toBeVisible();
});
