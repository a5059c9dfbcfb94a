import type { Page } from "@playwright/test";
import { listAxeViolations } from "../axe.ts";
import { expect, test } from "../journey.ts";
import type { Desk } from "../pages/Desk.ts";

const kulhudhuffushi = /Kulhudhuffushi/;

const offer = (desk: Desk) => desk.main.getByRole("button", { name: "Send ready SMS" });

/** Sends the ready SMS of the batch that is open, and gives how many collectors the dialog named. */
async function sendReadySms(desk: Desk): Promise<number> {
  await offer(desk).click();
  const asked = desk.dialog.getByRole("heading", { name: /Send the ready SMS to \d+ collectors?\?/ });
  const count = Number(/\d+/.exec((await asked.textContent()) ?? "")?.[0]);
  await desk.dialog.getByRole("button", { name: /^Send/ }).click();
  await expect(desk.dialog).toBeHidden();
  return count;
}

/** The messages on the demonstration's phone that tell where a card is ready; it shows other messages too. */
const listReady = (page: Page, centre: RegExp | string) =>
  page
    .getByRole("listitem")
    .filter({ hasText: /identity card is ready/ })
    .filter({ hasText: centre });

/** Looks at the demonstration's phone again until it tells so many of Kulhudhuffushi; the server sends by itself. */
async function readPhone(page: Page, count: number): Promise<void> {
  await page.goto("/demo/phone");
  await expect(async () => {
    await page.getByRole("link", { name: "Reload" }).click();
    await expect(listReady(page, kulhudhuffushi)).toHaveCount(count, { timeout: 1_000 });
  }).toPass();
}

test("The owners of received cards are told once, by whichever desk, and who has no phone is named [CALL-24] [SESS-06]", async ({
  openDesk,
}) => {
  const desk = await openDesk();
  await desk.startSession("clerk.hdh", kulhudhuffushi);
  // Its row warns as its page does, of those whom the server knows to be without a phone.
  await desk.open("/dispatch/receiving?status=received");
  const row = desk.main.locator("tr", { has: desk.page.locator('a[href$="/dispatch/receiving/2"]') });
  await row.getByRole("button", { name: /^Actions of batch/ }).click();
  await desk.page.getByRole("menuitem", { name: "Send ready SMS" }).click();
  const warning = desk.dialog.getByText(/^\d+ of them ha(s|ve) no phone number\.$/);
  await expect(warning).toBeVisible();
  const warned = Number.parseInt((await warning.textContent()) ?? "", 10);
  await desk.dialog.getByRole("button", { name: "Cancel" }).click();
  await desk.open("/dispatch/receiving/2");
  const asked = await sendReadySms(desk);

  const sent = desk.main.getByText(/^Ready SMS sent .+ to \d+ collectors\.$/);
  await expect(sent).toBeVisible();
  const count = Number(/(\d+) collectors/.exec((await sent.textContent()) ?? "")?.[1]);
  const skipped = desk.main.getByText(/no phone number\. Tell them another way: SN\d{7}/);
  await expect(skipped).toBeVisible();
  const withoutPhone = (await skipped.textContent())?.match(/SN\d{7}/g) ?? [];
  expect(count + withoutPhone.length).toBe(asked);
  expect(withoutPhone).toHaveLength(warned);
  await expect(offer(desk)).toHaveCount(0);

  const phone = await openDesk();
  await readPhone(phone.page, count);
  await expect(phone.page.getByRole("heading", { level: 1, name: "Demonstration phone" })).toBeVisible();
  await expect(phone.page.getByText("No message has been sent to anybody.")).toBeVisible();
  await expect(listReady(phone.page, kulhudhuffushi).first()).toContainText(
    "Your identity card is ready. Please collect it at HDh. Kulhudhuffushi City Centre",
  );

  // The server knows it: neither this desk after a reload nor another one may send it again.
  await desk.page.reload();
  await expect(sent).toBeVisible();
  await expect(offer(desk)).toHaveCount(0);
  const other = await openDesk();
  await other.startSession("super", kulhudhuffushi);
  await other.open("/dispatch/receiving/2");
  await expect(other.main.getByText(/^Ready SMS sent .+ to \d+ collectors\.$/)).toBeVisible();
  await expect(offer(other)).toHaveCount(0);
  await readPhone(phone.page, count);
});

test("The demonstration's phone shows one number, by keyboard, in both modes and on a small window", async ({
  openDesk,
}) => {
  const desk = await openDesk();
  await desk.open("/demo/phone");
  if ((await desk.page.getByRole("listitem").count()) === 0) {
    await expect(desk.page.getByText("No messages yet.")).toBeVisible();
    expect(await listAxeViolations(desk.page)).toEqual([]);
    await desk.startSession("clerk.hdh", kulhudhuffushi);
    await desk.open("/dispatch/receiving/2");
    await sendReadySms(desk);
  }
  const { page } = desk;
  await page.goto("/demo/phone");
  const choice = page.getByLabel("Phone", { exact: true });
  await expect(async () => {
    await page.getByRole("link", { name: "Reload" }).click();
    await expect(choice).toBeVisible({ timeout: 1_000 });
  }).toPass();
  for (const colorScheme of ["light", "dark"] as const) {
    await page.emulateMedia({ colorScheme });
    for (const width of [1366, 320]) {
      await page.setViewportSize({ width, height: 720 });
      expect(await listAxeViolations(page)).toEqual([]);
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
    }
  }

  const number = (await choice.getByRole("option").nth(1).textContent())?.replace(/ \(\d+\)$/, "") ?? "";
  await desk.tabTo(choice);
  await page.keyboard.press("ArrowDown");
  await page.keyboard.press("Tab");
  await page.keyboard.press("Enter");
  await expect(page.getByRole("listitem")).toHaveCount(1);
  await expect(page.getByRole("listitem")).toContainText(`To ${number}, `);
  // The address says which message, not whose number.
  expect(page.url()).toMatch(/\/demo\/phone\?with=[\w-]+$/);
  expect(page.url()).not.toContain(number);
});
