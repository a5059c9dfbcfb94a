import { test as base, expect, type Page } from "playwright/test";

interface PortalFixtures {
  /** What the console of the page has complained of. */
  readonly complaints: string[];
  /**
   * Opens the page of specimens in a host with these style sheets, by the names that the page knows, and in their
   * order. Ours are not in force yet, and the screens not shown.
   */
  readonly openSpecimens: (sheets: string, prepare?: (page: Page) => Promise<unknown>) => Promise<Page>;
  /** A page of the portal with somebody signed in at the head office. */
  readonly counter: Page;
}

/** Tests of the portal; each ends with an empty console. */
export const test = base.extend<PortalFixtures>({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright wants the first argument destructured.
  baseURL: async ({}, use) => use(process.env.PORTAL_URL),
  // biome-ignore lint/correctness/noEmptyPattern: Playwright wants the first argument destructured.
  complaints: async ({}, use) => {
    const complaints: string[] = [];
    await use(complaints);
    expect(complaints).toEqual([]);
  },
  openSpecimens: async ({ browser, baseURL, complaints }, use) => {
    const pages: Page[] = [];
    await use(async (sheets, prepare) => {
      const page = await browser.newPage({
        viewport: { width: 1366, height: 768 },
        ...(baseURL && { baseURL }),
      });
      pages.push(page);
      listen(page, complaints);
      await prepare?.(page);
      await page.goto(`/e2e/specimens/index.html?css=${sheets}`);
      await page.locator("html[data-sheets=loaded]").waitFor();
      return page;
    });
    await Promise.all(pages.map((page) => page.close()));
  },
  counter: async ({ page, complaints }, use) => {
    listen(page, complaints);
    await page.goto("/");
    await page.getByLabel("Your name").fill("Ali Manik");
    await page.getByRole("button", { name: "To the counter" }).click();
    await page.getByRole("link", { name: "My counter" }).click();
    await page.getByText("DNR Head Office").click();
    // The last that the page asks for.
    const hierarchy = page.waitForResponse((answer) => answer.url().endsWith("/dispatch/centers/hierarchy"));
    await page.getByRole("button", { name: "Select Center" }).click();
    await page.getByRole("heading", { level: 1, name: "Sending" }).waitFor();
    await (await hierarchy).finished();
    await use(page);
  },
});

function listen(page: Page, complaints: string[]): void {
  page.on("console", (message) => {
    const { url } = message.location();
    // That nobody is signed in yet is the portal's own question, which Chromium reports.
    const isExpected = url.endsWith("/portal/session");
    if (["error", "warning"].includes(message.type()) && !isExpected) {
      complaints.push(`${message.text()} ${url}`);
    }
  });
  page.on("pageerror", (error) => complaints.push(String(error)));
}

/** Puts our style sheets in force on the page of specimens. */
export async function addOurSheets(page: Page): Promise<void> {
  await page.evaluate(() => window.addOurSheets());
}

/** Shows the three screens on the page of specimens, and waits for what they show. */
export async function showScreens(page: Page): Promise<void> {
  await page.evaluate(() => window.showScreens());
  const screens = [
    ["DispatchSending", /^Actions of batch/],
    ["DispatchReceivingBatch", /^More for/],
  ] as const;
  for (const [name, menuOfRow] of screens) {
    const screen = page.locator(`[data-idd-screen="${name}"]`);
    // The tools above the rows and the menu of a row come later than the table.
    await screen.getByRole("search").first().waitFor();
    await screen.getByRole("button", { name: menuOfRow }).first().waitFor();
  }
  await page.locator('[data-idd-screen="SelectCenter"]').getByRole("radio").first().waitFor();
}

declare global {
  interface Window {
    addOurSheets: () => void;
    showScreens: () => void;
    hideScreens: () => void;
    drawAllTheTime: () => void;
    openWindow: () => void;
    tell: (of: "one" | "other", message: string) => void;
    readonly callsOfScreens: number;
    readonly drawings: number;
    readonly keysOfQueries: () => string[];
  }
}

export { expect };
