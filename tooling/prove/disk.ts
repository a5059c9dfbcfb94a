/**
 * The disk of a server fills up under writing desks and uploads, on the embedded database and on PostgreSQL: what was
 * answered as done is there afterwards, everything else is refused in plain words, reading goes on where it can, and once
 * there is room again all goes on. Makes a small disk in memory, which takes root.
 * `npm run prove disk embedded` takes one of the two.
 */
import { execFileSync } from "node:child_process";
import { randomBytes } from "node:crypto";
import { chmodSync, closeSync, mkdtempSync, openSync, rmSync, writeSync } from "node:fs";
import { availableParallelism, loadavg, tmpdir } from "node:os";
import { join } from "node:path";
import { signInDirectly } from "../../apps/reference-host/e2e/colleague.ts";
import { startServer } from "../../apps/reference-host/e2e/server.ts";
import { type RunningPostgres, startPostgres } from "../postgres/start-postgres.ts";
import { runRegistry } from "./writing/run-registry.ts";
import {
  beginJournal,
  type Client,
  compareBatches,
  countBatches,
  formatRefused,
  writeBatches,
} from "./writing/write-batches.ts";

const desks = 4;
const rounds = 3;
/** In milliseconds: how long the disk is full, and how long everybody works before and after. */
const [fullFor, between] = [6_000, 4_000];
const [sizeOfDisk, sizeOfUpload] = ["400m", 2_000_000];

const pause = (milliseconds: number) => new Promise((settle) => setTimeout(settle, milliseconds));

/** Fills a folder's disk to the last byte, and gives what empties it again. */
function fillDisk(folder: string): () => void {
  const ballast = join(folder, "ballast");
  const file = openSync(ballast, "w");
  for (const portion of [Buffer.alloc(1_000_000), Buffer.alloc(4_096), Buffer.alloc(1)]) {
    try {
      for (;;) writeSync(file, portion);
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== "ENOSPC") throw error;
    }
  }
  closeSync(file);
  return () => rmSync(ballast, { force: true });
}

interface Counts {
  uploaded: number;
  refusedUploads: number;
  read: number;
  refusedReads: number;
  readonly wrong: string[];
}

async function isPlain(answer: Response): Promise<boolean> {
  const text = await answer.text();
  try {
    const { message } = JSON.parse(text) as { message?: unknown };
    return answer.status === 503 && typeof message === "string" && !/\bat \w|\/|ENOSPC/.test(message);
  } catch {
    return false;
  }
}

/** Files in one chunk: what is said to have arrived has to be there, at its length. */
async function upload(client: Client, counts: Counts, isOver: () => boolean): Promise<void> {
  const common = { "X-CSRF-Token": client.csrf, "Tus-Resumable": "1.0.0" };
  const bytes = randomBytes(sizeOfUpload).toString("latin1");
  const length = Buffer.byteLength(bytes);
  while (!isOver()) {
    await pause(100);
    const begun = await client
      .send("POST", "/uploads", undefined, { ...common, "Upload-Length": String(length) })
      .catch(() => undefined);
    if (!begun) continue;
    if (begun.status !== 201) {
      counts.refusedUploads += 1;
      if (!(await isPlain(begun))) counts.wrong.push(`An upload was refused with ${begun.status}.`);
      continue;
    }
    const path = `/${begun.headers.get("Location")}`;
    const sent = await client
      .send("PATCH", path, bytes, {
        ...common,
        "Upload-Offset": "0",
        "Content-Type": "application/offset+octet-stream",
      })
      .catch(() => undefined);
    if (sent?.status === 204) {
      counts.uploaded += 1;
      const kept = await client.send("HEAD", path, undefined, common).catch(() => undefined);
      const offset = kept?.headers.get("Upload-Offset");
      if (kept?.ok && offset !== String(length)) counts.wrong.push(`An upload has ${offset} bytes.`);
    } else if (sent) {
      counts.refusedUploads += 1;
      if (!(await isPlain(sent))) counts.wrong.push(`A chunk was refused with ${sent.status}.`);
    }
    await client.send("DELETE", path, undefined, common).catch(() => undefined);
  }
}

async function read(client: Client, counts: Counts, isOver: () => boolean): Promise<void> {
  while (!isOver()) {
    await pause(50);
    const answer = await client.send("GET", "/dispatch/batches/sending?status=all").catch(() => undefined);
    if (answer?.ok) counts.read += 1;
    else if (answer) {
      counts.refusedReads += 1;
      if (!(await isPlain(answer))) counts.wrong.push(`A list was refused with ${answer.status}.`);
    }
  }
}

async function prove(place: string, disk: string, postgres: RunningPostgres | undefined): Promise<boolean> {
  const environment: Record<string, string> = postgres
    ? { DATABASE_URL: postgres.url, ID_DESK_DEMO: "1" }
    : { DATABASE_URL: "" };
  const server = await startServer(environment);
  const kept = mkdtempSync(join("/tmp", "id-desk-disk-"));
  let restarts = 0;
  let isStopped = false;
  /** As whoever runs a server has it started again when it ended. */
  const watch = (async () => {
    while (!isStopped) {
      await pause(200);
      if (server.isRunning() || isStopped) continue;
      restarts += 1;
      await server.start().catch(() => undefined);
    }
  })();
  try {
    const clients = await Promise.all(Array.from({ length: desks + 2 }, () => signInDirectly(server)));
    const [first, second, ...writers] = clients;
    if (!first || !second) throw new Error("Nobody is signed in.");
    const before = await countBatches(first);
    const journal = beginJournal();
    const counts: Counts = { uploaded: 0, refusedUploads: 0, read: 0, refusedReads: 0, wrong: journal.wrong };
    let isOver = false;
    const working = [
      ...writers.map((client) => writeBatches(client, journal, () => isOver)),
      upload(first, counts, () => isOver),
      read(second, counts, () => isOver),
    ];
    let startedAgain = 0;
    const readWhileFull: number[] = [];
    for (let round = 0; round < rounds; round += 1) {
      await pause(between);
      const empty = fillDisk(disk);
      const readBefore = counts.read;
      await pause(fullFor);
      readWhileFull.push(counts.read - readBefore);
      empty();
      // One that could not even write its log has ended: whoever runs it starts it again.
      const isUp = await postgres?.start?.().then(
        () => true,
        () => false,
      );
      if (isUp) startedAgain += 1;
    }
    await pause(between);
    isOver = true;
    await Promise.all(working);
    const wrong = await compareBatches(first, journal, before);
    isStopped = true;
    await watch;
    await server.stopAndKeep(kept);
    const trail = runRegistry(["audit", "verify"], { ...environment, ID_DESK_DATA: kept }).said;
    console.log(
      `${place}: ${rounds} times full; ${journal.answered} writes answered, ${journal.again} of them sent again all the same, ${wrong.length} wrong; ${formatRefused(journal)}; ${journal.lost} times nothing came back. Uploads: ${counts.uploaded} whole, ${counts.refusedUploads} refused. Lists: ${counts.read} read, ${readWhileFull.join(", ")} of them while it was full, ${counts.refusedReads} refused. The server was started again ${restarts} times, PostgreSQL ${startedAgain} times. ${trail}`,
    );
    for (const problem of wrong.slice(0, 10)) console.log(problem);
    return wrong.length === 0 && trail.startsWith("The audit trail holds");
  } finally {
    isStopped = true;
    await server.kill();
    rmSync(kept, { recursive: true, force: true });
  }
}

if (process.env.DATABASE_URL) throw new Error("This proof fills a disk of its own: leave DATABASE_URL out.");
const disk = mkdtempSync(join(tmpdir(), "id-desk-small-"));
try {
  execFileSync("mount", ["-t", "tmpfs", "-o", `size=${sizeOfDisk},mode=755`, "tmpfs", disk], {
    stdio: "pipe",
  });
} catch {
  rmSync(disk, { recursive: true });
  console.log("A small disk cannot be made here: this proof needs root.");
  process.exit(1);
}
let areGood = true;
const places = process.argv.length > 2 ? process.argv.slice(2) : ["embedded", "postgres"];
// Everything that is made from here on is made on it.
process.env.TMPDIR = disk;
chmodSync(disk, 0o755);
try {
  if (places.includes("embedded")) areGood = (await prove("embedded", disk, undefined)) && areGood;
  if (places.includes("postgres")) {
    const postgres = await startPostgres();
    try {
      areGood = (await prove("postgres", disk, postgres)) && areGood;
    } finally {
      await postgres.stop();
    }
  }
  console.log(`${availableParallelism()} cores, load ${loadavg()[0]?.toFixed(0)}.`);
} finally {
  execFileSync("umount", ["-l", disk]);
  rmSync(disk, { recursive: true, force: true });
}
process.exit(areGood ? 0 : 1);
