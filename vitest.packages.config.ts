import { defineConfig } from "vitest/config";

/** What is published, as a portal gets it: built, packed and installed outside of the workspace. */
export default defineConfig({
  test: {
    name: "packages",
    environment: "node",
    include: ["tooling/packages/claims/*.test.ts"],
    globalSetup: ["tooling/packages/claims/publish.ts"],
    testTimeout: 60_000,
    hookTimeout: 60_000,
  },
});
