import { existsSync } from "node:fs";
import { join } from "node:path";
import { type Browser, chromium, type Page } from "playwright";
import { browserArguments, findBrowser } from "../../find-browser.ts";

/** A page of a built portal, with what the browser complained about. */
export interface OpenPortal {
  readonly browser: Browser;
  readonly page: Page;
  readonly complaints: readonly string[];
}

/** Opens the page of a portal whose own CSS is in layers or in none, and waits for its screens. */
export async function openPortal(folder: string, css: "layered" | "unlayered"): Promise<OpenPortal> {
  const browser = await chromium.launch({ executablePath: findBrowser(), args: browserArguments });
  const page = await browser.newPage({ reducedMotion: "reduce" });
  const complaints: string[] = [];
  page.on("console", (message) => {
    if (message.type() === "error" || message.type() === "warning") complaints.push(message.text());
  });
  page.on("pageerror", (error) => complaints.push(String(error)));
  await page.route("**/*", (route) => {
    const path = join(folder, "dist", new URL(route.request().url()).pathname);
    return existsSync(path) ? route.fulfill({ path }) : route.fulfill({ status: 204 });
  });
  await page.goto(`http://portal.test/${css}.html`);
  await page.locator('[data-idd-screen="SelectCenter"]').getByRole("radio").first().waitFor();
  await page.locator('[data-idd-screen="DispatchSending"]').getByRole("row").nth(1).waitFor();
  return { browser, page, complaints };
}
