/**
 * The whole check of the project, `npm test`: every stage runs, also after a failure, and the last line
 * says how many claims held. `npm test -- rules stories` (or ID_DESK_ONLY=rules,stories) runs some stages;
 * `npm test -- --changed` runs what the difference to the last commit on main can touch, and says what it leaves out.
 * What it prints on the console is its result.
 */
import { availableParallelism } from "node:os";
import { prepareData } from "../apps/reference-host/e2e/server.ts";
import { type Change, readChange } from "./test/changed.ts";
import { runInLanes } from "./test/lanes.ts";
import { endRunningCommands } from "./test/run-command.ts";
import type { Outcome, Stage } from "./test/stage.ts";
import { listStages } from "./test/stages.ts";
import { formatTimings, type Timing } from "./test/table.ts";

/** Each runner starts several browsers or workers of its own. One more lane ends no sooner, and each test waits longer. */
const lanes = availableParallelism();

/** The most lines of a failure's reason that are repeated at the end. */
const linesOfReason = 12;

/** The word for what the difference to main can touch. */
const changedOnly = "--changed";

/** The stages that start reference servers. */
const groupsWithServers = ["packages", "portal", "journeys"];

const words = process.argv.slice(2).filter((word) => word !== changedOnly);

const totals = { passed: 0, failed: 0 };
const failures: { name: string; reasons: readonly string[] }[] = [];
const timings: Timing[] = [];

function chooseStages(change?: Change): Stage[] {
  const all = listStages(change);
  const fromEnvironment = (process.env.ID_DESK_ONLY ?? "").split(",");
  const wanted = [...words, ...fromEnvironment].map((word) => word.trim()).filter(Boolean);
  const groups = [...new Set(listStages().map((stage) => stage.group))];
  for (const unknown of wanted.filter((word) => !groups.includes(word))) {
    console.log(`No stage is called ${unknown}. There are: ${groups.join(", ")}`);
    totals.failed += 1;
  }
  return wanted.length === 0 ? all : all.filter((stage) => wanted.includes(stage.group));
}

async function runStage(stage: Stage): Promise<void> {
  // A server that does not start fails the stages that need one, and says why there.
  if (groupsWithServers.includes(stage.group)) await prepared;
  const start = performance.now();
  const isRunner = stage.kind === "runner";
  if (isRunner) console.log(`  ${stage.name} …`);
  const outcome = await stage.run();
  totals.passed += outcome.passed;
  totals.failed += outcome.failed;
  const seconds = (performance.now() - start) / 1000;
  timings.push({ name: stage.name, passed: outcome.passed, seconds });
  const counts = isRunner ? `: ${describeCounts(outcome)}` : "";
  const isGood = outcome.failed === 0;
  console.log(`${isGood ? "✓" : "✗"} ${stage.name}${counts} (${seconds.toFixed(1)} s)`);
  if (isGood) return;
  failures.push({ name: stage.name, reasons: isRunner ? outcome.reasons : [outcome.output] });
  console.log(`${outcome.output.trimEnd().replaceAll(/^/gm, "    ")}\n`);
}

function describeCounts({ passed, failed, skipped }: Outcome): string {
  const parts = [`${passed} passed`, ...(failed ? [`${failed} failed`] : [])];
  return [...parts, ...(skipped ? [`${skipped} skipped`] : [])].join(", ");
}

for (const signal of ["SIGINT", "SIGTERM"] as const) {
  process.on(signal, () => {
    endRunningCommands();
    process.exit(130);
  });
}

// What a stage builds after this moment is good for the stages after it.
process.env.ID_DESK_TEST_BEGAN = String(Date.now());
const change = process.argv.includes(changedOnly) ? readChange() : undefined;
if (change) {
  console.log(`${change.count} files differ from ${change.since.slice(0, 9)} on main. Left out:`);
  for (const note of change.notes) console.log(`  ${note}`);
}
const stages = chooseStages(change);
// Their servers begin with one copy of the demonstration's data each, made while the first tools run.
const areWithServers = stages.filter(({ group }) => groupsWithServers.includes(group)).length > 1;
const prepared = areWithServers ? prepareData().catch(() => undefined) : undefined;
await runInLanes(stages, lanes, runStage);

console.log(`\n${formatTimings(timings, performance.now() / 1000)}\n`);
// Repeated in short, because a log often keeps only the end of the output.
for (const { name, reasons } of failures) {
  console.log(`✗ ${name}`);
  for (const reason of reasons) {
    const lines = reason
      .trim()
      .split("\n")
      .filter((line) => !line.includes("/node_modules/"))
      .slice(0, linesOfReason);
    console.log(`${lines.join("\n").replaceAll(/^/gm, "    ")}\n`);
  }
}
console.log(`${totals.passed} passed, ${totals.failed} failed`);
process.exitCode = totals.failed > 0 || totals.passed === 0 ? 1 : 0;
