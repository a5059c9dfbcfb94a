import { fileURLToPath } from "node:url";
import { defineConfig } from "@playwright/test";
import { browserArguments, findBrowser } from "../../tooling/find-browser.ts";

const fromRoot = (path: string) => fileURLToPath(new URL(`../../${path}`, import.meta.url));

/** Journeys: Chromium, the built host, the reference API and its database. */
export default defineConfig({
  testDir: "e2e/journeys",
  outputDir: fromRoot(".reports/journeys"),
  globalSetup: "./e2e/prepare.ts",
  fullyParallel: true,
  workers: 2,
  forbidOnly: Boolean(process.env.CI),
  // A line for each as it begins, and what failed at once: a run that is ended half-way has said it.
  reporter: [["line"], ["json", { outputFile: fromRoot(".reports/journeys.json") }]],
  // A shared machine may be slow; what does not come at all still fails.
  timeout: 300_000,
  expect: { timeout: 15_000 },
  use: {
    viewport: { width: 1366, height: 768 },
    // Painting what fades costs a tenth of a journey. Those in which motion may matter ask for it.
    contextOptions: { reducedMotion: "reduce" },
    // Recording every journey would cost half of their time; `--trace retain-on-failure` is for one that fails.
    trace: "off",
    screenshot: "only-on-failure",
    launchOptions: { executablePath: findBrowser(), args: browserArguments },
  },
});
