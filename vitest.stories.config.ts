import { storybookTest } from "@storybook/addon-vitest/vitest-plugin";
import { defineConfig } from "vitest/config";
import { browserProject } from "./vitest.browser.ts";

/** Every story rendered in a real Chromium and checked by axe; a violation fails it. */
export default defineConfig({
  plugins: [storybookTest({ configDir: ".storybook", storybookScript: "npm run storybook" })],
  resolve: browserProject.resolve,
  optimizeDeps: {
    // Found only while the stories run, which would reload the page in the middle of them.
    include: ["@vanilla-extract/recipes/createRuntimeFn", "react/jsx-dev-runtime", "react-dom/client"],
  },
  test: {
    name: "stories",
    browser: browserProject.browser,
  },
});
