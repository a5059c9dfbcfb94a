/**
 * `npm run version:packages`: makes a release of the changesets that wait. Sets the versions, one for the packages of
 * portals and one for the server, and writes the
 * changelogs, those of single screens too, and what this release promises, against which the next is checked.
 * With `-- --snapshot canary` it only sets versions, for packages that are thrown away; with `-- --candidate 7` it
 * makes all of the release and calls it `1.2.0-next.7`, for packages that are tried before it.
 */
import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { readChangesets } from "./contracts/changesets.ts";
import { checkContracts } from "./contracts/check-contracts.ts";
import { checkReleaseNotes, linkDocuments, readFilesAddress } from "./contracts/release-notes.ts";
import { readContracts, readReleased, writeReleased } from "./contracts/released.ts";
import { addRelease, gatherScreenNotes } from "./contracts/screen-changes.ts";
import { publishedFolders, readPackage, root, serverFolder } from "./packages/published-package.ts";
import { runCommand } from "./test/run-command.ts";
import { readVersionOptions, setServerVersion, setVersion } from "./versions/set-version.ts";

async function run(command: string, args: readonly string[]): Promise<void> {
  const { exitCode, output } = await runCommand(command, args);
  if (exitCode !== 0) throw new Error(`${command} ${args.join(" ")} failed.\n${output}`);
}

const { snapshot, candidate } = readVersionOptions(process.argv.slice(2));
const changesets = readChangesets(root);
const contracts = await readContracts();
const released = readReleased(root);
const screens = new Set([...released.screens, ...contracts.screens].map(({ name }) => name));
const problems = [
  ...checkContracts(released, contracts, changesets),
  ...checkReleaseNotes(changesets, screens),
];
if (changesets.length === 0) problems.push("No changeset waits: there is nothing to release.");
if (problems.length > 0) {
  for (const problem of problems) console.log(problem);
  process.exit(1);
}

const before = { screens: readPackage("screens").version, server: readPackage(serverFolder).version };
await run("changeset", ["version", ...(snapshot === undefined ? [] : ["--snapshot", snapshot])]);
const { folder, version } = readPackage("screens");
const { version: serverVersion } = readPackage(serverFolder);
if (snapshot === undefined) {
  const { repository } = JSON.parse(readFileSync(`${folder}/package.json`, "utf8"));
  const files = readFilesAddress(repository.url, version);
  mkdirSync(`${folder}/changes`, { recursive: true });
  for (const [screen, notes] of gatherScreenNotes(changesets)) {
    const path = `${folder}/changes/${screen}.md`;
    const before = existsSync(path) ? readFileSync(path, "utf8") : undefined;
    writeFileSync(path, linkDocuments(addRelease(before, screen, version, notes), files));
  }
  for (const path of publishedFolders.map((name) => `${readPackage(name).folder}/CHANGELOG.md`)) {
    if (existsSync(path)) writeFileSync(path, linkDocuments(readFileSync(path, "utf8"), files));
  }
  writeReleased(root, { release: version, ...contracts });
  await run("biome", ["format", "--write", ".changeset", "packages", "apps/reference-api/package.json"]);
}
/** What has no changeset is no candidate for anything. */
const name = (was: string, is: string) =>
  candidate === undefined || was === is ? is : `${is}-next.${candidate}`;
const named = name(before.screens, version);
setVersion(root, named);
setServerVersion(root, name(before.server, serverVersion));
console.log(named);
