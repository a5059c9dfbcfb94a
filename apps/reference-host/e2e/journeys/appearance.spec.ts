import type { Page } from "@playwright/test";
import { listAxeViolations } from "../axe.ts";
import { expect, test } from "../journey.ts";
import type { Desk } from "../pages/Desk.ts";

/** As for most staff: things fade and move. */
test.use({ contextOptions: { reducedMotion: "no-preference" } });

const headOffice = "DNR Head Office";

async function chooseInMenu(desk: Desk, choice: RegExp | string): Promise<void> {
  await desk.page
    .getByRole("banner")
    .getByRole("button", { name: /Aishath/ })
    .click();
  await desk.page.getByRole("menuitemradio", { name: choice }).click();
  await expect(desk.page.getByRole("menu")).toHaveCount(0);
}

/** What the page looks like: that of the document, which is painted first, and that of the theme. */
const readLook = (page: Page) =>
  page.evaluate(() => {
    const canvasOf = (element: Element) => getComputedStyle(element).backgroundColor;
    const root = document.querySelector(".idd-root");
    return {
      page: canvasOf(document.documentElement),
      theme: root && canvasOf(root),
      scheme: document.querySelector<HTMLMetaElement>('meta[name="color-scheme"]')?.content,
    };
  });

const light = "rgb(245, 247, 248)";
const dark = "rgb(14, 22, 27)";

test("Who chooses dark has it at once, and after a reload from the first paint, before any code of the page runs", async ({
  desk,
}) => {
  // Nothing is painted before the page has a body.
  await desk.page.addInitScript(() => {
    const watch = new MutationObserver(() => {
      if (!document.body) return;
      watch.disconnect();
      Object.assign(window, { modeAtFirst: document.documentElement.dataset.mode });
    });
    watch.observe(document, { childList: true, subtree: true });
  });
  await desk.signInAt("clerk.male", headOffice);
  expect(await readLook(desk.page)).toEqual({ page: light, theme: light, scheme: "light" });
  await chooseInMenu(desk, "Dark");
  await expect.poll(() => readLook(desk.page)).toEqual({ page: dark, theme: dark, scheme: "dark" });
  expect(await listAxeViolations(desk.page)).toEqual([]);

  const asked = Promise.withResolvers<undefined>();
  const answered = Promise.withResolvers<undefined>();
  await desk.page.route("**/api/auth/user", async (route) => {
    asked.resolve(undefined);
    await answered.promise;
    await route.continue();
  });
  await desk.page.reload({ waitUntil: "commit" });
  await asked.promise;
  await desk.page.waitForLoadState("load");
  expect(await desk.page.evaluate("window.modeAtFirst")).toBe("dark");
  expect(await readLook(desk.page)).toEqual({ page: dark, theme: null, scheme: "dark" });
  answered.resolve(undefined);
  await expect(desk.heading).toBeVisible();
  expect(await readLook(desk.page)).toEqual({ page: dark, theme: dark, scheme: "dark" });

  for (const path of ["/dispatch/sending?status=all", "/switch-center", "/nowhere"]) {
    await desk.visit(path);
    expect(await listAxeViolations(desk.page), path).toEqual([]);
  }

  await chooseInMenu(desk, "As this computer is set");
  await desk.page.emulateMedia({ colorScheme: "light" });
  await expect.poll(() => readLook(desk.page)).toEqual({ page: light, theme: light, scheme: "light dark" });
  await desk.page.emulateMedia({ colorScheme: "dark" });
  await expect.poll(() => readLook(desk.page)).toEqual({ page: dark, theme: dark, scheme: "light dark" });
});

test("In Dhivehi the page runs from right to left with its words, also after a reload, and English comes back whole", async ({
  desk,
}) => {
  const { page } = desk;
  await desk.startSession("clerk.male", headOffice);
  await desk.open("/dispatch/sending");
  await expect(desk.heading).toHaveText("Sending");
  await chooseInMenu(desk, "Dhivehi (draft)");
  await expect(desk.heading).toHaveText("ފޮނުވުން");
  const html = page.locator("html");
  const readsSo = async (lang: string, dir: string) => {
    await expect(html).toHaveAttribute("lang", lang);
    await expect(html).toHaveAttribute("dir", dir);
    await expect(page.locator(".idd-root").first()).toHaveCSS("direction", dir);
  };
  await readsSo("dv", "rtl");
  await expect(page.getByRole("link", { name: "ބަލައިގަތުން" })).toBeVisible();
  await expect(page).toHaveTitle(/^ފޮނުވުން – DNR Head Office/);
  // What nobody has translated yet stands in English.
  await expect(desk.main.getByText("Destination", { exact: true }).first()).toBeVisible();
  expect(await listAxeViolations(page)).toEqual([]);

  await page.reload();
  await expect(desk.heading).toHaveText("ފޮނުވުން");
  await readsSo("dv", "rtl");
  await desk.open("/");
  await expect(desk.heading).toBeVisible();
  expect(await listAxeViolations(page)).toEqual([]);

  await chooseInMenu(desk, "English");
  await readsSo("en", "ltr");
  await expect(page.getByRole("link", { name: "Receiving" })).toBeVisible();
  expect(await page.evaluate(() => document.body.textContent)).not.toMatch(/[\u0780-\u07bf]{3}/);
});

test("A mode that is chosen while a language is on its way, or has not come, loses neither of them", async ({
  desk,
}) => {
  desk.allowConsoleErrors();
  const { page } = desk;
  const html = page.locator("html");
  const words = /\/assets\/dv-.*\.js$/;
  await desk.signInAt("clerk.male", headOffice);
  const asked = Promise.withResolvers<undefined>();
  const answered = Promise.withResolvers<undefined>();
  await page.route(words, async (route) => {
    asked.resolve(undefined);
    await answered.promise;
    await route.continue();
  });
  await chooseInMenu(desk, "Dhivehi (draft)");
  await asked.promise;
  await chooseInMenu(desk, "Dark");
  await expect(html).toHaveAttribute("data-mode", "dark");
  answered.resolve(undefined);
  await expect(html).toHaveAttribute("lang", "dv");
  await expect(html).toHaveAttribute("data-mode", "dark");

  await page.unroute(words);
  await page.route(words, (route) => route.abort());
  await page.reload();
  await expect(html).toHaveAttribute("lang", "en");
  await chooseInMenu(desk, "Light");
  await expect(html).toHaveAttribute("data-mode", "light");
  await page.unroute(words);
  await page.reload();
  await expect(desk.heading).toBeVisible();
  await expect(html).toHaveAttribute("lang", "dv");
  await expect(html).toHaveAttribute("data-mode", "light");
});

test("Where nothing at all could be loaded, what says so is marked as the English that it is", async ({
  desk,
}) => {
  desk.allowConsoleErrors();
  await desk.page.addInitScript(() => localStorage.setItem("id-desk-appearance", '{"language":"dv"}'));
  await desk.page.route(/\/assets\/start-.*\.js$/, (route) => route.abort());
  await desk.open("/login");
  await expect(desk.page.locator("html")).toHaveAttribute("dir", "rtl");
  await expect(desk.heading).toHaveText("The page could not be loaded.");
  await expect(desk.main).toHaveAttribute("lang", "en");
  await expect(desk.main).toHaveCSS("direction", "ltr");
});

test("Where the words of a language do not come, and where nothing may be kept, the page goes on as it was", async ({
  desk,
}) => {
  desk.allowConsoleErrors();
  const { page } = desk;
  await page.addInitScript(() => {
    Object.defineProperty(window, "localStorage", {
      get: () => {
        throw new DOMException("No storage", "SecurityError");
      },
    });
  });
  await desk.signInAt("clerk.male", headOffice);
  await page.route(/\/assets\/dv-.*\.js$/, (route) => route.abort());
  await chooseInMenu(desk, "Dhivehi (draft)");
  await chooseInMenu(desk, "Dark");
  await expect.poll(async () => (await readLook(page)).theme).toBe(dark);
  await expect(page.locator("html")).toHaveAttribute("lang", "en");
  await expect(page.getByRole("link", { name: "Sending" }).first()).toBeVisible();
});
