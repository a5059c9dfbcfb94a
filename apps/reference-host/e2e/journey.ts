import { test as base, expect } from "@playwright/test";
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
    // biome-ignore lint/correctness/noEmptyPattern: Playwright wants the first argument destructured.
    async ({}, use) => {
      const server = await startServer();
      await use(server);
      await server.stop();
    },
    { scope: "worker" },
  ],
  openDesk: async ({ browser, server }, use) => {
    const desks: Desk[] = [];
    await use(async () => {
      const context = await browser.newContext({
        baseURL: server.url,
        viewport: { width: 1366, height: 768 },
      });
      const desk = new Desk(await context.newPage(), server.url);
      desks.push(desk);
      return desk;
    });
    // A page that works says nothing on the console.
    expect(desks.flatMap((desk) => desk.consoleErrors)).toEqual([]);
    await Promise.all(desks.map((desk) => desk.page.context().close()));
  },
  desk: async ({ openDesk }, use) => {
    await use(await openDesk());
  },
});

export { expect };
