/** Builds one published package; the working directory is its folder. */
import { writeFileSync } from "node:fs";
import { bundleContract } from "../contract/bundle-contract.ts";
import { buildCheck } from "./build-check.ts";
import { buildScripts } from "./build-scripts.ts";
import { buildServer } from "./build-server.ts";
import { buildStyles, buildTokens } from "./build-styles.ts";
import { ground } from "./ground.ts";
import { publishedFolders, readPackage, serverFolder } from "./published-package.ts";
import { readManifests } from "./screen-manifests.ts";
import { createStyleModules } from "./style-modules.ts";

const folder = publishedFolders.find((name) => name === process.argv[2]);
if (!folder) throw new Error(`Name one of: ${publishedFolders.join(", ")}.`);
const published = readPackage(folder);
const hasStyles = folder === "ui" || folder === "screens";
const modules = hasStyles ? createStyleModules(published.folder, published.version) : undefined;

if (folder === serverFolder) await buildServer(published);
else await buildScripts(published, modules);
if (modules) await buildStyles(published, modules, folder === "ui" ? ground : "");
if (modules && folder === "ui") await buildTokens(published, modules);
if (folder === "core") writeFileSync("dist/openapi.json", JSON.stringify(bundleContract()));
if (folder === "screens") {
  writeFileSync("dist/manifest.json", JSON.stringify({ screens: await readManifests(published) }, null, 2));
  await buildCheck();
}
