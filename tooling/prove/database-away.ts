/**
 * PostgreSQL goes away under writing desks and comes back: stopped, killed, its connections cut, none left, a table held by
 * somebody, frozen. Meanwhile everybody is refused in plain words and soon; afterwards all goes on without a new start of the
 * server, messages too, nothing that was answered is lost and nothing is done twice.
 */
import { availableParallelism, loadavg } from "node:os";
import { signInDirectly } from "../../apps/reference-host/e2e/colleague.ts";
import { startServer } from "../../apps/reference-host/e2e/server.ts";
import { requireFromApi, startPostgres } from "../postgres/start-postgres.ts";
import { signInAt } from "./colleagues/colleague.ts";
import {
  beginJournal,
  compareBatches,
  countBatches,
  formatRefused,
  writeBatches,
} from "./writing/write-batches.ts";

const desks = 4;
/** In milliseconds: how long the database is away, and how long everybody works before and after. */
const [away, between] = [6_000, 3_000];
/** In milliseconds: for so long a code may be on its way once the database is back. */
const patienceForCode = 15_000;
/** Nobody waits for an answer longer than this, in milliseconds, whatever happened. */
const mostPatience = 12_000;

interface PgClient {
  connect(): Promise<void>;
  query(sql: string): Promise<{ rows: Record<string, never>[] }>;
  end(): Promise<void>;
  on(event: "error", listener: () => void): void;
}
const { Client } = requireFromApi("pg") as {
  Client: new (options: { connectionString: string }) => PgClient;
};

const pause = (milliseconds: number) => new Promise((settle) => setTimeout(settle, milliseconds));

const postgres = await startPostgres();
const { end, start, findProcess } = postgres;
if (!end || !start || !findProcess)
  throw new Error("This proof stops its PostgreSQL: leave DATABASE_URL out.");
const { url } = postgres;

async function open(): Promise<PgClient> {
  const client = new Client({ connectionString: url });
  client.on("error", () => {});
  await client.connect();
  return client;
}

/** The registry's own processes of PostgreSQL. */
async function listProcesses(): Promise<number[]> {
  const client = await open();
  const { rows } = await client.query("select pid from pg_stat_activity where pid <> pg_backend_pid()");
  await client.end();
  return rows.map(({ pid }) => Number(pid)).filter((pid) => pid > 0);
}

async function freeze(): Promise<void> {
  const found = [...(await listProcesses()), findProcess?.() ?? 0].filter((pid) => pid > 0);
  for (const pid of found) process.kill(pid, "SIGSTOP");
  await pause(away);
  for (const pid of found) process.kill(pid, "SIGCONT");
}

/** Takes every connection that the server's next one could have, once those of the server are cut. */
async function takeAll(): Promise<void> {
  const first = await open();
  const { rows } = await first.query(
    "select current_setting('max_connections')::int - current_setting('superuser_reserved_connections')::int as most",
  );
  await cut();
  const taken: PgClient[] = [];
  for (let tries = 0; tries < Number(rows[0]?.most) + 20; tries += 1) {
    const client = new Client({ connectionString: url });
    client.on("error", () => {});
    await client.connect().then(
      () => taken.push(client),
      () => undefined,
    );
  }
  await pause(away);
  await Promise.all([first, ...taken].map((client) => client.end().catch(() => undefined)));
}

async function cut(): Promise<void> {
  const client = await open();
  await client.query(
    "select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()",
  );
  await client.end();
}

async function hold(): Promise<void> {
  const client = await open();
  await client.query("begin");
  await client.query("lock table audit_events in access exclusive mode");
  await pause(away);
  await client.query("rollback");
  await client.end();
}

const happenings: Readonly<Record<string, () => Promise<void>>> = {
  "stopped and started": async () => {
    await end("SIGINT");
    await pause(away);
    await start();
  },
  "killed and started": async () => {
    await end("SIGKILL");
    await pause(away);
    await start();
  },
  "all connections cut, ten times": async () => {
    for (let times = 0; times < 10; times += 1) {
      await cut();
      await pause(300);
    }
  },
  "no connection left": takeAll,
  "a table held by somebody": hold,
  frozen: freeze,
};

/** What the health says while the database is away and after it: 503 at least once where nothing can be answered. */
function watchHealth(base: string) {
  const seen = new Set<number>();
  let slowest = 0;
  let isOver = false;
  const watching = (async () => {
    while (!isOver) {
      const begun = performance.now();
      seen.add(
        await fetch(`${base}/api/health`).then(
          ({ status }) => status,
          () => 0,
        ),
      );
      slowest = Math.max(slowest, performance.now() - begun);
      await pause(100);
    }
  })();
  return async () => {
    isOver = true;
    await watching;
    return { seen: [...seen].sort(), slowest };
  };
}

/** How long a collector's code takes to their phone, in milliseconds; nothing where it does not come. */
async function timeCode(url: string, serial_number: string): Promise<number | undefined> {
  const clerk = await signInAt([url], "clerk.male", 1);
  const post = (path: string, body: object) =>
    clerk.must({ method: "POST", path: `/issuance/${path}`, body });
  const { issuance } = await post("load", { serial_number });
  const card_id: number = issuance.card.id;
  await post("check_collector", { card_id, collector_type: "self" });
  await post("otp", { card_id });
  const begun = performance.now();
  while (performance.now() - begun < patienceForCode) {
    const phone = await (await fetch(`${url}/demo/phone`)).text();
    if (phone.includes(`is your code to collect ID card ${serial_number}`)) return performance.now() - begun;
    await pause(50);
  }
  return undefined;
}

async function prove(what: string, serial: string, happen: () => Promise<void>): Promise<boolean> {
  const server = await startServer({ DATABASE_URL: url, ID_DESK_DEMO: "1" });
  try {
    const clients = await Promise.all(Array.from({ length: desks }, () => signInDirectly(server)));
    const [first] = clients;
    if (!first) throw new Error("Nobody is signed in.");
    const before = await countBatches(first);
    const journal = beginJournal();
    let isOver = false;
    const working = clients.map((client) => writeBatches(client, journal, () => isOver));
    await pause(between);
    const finish = watchHealth(server.url);
    await happen();
    const answeredUntil = journal.answered;
    await pause(between);
    const health = await finish();
    isOver = true;
    await Promise.all(working);
    const code = await timeCode(server.url, serial);
    const wrong = await compareBatches(first, journal, before);
    if (journal.answered <= answeredUntil) wrong.push("Nothing was answered any more.");
    if (code === undefined) wrong.push("No message is sent any more.");
    if (journal.slowest > mostPatience) wrong.push(`Somebody waited ${Math.round(journal.slowest)} ms.`);
    if (health.slowest > mostPatience)
      wrong.push(`The health was silent for ${Math.round(health.slowest)} ms.`);
    const last = await fetch(`${server.url}/api/health`);
    const { messages } = (await last.json()) as { messages?: { waiting: number } };
    if (!last.ok || messages === undefined) wrong.push(`The health says ${last.status} afterwards.`);
    console.log(
      `${what}: ${journal.answered} writes answered, ${journal.again} of them sent again all the same, ${wrong.length} wrong; ${formatRefused(journal)}; ${journal.lost} times nothing came back; longest wait ${(journal.slowest / 1000).toFixed(1)} s; health said ${health.seen.join(" and ")}, at the longest after ${(health.slowest / 1000).toFixed(1)} s; a collector's code came after ${((code ?? Number.NaN) / 1000).toFixed(1)} s.`,
    );
    for (const problem of wrong.slice(0, 10)) console.log(problem);
    return wrong.length === 0;
  } finally {
    await server.kill();
  }
}

let areGood = true;
try {
  const wanted = process.argv.slice(2);
  for (const [index, [what, happen]] of Object.entries(happenings).entries()) {
    if (wanted.length > 0 && !wanted.some((word) => what.includes(word))) continue;
    areGood = (await prove(what, `SN000${5064 + index}`, happen)) && areGood;
  }
  console.log(`${availableParallelism()} cores, load ${loadavg()[0]?.toFixed(0)}.`);
} finally {
  await postgres.stop();
}
process.exit(areGood ? 0 : 1);
