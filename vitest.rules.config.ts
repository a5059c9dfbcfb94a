import { defineConfig } from "vitest/config";

/** Rules, client, session and the reference API: plain Node, no browser. */
export default defineConfig({
  test: {
    name: "rules",
    environment: "node",
    include: [
      "packages/core/src/**/*.test.ts",
      "apps/reference-api/src/**/*.test.ts",
      "tooling/**/*.test.ts",
    ],
  },
});
