import { cpSync, globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { copyTarballs } from "../../packages/fresh-packages.ts";
import { installWithNpm } from "../../packages/install-with-npm.ts";
import { root } from "../../packages/published-package.ts";
import type { Claims } from "../release/rehearsal.ts";
import { run } from "../release/run.ts";
import type { HostProject } from "./host-projects.ts";

const sources = `${root}tooling/prove/hosts`;

/** A sentence that stands once in each copy of a package, in development and in what is published. */
const sentences = {
  react: "takes an object of state variables to update",
  "@id-desk/screens": "@id-desk/screens page 1",
};

/** What the host's tools get to know: where the registry is. Next is kept from telling, and from warning in CI. */
export function hostEnvironment(registryUrl: string): Record<string, string> {
  return { REGISTRY_URL: registryUrl, NEXT_TELEMETRY_DISABLED: "1", CI: "" };
}

/** Installs a portal in `folder` with the packed packages, checks its types and builds it. */
export async function buildHost(
  project: HostProject,
  folder: string,
  registryUrl: string,
  claims: Claims,
): Promise<void> {
  const { name, output } = project;
  const start = performance.now();
  const secondsSinceStart = () => ((performance.now() - start) / 1000).toFixed(1);
  cpSync(join(sources, name), folder, { recursive: true });
  cpSync(join(sources, "portal"), join(folder, "portal"), { recursive: true });
  copyTarballs(folder);
  // Without a lock file: what our ranges let in is today's, as for a portal that installs today.
  await installWithNpm(folder, ["install", "--no-package-lock"]);
  const reacts = findVersions(folder, "react");
  claims.claim(`${name}: npm installs one React, ${reacts.join(" and ")}`, reacts.length === 1);
  const installed = secondsSinceStart();

  const env = hostEnvironment(registryUrl);
  const built = await run(folder, "npm", ["run", "--silent", "build"], env);
  const isQuiet = built.exitCode === 0 && !/\bwarn(ing)?s?\b|⚠|\(!\)/i.test(built.output);
  claims.claim(`${name}: builds without a warning`, isQuiet, built.output);
  if (built.exitCode !== 0) throw new Error(`${name} was not built.`);
  const copies = Object.entries(sentences).map(
    ([subject, sentence]) => [subject, countIn(join(folder, output), sentence)] as const,
  );
  claims.claim(
    `${name}: what browsers get has one React and one copy of the screens`,
    copies.every(([, count]) => count === 1),
    copies.map(([subject, count]) => `${subject}: ${count}`).join("\n"),
  );
  // After the build: Next writes declarations then.
  const types = await run(folder, "npm", ["run", "--silent", "types"], env);
  claims.claim(`${name}: compiles, declarations of packages included`, types.exitCode === 0, types.output);
  console.log(`  installed after ${installed} s, built and compiled after ${secondsSinceStart()} s`);
}

/** The versions of a package below node_modules, other packages' own copies included. */
function findVersions(folder: string, name: string): string[] {
  const places = [`node_modules/${name}/package.json`, `node_modules/**/node_modules/${name}/package.json`];
  return globSync(places, { cwd: folder }).map(
    (path) => JSON.parse(readFileSync(join(folder, path), "utf8")).version,
  );
}

function countIn(folder: string, sentence: string): number {
  const texts = globSync("**/*.js", { cwd: folder }).map((path) => readFileSync(join(folder, path), "utf8"));
  return texts.join("\n").split(sentence).length - 1;
}
