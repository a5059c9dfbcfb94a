import { test as base, expect, type Page } from "playwright/test";

/** The style sheets of a host, in their order: names that the page of specimens knows. */
export type Sheets = "" | `${string}styles` | `${string}unlayered${string}` | `${string}portal`;

interface PortalFixtures {
  /** What the console of the page has complained of. */
  readonly complaints: string[];
  /** Opens the page of specimens in a host with these style sheets; the screens are not shown yet. */
  readonly openSpecimens: (sheets: Sheets) => Promise<Page>;
  /** A page of the portal with somebody signed in at the head office. */
  readonly counter: Page;
}

/** Tests of the portal; each ends with an empty console. */
export const test = base.extend<PortalFixtures>({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright wants the first argument destructured.
  baseURL: async ({}, use) => use(process.env.PORTAL_URL),
  // biome-ignore lint/correctness/noEmptyPattern: see above
  complaints: async ({}, use) => {
    const complaints: string[] = [];
    await use(complaints);
    expect(complaints).toEqual([]);
  },
  openSpecimens: async ({ browser, baseURL, complaints }, use) => {
    const pages: Page[] = [];
    await use(async (sheets) => {
      const page = await browser.newPage({
        viewport: { width: 1366, height: 768 },
        ...(baseURL && { baseURL }),
      });
      pages.push(page);
      listen(page, complaints);
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
    await page.getByRole("button", { name: "Select Center" }).click();
    await page.getByRole("heading", { level: 1, name: "Sending" }).waitFor();
    await use(page);
  },
});

function listen(page: Page, complaints: string[]): void {
  page.on("console", (message) => {
    // That nobody is signed in yet is the portal's own question, which Chromium reports.
    const isExpected = message.location().url.endsWith("/portal/session");
    if (["error", "warning"].includes(message.type()) && !isExpected) complaints.push(message.text());
  });
  page.on("pageerror", (error) => complaints.push(String(error)));
}

/** Shows the three screens on the page of specimens, and waits for what they show. */
export async function showScreens(page: Page): Promise<void> {
  await page.evaluate(() => window.showScreens());
  for (const screen of ["DispatchSending", "DispatchReceivingBatch"]) {
    await page.locator(`[data-idd-screen="${screen}"]`).getByRole("table").first().waitFor();
  }
  await page.locator('[data-idd-screen="SelectCenter"]').getByRole("radio").first().waitFor();
}

/** What an element of the page looks like: everything that the browser computed, and its place. */
export type Look = Readonly<Record<string, string>>;

/** Reads the looks of elements, with nothing moving. */
export function readLooks(page: Page, selector: string): Promise<Look[]> {
  return page.locator(selector).evaluateAll((elements) => {
    for (const animation of document.getAnimations()) animation.cancel();
    const names = [...getComputedStyle(document.body)];
    return elements.map((element, index) => {
      const { x, y, width, height } = element.getBoundingClientRect();
      const style = getComputedStyle(element);
      const box = [x, y + scrollY, width, height].map((length) => length.toFixed(1)).join(" ");
      return Object.fromEntries([
        ["element", `${index} ${element.tagName}.${element.classList[0] ?? ""}`],
        ["box", box],
        ...names.map((name) => [name, style.getPropertyValue(name)]),
      ]);
    });
  });
}

/** How two lists of looks differ, a line for each property of each element. */
export function compareLooks(one: readonly Look[], other: readonly Look[]): string[] {
  if (one.length !== other.length) return [`${one.length} elements became ${other.length}`];
  return one.flatMap((look, index) =>
    Object.keys(look)
      .filter((name) => look[name] !== other[index]?.[name])
      .map((name) => `${look.element} ${name}: ${look[name]} became ${other[index]?.[name]}`),
  );
}

declare global {
  interface Window {
    showScreens: () => void;
    hideScreens: () => void;
    readonly callsOfScreens: number;
    readonly drawings: number;
    readonly keysOfQueries: () => string[];
  }
}

export { expect };
