import { globSync } from "node:fs";
import { basename } from "node:path";
import { build } from "tsup";
import type { PublishedPackage } from "./published-package.ts";

/**
 * Makes the modules of the server, in the working directory: its command, its entries and each of its threads, side by
 * side, for they find each other by their names. What it keeps as JSON is in them; what others publish is installed.
 */
export async function buildServer({ entries }: PublishedPackage): Promise<void> {
  const doors = Object.fromEntries(entries.map(({ output, source }) => [output, source]));
  const threads = globSync("src/node/**/*-worker.ts").map((path) => [basename(path, ".ts"), path]);
  await build({
    config: false,
    entry: { command: "src/node/command.ts", ...doors, ...Object.fromEntries(threads) },
    format: "esm",
    target: "node20",
    platform: "node",
    outDir: "dist",
    clean: true,
    silent: true,
    splitting: true,
    sourcemap: false,
    treeshake: false,
    dts: { entry: doors, compilerOptions: { stripInternal: true } },
    esbuildOptions(options) {
      options.chunkNames = "part-[hash]";
    },
  });
}
