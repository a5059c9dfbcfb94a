/**
 * `npm run api-report`: builds the packages and writes down anew what each of their entries lets a portal use,
 * in each package's `api`. A test holds the packages to it.
 */
import { globSync, mkdirSync, rmSync, writeFileSync } from "node:fs";
import { dirname } from "node:path";
import { createApiReports } from "./packages/api-report.ts";
import { buildPackages } from "./packages/build-packages.ts";
import { publishedFolders, root } from "./packages/published-package.ts";

await buildPackages();
for (const report of globSync(`${root}{packages/*,apps/reference-api}/api/**/*.api.md`)) rmSync(report);
for (const { path, text, undocumented } of publishedFolders.flatMap(createApiReports)) {
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, text);
  for (const problem of undocumented) console.log(problem);
}
