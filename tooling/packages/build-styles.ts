import { readFileSync, writeFileSync } from "node:fs";
import { build } from "esbuild";
import type { PublishedPackage } from "./published-package.ts";
import { type StyleModules, stylesAsSheets } from "./style-modules.ts";
import { followRem, holdWithoutLayer, putInLayer } from "./style-sheets.ts";

/** The style sheets that a package of components publishes, in the cascade layer `idd` and outside of one. */
const styleSheets = ["styles.css", "styles.unlayered.css"] as const;

/**
 * Makes the style sheets of a package, in the working directory, of everything that its root leads to. The
 * lowest package brings the ground on which the styles stand.
 */
export async function buildStyles(
  published: PublishedPackage,
  modules: StyleModules,
  ground: string,
): Promise<void> {
  const css = ground + (await gatherStyles(published, "./src/index.ts", modules));
  writeFileSync("dist/styles.css", putInLayer(css));
  writeFileSync("dist/styles.unlayered.css", holdWithoutLayer(css));
  // What strict types read in the place of a sheet.
  writeFileSync("dist/sheet.d.ts", "export {};\n");
}

/** Makes the style sheet of the tokens alone, for a portal that wants the look without the components. */
export async function buildTokens(published: PublishedPackage, modules: StyleModules): Promise<void> {
  const css = await gatherStyles(published, "./src/theme/themes.css.ts", modules);
  writeFileSync("dist/tokens.css", putInLayer(css));
}

/** Puts the style sheets of the package below into those of the package above, so that a portal needs one. */
export function joinStyles(below: string, above: string): void {
  for (const sheet of styleSheets) {
    const own = readFileSync(`${above}/dist/${sheet}`, "utf8");
    writeFileSync(`${above}/dist/${sheet}`, readFileSync(`${below}/dist/${sheet}`, "utf8") + own);
  }
}

async function gatherStyles(
  { outside }: PublishedPackage,
  entry: string,
  modules: StyleModules,
): Promise<string> {
  const { outputFiles } = await build({
    entryPoints: [entry],
    bundle: true,
    write: false,
    outdir: "dist",
    format: "esm",
    jsx: "automatic",
    // An import for nothing but its styles counts here.
    ignoreAnnotations: true,
    logLevel: "error",
    external: outside.flatMap((external) => [external, `${external}/*`]),
    plugins: [stylesAsSheets(modules)],
  });
  return followRem(outputFiles.find(({ path }) => path.endsWith(".css"))?.text ?? "");
}
