import { serialOf } from "../../../apps/reference-api/src/testing/batches.ts";
import { countSockets } from "../connections/count-sockets.ts";
import { openRawConnection, type RawConnection } from "../connections/raw-connection.ts";
import type { Desk } from "./desk.ts";

/**
 * A server under attack: `token` reads its metrics, `readMemory` gives its memory in megabytes, `readWaiting` for how many
 * milliseconds it and this process have waited for the machine.
 */
export interface AttackedServer {
  readonly url: string;
  readonly token: string;
  readonly processId: () => number | undefined;
  readonly readMemory: () => number;
  readonly readWaiting: () => number;
}

/** How many answers a server holds, and how many pages look at the same time here. */
const [mostHeld, pages] = [2_000, 2_500];
const [cutOff, together, slow, looksOfSlow] = [3_000, 250, 100, 50];
/** In milliseconds: the longest time for an answer that is not held, and for other requests at the same time. */
const longest = 1_000;
/** In milliseconds: how long this proof waits for the server. */
const patience = 60_000;

const waits = [
  "-1",
  "26",
  "1e9",
  "1.5",
  "abc",
  "NaN",
  "0x10",
  "9".repeat(400),
  "25&wait=26",
  "٣",
  "null",
  "25s",
];
const afters = ["-1", "1.5", "abc", "2147483648", "1e3", "9".repeat(400), "NaN", "0&after=1", "null", "%00"];

const repeat = <Item>(count: number, make: (index: number) => Item) =>
  Array.from({ length: count }, (_, at) => make(at));

/** Attacks the call whose answers are held: how it is asked, how often, and how its answers are taken. */
export async function attackHeld(
  desk: Desk,
  { url, token, processId, readMemory, readWaiting }: AttackedServer,
): Promise<{ sent: number; problems: string[] }> {
  const problems: string[] = [];
  const port = Number(new URL(url).port);
  let sent = 0;
  const check = (what: string, isTrue: boolean) => {
    if (!isTrue) problems.push(`held: ${what}`);
    else console.log(`held: ${what}`);
  };

  const signed = [["Host", "localhost"], ...desk.headers]
    .map(([name, value]) => `${name}: ${value}\r\n`)
    .join("");
  const format = (batchId: number, query: string) =>
    `GET /api/dispatch/batches/${batchId}/changes?${query} HTTP/1.1\r\n${signed}\r\n`;
  const ask = (batchId: number, query: string) => {
    sent += 1;
    return openRawConnection(port, format(batchId, query));
  };
  const close = (connections: readonly RawConnection[]) => {
    for (const { socket } of connections) socket.destroy();
  };
  const make = async () =>
    (await desk.must("POST", "/dispatch/batches", { destination_center_id: 6 })).batch as {
      id: number;
      version: number;
    };

  async function countHeld(): Promise<number> {
    const answer = await fetch(`${url}/metrics`, { headers: { Authorization: `Bearer ${token}` } });
    return Number(/^id_desk_answers_held (\d+)$/m.exec(await answer.text())?.[1] ?? Number.NaN);
  }
  /** Reads a count until it is right or time is up. Returns the last count. */
  async function until(
    read: () => number | Promise<number>,
    isRight: (count: number) => boolean,
  ): Promise<number> {
    const limit = performance.now() + patience;
    for (;;) {
      const count = await read();
      if (isRight(count) || performance.now() > limit) return count;
      await new Promise((settle) => setTimeout(settle, 50));
    }
  }
  /** Checks that answers and sockets are released, and that another request is answered at once. */
  async function checkFree(after: string, before: number): Promise<void> {
    const held = await until(countHeld, (count) => count === 0);
    const sockets = await until(
      () => countSockets(processId()),
      (count) => count <= before + 10,
    );
    const waited = readWaiting();
    const told = await desk.call("GET", "/auth/user");
    const took = Math.max(0, told.ms - (readWaiting() - waited));
    check(
      `after ${after} ${held} answers are held, ${sockets} sockets are open of ${before}, the next request takes ${took.toFixed(0)} ms`,
      held === 0 && sockets <= before + 10 && told.status === 200 && took < longest,
    );
  }

  const quiet = await make();
  const busy = await make();
  let card = 640;
  /** Scans into another batch. Returns the slowest scan, in milliseconds. */
  async function scan(count: number): Promise<number> {
    let slowest = 0;
    for (let index = 0; index < count; index += 1) {
      card += 1;
      const serial_number = serialOf(card);
      const before = readWaiting();
      const told = await desk.call("POST", `/dispatch/batches/${busy.id}/cards`, { serial_number });
      if (told.status !== 201)
        problems.push(`held: a scan is answered ${told.status} ${told.text.slice(0, 120)}`);
      slowest = Math.max(slowest, told.ms - (readWaiting() - before));
    }
    return slowest;
  }

  const [sockets, memory] = [countSockets(processId()), readMemory()];
  for (const query of [
    ...waits.map((wait) => `after=${quiet.version}&wait=${encodeURI(wait)}`),
    ...afters.map((after) => `after=${after}&wait=25`),
    ...[
      `after=${quiet.version + 1}&wait=25`,
      `after=2147483647&wait=25`,
      "wait=25",
      `after=${quiet.version}&wait=`,
    ],
  ]) {
    const [start, waited] = [performance.now(), readWaiting()];
    const one = await ask(quiet.id, query);
    const [, status = "0"] = /^HTTP\/1\.1 (\d+)/.exec(await one.until(/\}$/)) ?? [];
    const took = performance.now() - start - (readWaiting() - waited);
    close([one]);
    const isAnswered = ["400", "409"].includes(status) || (status === "200" && /&\w+=|wait=$/.test(query));
    if (!isAnswered || took > longest) {
      problems.push(`held: ${query.slice(0, 60)} is answered ${status} after ${took.toFixed(0)} ms`);
    }
  }
  await checkFree("wrong waits and versions", sockets);

  const looking = `after=${quiet.version}&wait=25`;
  for (let round = 0; round < cutOff / together; round += 1) {
    const asked = await Promise.all(repeat(together, () => ask(quiet.id, looking)));
    // Every other round cuts them off before the server reads them, the others after it holds them all.
    if (round % 2 === 1) await until(countHeld, (count) => count >= together);
    close(asked);
    if (round % 2 === 1) await until(countHeld, (count) => count === 0);
  }
  await checkFree(`${cutOff} that were cut off`, sockets);

  const start = performance.now();
  const watching = await Promise.all(repeat(pages, () => ask(quiet.id, looking)));
  const countOver = () => watching.filter((one) => /\}$/.test(one.read())).length;
  let most = 0;
  const countDone = async () => {
    const held = await countHeld();
    most = Math.max(most, held);
    return held + countOver();
  };
  await until(countDone, (count) => count >= pages);
  const over = countOver();
  // The first are answered after 25 s. A busy machine may reach the last ones only after that.
  const isQuick = performance.now() - start < 20_000;
  check(
    `of ${pages} at once, ${most} are held and ${over} answered${isQuick ? "" : ", on a machine that is too busy to hold more"}`,
    isQuick ? most === mostHeld && over === pages - mostHeld : most <= mostHeld,
  );
  const slowestScan = await scan(20);
  check(`20 scans at the same time, the slowest in ${slowestScan.toFixed(0)} ms`, slowestScan < longest);
  const rung = performance.now();
  await desk.must("PATCH", `/dispatch/batches/${quiet.id}/addnote`, { notes: "What they wait for" });
  const told = await until(countOver, (count) => count === pages);
  const statuses = watching.map((one) => /^HTTP\/1\.1 (\d+)/.exec(one.read())?.[1] ?? "none");
  check(
    `${told} of ${pages} are told of a change within ${(performance.now() - rung).toFixed(0)} ms, ${statuses.filter((status) => status !== "200").length} with another answer than 200`,
    told === pages && statuses.every((status) => status === "200" || status === "429"),
  );
  close(watching);
  await checkFree("pages that watched", sockets);

  // They never read their answers, which are longer than a socket's buffer.
  const large = format(busy.id, "after=0").repeat(looksOfSlow);
  const readers = await Promise.all(repeat(slow, () => openRawConnection(port)));
  sent += slow * looksOfSlow;
  for (const { socket } of readers) {
    socket.pause();
    socket.write(large);
  }
  const slowestWithSlow = await scan(20);
  const grown = readMemory();
  check(
    `20 scans while ${slow} clients do not read, the slowest in ${slowestWithSlow.toFixed(0)} ms`,
    slowestWithSlow < longest,
  );
  close(readers);
  await checkFree("slow readers", sockets);
  check(
    `memory ${memory} MB before, ${grown} MB with slow readers, ${readMemory()} MB after`,
    grown < memory * 1.5 + 200,
  );
  return { sent, problems };
}
