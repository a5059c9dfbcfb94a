import { type Browser, type BrowserContext, test as base, expect, type Page } from "@playwright/test";
import { Desk } from "./pages/Desk.ts";
import { type Server, startServer } from "./server.ts";

/** The password of every demonstration account. */
export const demonstrationPassword = "Counter-2026!";

interface JourneyFixtures {
  /** A desk in a browser window of its own, with nobody signed in. */
  readonly desk: Desk;
  /** Opens one more desk, as on another PC. */
  readonly openDesk: () => Promise<Desk>;
}

/** Journeys in staff's words, against the real server, with fresh demonstration data for each worker. */
export const test = base.extend<JourneyFixtures, { server: Server }>({
  server: [
    // Playwright wants the first argument destructured, also when nothing is taken from it.
    // biome-ignore lint/correctness/noEmptyPattern: see above
    async ({}, use) => {
      const server = await startServer();
      await use(server);
      await server.stop();
    },
    { scope: "worker" },
  ],
  openDesk: async ({ browser, server }, use) => {
    const contexts: BrowserContext[] = [];
    await use(() => openDesk(browser, server.url, contexts));
    await Promise.all(contexts.map((context) => context.close()));
  },
  desk: async ({ openDesk }, use) => {
    await use(await openDesk());
  },
});

async function openDesk(browser: Browser, url: string, contexts: BrowserContext[]): Promise<Desk> {
  const context = await browser.newContext({ baseURL: url, viewport: { width: 1366, height: 768 } });
  contexts.push(context);
  const page = await context.newPage();
  failOnConsoleErrors(page);
  return new Desk(page, url);
}

/** A page that works says nothing on the console; what the server refuses is no fault of the page. */
function failOnConsoleErrors(page: Page): void {
  page.on("pageerror", (error) => {
    throw error;
  });
  page.on("console", (message) => {
    if (message.type() !== "error" || message.text().startsWith("Failed to load resource")) return;
    throw new Error(`The console says: ${message.text()}`);
  });
}

export { expect };
