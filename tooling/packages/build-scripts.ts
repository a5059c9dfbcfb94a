import { globSync, readFileSync, rmSync } from "node:fs";
import type { Metafile } from "esbuild";
import { build } from "tsup";
import type { PublishedPackage } from "./published-package.ts";
import { type StyleModules, stylesAsNames } from "./style-modules.ts";

/** Sources that no module of a package is made of. */
const aside = /\.(test|stories)\.tsx?$|\.d\.ts$|\.css\.ts$|\/testing\/|describe-conformance/;
const escapePattern = (name: string) => name.replaceAll(/[.*+?^${}()|[\]\\/]/g, "\\$&");

/**
 * Makes the modules of a package, in the working directory: one for each entry, and chunks of what entries
 * share, so small that a portal's bundler can leave out what its pages do not use.
 */
export async function buildScripts(
  { entries, outside }: PublishedPackage,
  modules: StyleModules | undefined,
): Promise<void> {
  const doors = Object.fromEntries(entries.map(({ output, source }) => [output, source]));
  await build({
    config: false,
    entry: { ...doors, ...listParts(new Set(entries.map(({ source }) => source))) },
    format: "esm",
    target: "es2022",
    platform: "browser",
    outDir: "dist",
    clean: true,
    silent: true,
    splitting: true,
    sourcemap: true,
    metafile: true,
    treeshake: false,
    external: outside.map((name) => new RegExp(`^${escapePattern(name)}($|/)`)),
    dts: { entry: doors },
    ...(modules && {
      // Chunks too: a server that renders components reads the directive in each file.
      banner: { js: '"use client";' },
      esbuildPlugins: [stylesAsNames(modules)],
    }),
    esbuildOptions(options) {
      options.chunkNames = "parts/[name]-[hash]";
      options.jsx = "automatic";
    },
  });
  removeUnreachable(entries.map(({ output }) => `dist/${output}.js`));
}

/**
 * Every module as an entry of its own, so that no two of them are joined to one chunk only because today's
 * entries need both.
 */
function listParts(doors: ReadonlySet<string>): Record<string, string> {
  const sources = globSync("src/**/*.{ts,tsx}").filter(
    (path) => !aside.test(path) && !doors.has(`./${path}`),
  );
  return Object.fromEntries(sources.map((path) => [`parts/${path.slice(4).replace(/\.tsx?$/, "")}`, path]));
}

/** Removes what the entries do not lead to. */
function removeUnreachable(entries: readonly string[]): void {
  const { outputs }: Metafile = JSON.parse(readFileSync("dist/metafile-esm.json", "utf8"));
  const reached = new Set<string>();
  const reach = (path: string) => {
    if (reached.has(path) || !outputs[path]) return;
    reached.add(path);
    for (const { path: imported } of outputs[path].imports) reach(imported);
  };
  for (const entry of entries) reach(entry);
  const kept = new Set([...reached].flatMap((path) => [path, `${path}.map`]));
  for (const path of globSync("dist/**/*.{js,js.map}")) {
    if (!kept.has(path)) rmSync(path);
  }
  rmSync("dist/metafile-esm.json");
}
