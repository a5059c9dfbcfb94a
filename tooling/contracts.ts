/**
 * Checks, for `npm test`, that no screen and no package changes what portals rely on without saying so: today's
 * props and API reports against those of the last release and the changesets that wait.
 */
import { readChangesets } from "./contracts/changesets.ts";
import { checkContracts } from "./contracts/check-contracts.ts";
import { checkReleaseNotes } from "./contracts/release-notes.ts";
import { readContracts, readReleased } from "./contracts/released.ts";
import { root } from "./packages/published-package.ts";

const [released, today, changesets] = [readReleased(root), await readContracts(), readChangesets(root)];
const screens = new Set([...released.screens, ...today.screens].map(({ name }) => name));
const problems = [...checkContracts(released, today, changesets), ...checkReleaseNotes(changesets, screens)];
for (const problem of problems) console.log(problem);
process.exitCode = problems.length > 0 ? 1 : 0;
