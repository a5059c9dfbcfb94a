import type { Page } from "@playwright/test";
import { readTargets } from "../../../../tooling/prove/matrix/targets.ts";
import { expect, test } from "../journey.ts";
import { Desk } from "../pages/Desk.ts";

// The cards SN0000691 to SN0000693 are of this file.
const cards = ["SN0000691", "SN0000692", "SN0000693"];

/** The least size of what a finger presses, in CSS pixels. @see WCAG 2.2, 2.5.5 */
const least = 44;

/** Reached by keyboard alone, or on each page and no part of the counter. */
const besides = /^a “(Skip to the page|ID Card Services)”/;

/** Lies in the frame of a field, which is 1 px on each side and belongs to it. */
const inFrame = /^(input|select|textarea|button “Show choices”)/;

/** What is too small for a finger; a link in a line of text cannot choose its height. */
async function listSmall(page: Page): Promise<string[]> {
  const targets = await readTargets(page);
  return targets
    .filter(({ name, isInText }) => !isInText && !besides.test(name))
    .filter(({ name, width, height }) => {
      return width < least - 0.5 || height + (inFrame.test(name) ? 2 : 0) < least - 0.5;
    })
    .map(({ name, width, height }) => `${name} ${Math.round(width)} × ${Math.round(height)}`);
}

test("On a touch screen everything that is pressed at the counter is 44 px wide and high [WCAG 2.5.5]", async ({
  browser,
  server,
}) => {
  const context = await browser.newContext({
    baseURL: server.url,
    viewport: { width: 1024, height: 768 },
    hasTouch: true,
  });
  const desk = new Desk(await context.newPage(), server.url);
  const { main, page, dialog } = desk;
  const small: Record<string, readonly string[]> = {};
  const look = async (place: string) => {
    small[place] = await listSmall(page);
  };
  await desk.startSession("clerk.male", "DNR Head Office");

  const { id } = await desk.newBatch("HDh. Kulhudhuffushi");
  expect(await page.evaluate(() => matchMedia("(pointer: coarse)").matches)).toBe(true);
  await desk.scanField.focus();
  for (const card of cards) await desk.scan(card);
  await expect(main.getByText("3 cards", { exact: true })).toBeVisible();
  await look("a batch being packed");
  await main.getByRole("button", { name: "More ways to scan, and sound" }).tap();
  await expect(page.getByRole("menu")).toBeVisible();
  await look("the menu of the scan field");
  await page.keyboard.press("Escape");
  await main.getByRole("button", { name: `Remove ${cards[0]}` }).tap();
  await expect(dialog).toBeVisible();
  await look("a dialog");
  await page.keyboard.press("Escape");
  await expect(dialog).toBeHidden();
  await main.getByRole("button", { name: "Dispatch", exact: true }).tap();
  await dialog.getByRole("button", { name: /^Dispatch/ }).tap();
  await expect(main.getByText("Dispatched", { exact: true }).first()).toBeVisible();

  await desk.visit("/dispatch/sending?status=all");
  await look("the list of batches");
  await desk.visit("/issuance/new");
  await look("a hand-over");
  await desk.visit("/issuance/list");
  await look("the list of issued cards");

  await desk.startSession("clerk.hdh", /Kulhudhuffushi/);
  await desk.open(`/dispatch/receiving/${id}`);
  await expect(desk.scanField).toBeVisible();
  await look("a batch being received");

  expect(small).toEqual(Object.fromEntries(Object.keys(small).map((place) => [place, []])));
  await context.close();
});
