import { vanillaExtractPlugin } from "@vanilla-extract/vite-plugin";
import react from "@vitejs/plugin-react";
import { playwright } from "@vitest/browser-playwright";
import { browserArguments, findBrowser } from "./tooling/find-browser.ts";

/** What every project that renders in a real Chromium has in common. */
export const browserProject = {
  plugins: [react(), vanillaExtractPlugin()],
  // The files of a run share one page: a new one for each takes as long as the tests.
  isolate: false,
  setupFiles: ["./vitest.browser.setup.ts", "./vitest.fonts.setup.ts"],
  // One after the other: the first comes before React.
  sequence: { setupFiles: "list" as const },
  // What hangs still fails; a shared machine may be slow.
  testTimeout: 60_000,
  browser: {
    enabled: true,
    headless: true,
    screenshotFailures: false,
    // Where much begins at once a browser may take its time to open the first page.
    connectTimeout: 300_000,
    provider: playwright({
      launchOptions: { executablePath: findBrowser(), args: browserArguments },
      // What is checked is how something stands, not a moment on its way there.
      contextOptions: { reducedMotion: "reduce" },
    }),
    instances: [{ browser: "chromium" as const }],
  },
};
