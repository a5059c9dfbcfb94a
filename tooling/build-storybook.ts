/**
 * `npm run storybook:build`: builds the Storybook of this version into storybook-static/<version>/, beside those of
 * earlier versions; the first page leads to the newest, and versions.html to each. What is served is that folder; nothing else.
 */
import { execFileSync } from "node:child_process";
import { existsSync, readdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { readPackage, root } from "./packages/published-package.ts";
import { addPageWords } from "./storybook/page-words.ts";
import { formatFirstPage, formatVersionsPage } from "./storybook/versions-page.ts";

const folder = join(root, "storybook-static");
const { version } = readPackage("screens");

execFileSync("storybook", ["build", "--quiet", "--output-dir", join(folder, version)], {
  cwd: root,
  stdio: "inherit",
});
addPageWords(join(folder, version));
const versions = readdirSync(folder).filter((name) => existsSync(join(folder, name, "iframe.html")));
writeFileSync(join(folder, "index.html"), formatFirstPage(versions));
writeFileSync(join(folder, "versions.html"), formatVersionsPage(versions));
console.log(`storybook-static/${version} stands, of ${versions.length} in storybook-static.`);
