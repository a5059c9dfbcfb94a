import { defineConfig } from "vitest/config";
import { browserProject } from "./vitest.browser.ts";

/** Primitives and screens by role and name, in a real Chromium. */
export default defineConfig({
  plugins: browserProject.plugins,
  test: {
    name: "screens",
    setupFiles: ["./vitest.screens.setup.ts"],
    include: ["packages/{ui,screens}/src/**/*.test.{ts,tsx}"],
    browser: browserProject.browser,
  },
});
