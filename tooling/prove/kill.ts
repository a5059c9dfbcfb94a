/**
 * A server is killed at random moments while desks write, on the embedded database and on PostgreSQL: what was answered is
 * there, what was sent several times is done once, in the order of sending, and the audit trail holds.
 * `npm run prove kill 50` kills fifty times; after that, `embedded` or `postgres` takes one of the two.
 */
import { mkdtempSync, rmSync } from "node:fs";
import { availableParallelism, loadavg, tmpdir } from "node:os";
import { join } from "node:path";
import { signInDirectly } from "../../apps/reference-host/e2e/colleague.ts";
import { startServer } from "../../apps/reference-host/e2e/server.ts";
import { createRegistry } from "../postgres/create-registry.ts";
import { startPostgres } from "../postgres/start-postgres.ts";
import { createPseudoRandom } from "./scans/pseudo-random.ts";
import { runRegistry } from "./writing/run-registry.ts";
import {
  beginJournal,
  compareBatches,
  countBatches,
  type Journal,
  writeBatches,
} from "./writing/write-batches.ts";

const kills = Number(process.argv[2] ?? 300);
const places = process.argv.length > 3 ? process.argv.slice(3) : ["embedded", "postgres"];
const leastAnswered = Math.round((10_000 * kills) / 300);
const desks = 4;
/** The server works for so long between two kills, in milliseconds. */
const [shortest, longest] = [150, 1200];

type Server = Awaited<ReturnType<typeof startServer>>;

const pause = (milliseconds: number) => new Promise((settle) => setTimeout(settle, milliseconds));

async function killAtRandom(server: Server, journal: Journal): Promise<{ kills: number; slowest: number }> {
  const random = createPseudoRandom(1);
  let [done, slowest] = [0, 0];
  for (; done < kills || journal.answered < leastAnswered; done += 1) {
    await pause(shortest + random() * (longest - shortest));
    await server.kill();
    const start = performance.now();
    await server.start();
    slowest = Math.max(slowest, performance.now() - start);
  }
  return { kills: done, slowest };
}

async function prove(place: string, databaseUrl: string | undefined): Promise<boolean> {
  const start = performance.now();
  const kept = mkdtempSync(join(tmpdir(), "id-desk-kill-"));
  const environment = databaseUrl ? { DATABASE_URL: databaseUrl, ID_DESK_DEMO: "1" } : { DATABASE_URL: "" };
  const server = await startServer(environment);
  try {
    const clients = await Promise.all(Array.from({ length: desks }, () => signInDirectly(server)));
    const [first] = clients;
    if (!first) throw new Error("Nobody is signed in.");
    const before = await countBatches(first);
    const journal = beginJournal();
    let isOver = false;
    const working = clients.map((client) => writeBatches(client, journal, () => isOver));
    const killing = killAtRandom(server, journal).finally(() => {
      isOver = true;
    });
    await Promise.all([...working, killing]);
    const done = await killing;
    const wrong = await compareBatches(first, journal, before);
    await server.stopAndKeep(kept);
    const trail = runRegistry(["audit", "verify"], { ...environment, ID_DESK_DATA: kept }).said;
    const seconds = ((performance.now() - start) / 1000).toFixed(0);
    console.log(
      `${place}: ${journal.answered} writes answered, ${wrong.length} of them wrong, over ${done.kills} kills; ${journal.lost} times nothing came back, ${journal.again} were repeated all the same; slowest start ${(done.slowest / 1000).toFixed(1)} s. ${trail} ${seconds} s, ${availableParallelism()} cores, load ${loadavg()[0]?.toFixed(0)}.`,
    );
    for (const problem of wrong.slice(0, 20)) console.log(problem);
    return wrong.length === 0 && trail.startsWith("The audit trail holds");
  } finally {
    await server.kill();
    rmSync(kept, { recursive: true, force: true });
  }
}

let areGood = true;
if (places.includes("embedded")) areGood = (await prove("embedded", undefined)) && areGood;
if (places.includes("postgres")) {
  const postgres = await startPostgres();
  const registry = await createRegistry(postgres.url);
  try {
    areGood = (await prove("postgres", registry.url)) && areGood;
  } finally {
    await registry.drop();
    await postgres.stop();
  }
}
process.exit(areGood ? 0 : 1);
