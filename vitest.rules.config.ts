import { configDefaults, defineConfig } from "vitest/config";

/** Races need a server whose connections really meet; the database in the process would prove nothing. */
const races = process.env.ID_DESK_TEST_DATABASE_URL ? [] : ["apps/reference-api/src/races/**"];

/** Rules, client, session and the reference API: plain Node, no browser. */
export default defineConfig({
  test: {
    name: "rules",
    environment: "node",
    // The files of a worker share their modules: none of them replaces one, and to load them anew takes as long as the tests.
    isolate: false,
    // What hangs still fails; a shared machine may be slow.
    testTimeout: 60_000,
    hookTimeout: 60_000,
    include: [
      "packages/core/src/**/*.test.ts",
      "packages/screens/check/**/*.test.ts",
      "apps/reference-api/src/**/*.test.ts",
      "apps/reference-host/*.test.ts",
      "apps/reference-host/papers/*.test.ts",
      "tooling/**/*.test.ts",
    ],
    // It imports JSON in a way that bundlers understand and Node does not.
    server: { deps: { inline: [/@actions\//] } },
    exclude: [...configDefaults.exclude, ...races, "tooling/packages/claims/**"],
  },
});
