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
    await desk.open(path);
    await expect(desk.heading).toBeVisible();
    await expect(desk.main.locator('[aria-busy="true"]')).toHaveCount(0);
    expect(await listAxeViolations(desk.page), path).toEqual([]);
  }

  await desk.page.route("**/api/dispatch/batches/receiving**", (route) =>
    route.fulfill({ status: 500, json: { message: "" } }),
  );
  await desk.open("/dispatch/receiving");
  await expect(desk.main.getByText("Could not load batches.")).toBeVisible();
  expect(await listAxeViolations(desk.page)).toEqual([]);

  const { id } = await desk.createBatch("HDh. Kulhudhuffushi");
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
  const tabTo = async (isThere: () => Promise<boolean>) => {
    for (let presses = 0; presses < 60; presses += 1) {
      if (await isThere()) return;
      await page.keyboard.press("Tab");
    }
    throw new Error("The keyboard does not reach it.");
  };
  const focused = (name: string | RegExp, role: "button" | "link") => async () => {
    const target = page.getByRole(role, { name }).first();
    return (await target.count()) > 0 && target.evaluate((element) => element === document.activeElement);
  };
  await desk.open("/login");
  await expect(desk.main.getByLabel("Username")).toBeFocused();
  await page.keyboard.type("clerk.male");
  await page.keyboard.press("Tab");
  await page.keyboard.type("Counter-2026!");
  await page.keyboard.press("Enter");
  await expect(desk.main.getByRole("radio").first()).toBeVisible();
  await tabTo(() =>
    page.evaluate(() => (document.activeElement as HTMLInputElement | null)?.type === "radio"),
  );
  await page.keyboard.press("Space");
  await tabTo(focused("Select Center", "button"));
  await page.keyboard.press("Enter");
  await expect(desk.heading).toHaveText("Dashboard");
  await tabTo(focused("Sending", "link"));
  await page.keyboard.press("Enter");
  await expect(desk.heading).toHaveText("Sending");
  await tabTo(focused("New batch", "button"));
  await page.keyboard.press("Enter");
  await expect(desk.dialog.getByRole("combobox", { name: "Destination" })).toBeFocused();
  await page.keyboard.type("Kulhudhuffushi");
  await expect(page.getByRole("option", { name: /Kulhudhuffushi/ }).first()).toBeVisible();
  await page.keyboard.press("ArrowDown");
  await page.keyboard.press("Enter");
  await tabTo(focused("Create batch", "button"));
  await page.keyboard.press("Enter");
  await expect(desk.heading).toContainText("DB-");
  await expect(desk.scanField).toBeFocused();
  await desk.scan("SN0000681");
  await expect(desk.main.getByText("1 card", { exact: true })).toBeVisible();
  await tabTo(focused("Dispatch", "button"));
  await page.keyboard.press("Enter");
  await expect(desk.dialog).toBeVisible();
  await tabTo(focused(/^Dispatch batch/, "button"));
  await page.keyboard.press("Enter");
  await expect(desk.dialog).toBeHidden();
  await expect(desk.main.getByText("Dispatched", { exact: true }).first()).toBeVisible();
});
