import type { Locator } from "@playwright/test";
import { listAxeViolations } from "../axe.ts";
import { expect, test } from "../journey.ts";
import type { Desk } from "../pages/Desk.ts";

const headOffice = "DNR Head Office";

test.beforeEach(({ desk }) => desk.page.setViewportSize({ width: 320, height: 640 }));

/** Whether nothing lies over an element, and no edge cuts it, where it is looked at: at both its ends. */
function isSeenWhole(element: Locator): Promise<boolean> {
  return element.evaluate((target) => {
    const { left, right, top, bottom } = target.getBoundingClientRect();
    const points = [
      [left + 4, top + 4],
      [right - 4, bottom - 4],
    ] as const;
    return points.every(([x, y]) => {
      const [seen] = document.elementsFromPoint(x, y).filter((each) => !each.matches("[aria-hidden]"));
      return seen !== undefined && target.contains(seen);
    });
  });
}

const result = (desk: Desk) => desk.main.locator('[data-idd-part="scan-result"]');

test("On a window of 320 px axe finds nothing on the pages", async ({ desk }) => {
  await desk.signIn("clerk.male");
  await expect(desk.main.getByRole("radio").first()).toBeVisible();
  expect(await listAxeViolations(desk.page)).toEqual([]);
  await desk.selectCenter(headOffice);
  for (const path of [
    "/",
    "/switch-center",
    "/dispatch/sending?status=all",
    "/dispatch/sending/6",
    "/dispatch/sending/2",
    "/nowhere",
    "/xpat",
    "/resources",
  ]) {
    await desk.visit(path);
    expect(await listAxeViolations(desk.page), path).toEqual([]);
    expect(await desk.page.evaluate(() => document.documentElement.scrollWidth), path).toBe(320);
  }
});

test("On a window of 320 × 640 px what became of a scan is in sight, below the bar, together with the field", async ({
  desk,
}) => {
  await desk.startSession("clerk.male", headOffice);
  await desk.newBatch("HDh. Kulhudhuffushi");
  for (const [serial, words] of [
    ["SN0000690", "Added"],
    ["SN0000690", "Scanned before"],
    ["SN0009990", "Refused"],
  ] as const) {
    await desk.page.evaluate(() => window.scrollTo(0, document.body.scrollHeight));
    await desk.scan(serial);
    await expect(result(desk).getByText(words, { exact: true })).toBeVisible();
    await expect.poll(() => isSeenWhole(result(desk)), words).toBe(true);
    await expect.poll(() => isSeenWhole(desk.scanField), words).toBe(true);
  }
  await expect(desk.main.getByText("1 scanned before")).toBeVisible();
});
