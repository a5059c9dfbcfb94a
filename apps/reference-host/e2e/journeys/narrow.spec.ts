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

/** In the page: how much of the window, in pixels, parts take that stay while it is scrolled; the most at any place. */
async function readStaying(): Promise<number> {
  const most: number[] = [0];
  for (let top = 0; top < document.documentElement.scrollHeight; top += 128) {
    window.scrollTo({ top, behavior: "instant" });
    await new Promise(requestAnimationFrame);
    const heights = [...document.querySelectorAll("body *")].map((part) => {
      const { position, clipPath, top: above, bottom: below } = getComputedStyle(part);
      const box = part.getBoundingClientRect();
      const isAtEdge =
        Math.abs(box.top - Number.parseFloat(above)) < 1 ||
        Math.abs(innerHeight - box.bottom - Number.parseFloat(below)) < 1;
      const stays = position === "fixed" || (position === "sticky" && top > 0 && isAtEdge);
      return stays && clipPath === "none" && part.checkVisibility() ? box.height : 0;
    });
    most.push(heights.reduce((sum, height) => sum + height, 0));
  }
  return Math.max(...most);
}

test("At 400 % what stays in sight takes at most a fifth of the window of 320 × 256 px [WCAG 1.4.10]", async ({
  desk,
}) => {
  await desk.page.setViewportSize({ width: 320, height: 256 });
  await desk.signIn("super");
  await expect(desk.main.getByRole("radio").first()).toBeVisible();
  expect(await desk.page.evaluate(readStaying)).toBeLessThanOrEqual(51);
  await desk.startSession("super", headOffice);
  for (const path of [
    "/",
    "/switch-center",
    "/dispatch/sending?status=all",
    "/dispatch/sending/2",
    "/dispatch/sending/6",
    "/dispatch/receiving",
    "/applications/center?status=all",
    "/applications/new",
    "/issuance/new",
    "/issuance/list",
    "/xpat",
    "/xpat/interactions",
  ]) {
    await desk.open(path);
    await expect(desk.heading).toBeVisible();
    await expect(desk.main.locator('[aria-busy="true"]')).toHaveCount(0);
    expect(await desk.page.evaluate(readStaying), path).toBeLessThanOrEqual(51);
  }
});
