import { defineConfig } from "vitest/config";

export default defineConfig({
  test: {
    projects: [
      "vitest.rules.config.ts",
      "vitest.screens.config.ts",
      "vitest.stories.config.ts",
      "vitest.packages.config.ts",
    ],
  },
});
