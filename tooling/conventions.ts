/** Checks the conventions of names and files that no other tool knows, for `npm test`. */
import { globSync, readFileSync } from "node:fs";
import { join, relative } from "node:path";
import { checkFile, checkPath } from "./conventions/check-file.ts";

// The rivals of the bench are strangers: each its own small project, outside the workspace.
const foreign = ["node_modules", "dist", ".data", "rivals"];

const paths = globSync(["packages/**", "apps/**", "tooling/**", ".storybook/**"], {
  exclude: (entry) => foreign.includes(entry.name),
  withFileTypes: true,
})
  .filter((entry) => entry.isFile())
  .map((entry) => relative(process.cwd(), join(entry.parentPath, entry.name)));

const problems = paths.flatMap((path) => [
  ...checkPath(path),
  ...(/\.(ts|tsx|mjs)$/.test(path) ? checkFile(path, readFileSync(path, "utf8")) : []),
]);

for (const problem of problems) console.log(problem);
process.exitCode = problems.length > 0 ? 1 : 0;
