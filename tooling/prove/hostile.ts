/**
 * Hostile requests against every route of the contract on a real server: what is refused changes nothing, what is accepted
 * is kept as it was sent, nothing fails, nothing hangs, and the log holds nobody.
 * `npm run prove hostile` takes the embedded database, `npm run prove hostile postgres` a PostgreSQL, in which every table
 * is compared. A number sets another seed. Names of operations, or `uploads`, `pdfs`, `cookies` and `held`, run only these
 * parts.
 */
import { randomBytes } from "node:crypto";
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { availableParallelism, loadavg, tmpdir } from "node:os";
import { join } from "node:path";
import { startServer } from "../../apps/reference-host/e2e/server.ts";
import { createRegistry } from "../postgres/create-registry.ts";
import { startPostgres } from "../postgres/start-postgres.ts";
import { readWaiting } from "./connections/read-waiting.ts";
import type { Hostile } from "./hostile/change.ts";
import { type Operation, operations } from "./hostile/contract.ts";
import { usualPassword } from "./hostile/desk.ts";
import { attackDeviceCookies } from "./hostile/device-cookies.ts";
import { compare, type Fingerprint, readTables, readThroughApi } from "./hostile/fingerprint.ts";
import { attackHeld } from "./hostile/held-requests.ts";
import { listHostile } from "./hostile/inputs.ts";
import { isKept, judge } from "./hostile/judge.ts";
import { openLogWatch } from "./hostile/log-watch.ts";
import { attackPdfs } from "./hostile/pdfs.ts";
import { openSurroundings, type Valid } from "./hostile/surroundings.ts";
import { attackUploads } from "./hostile/uploads.ts";
import { type Bytes, openWire, type Told } from "./hostile/wire.ts";
import { createPseudoRandom } from "./scans/pseudo-random.ts";

const words = process.argv.slice(2);
const seed = Number(words.find((word) => /^\d+$/.test(word)) ?? 1);
const chosen = words.filter((word) => operations.some(({ id }) => id === word));
const others = ["uploads", "pdfs", "cookies", "held"].filter((word) => words.includes(word));
const isWhole = chosen.length === 0 && others.length === 0;
const least = 20_000;
/** In milliseconds: what takes longer is asked once more by itself, and must not take longer again. */
const longest = 1_000;

const folder = mkdtempSync(join(tmpdir(), "id-desk-hostile-"));
const settingsFile = join(folder, "settings.json");
// Limits that would answer for everything behind them; `guesses` proves them.
const most = 1_000_000;
writeFileSync(
  settingsFile,
  JSON.stringify({
    otp: { mostWrong: most, between: 0, mostInAnHour: most },
    issuance: { lookupsInAMinute: most, lookupsInADay: most },
    secondFactor: "optional",
    people: { lookupsInAMinute: most, lookupsInADay: most },
    dispatch: { lookupsInAMinute: most, lookupsInADay: most },
    alarms: { missesInAnHour: most },
  }),
);
const postgres = words.includes("postgres") ? await startPostgres() : undefined;
const registry = postgres && (await createRegistry(postgres.url));
const log = openLogWatch();
const token = randomBytes(32).toString("hex");
const server = await startServer(
  {
    DATABASE_URL: registry?.url ?? "",
    ID_DESK_DEMO: "1",
    ID_DESK_KEY: randomBytes(32).toString("base64"),
    ID_DESK_SETTINGS: settingsFile,
    ID_DESK_ALTERNATIVE_CHECK: "1",
    ID_DESK_HOST_FILES: folder,
    ID_DESK_BEHIND_PROXY: "1",
    ID_DESK_METRICS_TOKEN: token,
  },
  undefined,
  log.hear,
);
log.begin();
log.addSecret(usualPassword);

async function stop(): Promise<void> {
  await server.stop();
  rmSync(folder, { recursive: true, force: true });
  await registry?.drop();
  await postgres?.stop();
}
process.on("SIGINT", () => void stop().finally(() => process.exit(130)));

const wire = openWire(Number(new URL(server.url).port));
const random = createPseudoRandom(seed);
const wrong: string[] = [];
function add(problem: string): void {
  wrong.push(problem);
  if (wrong.length <= 60) console.log(`WRONG ${problem}`);
}
const figures = { sent: 0, accepted: 0, refused: 0, again: 0, slowest: 0, slowestOf: "" };
const statuses = new Map<number, number>();

/** In megabytes, of the server's process. */
function readMemory(): number {
  const status = readFileSync(`/proc/${server.processId()}/status`, "utf8");
  return Math.round(Number(/VmRSS:\s+(\d+)/.exec(status)?.[1]) / 1024);
}

const readWaits = () => readWaiting(server.processId());

/** Sends a request; its time is without what the machine took for other work. */
async function sendAlone(bytes: Bytes): Promise<Told> {
  const before = readWaits();
  const told = await wire.send(bytes);
  return { ...told, ms: told.ms - (readWaits() - before) };
}

function hear(told: Told): void {
  const cookies = (told.headers.get("set-cookie") ?? "").matchAll(/__Host-\w+=([^;]{10,})/g);
  for (const [, cookie = ""] of cookies) log.addSecret(cookie);
  if (!told.headers.get("content-type")?.startsWith("application/json")) return;
  try {
    log.collect(JSON.parse(told.text));
  } catch {
    // The judge says so.
  }
}

const surroundings = await openSurroundings(wire, hear);
const readFingerprint = (): Promise<Fingerprint> =>
  registry ? readTables(registry) : readThroughApi([surroundings.origin, surroundings.destination]);

function fail(operation: string, { where, text }: Hostile, problem: string): void {
  const shown = text === undefined ? "" : ` ${JSON.stringify(text).slice(0, 60)}`;
  add(`${operation}, ${where}${shown}: ${problem}`);
}

/**
 * Sends one, again and alone where it took long, and judges what came. What was accepted is not sent again as it was: it
 * would find its own change.
 */
async function attack(
  operation: Operation,
  hostile: Hostile,
  given: Valid,
  renew: () => Promise<Valid>,
): Promise<{ told: Told; valid: Valid }> {
  let valid = given;
  let told = await wire.send(hostile.make(valid));
  if (told.ms > longest) {
    figures.again += 1;
    for (let tries = 0; tries < 3 && told.ms > longest; tries += 1) {
      if (isAccepted(operation, told)) valid = await renew();
      await new Promise((settle) => setTimeout(settle, 500));
      told = await sendAlone(hostile.make(valid));
    }
    if (told.ms > longest) fail(operation.id, hostile, `took ${told.ms.toFixed(0)} ms`);
  }
  if (told.ms > figures.slowest) {
    Object.assign(figures, { slowest: told.ms, slowestOf: `${operation.id}, ${hostile.where}` });
  }
  hear(told);
  const problem = judge(told, operation, hostile);
  if (problem) fail(operation.id, hostile, `${problem} ${told.text.slice(0, 200)}`);
  return { told, valid };
}

const isAccepted = (operation: Operation, { status }: Told) =>
  operation.method !== "GET" && status >= 200 && status < 300;

/** What can be read of what a write has just changed. */
async function readBack(operation: Operation, valid: Valid, told: Told): Promise<unknown[]> {
  const { origin } = surroundings;
  const answered = JSON.parse(told.text || "null");
  const batchId = valid.path?.batchId ?? answered?.batch?.id;
  const cardId = operation.path.startsWith("/issuance")
    ? (valid.path?.id ?? (valid.body as { card_id?: number } | undefined)?.card_id)
    : undefined;
  const read = [answered];
  for (const path of [
    ...(batchId === undefined ? [] : [`/audit/batch/${batchId}`, `/dispatch/batches/sending/${batchId}`]),
    ...(cardId === undefined
      ? []
      : [`/issuance/cards/${cardId}/collected`, `/issuance/cards/${cardId}/completed`]),
  ]) {
    read.push((await origin.call("GET", path)).body);
  }
  return read;
}

/** Attacks an operation with a list; gives what was refused, and how often something was accepted. */
async function attackWith(
  operation: Operation,
  list: readonly Hostile[],
  around: Awaited<ReturnType<typeof surroundings.find>>,
): Promise<{ refused: Hostile[]; accepted: number }> {
  let { valid } = around;
  let left = around.renewals;
  const refused: Hostile[] = [];
  for (const hostile of list) {
    const renew = () => around.renew(hostile.where === "body new_password" ? hostile.text : undefined);
    const { told, valid: asked } = await attack(operation, hostile, valid, renew);
    valid = asked;
    statuses.set(told.status, (statuses.get(told.status) ?? 0) + 1);
    if (!isAccepted(operation, told)) {
      refused.push(hostile);
      continue;
    }
    if (!isKept(hostile, await readBack(operation, valid, told))) {
      fail(operation.id, hostile, `was changed silently: ${told.text.slice(0, 300)}`);
    }
    if (left > 0) {
      left -= 1;
      valid = await renew();
    }
  }
  return { refused, accepted: list.length - refused.length };
}

/**
 * Attacks an operation, and compares the whole registry before and after what was refused. Where something was accepted
 * in between, what was refused is sent once more by itself.
 */
async function attackOperation(operation: Operation, list: readonly Hostile[]): Promise<number> {
  let left = list;
  let accepted = 0;
  let around = await surroundings.find(operation);
  for (let tries = 0; left.length > 0; tries += 1) {
    if (tries === 1) around = await surroundings.find(operation);
    // What is accepted only once, because of what it does, is not asked for again.
    if (tries > 1) around = { ...around, renewals: 0 };
    const before = await readFingerprint();
    const done = await attackWith(operation, left, around);
    if (tries === 0) {
      accepted = done.accepted;
      figures.sent += list.length;
      figures.accepted += accepted;
    }
    if (done.accepted === 0) {
      figures.refused += left.length;
      const changed = compare(before, await readFingerprint(), operation.id);
      if (changed.length > 0) add(`${operation.id}: what was refused changed ${changed.join(", ")}`);
      return accepted;
    }
    left = done.refused;
    if (tries === 4) add(`${operation.id}: what was refused was accepted again and again`);
    if (tries === 4) break;
  }
  return accepted;
}

/** Two lists: what may be accepted, for it is the text of a field, and the rest. */
function divide(list: readonly Hostile[]): (readonly Hostile[])[] {
  const isText = ({ text }: Hostile) => text !== undefined;
  return [list.filter(isText), list.filter((hostile) => !isText(hostile))];
}

const start = performance.now();
const memory: number[] = [readMemory()];
const attacked = operations.filter(({ id }) => isWhole || chosen.includes(id));
try {
  for (const [index, operation] of attacked.entries()) {
    const list = listHostile(operation, random);
    let accepted = 0;
    for (const part of divide(list)) accepted += await attackOperation(operation, part);
    if (index % 5 === 4) memory.push(readMemory());
    console.log(`${operation.id}: ${list.length} sent, ${accepted} accepted, ${wrong.length} wrong so far`);
  }
  const { origin, destination } = surroundings;
  const attacks = {
    uploads: () => attackUploads(wire, origin, random),
    pdfs: () => attackPdfs(wire, { desk: destination, url: server.url }),
    cookies: () => attackDeviceCookies(server.url, random),
    held: () =>
      attackHeld(origin, {
        url: server.url,
        token,
        processId: server.processId,
        readMemory,
        readWaiting: readWaits,
      }),
  };
  for (const [name, attackOther] of Object.entries(attacks)) {
    if (!isWhole && !others.includes(name)) continue;
    const { sent, problems } = await attackOther();
    figures.sent += sent;
    problems.forEach(add);
    console.log(`${name}: ${sent} sent, ${wrong.length} wrong so far`);
  }
  memory.push(readMemory());
} finally {
  wire.close();
  await stop();
}

const logged = log.judge();
for (const problem of logged.wrong.slice(0, 20)) add(`log: ${problem}`);
const [, afterStart = 0] = memory;
const atEnd = memory.at(-1) ?? 0;
const halfway = memory[Math.floor(memory.length / 2)] ?? 0;
if (atEnd > halfway * 1.5 + 100) add(`The server's memory grew from ${halfway} MB halfway to ${atEnd} MB.`);
if (isWhole && figures.sent < least) add(`Only ${figures.sent} requests were sent.`);
const [busy = 0] = loadavg();
const told = [...statuses]
  .sort(([one], [other]) => one - other)
  .map(([status, count]) => `${status}: ${count}`);
console.log(
  `\n${registry ? "PostgreSQL" : "embedded"}, seed ${seed}: ${figures.sent} hostile requests to ${attacked.length} operations, ${figures.accepted} accepted and read back, ${figures.refused} refused between two fingerprints that are equal`,
);
console.log(`Answers by status: ${told.join(", ")}`);
console.log(
  `Slowest ${figures.slowest.toFixed(0)} ms (${figures.slowestOf}); ${figures.again} asked again alone`,
);
console.log(`Log: ${logged.lines} lines, ${logged.secrets} names, numbers and secrets looked for`);
console.log(`Memory ${afterStart} MB at the beginning, ${halfway} MB halfway, ${atEnd} MB at the end`);
console.log(
  `${((performance.now() - start) / 1000).toFixed(0)} s, ${availableParallelism()} cores, load ${busy.toFixed(0)}`,
);
console.log(`${wrong.length === 0 ? 1 : 0} passed, ${wrong.length} failed`);
process.exit(wrong.length === 0 ? 0 : 1);
