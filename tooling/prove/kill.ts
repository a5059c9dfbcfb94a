/**
 * A server is killed at random moments while desks write, on the embedded database and on PostgreSQL: what was answered is
 * there, what was sent several times is done once, in the order of sending, and the audit trail holds.
 * `npm run prove kill 50` kills fifty times; after that, `embedded` or `postgres` takes one of the two.
 */
import { spawnSync } from "node:child_process";
import { randomUUID } from "node:crypto";
import { mkdtempSync, rmSync } from "node:fs";
import { availableParallelism, loadavg, tmpdir } from "node:os";
import { join } from "node:path";
import { signInDirectly } from "../../apps/reference-host/e2e/colleague.ts";
import { startServer } from "../../apps/reference-host/e2e/server.ts";
import { startPostgres } from "../postgres/start-postgres.ts";
import { createRegistry } from "./messages/registry.ts";
import { createPseudoRandom } from "./scans/pseudo-random.ts";

const kills = Number(process.argv[2] ?? 300);
const places = process.argv.length > 3 ? process.argv.slice(3) : ["embedded", "postgres"];
const leastAnswered = Math.round((10_000 * kills) / 300);
const desks = 4;
const notesOfBatch = 20;
/** The server works for so long between two kills, in milliseconds. */
const [shortest, longest] = [150, 1200];
/** Every fourth write is sent once more after it was answered, as a screen does that missed the answer. */
const repeated = 4;

type Server = Awaited<ReturnType<typeof startServer>>;
type Client = Awaited<ReturnType<typeof signInDirectly>>;

const pause = (milliseconds: number) => new Promise((settle) => setTimeout(settle, milliseconds));

interface Journal {
  /** What was answered: the notes of each batch, in the order of sending. */
  readonly batches: Map<number, string[]>;
  answered: number;
  /** Sent anew because nothing came back. */
  lost: number;
  /** Sent anew although it was answered. */
  again: number;
  readonly wrong: string[];
}

/** One desk: a batch and its notes, then the next batch, each write until it is answered. */
async function work(client: Client, journal: Journal, isOver: () => boolean): Promise<void> {
  async function write(method: string, path: string, body: unknown): Promise<string> {
    const headers = {
      "Content-Type": "application/json",
      "X-CSRF-Token": client.csrf,
      "Idempotency-Key": randomUUID(),
    };
    const send = async (): Promise<string> => {
      for (;;) {
        const answer = await client.send(method, path, JSON.stringify(body), headers).catch(() => undefined);
        const text = answer && (await answer.text().catch(() => undefined));
        // Until the database is open the server says so.
        if (answer && text !== undefined && answer.status !== 503) {
          if (!answer.ok) journal.wrong.push(`${method} ${path}: ${answer.status} ${text.slice(0, 200)}`);
          return text;
        }
        journal.lost += 1;
        await pause(20);
      }
    };
    const first = await send();
    journal.answered += 1;
    if (journal.answered % repeated === 0) {
      journal.again += 1;
      const next = await send();
      if (next !== first) journal.wrong.push(`${method} ${path} was answered otherwise the second time.`);
    }
    return first;
  }

  while (!isOver()) {
    const { batch } = JSON.parse(await write("POST", "/dispatch/batches", { destination_center_id: 6 }));
    const notes: string[] = [];
    journal.batches.set(batch.id, notes);
    while (notes.length < notesOfBatch && !isOver()) {
      const text = `Note ${notes.length + 1} ${randomUUID()}`;
      await write("PATCH", `/dispatch/batches/${batch.id}/addnote`, { notes: text });
      notes.push(text);
    }
  }
}

/** What is wrong with what the server has. */
async function compare({ send }: Client, journal: Journal, batchesBefore: number): Promise<string[]> {
  const wrong = [...journal.wrong];
  for (const [id, notes] of journal.batches) {
    const { batch } = await (await send("GET", `/dispatch/batches/sending/${id}`)).json();
    const kept = (batch.notes as { id: number; body: string }[]).toSorted((one, other) => one.id - other.id);
    if (kept.map(({ body }) => body).join("\n") !== notes.join("\n")) {
      wrong.push(`Batch ${id} has ${kept.length} notes, and ${notes.length} were answered.`);
    }
  }
  const made = (await countBatches(send)) - batchesBefore;
  if (made !== journal.batches.size) wrong.push(`${made} batches were made for ${journal.batches.size}.`);
  return wrong;
}

async function countBatches(send: Client["send"]): Promise<number> {
  const answer = await send("GET", "/dispatch/batches/sending?status=all&per_page=1");
  return ((await answer.json()) as { meta: { total: number } }).meta.total;
}

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

function verifyTrail(environment: Record<string, string>): string {
  const { stdout, stderr } = spawnSync(
    process.execPath,
    ["apps/reference-api/src/node/run-audit.ts", "verify"],
    {
      env: { ...process.env, ...environment },
      encoding: "utf8",
    },
  );
  return (stdout + stderr).trim();
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
    const before = await countBatches(first.send);
    const journal: Journal = { batches: new Map(), answered: 0, lost: 0, again: 0, wrong: [] };
    let isOver = false;
    const working = clients.map((client) => work(client, journal, () => isOver));
    const killing = killAtRandom(server, journal).finally(() => {
      isOver = true;
    });
    await Promise.all([...working, killing]);
    const done = await killing;
    const wrong = await compare(first, journal, before);
    await server.stopAndKeep(kept);
    const trail = verifyTrail({ ...environment, ID_DESK_DATA: kept });
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
