/**
 * Every page of the reference host as staff can meet it, at three widths, in light and dark, read in both directions:
 * axe, the size of what can be pressed, whether anything has to be scrolled sideways, how still the page keeps while it
 * loads, how many rows are in sight and where the field for scans is. Takes names of routes; with
 * `--width 320` and `--direction rtl` a part of each, and with `--pictures` it keeps a picture of each look.
 */
import { rmSync } from "node:fs";
import { parseArgs } from "node:util";
import { chromium } from "playwright";
import { buildHost } from "../../apps/reference-host/e2e/build-host.ts";
import { startServer } from "../../apps/reference-host/e2e/server.ts";
import { browserArguments, findBrowser } from "../find-browser.ts";
import { everyScene } from "./matrix/every-scene.ts";
import { type Direction, writeLanguageModule } from "./matrix/language.ts";
import { type Findings, lookAt, pictureFolder } from "./matrix/look.ts";
import type { Scene } from "./matrix/scene.ts";
import type { Steadiness } from "./matrix/steadiness.ts";
import { createVisits, type Visits } from "./matrix/visits.ts";

const { values: options, positionals: names } = parseArgs({
  allowPositionals: true,
  options: {
    pictures: { type: "boolean", default: false },
    width: { type: "string", multiple: true, default: ["1366", "768", "320"] },
    direction: { type: "string", multiple: true, default: ["ltr", "rtl"] },
  },
});
const windows = [
  { width: 1366, height: 768 },
  { width: 768, height: 1024 },
  { width: 320, height: 640 },
].filter(({ width }) => options.width.includes(String(width)));
const directions = (["ltr", "rtl"] as const).filter((direction) => options.direction.includes(direction));

const routes = [...new Set(everyScene.map(({ route }) => route))];
const unknown = names.filter((name) => !routes.includes(name));
if (unknown.length > 0) {
  console.error(`No route is called ${unknown.join(", ")}. The routes: ${routes.join(", ")}`);
  process.exit(1);
}
const scenes = everyScene.filter(({ route }) => names.length === 0 || names.includes(route));

const start = performance.now();
await buildHost();
const server = await startServer();
const browser = await chromium.launch({ executablePath: findBrowser(), args: browserArguments });
for (const signal of ["SIGINT", "SIGTERM"] as const)
  process.on(signal, () => server.stop().finally(() => process.exit(130)));
if (options.pictures) rmSync(pictureFolder, { recursive: true, force: true });
const languageModule = await writeLanguageModule();

/** What was found of a route, over all its scenes. */
interface Row {
  readonly scenes: Set<Scene>;
  /** In how many directions it has been looked at whole. */
  walks: number;
  looks: number;
  targets: number;
  excepted: number;
  /** How still each of its scenes kept, by window and scene. */
  readonly steadiness: {
    readonly window: string;
    readonly state: Scene["state"];
    readonly read: Steadiness;
  }[];
  readonly faults: string[];
}
const rows = new Map<string, Row>();
const rowOf = (route: string): Row => {
  const row = rows.get(route) ?? {
    scenes: new Set<Scene>(),
    walks: 0,
    looks: 0,
    targets: 0,
    excepted: 0,
    steadiness: [],
    faults: [],
  };
  rows.set(route, row);
  return row;
};

async function walk(direction: Direction): Promise<void> {
  const visits = createVisits(browser, server.url, direction, languageModule);
  for (const [route, ofRoute] of Map.groupBy(scenes, (scene) => scene.route)) {
    const row = rowOf(route);
    for (const scene of ofRoute) await walkScene(scene, direction, row, visits);
    row.walks += 1;
    if (row.walks === directions.length) tell(route, row);
  }
}

async function walkScene(scene: Scene, direction: Direction, row: Row, visits: Visits): Promise<void> {
  row.scenes.add(scene);
  for (const window of windows) {
    const place = `${scene.state}, ${scene.what}, ${window.width} px, ${direction}`;
    const picture = `${scene.route}, ${place}`.replace(/[^\w-]+/g, "-");
    try {
      await visits.show(scene, window, async (page) => {
        const findings = await lookAt(page, options.pictures ? picture : undefined);
        add(row, findings, place);
        const name = `${window.width} × ${window.height}`;
        row.steadiness.push({ window: name, state: scene.state, read: findings.steadiness });
      });
    } catch (error) {
      row.faults.push(`${place}: could not be shown: ${String(error).split("\n").slice(0, 4).join(" ")}`);
    }
  }
}

function add(row: Row, { looks, targets, excepted, faults }: Findings, place: string): void {
  row.looks += looks;
  row.targets += targets;
  row.excepted += excepted;
  row.faults.push(...faults.map((fault) => `${place}: ${fault}`));
}

// What it prints is its result.
function tell(route: string, { scenes: shown, looks, targets, excepted, steadiness, faults }: Row): void {
  console.log(
    `${faults.length === 0 ? "ok    " : "FAILED"} ${route}: ${shown.size} scenes, ${looks} looks, ` +
      `${targets} targets (${excepted} small with room), ${faults.length} findings`,
  );
  for (const line of describeSteadiness(steadiness)) console.log(`         ${line}`);
  for (const fault of faults) console.log(`         ${fault}`);
}

/** The largest shift, the fewest rows in sight and where the field for scans begins, in each window. */
function describeSteadiness(read: Row["steadiness"]): string[] {
  return [...Map.groupBy(read, ({ window }) => window)].map(([window, looks]) => {
    const shift = Math.max(...looks.map(({ read: { shift } }) => shift));
    // A page with few rows shows them all; how much room there is for rows is seen where there are more.
    const full = looks.map(({ read: { rows } }) => rows).filter(({ inSight, drawn }) => drawn > inSight);
    const fields = looks.flatMap(({ read: { scanField } }) => scanField ?? []);
    return [
      `${window}: shift at most ${shift.toFixed(3)}`,
      ...(full.length > 0
        ? [`at least ${Math.min(...full.map(({ inSight }) => inSight))} rows in sight`]
        : []),
      ...(fields.length > 0 ? [`scan field at ${Math.min(...fields)} to ${Math.max(...fields)} px`] : []),
    ].join(", ");
  });
}

try {
  await Promise.all(directions.map(walk));
} finally {
  await browser.close();
  await server.stop();
}

const sum = (count: (row: Row) => number) => [...rows.values()].reduce((total, row) => total + count(row), 0);
const failed = sum(({ faults }) => faults.length);
const looks = sum((row) => row.looks);
console.log(
  `\n${((performance.now() - start) / 1000).toFixed(0)} s, ${sum((row) => row.scenes.size)} scenes, ${rows.size} routes`,
);
console.log(
  `${sum((row) => row.targets)} targets, ${sum((row) => row.excepted)} of them below 24 px with room around them`,
);
console.log(`${looks} looks, ${failed} findings`);
process.exitCode = failed > 0 || looks === 0 ? 1 : 0;
