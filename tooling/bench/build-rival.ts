import { execFileSync } from "node:child_process";
import { cpSync } from "node:fs";
import { fileURLToPath } from "node:url";

/**
 * Builds a page that is measured beside ours, with the versions of its own lock file, so that it stays the same.
 *
 * @param name its folder in `rivals`.
 * @param output the bench's folder.
 * @returns the folder with what was built and Vite's manifest.
 */
export function buildRival(name: string, output: string): string {
  const source = `${output}/${name}-source`;
  const folder = `${output}/${name}`;
  cpSync(fileURLToPath(new URL(`rivals/${name}`, import.meta.url)), source, {
    recursive: true,
    filter: (path) => !/\/(node_modules|dist)(\/|$)/.test(path),
  });
  execFileSync("npm", ["ci", "--no-audit", "--no-fund", "--loglevel=error"], {
    cwd: source,
    stdio: "inherit",
  });
  const toFolder = ["--manifest", "--emptyOutDir", "--outDir", folder];
  execFileSync("npm", ["run", "build", "--silent", "--", ...toFolder], {
    cwd: source,
    stdio: ["ignore", "ignore", "inherit"],
  });
  return folder;
}
