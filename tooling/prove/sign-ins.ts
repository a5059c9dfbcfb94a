/**
 * Staff sign in and work while strangers flood the sign-in: over 100 connections from one address, then 10,000 times from
 * 100 addresses. On the embedded database and on PostgreSQL, or on the one that is named.
 */
import { Worker } from "node:worker_threads";
import { startServer } from "../../apps/reference-host/e2e/server.ts";
import type { Registry } from "../postgres/create-registry.ts";
import { proveOnBoth } from "../postgres/prove-on-both.ts";
import { type Caller, openCaller, signIn, type Told } from "./sign-ins/connections.ts";
import type { Flood } from "./sign-ins/flood.ts";

const usernames = ["clerk.male", "clerk.hdh", "xpat.male", "status.male", "super", "noarea", "nocentre"];
const browsers = 60;
const [connections, attempts] = [100, 10_000];
/** Documentation's own addresses. The ministry's clerks share theirs with the flood. */
const [ministry, elsewhere] = ["192.0.2.1", "203.0.113.1"];
const addresses = Array.from({ length: 100 }, (_, index) => `198.51.100.${index + 1}`);
/** In milliseconds. */
const aims = { read: 50, signIn: 3_000 };

const wait = (milliseconds: number) => new Promise((settle) => setTimeout(settle, milliseconds));
const findings: boolean[] = [];
function check(what: string, isTrue: boolean): void {
  findings.push(isTrue);
  console.log(`${isTrue ? "ok    " : "FAILED"} ${what}`);
}

const format = (milliseconds: number) => `${milliseconds.toFixed(0)} ms`;
function describe(told: readonly Told[]) {
  const times = told.map(({ ms }) => ms).sort((one, other) => one - other);
  const at = (share: number) => times[Math.min(times.length - 1, Math.floor(times.length * share))] ?? 0;
  return {
    p95: at(0.95),
    longest: at(1),
    text: `p50 ${format(at(0.5))}, p95 ${format(at(0.95))}, longest ${format(at(1))}`,
  };
}
const countRight = (told: readonly Told[]) => told.filter(({ status }) => status === 200).length;
const tally = (answers: Readonly<Record<string, number>>) =>
  Object.entries(answers)
    .map(([answer, count]) => `${count} ${answer}`)
    .join(", ");

/** How many were let in, and what the others were told. */
function describeStrangers(told: readonly Told[], where: string): string {
  const answers: Record<string, number> = {};
  for (const { status, code } of told) {
    const answer = status === 200 ? "let in" : `${status} ${code}`;
    answers[answer] = (answers[answer] ?? 0) + 1;
  }
  return `       ${told.length} sign-ins from unknown browsers ${where}: ${tally(answers)}; ${describe(told).text}`;
}

function startFlood(flood: Flood) {
  const thread = new Worker(new URL("./sign-ins/flood.ts", import.meta.url), { workerData: flood });
  const over = new Promise<{ made: number; answers: Record<string, number> }>((settle, refuse) => {
    thread.once("message", settle);
    thread.once("error", refuse);
  });
  return {
    over,
    end: () => {
      thread.postMessage("end");
      return over;
    },
  };
}

/** Asks who is signed in, over and over, until something else is over. */
async function read(caller: Caller, cookie: string, until: Promise<unknown>): Promise<Told[]> {
  let isOver = false;
  void until.finally(() => {
    isOver = true;
  });
  const told: Told[] = [];
  while (!isOver) {
    told.push(await caller.call("GET", "/auth/user", { cookie, from: elsewhere }));
    await wait(20);
  }
  return told;
}

/** Browsers of nobody, one after the other. */
async function signInAsStrangers(caller: Caller, from: string, count: number): Promise<Told[]> {
  const told: Told[] = [];
  for (let index = 0; index < count; index += 1) {
    told.push(await signIn(caller, usernames[index % usernames.length] ?? "", { from }));
  }
  return told;
}

function checkReads(told: readonly Told[], during: string): void {
  const { p95, text } = describe(told);
  check(
    `${countRight(told)} of ${told.length} signed-in GET /auth/user answered ${during}: ${text}`,
    countRight(told) === told.length && told.length > 50 && p95 <= aims.read,
  );
}

function checkKnown(told: readonly Told[], when: string): void {
  const { longest, text } = describe(told);
  check(
    `${countRight(told)} of ${browsers} sign-ins at once from known browsers ${when}: ${text}`,
    countRight(told) === browsers && longest <= aims.signIn,
  );
}

async function prove(name: string, registry?: Registry): Promise<void> {
  console.log(`\n${name}`);
  const server = await startServer({
    ID_DESK_BEHIND_PROXY: "1",
    ...(registry && { DATABASE_URL: registry.url, ID_DESK_DEMO: "1" }),
  });
  const desk = openCaller(server.url, 1);
  const staff = openCaller(server.url, browsers);
  const [near, far] = [openCaller(server.url, 1), openCaller(server.url, 1)];
  try {
    const known: { username: string; cookie: string }[] = [];
    for (let index = 0; index < browsers; index += 1) {
      const username = usernames[index % usernames.length] ?? "";
      const { cookies } = await signIn(staff, username, { from: ministry });
      known.push({ username, cookie: cookies.find((cookie) => cookie.includes("_browser=")) ?? "" });
    }
    const { cookies } = await signIn(desk, "super", { from: ministry });
    const session = cookies.join("; ");
    const signInKnown = () =>
      Promise.all(known.map(({ username, cookie }) => signIn(staff, username, { from: ministry, cookie })));

    const quiet = await read(desk, session, wait(3_000));
    console.log(`       GET /auth/user while nobody signs in: ${describe(quiet).text}`);
    checkKnown(await signInKnown(), "while nobody floods");

    const one = startFlood({
      url: server.url,
      connections,
      addresses: [ministry],
      usernames,
      most: 1_000_000,
    });
    await wait(500);
    const [reads, signedIn, [here, there]] = await Promise.all([
      read(desk, session, wait(15_000)),
      wait(500).then(signInKnown),
      Promise.all([signInAsStrangers(near, ministry, 7), signInAsStrangers(far, elsewhere, 14)]),
    ]);
    const flood = await one.end();
    console.log(`       a flood of ${flood.made} from one address: ${tally(flood.answers)}`);
    checkReads(reads, "in the flood");
    checkKnown(signedIn, "at the flood's own address");
    console.log(describeStrangers(here, "at the flood's address"));
    console.log(describeStrangers(there, "at another address"));

    const many = startFlood({ url: server.url, connections, addresses, usernames, most: attempts });
    await wait(500);
    const [readsOfMany, signedInMeanwhile, strangers] = await Promise.all([
      read(desk, session, many.over),
      wait(5_000).then(signInKnown),
      signInAsStrangers(far, "203.0.113.2", 14),
    ]);
    const { made, answers } = await many.over;
    console.log(`       ${made} attempts from ${addresses.length} addresses: ${tally(answers)}`);
    checkReads(readsOfMany, "meanwhile");
    checkKnown(signedInMeanwhile, "meanwhile");
    console.log(describeStrangers(strangers, "at another address meanwhile"));
    checkKnown(await signInKnown(), `after ${made} attempts: nobody is locked out`);
    const after = await signInAsStrangers(far, "203.0.113.3", 7);
    console.log(describeStrangers(after, "at a new address after that"));
    if (registry) {
      const [rows] = await registry.query<{ attempts: number; names: number; events: number }>(
        `select (select count(*) from attempts)::integer as attempts, (select count(*) from unknown_names)::integer as names,
           (select count(*) from audit_events where action = 'sign_in_failed')::integer as events`,
      );
      check(
        `${rows?.attempts} rows count failures, ${rows?.names} unknown names, ${rows?.events} events tell of names that somebody has`,
        (rows?.attempts ?? Infinity) < 12_500 &&
          (rows?.names ?? Infinity) <= 101 &&
          (rows?.events ?? Infinity) <= 2_000,
      );
    }
  } finally {
    for (const caller of [desk, staff, near, far]) caller.close();
    await server.stop();
  }
}

await proveOnBoth(findings, prove);
