/**
 * The whole check of the project, `npm test`: every stage runs, also after a failure, and the last line
 * says how many claims held. `npm test -- rules stories` (or ID_DESK_ONLY=rules,stories) runs some stages.
 */
import { prepareData } from "../apps/reference-host/e2e/server.ts";
import { endRunningCommands } from "./test/run-command.ts";
import type { Outcome, Stage } from "./test/stage.ts";
import { listStages } from "./test/stages.ts";

const toolsAtOnce = 2;

const totals = { passed: 0, failed: 0 };
const failedNames: string[] = [];

function chooseStages(): Stage[] {
  const all = listStages();
  const fromEnvironment = (process.env.ID_DESK_ONLY ?? "").split(",");
  const wanted = [...process.argv.slice(2), ...fromEnvironment].map((word) => word.trim()).filter(Boolean);
  const groups = [...new Set(all.map((stage) => stage.group))];
  for (const unknown of wanted.filter((word) => !groups.includes(word))) {
    console.log(`No stage is called ${unknown}. There are: ${groups.join(", ")}`);
    totals.failed += 1;
  }
  return wanted.length === 0 ? all : all.filter((stage) => wanted.includes(stage.group));
}

async function runStage(stage: Stage): Promise<void> {
  const start = performance.now();
  const alone = stage.kind === "runner";
  if (alone) console.log(`  ${stage.name} …`);
  const outcome = await stage.run();
  totals.passed += outcome.passed;
  totals.failed += outcome.failed;
  const seconds = ((performance.now() - start) / 1000).toFixed(1);
  const counts = alone ? `: ${describeCounts(outcome)}` : "";
  const isGood = outcome.failed === 0;
  console.log(`${isGood ? "✓" : "✗"} ${stage.name}${counts} (${seconds} s)`);
  if (isGood) return;
  failedNames.push(stage.name);
  console.log(`${outcome.output.trimEnd().replaceAll(/^/gm, "    ")}\n`);
}

function describeCounts({ passed, failed, skipped }: Outcome): string {
  const parts = [`${passed} passed`, ...(failed ? [`${failed} failed`] : [])];
  return [...parts, ...(skipped ? [`${skipped} skipped`] : [])].join(", ");
}

async function runInLanes(stages: readonly Stage[], lanes: number): Promise<void> {
  const waiting = [...stages];
  const lane = async () => {
    for (let stage = waiting.shift(); stage; stage = waiting.shift()) await runStage(stage);
  };
  await Promise.all(Array.from({ length: lanes }, lane));
}

for (const signal of ["SIGINT", "SIGTERM"] as const) {
  process.on(signal, () => {
    endRunningCommands();
    process.exit(130);
  });
}

// What a stage builds after this moment is good for the stages after it.
process.env.ID_DESK_TEST_BEGAN = String(Date.now());
const stages = chooseStages();
// Those that start reference servers begin with one copy of the demonstration's data each.
const areWithServers =
  stages.filter(({ group }) => ["packages", "portal", "journeys"].includes(group)).length > 1;
// A server that does not start fails the stages that need one, and says why there.
const prepared = areWithServers ? prepareData().catch(() => undefined) : undefined;
await runInLanes(
  stages.filter((stage) => stage.kind === "tool"),
  toolsAtOnce,
);
await prepared;
// What runs in one process or one window leaves a core to another. The portal takes what the packages' stage has packed;
// the longest stage begins early, so that no core waits for it at the end.
const sharing = ["packages", "screens", "rules", "stories", "portal"];
const runners = stages.filter((stage) => stage.kind === "runner");
await runInLanes(
  sharing.flatMap((group) => runners.filter((stage) => stage.group === group)),
  2,
);
// Journeys have servers and windows enough of their own.
await runInLanes(
  runners.filter(({ group }) => !sharing.includes(group)),
  1,
);

if (failedNames.length > 0) console.log(`Failed: ${failedNames.join("; ")}`);
console.log(`${totals.passed} passed, ${totals.failed} failed`);
process.exitCode = totals.failed > 0 || totals.passed === 0 ? 1 : 0;
