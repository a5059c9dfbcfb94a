import { storybookTest } from "@storybook/addon-vitest/vitest-plugin";
import { defineConfig } from "vitest/config";
import { browserProject } from "./vitest.browser.ts";

/** Every story rendered in a real Chromium and checked by axe; a violation fails it. */
export default defineConfig({
  plugins: [storybookTest({ configDir: ".storybook", storybookScript: "npm run storybook" })],
  optimizeDeps: {
    // What is found only while the stories run reloads the page in the middle of them.
    entries: ["packages/*/src/**/*.{ts,tsx}", ".storybook/preview.tsx"],
    include: ["@vanilla-extract/recipes/createRuntimeFn", "react/jsx-dev-runtime", "react-dom/client"],
  },
  test: {
    name: "stories",
    setupFiles: [...browserProject.setupFiles, "./vitest.stories.setup.ts"],
    sequence: browserProject.sequence,
    isolate: browserProject.isolate,
    testTimeout: browserProject.testTimeout,
    browser: browserProject.browser,
  },
});
