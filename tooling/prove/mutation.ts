/**
 * Changes every rule of the registry in every way that Stryker knows, and runs the tests beside it: a change that no test
 * notices is a rule that nobody holds. `npm run prove mutation domain session` takes those rooms alone; what did not
 * change since the last run is not tried again. What it prints is its outcome: each change that nobody noticed, and the score
 * of each room.
 */
import { mkdirSync } from "node:fs";
import { availableParallelism, loadavg } from "node:os";
import { relative } from "node:path";
import { Stryker } from "@stryker-mutator/core";

/** Where what decides stands, each room with its tests beside it. */
const rooms = [
  "apps/reference-api/src/domain",
  ...["errors", "validation", "issuance", "format", "scan", "session", "settings", "dispatch"].map(
    (name) => `packages/core/src/${name}`,
  ),
];

/** What carries rather than decides: the queue of scans, what the browser keeps, the session's timers and tabs. */
const carriers = [
  "dispatch/sent-ready-sms.ts",
  "dispatch/scans/{scan-queue,scan-queue-state,pending-scans}.ts",
  "session/{session,session-watch,session-state,session-answers,owed-logout,attention,tab-channel,tab-message}.ts",
].map((files) => `!packages/core/src/${files}`);

/** In per cent, over all rooms of the server and over all of core's. */
const least = 85;
/** What a change came to that a test noticed; a loop without an end is noticed by time. */
const noticed: readonly string[] = ["Killed", "Timeout"];
/** What a change came to that no test noticed. */
const unnoticed: readonly string[] = ["Survived", "NoCoverage"];

type Result = Awaited<ReturnType<Stryker["runMutationTest"]>>[number];

const folder = ".reports/mutation";

async function tryRoom(room: string): Promise<readonly Result[]> {
  const name = room.split("/").at(-1);
  process.env.ID_DESK_MUTATED_ROOM = room;
  mkdirSync(folder, { recursive: true });
  return new Stryker({
    testRunner: "vitest",
    plugins: ["@stryker-mutator/vitest-runner"],
    vitest: { configFile: "tooling/prove/mutation/vitest.config.ts", related: false },
    mutate: [`${room}/**/*.ts`, "!**/*.test.ts", ...carriers],
    ignorePatterns: [
      "apps/portal-example",
      "apps/reference-host",
      "docs",
      "dist",
      "packages/screens",
      "packages/ui",
    ],
    coverageAnalysis: "perTest",
    concurrency: Math.min(2, availableParallelism()),
    // A loop without an end is found by how often it goes round; a slow machine is no loop.
    timeoutMS: 12_000,
    tempDirName: `${folder}/work`,
    incremental: true,
    incrementalFile: `${folder}/${name}.json`,
    reporters: ["progress-append-only"],
    warnings: false,
    allowConsoleColors: false,
  }).runMutationTest();
}

function count(results: readonly Result[]): { readonly killed: number; readonly all: number } {
  const killed = results.filter(({ status }) => noticed.includes(status)).length;
  return { killed, all: killed + results.filter(({ status }) => unnoticed.includes(status)).length };
}

const formatScore = ({ killed, all }: { killed: number; all: number }): string =>
  `${((100 * killed) / all).toFixed(1)} % of ${all}`;

const start = performance.now();
const named = process.argv.slice(2);
const tried = rooms.filter((room) => named.length === 0 || named.includes(room.split("/").at(-1) ?? ""));
const found = new Map<string, readonly Result[]>();
for (const room of tried) {
  const results = await tryRoom(room);
  found.set(room, results);
  for (const { fileName, location, replacement, mutatorName, status } of results) {
    if (!unnoticed.includes(status)) continue;
    const change = (replacement ?? mutatorName).replaceAll(/\s+/g, " ").slice(0, 80);
    console.log(
      `${relative("", fileName)}:${location.start.line}:${location.start.column} ${status}: ${change}`,
    );
  }
}

console.log("");
for (const [room, results] of found) console.log(`${room}: ${formatScore(count(results))}`);
const halves = ["apps/reference-api", "packages/core"].flatMap((half) => {
  const results = [...found].filter(([room]) => room.startsWith(half)).flatMap(([, of]) => of);
  return results.length > 0 ? [{ half, ...count(results) }] : [];
});
for (const half of halves) console.log(`${half.half}, all: ${formatScore(half)}`);
const seconds = ((performance.now() - start) / 1000).toFixed(0);
console.log(`${seconds} s, ${availableParallelism()} cores, load ${loadavg()[0]?.toFixed(0)}.`);
process.exit(halves.every(({ killed, all }) => killed >= (least / 100) * all) ? 0 : 1);
