/**
 * 600 pages watch 200 batches while ten desks scan three cards a second and strangers flood the sign-in over 50
 * connections. On the embedded database and on PostgreSQL, or on the one that is named.
 */
import { readFileSync } from "node:fs";
import { setTimeout as pause } from "node:timers/promises";
import { Worker } from "node:worker_threads";
import { startServer } from "../../apps/reference-host/e2e/server.ts";
import type { Registry } from "../postgres/create-registry.ts";
import { proveOnBoth } from "../postgres/prove-on-both.ts";
import { type Send, signIn } from "./faults/sign-in.ts";
import type { Flood } from "./sign-ins/flood.ts";

const [pages, batches, desks] = [600, 200, 10];
/** The demonstration has 600 printed cards, the first of them this one. */
const [cardsOfDesk, firstCard] = [60, 101];
/** In milliseconds: between two scans of a desk, before a page asks again after a change, and the quiet that is measured. */
const [betweenScans, afterChange, quiet] = [333, 500, 30_000];
/** In milliseconds, and the share of a core. */
const aims = { scan: 50, seen: 1_000, quiet: 0.1 };
const packer = { username: "super", center: 1 };

/** A scan that was saved: from when on everybody may see it. */
interface Saved {
  readonly version: number;
  readonly at: number;
}

const findings: boolean[] = [];
function check(what: string, isTrue: boolean): void {
  findings.push(isTrue);
  console.log(`${isTrue ? "ok    " : "FAILED"} ${what}`);
}

function readShare(times: readonly number[], share: number): number {
  const sorted = [...times].sort((one, other) => one - other);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN;
}
const describe = (times: readonly number[]) =>
  `p50 ${readShare(times, 0.5).toFixed(0)} ms, p95 ${readShare(times, 0.95).toFixed(0)} ms, longest ${readShare(times, 1).toFixed(0)} ms`;

/** How long a process has worked, in milliseconds; the system counts in hundredths of a second. */
function readWork(processId: number | undefined): number {
  const fields = readFileSync(`/proc/${processId}/stat`, "utf8").split(") ")[1]?.split(" ") ?? [];
  return (Number(fields[11]) + Number(fields[12])) * 10;
}

/** Watches a batch as its page does, and notes how long after each scan it saw that. */
async function watch(
  send: Send,
  batch: { readonly id: number; readonly version: number },
  { saved, waits, signal }: { saved: readonly Saved[]; waits: number[]; signal: AbortSignal },
): Promise<void> {
  let seen = batch.version;
  while (!signal.aborted) {
    const { batch: now } = await send("GET", `/dispatch/batches/${batch.id}/changes?after=${seen}&wait=25`);
    const at = performance.now();
    for (const scan of saved)
      if (scan.version > seen && scan.version <= now.version) waits.push(at - scan.at);
    if (now.version > seen) await pause(afterChange);
    seen = now.version;
  }
}

/** Packs a batch card by card; each scan is noted once it is answered. */
async function scan(send: Send, batchId: number, serials: readonly string[], saved: Saved[]): Promise<void> {
  for (const serial_number of serials) {
    const next = performance.now() + betweenScans;
    const { batch } = await send("POST", `/dispatch/batches/${batchId}/cards`, { serial_number });
    saved.push({ version: batch.version, at: performance.now() });
    await pause(Math.max(0, next - performance.now()));
  }
}

async function prove(name: string, registry?: Registry): Promise<void> {
  console.log(`\n${name}`);
  const scans: { status: number; ms: number }[] = [];
  const server = await startServer(
    registry && { DATABASE_URL: registry.url, ID_DESK_DEMO: "1" },
    undefined,
    (text) => {
      for (const line of text.split("\n")) {
        if (!line.includes('"POST","route":"/api/dispatch/batches/{batchId}/cards"')) continue;
        scans.push(JSON.parse(line));
      }
    },
  );
  const over = new AbortController();
  const watching: Promise<void>[] = [];
  try {
    const sessions: Send[] = [];
    for (let desk = 0; desk < desks; desk += 1) sessions.push((await signIn(server.url, packer)).send);
    const sendAs = (place: number) => sessions[place % desks] as Send;
    const opened: { id: number; version: number; saved: Saved[] }[] = [];
    for (let place = 0; place < batches; place += 1) {
      const { batch } = await sendAs(place)("POST", "/dispatch/batches", { destination_center_id: 6 });
      opened.push({ id: batch.id, version: batch.version, saved: [] });
    }
    const waits: number[] = [];
    for (let place = 0; place < pages; place += 1) {
      const batch = opened[place % batches];
      if (!batch) throw new Error("There is no such batch.");
      const { saved } = batch;
      watching.push(
        watch(sendAs(place), batch, { saved, waits, signal: over.signal }).catch((error: Error) => {
          if (!over.signal.aborted) check(`a page is answered: ${error.message}`, false);
        }),
      );
    }
    await pause(5_000);
    const before = readWork(server.processId());
    await pause(quiet);
    const share = (readWork(server.processId()) - before) / quiet;
    check(
      `${pages} pages that watch take ${(share * 100).toFixed(1)} % of a core while nothing changes`,
      share <= aims.quiet,
    );

    const flood: Flood = {
      url: server.url,
      connections: 50,
      addresses: ["198.51.100.1"],
      usernames: ["clerk.male", "clerk.hdh"],
      most: Number.POSITIVE_INFINITY,
    };
    const strangers = new Worker(new URL("./sign-ins/flood.ts", import.meta.url), { workerData: flood });
    const flooded = new Promise<{ made: number }>((settle, refuse) => {
      strangers.once("message", settle);
      strangers.once("error", refuse);
    });
    await Promise.all(
      opened.slice(0, desks).map(({ id, saved }, desk) => {
        const serials = Array.from(
          { length: cardsOfDesk },
          (_, card) => `SN${String(firstCard + desk * cardsOfDesk + card).padStart(7, "0")}`,
        );
        // Nobody scans in step with the other desks.
        return pause((betweenScans / desks) * desk).then(() => scan(sendAs(desk), id, serials, saved));
      }),
    );
    strangers.postMessage("end");
    console.log(`       ${(await flooded).made} wrong sign-ins meanwhile`);
    await pause(3_000);

    const saved = scans.filter(({ status }) => status === 201);
    const times = saved.map(({ ms }) => ms);
    check(
      `${saved.length} of ${desks * cardsOfDesk} scans saved, ${scans.length - saved.length} refused`,
      saved.length === desks * cardsOfDesk && scans.length === saved.length,
    );
    check(`a scan takes the server ${describe(times)}`, readShare(times, 0.95) <= aims.scan);
    const expected = (pages / batches) * desks * cardsOfDesk;
    check(
      `${waits.length} of ${expected} times a page sees a scan, after ${describe(waits)}`,
      waits.length === expected && readShare(waits, 0.95) <= aims.seen,
    );
  } finally {
    over.abort();
    await server.stop();
    await Promise.all(watching);
  }
}

await proveOnBoth(findings, prove);
