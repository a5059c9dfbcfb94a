import type { Locator, Page } from "playwright";
import { expect } from "playwright/test";
import { expectSettled, patience } from "./place.ts";
import { password, type Send } from "./sign-in.ts";
import type { Around, Situation } from "./situation.ts";
import { readNotices } from "./watch-page.ts";

const sender = { username: "clerk.male", center: 1 };
const dialog = (page: Page) => page.locator('[data-idd-part="dialog"]');
const heading = (page: Page, name: string | RegExp) => page.getByRole("heading", { level: 1, name });

/** Counts the writes of a page, and holds back their answers until it is told to go on. */
async function holdWrites(page: Page): Promise<{ readonly count: () => number; readonly goOn: () => void }> {
  let count = 0;
  let goOn = () => {};
  const gate = new Promise<void>((resolve) => {
    goOn = resolve;
  });
  await page.route(/\/api\//, async (route) => {
    if (route.request().method() === "GET") return route.fallback();
    count += 1;
    await gate;
    await route.continue();
  });
  return { count: () => count, goOn };
}

/** Presses a button twice and Enter after it while the first answer is on its way: one thing is done. */
export async function pressThrice(page: Page, button: Locator): Promise<void> {
  const writes = await holdWrites(page);
  // While it works it has another name.
  const element = await button.elementHandle();
  await button.dblclick();
  await page.keyboard.press("Enter");
  await element?.click({ force: true });
  await expect.poll(writes.count, patience).toBe(1);
  writes.goOn();
  await expectSettled(page);
  await expect(button).toHaveCount(0, patience);
  expect(writes.count()).toBe(1);
}

/** How many batches the centre has sent, cancelled and packs. */
async function countBatches({ session }: Around): Promise<number> {
  const answer = await session?.send("GET", "/dispatch/batches/sending?status=all&per_page=1");
  return answer.meta.total;
}

/** Fills in a new batch on the list of batches that are sent, and gives the button that creates it. */
async function fillNewBatch(page: Page): Promise<Locator> {
  await page.getByRole("main").getByRole("button", { name: "New batch" }).first().click();
  await dialog(page).getByRole("combobox", { name: "Destination" }).fill("HDh. Kulhudhuffushi");
  await page
    .getByRole("option", { name: /HDh\. Kulhudhuffushi/ })
    .first()
    .click();
  return dialog(page).getByRole("button", { name: "Create batch" });
}

async function makeBatch(send: Send, serial_number: string): Promise<number> {
  const { batch } = await send("POST", "/dispatch/batches", { destination_center_id: 6 });
  await send("POST", `/dispatch/batches/${batch.id}/cards`, { serial_number });
  return batch.id;
}

/** What is pressed twice, and what is left and come back to: each is done once. */
export const repeats: readonly Situation[] = [
  {
    name: "Sign in, pressed twice",
    async hold(page) {
      await page.goto("/login");
      await page.getByLabel("Username").fill("clerk.male");
      await page.getByLabel("Password", { exact: true }).fill(password);
      await pressThrice(page, page.getByRole("button", { name: "Sign in" }));
    },
  },
  {
    name: "Select Center, pressed twice",
    clerk: { username: "clerk.male", center: null },
    async hold(page) {
      await page.goto("/");
      await page.getByRole("radio").first().check({ force: true });
      await pressThrice(page, page.getByRole("button", { name: "Select Center" }));
    },
  },
  {
    name: "Create batch, pressed twice",
    clerk: sender,
    async hold(page, around) {
      const before = await countBatches(around);
      await page.goto("/dispatch/sending");
      await pressThrice(page, await fillNewBatch(page));
      expect(await countBatches(around)).toBe(before + 1);
    },
  },
  {
    name: "Dispatch batch, pressed twice",
    clerk: sender,
    async hold(page, { session }) {
      if (!session) throw new Error("Nobody is signed in.");
      const id = await makeBatch(session.send, "SN0000693");
      await page.goto(`/dispatch/sending/${id}`);
      await page.getByRole("main").getByRole("button", { name: "Dispatch" }).click();
      await pressThrice(page, dialog(page).getByRole("button", { name: "Dispatch batch" }));
      const { batch } = await session.send("GET", `/dispatch/batches/sending/${id}`);
      expect(batch.status).toBe("dispatched");
    },
  },
  {
    name: "Add note, pressed twice",
    clerk: sender,
    async hold(page, { session }) {
      const text = "Counted twice.";
      await page.goto("/dispatch/sending/1");
      await page.getByRole("main").getByRole("button", { name: "Add note" }).click();
      await dialog(page).getByRole("textbox", { name: "Notes" }).fill(text);
      await pressThrice(page, dialog(page).getByRole("button", { name: "Add note" }));
      const answer = await session?.send("GET", "/dispatch/batches/sending/1");
      expect(JSON.stringify(answer.batch.notes).split(text).length).toBe(2);
    },
  },
  {
    name: "Back, Forward and Reload after a new batch create no other",
    clerk: sender,
    async hold(page, around) {
      const before = await countBatches(around);
      await page.goto("/dispatch/sending");
      await (await fillNewBatch(page)).click();
      await expect(heading(page, /Batch DB-/)).toBeVisible(patience);
      await page.goBack();
      await expect(heading(page, "Sending")).toBeVisible(patience);
      await expect(dialog(page)).toHaveCount(0);
      await page.goForward();
      await expect(heading(page, /Batch DB-/)).toBeVisible(patience);
      await page.reload();
      await expect(heading(page, /Batch DB-/)).toBeVisible(patience);
      await expectSettled(page);
      expect(await countBatches(around)).toBe(before + 1);
      expect(await readNotices(page)).toEqual([]);
    },
  },
  {
    name: "Back while a new batch is on its way asks first, and creates it once",
    clerk: sender,
    async hold(page, around) {
      await page.goto("/");
      const menu = page.getByRole("navigation", { name: "Main navigation" });
      await menu.getByRole("link", { name: "Sending" }).click();
      const before = await countBatches(around);
      const button = await fillNewBatch(page);
      const writes = await holdWrites(page);
      await button.click();
      await expect.poll(writes.count, patience).toBe(1);
      await page.evaluate(() => history.back());
      await page.getByRole("alertdialog").getByRole("button", { name: "Cancel" }).click();
      writes.goOn();
      await expect(heading(page, /Batch DB-/)).toBeVisible(patience);
      await expectSettled(page);
      expect(writes.count()).toBe(1);
      expect(await countBatches(around)).toBe(before + 1);
    },
  },
];
