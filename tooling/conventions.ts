/** Checks the conventions of names and files that no other tool knows, for `npm test`. */
import { existsSync, globSync, readFileSync } from "node:fs";
import { basename, dirname, join, relative } from "node:path";
import { checkFile, checkPath } from "./conventions/check-file.ts";
import { checkPrimitive } from "./conventions/check-primitive.ts";

// The rivals of the bench are strangers: each its own small project, outside the workspace.
const foreign = ["node_modules", "dist", ".data", "rivals"];

const paths = globSync(["packages/**", "apps/**", "tooling/**", ".storybook/**"], {
  exclude: (entry) => foreign.includes(entry.name),
  withFileTypes: true,
})
  .filter((entry) => entry.isFile())
  .map((entry) => relative(process.cwd(), join(entry.parentPath, entry.name)));

const primitives = globSync("packages/ui/src/[A-Z]*/index.ts").map((path) => basename(dirname(path)));
const written = new Set(
  globSync("packages/ui/src/**/*.{ts,tsx}").flatMap(
    (path) => readFileSync(path, "utf8").match(/[A-Za-z][\w-]*/g) ?? [],
  ),
);

function readPage(primitive: string): string | undefined {
  const path = `packages/ui/src/${primitive}/${primitive}.md`;
  return existsSync(path) ? readFileSync(path, "utf8") : undefined;
}

const problems = [
  ...paths.flatMap((path) => [
    ...checkPath(path),
    ...(/\.(ts|tsx|mjs)$/.test(path) ? checkFile(path, readFileSync(path, "utf8")) : []),
  ]),
  ...primitives.flatMap((name) =>
    checkPrimitive({ name, page: readPage(name) }, primitives, (word) => written.has(word)),
  ),
];

for (const problem of problems) console.log(problem);
process.exitCode = problems.length > 0 ? 1 : 0;
