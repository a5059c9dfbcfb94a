/**
 * Says which requirements the last test run proved: `npm run requirements`, or for some of them
 * `npm run requirements -- CALL-01..24 NAV-05`, which fails while one of these is unproven.
 */
import { globSync, readFileSync } from "node:fs";
import { readReport } from "./reports/read-report.ts";
import { chooseIds, readAreas, weighEvidence } from "./requirements/read-requirements.ts";

function fail(message: string): never {
  console.error(message);
  process.exit(1);
}

const areas = readAreas(readFileSync("docs/requirements.md", "utf8"));
const known = areas.flatMap((area) => area.ids);
const words = process.argv.slice(2);

let chosen = known;
try {
  if (words.length > 0) chosen = chooseIds(words, known);
} catch (error) {
  fail(error instanceof Error ? error.message : String(error));
}

const reports = globSync(".reports/*.json")
  .sort()
  .flatMap((path) => {
    const report = readReport(readFileSync(path, "utf8"));
    return report ? [{ path, tests: report.tests }] : [];
  });
if (reports.length === 0) fail("There is no test report yet. Run npm test first.");

const tests = reports.flatMap((report) => report.tests);
const { proofs, errors } = weighEvidence(tests, new Set(known));
const isProven = (id: string) => proofs.has(id) || proofs.has(id.replace("-", ""));

console.log(`From ${reports.map(({ path }) => path).join(", ")}\n`);
for (const { title, ids } of areas) {
  const shown = ids.filter((id) => chosen.includes(id));
  if (shown.length === 0) continue;
  console.log(`${title}: ${shown.filter(isProven).length} of ${shown.length} proven`);
  const proven = shown.filter(isProven).map((id) => `${id} (${proofs.get(id)})`);
  const unproven = shown.filter((id) => !isProven(id));
  if (proven.length > 0) console.log(`  proven      ${proven.join("  ")}`);
  if (unproven.length > 0) console.log(`  not proven  ${unproven.join("  ")}`);
}
const checks = readAreas(readFileSync("docs/security-checks.md", "utf8")).flatMap((area) => area.ids);
const shownChecks = words.length === 0 ? checks : [];
const [provenChecks, unprovenChecks] = [
  shownChecks.filter(isProven),
  shownChecks.filter((id) => !isProven(id)),
];
if (shownChecks.length > 0) console.log(`Security checks: ${provenChecks.length} of ${checks.length} proven`);
if (unprovenChecks.length > 0) console.log(`  not proven  ${unprovenChecks.join("  ")}`);
const quality = [...proofs].filter(([id]) => !known.includes(id)).map(([id, count]) => `${id} (${count})`);
if (words.length === 0 && quality.length > 0) console.log(`Checks of quality: ${quality.sort().join("  ")}`);

console.log(`\n${chosen.filter(isProven).length} of ${chosen.length} proven`);
for (const error of errors) console.error(error);

const isMissing = words.length > 0 && !chosen.every(isProven);
process.exitCode = errors.length > 0 || isMissing ? 1 : 0;
