/**
 * Batches live in every way that chance has it, up to fifty steps each, and a plain model foresees every step: what is
 * refused and why, what becomes of batch and cards, one event for each change.
 * `npm run prove states 2000 5` lives 2,000 lives from the seed 5 on.
 */
import { availableParallelism, loadavg } from "node:os";
import { endRunningCommands, runCommand } from "../test/run-command.ts";

const [lives = 10_000, firstSeed = 1] = process.argv.slice(2).map(Number);
/** So many lives have a database of their own: it grows with each. */
const livesOfRun = 500;
const workers = Math.min(2, availableParallelism());

for (const signal of ["SIGINT", "SIGTERM"] as const) {
  process.on(signal, () => {
    endRunningCommands();
    process.exit(130);
  });
}

const start = performance.now();
const runs = Array.from({ length: Math.ceil(lives / livesOfRun) }, (_, index) => ({
  seed: firstSeed + index,
  count: Math.min(livesOfRun, lives - index * livesOfRun),
}));
let [lived, failed] = [0, 0];

async function work(): Promise<void> {
  for (let run = runs.shift(); run; run = runs.shift()) {
    const { exitCode, output } = await runCommand(
      "vitest",
      ["run", "--project=rules", "apps/reference-api/src/batch-life.test.ts", "--maxWorkers=1"],
      {
        env: { ID_DESK_LIVES: String(run.count), ID_DESK_LIVES_SEED: String(run.seed) },
        silenceMinutes: 60,
      },
    );
    if (exitCode === 0) lived += run.count;
    else failed += 1;
    console.log(`${exitCode === 0 ? "ok    " : "FAILED"} ${run.count} lives of the seed ${run.seed}`);
    if (exitCode !== 0) console.log(output);
  }
}

await Promise.all(Array.from({ length: workers }, work));
const seconds = ((performance.now() - start) / 1000).toFixed(0);
console.log(
  `${lived} lives, ${failed} runs failed, ${seconds} s, ${availableParallelism()} cores, load ${loadavg()[0]?.toFixed(0)}`,
);
process.exitCode = failed === 0 && lived > 0 ? 0 : 1;
