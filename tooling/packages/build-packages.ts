import { spawn } from "node:child_process";
import { joinStyles } from "./build-styles.ts";
import { type PublishedFolder, publishedFolders, readPackage, root } from "./published-package.ts";

/** In MB. The declarations of all screens at once need more than Node gives a program by itself. */
const mostMemory = 8192;

const builder = `${root}tooling/packages/build-package.ts`;

/** Builds one in a process of its own, for esbuild and TypeScript work from the working directory. */
function build(folder: PublishedFolder): Promise<void> {
  return new Promise((settle, refuse) => {
    const child = spawn(process.execPath, [`--max-old-space-size=${mostMemory}`, builder, folder], {
      cwd: readPackage(folder).folder,
      stdio: ["ignore", "ignore", "pipe"],
      // The styles are evaluated: what they are must not depend on who starts the build.
      env: { ...process.env, NODE_ENV: "production" },
    });
    let output = "";
    child.stderr.on("data", (chunk) => {
      output += chunk;
    });
    child.on("error", refuse);
    child.on("close", (code) => {
      if (code === 0) settle();
      else refuse(new Error(`${folder} was not built.\n${output}`));
    });
  });
}

/** Builds what is published: modules, declarations and style sheets, each package into its `dist`. */
export async function buildPackages(): Promise<void> {
  await Promise.all(publishedFolders.map(build));
  joinStyles(`${root}packages/ui`, `${root}packages/screens`);
}
