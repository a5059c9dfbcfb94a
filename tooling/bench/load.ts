import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { startServer } from "../../apps/reference-host/e2e/server.ts";
import { createRegistry } from "../postgres/create-registry.ts";
import { startPostgres } from "../postgres/start-postgres.ts";
import { formatRatio, sumUp } from "./figures.ts";
import { type Desk, finish, formatSerial, openBatch, Packer, signInDesks, write } from "./load/desks.ts";
import {
  type Call,
  countStatuses,
  type Driven,
  driveAtRate,
  driveInTurn,
  formatPercentiles,
} from "./load/drive.ts";
import type { BenchRow } from "./part.ts";

/** Seconds of the steady load; `ID_DESK_BENCH_SECONDS=600` for the ten minutes of a whole run. */
const seconds = Number(process.env.ID_DESK_BENCH_SECONDS ?? 120);
const sessions = Number(process.env.ID_DESK_BENCH_SESSIONS ?? 600);
const bareFile = fileURLToPath(
  new URL("../../apps/reference-api/src/testing/serve-bare.ts", import.meta.url),
);

type Server = Awaited<ReturnType<typeof startServer>>;

/** The first free card of the demonstration at DNR Head Office; the last one is 700. */
const firstCard = 101;

const megabytesOf = (server: Server): number => {
  const status = readFileSync(`/proc/${server.processId()}/status`, "utf8");
  return Number(/VmRSS:\s+(\d+) kB/.exec(status)?.[1] ?? 0) / 1000;
};

/** Lets each desk pack so many cards of its own, from a card on. */
async function openPackers(
  desks: readonly Desk[],
  { from, cards }: { readonly from: number; readonly cards: number },
): Promise<Packer[]> {
  const opened: Packer[] = [];
  for (const [place, desk] of desks.entries()) {
    opened.push(new Packer(desk, await openBatch(desk), { first: from + place * cards, count: cards }));
  }
  return opened;
}

const reads = [
  "/auth/user",
  "/dispatch/batches/sending",
  "/dispatch/batches/receiving",
  "/dispatch/batches/sending?status=received&page=2",
  "/dispatch/batches/sending/3",
  "/dispatch/batches/3/changes?after=0",
  "/issuance/cards",
];

/** Of ten calls seven read, two scan and one looks for a card at the counter; each by the next session. */
function mix(desks: readonly Desk[], packing: readonly Packer[]): (place: number) => Call {
  return (place) => {
    const desk = desks[place % desks.length] as Desk;
    const kind = place % 10;
    if (kind < 7)
      return () => finish(desk.send("GET", reads[Math.floor(place / 10) % reads.length] as string));
    if (kind < 9)
      return (packing[Math.floor(place / 10) * 2 + kind - 7] ?? (packing[place % packing.length] as Packer))
        .scan;
    const serial_number = formatSerial(5001 + (Math.floor(place / 10) % 100));
    return () => finish(write(desk, "POST", "/issuance/load", { serial_number }));
  };
}

/** Every status but those that are wanted, as "3 × 503"; "" when there is none. */
function formatOthers({ statuses }: Driven, wanted: readonly number[]): string {
  return Array.from(statuses)
    .filter(([status]) => !wanted.includes(status))
    .map(([status, count]) => `, ${count} × ${status}`)
    .join("");
}

async function benchMix(server: Server, desks: readonly Desk[], place: string): Promise<BenchRow[]> {
  const next = mix(desks, await openPackers(desks.slice(0, 20), { from: firstCard + 300, cards: 15 }));
  const warm = await driveAtRate({ rate: 50, seconds: Math.min(30, seconds / 4) }, next);
  const before = megabytesOf(server);
  const steady = await driveAtRate({ rate: 50, seconds }, next);
  const after = megabytesOf(server);
  const burst = await driveAtRate({ rate: 200, seconds: Math.min(60, seconds / 2) }, next);
  const failed = countStatuses(warm, 500, 600) + countStatuses(steady, 500, 600);
  return [
    {
      what: `${sessions} sessions, 50 requests a second for ${seconds} s (7 of 10 read, 2 scan, 1 looks for a card), ${place}`,
      ours: `${formatPercentiles(steady.times)}; ${failed} × 5xx${formatOthers(steady, [200, 201])}; memory ${before.toFixed(0)} MB, then ${after.toFixed(0)} MB`,
      other: "",
      ratio: formatRatio(after, before),
      aim: "p95 < 200, p99 < 500 ms, 0 × 5xx, memory within 10 %",
    },
    {
      what: `The same at 200 requests a second for ${Math.min(60, seconds / 2)} s, ${place}`,
      ours: `${formatPercentiles(burst.times)}${formatOthers(burst, [200, 201])}`,
      other: "",
      ratio: "",
      aim: "nothing but 200 and 429",
    },
  ];
}

/** Ten people who scan three cards a second each. */
async function benchDesks(desks: readonly Desk[], place: string): Promise<BenchRow> {
  const packing = await openPackers(desks, { from: firstCard, cards: 30 });
  const scanned = await driveAtRate({ rate: 30, seconds: 10 }, (at) => (packing[at % 10] as Packer).scan);
  return {
    what: `Ten desks scan three cards a second each, 300 scans, ${place}`,
    ours: `${formatPercentiles(scanned.times)}${formatOthers(scanned, [200, 201])}`,
    other: "",
    ratio: "",
    aim: "p95 ≤ 50 ms",
  };
}

/** One operation of the server and of the bare routes: what is called in a round. */
interface Route {
  readonly what: string;
  /** Gives the calls of a round for the server, or for the bare routes beside it, who pack cards of their own. */
  readonly calls: (desk: Desk, side: Side) => Call[];
}

/** Where a side packs, and the next card that it has not packed yet. */
interface Side {
  readonly batchId: number;
  card: number;
}

const inRound = 20;

const routes: readonly Route[] = [
  {
    what: "a page of batches",
    calls: ({ send }) =>
      Array.from({ length: inRound }, () => () => finish(send("GET", "/dispatch/batches/sending"))),
  },
  {
    what: "a batch with its cards",
    calls: ({ send }) =>
      Array.from({ length: inRound }, () => () => finish(send("GET", "/dispatch/batches/sending/3"))),
  },
  {
    what: "a note",
    calls: (desk) =>
      Array.from(
        { length: inRound },
        (_, place) => () =>
          finish(write(desk, "PATCH", "/dispatch/batches/3/addnote", { notes: `Note ${place} of a round` })),
      ),
  },
  {
    what: "a scan",
    calls: (desk, side) =>
      Array.from({ length: inRound }, () => () => {
        const serial_number = formatSerial(side.card);
        side.card += 1;
        return finish(write(desk, "POST", `/dispatch/batches/${side.batchId}/cards`, { serial_number }));
      }),
  },
];

async function timeAll(calls: readonly Call[]): Promise<number[]> {
  const times: number[] = [];
  for (const call of calls) {
    const start = performance.now();
    const status = await call();
    times.push(performance.now() - start);
    if (status >= 300) throw new Error(`A call of the bench was answered with ${status}.`);
  }
  return times;
}

/** A caller of the bare routes: nobody is signed in there. */
function callBare({ url }: Server): Desk {
  const send = (method: string, path: string, body?: string) =>
    fetch(`${url}/api${path}`, {
      method,
      headers: { "Content-Type": "application/json" },
      ...(body !== undefined && { body }),
    });
  return { send, csrf: "", cookie: "" };
}

/** The server beside routes that ask the database the same and do nothing else: one call at a time, in turn. */
async function benchBare(
  desk: Desk,
  bare: Server,
  { place, rounds }: { readonly place: string; readonly rounds: number },
): Promise<BenchRow[]> {
  const other = callBare(bare);
  const ourSide = { batchId: await openBatch(desk), card: firstCard };
  // On a database of its own the bare side has no batch of ours; its second one is open.
  const bareSide = { batchId: place === "PostgreSQL" ? await openBatch(desk) : 2, card: firstCard + 300 };
  const rows: BenchRow[] = [];
  for (const { what, calls } of routes) {
    const [ourTimes, bareTimes]: [number[], number[]] = [[], []];
    for (let round = 0; round <= rounds; round += 1) {
      const ourRound = await timeAll(calls(desk, ourSide));
      const bareRound = await timeAll(calls(other, bareSide));
      // The first of each warms both up.
      if (round === 0) continue;
      ourTimes.push(...ourRound);
      bareTimes.push(...bareRound);
    }
    const [ours, beside] = [sumUp(ourTimes), sumUp(bareTimes)];
    rows.push({
      what: `The server beside a bare route with the same statements: ${what}, ${place}`,
      ours: `${ours.median.toFixed(1)} ms`,
      other: `${beside.median.toFixed(1)} ms`,
      ratio: formatRatio(ours.median, beside.median),
      aim: "≤ 3 ×",
    });
  }
  return rows;
}

/** Two servers on one database beside one: how many calls of sixteen desks are answered, in turn. */
async function benchTwo(one: Server, other: Server, rounds: number): Promise<BenchRow> {
  const [first, second] = [await signInDesks(one, 16), await signInDesks(other, 8)];
  // The bare routes and the server beside them have packed what lies around these.
  const packing = await openPackers([...first, ...second], { from: firstCard + 120, cards: 7 });
  const halves = [...first.slice(0, 8), ...second];
  const answered = { one: [] as number[], two: [] as number[] };
  for (let round = 0; round <= rounds; round += 1) {
    for (const [count, desks] of [
      ["one", first],
      ["two", halves],
    ] as const) {
      const places = desks.map(() => 0);
      const driven = await driveInTurn({ callers: desks.length, seconds: 5 }, (caller) => {
        const place = places[caller] ?? 0;
        places[caller] = place + 1;
        const desk = desks[caller] as Desk;
        if (place % 4 < 3) return () => finish(desk.send("GET", reads[place % reads.length] as string));
        return (packing[count === "two" && caller >= 8 ? caller + 8 : caller] as Packer).scan;
      });
      if (round > 0) answered[count].push(driven.times.length / 5);
    }
  }
  const [alone, together] = [sumUp(answered.one).median, sumUp(answered.two).median];
  return {
    what: "Answers a second to sixteen desks, two servers on one PostgreSQL beside one, median of rounds",
    ours: `${together.toFixed(0)}/s`,
    other: `${alone.toFixed(0)}/s`,
    ratio: formatRatio(together, alone),
    aim: "printed",
  };
}

async function benchPlace(
  place: "embedded" | "PostgreSQL",
  environment: Record<string, string>,
  rounds: number,
): Promise<BenchRow[]> {
  const rows: BenchRow[] = [];
  const server = await startServer(environment);
  try {
    const bare = await startServer(environment, bareFile);
    try {
      const [desk] = await signInDesks(server, 1);
      rows.push(...(await benchBare(desk as Desk, bare, { place, rounds })));
    } finally {
      await bare.stop();
    }
    if (place === "PostgreSQL") {
      const other = await startServer(environment);
      try {
        rows.push(await benchTwo(server, other, rounds));
      } finally {
        await other.stop();
      }
    }
  } finally {
    await server.stop();
  }
  return rows;
}

async function benchCrowd(place: string, environment: Record<string, string>): Promise<BenchRow[]> {
  const server = await startServer(environment);
  try {
    const desks = await signInDesks(server, sessions);
    return [await benchDesks(desks.slice(0, 10), place), ...(await benchMix(server, desks.slice(10), place))];
  } finally {
    await server.stop();
  }
}

/** What the server bears: 600 sessions, ten desks that scan, and what it adds to the statements alone. */
export async function benchLoad(
  _browser: unknown,
  { rounds }: { readonly rounds: number },
): Promise<BenchRow[]> {
  const folder = mkdtempSync(join(tmpdir(), "id-desk-bench-load-"));
  // All sessions are of two accounts, who would look for more cards than the registry lets one person.
  const settings = join(folder, "settings.json");
  writeFileSync(
    settings,
    JSON.stringify({ issuance: { lookupsInAMinute: 1_000_000, lookupsInADay: 1_000_000 } }),
  );
  const postgres = await startPostgres();
  try {
    const rows: BenchRow[] = [];
    const embedded = { ID_DESK_SETTINGS: settings, DATABASE_URL: "" };
    rows.push(
      ...(await benchPlace("embedded", embedded, rounds)),
      ...(await benchCrowd("embedded", embedded)),
    );
    for (const bench of [benchPlace, benchCrowd]) {
      const registry = await createRegistry(postgres.url);
      try {
        const environment = { ID_DESK_SETTINGS: settings, DATABASE_URL: registry.url, ID_DESK_DEMO: "1" };
        rows.push(...(await bench("PostgreSQL", environment, rounds)));
      } finally {
        await registry.drop();
      }
    }
    return rows;
  } finally {
    await postgres.stop();
    rmSync(folder, { recursive: true, force: true });
  }
}
