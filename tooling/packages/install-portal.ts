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

/** What the tests of a portal in jsdom stand on. */
const forTests = {
  // Newer ones ask for a newer Node than the packages do.
  jsdom: "26.1.0",
  ...Object.fromEntries(
    ["vitest", "@testing-library/react", "@testing-library/dom"].map((name) => [name, versionOf(name)]),
  ),
};

/** The React of a portal, by its major version. */
export type ReactVersion = keyof typeof reacts;

/**
 * Installs a portal that knows of us only what is packed, in a folder of its own outside of the workspace, strictly for
 * the oldest Node that the screens say they take.
 *
 * @returns the folder, to be removed by the caller.
 * @throws pnpm's own words when something cannot be installed, such as a dependency that asks for a newer Node.
 */
export async function installPortal(
  react: ReactVersion,
  { hasTests = false }: { readonly hasTests?: boolean } = {},
): Promise<string> {
  const folder = mkdtempSync(join(tmpdir(), "id-desk-portal-"));
  cpSync(portal, folder, { recursive: true });
  const ours = packageFolders.map((name) => {
    const published = readPackage(name);
    return [published.name, `file:${tarballOf(published)}`] as const;
  });
  const dependencies = {
    ...Object.fromEntries(beside.map((name) => [name, versionOf(name)])),
    ...reacts[react],
    ...(hasTests && forTests),
    ...Object.fromEntries(ours),
  };
  writeFileSync(
    join(folder, "package.json"),
    JSON.stringify({ name: "portal", private: true, type: "module", dependencies }),
  );
  const settings = {
    engineStrict: true,
    nodeVersion: readOldestNode(),
    // Our packages need each other in versions that no registry of packages has yet.
    overrides: Object.fromEntries(ours),
  };
  // What is JSON is YAML.
  writeFileSync(join(folder, "pnpm-workspace.yaml"), JSON.stringify(settings));
  await runPnpm(folder, ["install", "--prefer-offline"]);
  return folder;
}

function versionOf(name: string): string {
  return JSON.parse(readFileSync(`${root}node_modules/${name}/package.json`, "utf8")).version;
}

/** The oldest Node that the screens say they take. */
function readOldestNode(): string {
  const { engines } = JSON.parse(readFileSync(`${readPackage("screens").folder}/package.json`, "utf8"));
  const [, major, minor] = /^>=(\d+)\.(\d+)$/.exec(engines?.node ?? "") ?? [];
  if (!major) throw new Error("The package.json of the screens names no oldest Node.");
  return `${major}.${minor}.0`;
}
