/**
 * Checks, for `npm test`, that no screen and no package changes what portals rely on without saying so: today's
 * props and API reports against those of the last release and the changesets that wait.
 */
import { readChangesets } from "./contracts/changesets.ts";
import { checkContracts } from "./contracts/check-contracts.ts";
import { readContracts, readReleased } from "./contracts/released.ts";
import { root } from "./packages/published-package.ts";

const problems = checkContracts(readReleased(root), await readContracts(), readChangesets(root));
for (const problem of problems) console.log(problem);
process.exitCode = problems.length > 0 ? 1 : 0;
