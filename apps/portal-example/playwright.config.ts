import { fileURLToPath } from "node:url";
import { defineConfig } from "playwright/test";
import { browserArguments, findBrowser } from "../../tooling/find-browser.ts";

const fromRoot = (path: string) => fileURLToPath(new URL(`../../${path}`, import.meta.url));

/** What a stranger's portal shows: Chromium, the portal with the packed packages, the reference API. */
export default defineConfig({
  testDir: "e2e/claims",
  outputDir: fromRoot(".reports/portal"),
  globalSetup: "./e2e/start-portal.ts",
  workers: 2,
  forbidOnly: Boolean(process.env.CI),
  // A line for each as it begins, and what failed at once: a run that is ended half-way has said it.
  reporter: [["line"], ["json", { outputFile: fromRoot(".reports/portal.json") }]],
  // A shared machine may be slow; what does not come at all still fails.
  timeout: 300_000,
  expect: { timeout: 15_000 },
  use: {
    viewport: { width: 1366, height: 768 },
    // Recording costs half of the time; `--trace retain-on-failure` is for a test that fails.
    trace: "off",
    screenshot: "only-on-failure",
    launchOptions: { executablePath: findBrowser(), args: browserArguments },
  },
});
