import { defineConfig } from "vitest/config";
import { browserProject } from "./vitest.browser.ts";

/** Primitives and screens by role and name, in a real Chromium. */
export default defineConfig({
  plugins: browserProject.plugins,
  // What is found only while the tests run reloads the page in the middle of them.
  optimizeDeps: { entries: ["packages/{ui,screens}/src/**/*.{ts,tsx}"] },
  test: {
    name: "screens",
    setupFiles: [...browserProject.setupFiles, "./vitest.screens.setup.ts"],
    sequence: browserProject.sequence,
    include: ["packages/{ui,screens}/src/**/*.test.{ts,tsx}"],
    isolate: browserProject.isolate,
    testTimeout: browserProject.testTimeout,
    browser: browserProject.browser,
  },
});
