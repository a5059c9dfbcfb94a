import { spawn } from "node:child_process";
import { mkdirSync, readFileSync, rmSync } from "node:fs";
import { publishedFolders, readPackage, root } from "./published-package.ts";

/** Where the packages stand as they would be published. */
const packedFolder = `${root}.reports/packages`;

/** Path of a package's tarball. */
export function tarballOf({ name, version }: { readonly name: string; readonly version: string }): string {
  return `${packedFolder}/${name.replace("@", "").replace("/", "-")}-${version}.tgz`;
}

/** The version of pnpm that the project's own scripts start. */
const pnpm = /pnpm@[\d.]+/.exec(readFileSync(`${root}package.json`, "utf8"))?.[0] ?? "pnpm";

/** Starts pnpm in a folder, and gives what it printed when it is content. */
export function runPnpm(folder: string, args: readonly string[]): Promise<string> {
  return new Promise((settle, refuse) => {
    const child = spawn("npx", ["--yes", pnpm, ...args], { cwd: folder, stdio: ["ignore", "pipe", "pipe"] });
    let output = "";
    for (const stream of [child.stdout, child.stderr]) {
      stream.on("data", (chunk) => {
        output += chunk;
      });
    }
    child.on("error", refuse);
    child.on("close", (code) => {
      if (code === 0) settle(output);
      else refuse(new Error(`pnpm ${args.join(" ")} failed in ${folder}.\n${output}`));
    });
  });
}

/** Packs the built packages as pnpm would publish them. */
export async function packPackages(): Promise<void> {
  rmSync(packedFolder, { recursive: true, force: true });
  mkdirSync(packedFolder, { recursive: true });
  await Promise.all(
    publishedFolders.map((name) =>
      runPnpm(readPackage(name).folder, ["pack", "--pack-destination", packedFolder]),
    ),
  );
}
