import { defineConfig } from "vitest/config";

/** Rules, client, session and the reference API: plain Node, no browser. */
export default defineConfig({
  resolve: { conditions: ["@id-desk/source", "node", "import", "default"] },
  ssr: { resolve: { conditions: ["@id-desk/source", "node", "import", "default"] } },
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
