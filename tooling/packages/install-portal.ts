import { cpSync, mkdtempSync, readFileSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { runPnpm, tarballOf } from "./pack.ts";
import { packageFolders, readPackage, root } from "./published-package.ts";

const portal = `${root}tooling/packages/portal`;

/** The Reacts that the packages stand on, and what else a portal uses in the versions that the project has. */
const beside = ["typescript", "vite"];
const reacts = {
  "18": { react: "18.3.1", "react-dom": "18.3.1", "@types/react": "^18.3.0", "@types/react-dom": "^18.3.0" },
  "19": Object.fromEntries(
    ["react", "react-dom", "@types/react", "@types/react-dom"].map((name) => [name, versionOf(name)]),
  ),
};

/** The React of a portal, by its major version. */
export type ReactVersion = keyof typeof reacts;

/**
 * Installs a portal that knows of us only what is packed, in a folder of its own outside of the workspace.
 *
 * @returns the folder, to be removed by the caller.
 */
export async function installPortal(react: ReactVersion): Promise<string> {
  const folder = mkdtempSync(join(tmpdir(), "id-desk-portal-"));
  cpSync(portal, folder, { recursive: true });
  const ours = packageFolders.map((name) => {
    const published = readPackage(name);
    return [published.name, `file:${tarballOf(published)}`] as const;
  });
  const dependencies = {
    ...Object.fromEntries(beside.map((name) => [name, versionOf(name)])),
    ...reacts[react],
    ...Object.fromEntries(ours),
  };
  writeFileSync(
    join(folder, "package.json"),
    JSON.stringify({ name: "portal", private: true, type: "module", dependencies }),
  );
  // Our packages need each other in versions that no registry of packages has yet.
  writeFileSync(
    join(folder, "pnpm-workspace.yaml"),
    `overrides:\n${ours.map(([name, file]) => `  ${JSON.stringify(name)}: ${JSON.stringify(file)}\n`).join("")}`,
  );
  await runPnpm(folder, ["install", "--prefer-offline"]);
  return folder;
}

function versionOf(name: string): string {
  return JSON.parse(readFileSync(`${root}node_modules/${name}/package.json`, "utf8")).version;
}
