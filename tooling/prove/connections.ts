/**
 * Connections that are slow, silent, half closed, cut off or simply many, against a real server: it ends each within the
 * limits that docs/deploying.md names, answers everybody else meanwhile, writes nothing by halves, and holds no connection
 * afterwards. Takes a little over five minutes, for that is how long the slowest request may take.
 */
import { randomBytes } from "node:crypto";
import { availableParallelism, loadavg } from "node:os";
import { signInDirectly } from "../../apps/reference-host/e2e/colleague.ts";
import { startServer } from "../../apps/reference-host/e2e/server.ts";
import { countSockets } from "./connections/count-sockets.ts";
import { openRawConnection, type RawConnection } from "./connections/raw-connection.ts";
import { readWaiting } from "./connections/read-waiting.ts";

const [head, whole, silent, kept] = [20_000, 300_000, 120_000, 75_000];
/** How long after its limit a connection has to be gone: the server looks every five seconds, and may be busy. */
const grace = 12_000;
const second = 1_000;

const wait = (milliseconds: number) => new Promise((settle) => setTimeout(settle, milliseconds));
const repeat = <Item>(count: number, make: (index: number) => Item) =>
  Array.from({ length: count }, (_, index) => make(index));
const findings: boolean[] = [];
function check(what: string, isTrue: boolean): void {
  findings.push(isTrue);
  console.log(`${isTrue ? "ok    " : "FAILED"} ${what}`);
}

const start = performance.now();
const server = await startServer({ DATABASE_URL: "" });
process.on("SIGINT", () => void server.stop().finally(() => process.exit(130)));
const port = Number(new URL(server.url).port);
const { send, csrf, cookie } = await signInDirectly(server);
const host = "Host: localhost\r\n";
const signed = `${host}Cookie: ${cookie}\r\nX-CSRF-Token: ${csrf}\r\n`;
const noteTo = (length: number | string, more = "") =>
  `PATCH /api/dispatch/batches/7/addnote HTTP/1.1\r\n${signed}Content-Type: application/json\r\nContent-Length: ${length}\r\n${more}\r\n`;

async function readNotes(): Promise<string[]> {
  const { batch } = await (await send("GET", "/dispatch/batches/sending/7")).json();
  return (batch.notes as { body: string }[]).map(({ body }) => body);
}

const open = (text?: string) => openRawConnection(port, text);
const openMany = (count: number, text?: string) => Promise.all(repeat(count, () => open(text)));

/** Goes on saying something until the connection ends. */
function drip({ socket }: RawConnection, text: string, every: number): void {
  const timer = setInterval(() => socket.write(text), every);
  for (const event of ["end", "close", "error"] as const) socket.on(event, () => clearInterval(timer));
}

/** How long the server took to end each of them, the first and the last. */
async function watchEnds(connections: readonly RawConnection[], limit: number): Promise<[number, number]> {
  const ends = await Promise.all(connections.map((one) => one.untilEnd(limit + 3 * grace)));
  for (const { socket } of connections) socket.destroy();
  return [Math.min(...ends), Math.max(...ends)];
}

async function checkEnds(
  what: string,
  connections: readonly RawConnection[],
  limit: number,
  answer?: RegExp,
): Promise<void> {
  const [first, last] = await watchEnds(connections, limit);
  const told = answer === undefined || connections.every((one) => answer.test(one.read()));
  check(
    `${connections.length} ${what}: ended after ${(first / second).toFixed(1)} to ${(last / second).toFixed(1)} s${told ? "" : ", without the answer"}`,
    first >= limit - second && last <= limit + grace && told,
  );
}

const isTimedOut = /^HTTP\/1\.1 408 [\s\S]*"code":"request_timeout"/;

async function beSlow(): Promise<void> {
  const slowHeads = await openMany(50, `GET /api/health HTTP/1.1\r\n${host}`);
  for (const one of slowHeads) drip(one, "X-A: 1\r\n", 3_000);
  const saysNothing = await openMany(50);
  const slowBodies = await openMany(10, noteTo(1_000));
  for (const one of slowBodies) drip(one, "a", second);
  const silentBodies = await openMany(10, `${noteTo(1_000)}{"notes":"half of it`);
  const idle = await openMany(500, `GET /api/health HTTP/1.1\r\n${host}\r\n`);
  await Promise.all(idle.map((one) => one.until(/"status":"ok"/)));
  await Promise.all([
    checkEnds("heads of a line every 3 s", slowHeads, head, isTimedOut),
    checkEnds("connections that say nothing", saysNothing, head, isTimedOut),
    checkEnds("bodies of 1 byte a second", slowBodies, whole, isTimedOut),
    checkEnds("bodies that stop halfway", silentBodies, silent),
    checkEnds("connections that stay after their answer", idle, kept),
  ]);
}

async function beHalfClosed(): Promise<void> {
  const halves = await openMany(20, noteTo(1_000));
  for (const { socket } of halves) socket.end();
  const [, last] = await watchEnds(halves, head);
  const answered = halves.every((one) =>
    /^HTTP\/1\.1 400 [\s\S]*"code":"malformed_request"/.test(one.read()),
  );
  check(
    `20 closed by their side after the head: refused after at most ${(last / second).toFixed(1)} s`,
    answered && last < head,
  );

  const asked = await open(`GET /api/health HTTP/1.1\r\n${host}Connection: close\r\n\r\n`);
  asked.socket.end();
  check(
    "one closed by its side after a whole request has its answer",
    /"status":"ok"/.test(await asked.until(/"status":"ok"/)),
  );
  asked.socket.destroy();
}

async function cutOff(): Promise<void> {
  const before = await readNotes();
  const body = JSON.stringify({ notes: "cut off before its end" });
  for (let at = 1; at <= 100; at += 1) {
    const text = `${noteTo(body.length)}${body}`;
    const one = await open(text.slice(0, Math.floor((text.length * at) / 101)));
    one.socket.destroy();
  }
  check(
    "100 writes cut off at every place of their text: none is done",
    (await readNotes()).length === before.length,
  );

  const bodies = repeat(50, (index) => JSON.stringify({ notes: `asked and gone ${index}` }));
  await Promise.all(
    bodies.map(async (sent) => {
      const one = await open(`${noteTo(sent.length)}${sent}`);
      await wait(20);
      one.socket.destroy();
    }),
  );
  await wait(2 * second);
  const notes = (await readNotes()).filter((note) => note.startsWith("asked and gone"));
  check(
    `50 whole writes whose asker is gone: ${notes.length} done, each once and whole`,
    new Set(notes).size === notes.length && notes.every((note) => /^asked and gone \d+$/.test(note)),
  );

  const large = `GET /api/dispatch/centers/hierarchy HTTP/1.1\r\n${signed}\r\n`;
  for (const one of await openMany(100, large)) {
    one.socket.once("data", () => one.socket.destroy());
    one.socket.resume();
  }
  await wait(second);
  check(
    "100 gone in the middle of their answer: the server is there",
    (await fetch(`${server.url}/api/health`)).ok,
  );
}

async function beOdd(): Promise<void> {
  const many = await open(
    repeat(20, (index) => `GET /api/${index % 2 ? "health" : "nothing"} HTTP/1.1\r\n${host}\r\n`).join(""),
  );
  const answers = [...(await many.until(/(?:HTTP\/1\.1 [\s\S]*){20}\}$/)).matchAll(/HTTP\/1\.1 (\d+)/g)].map(
    ([, status]) => status,
  );
  many.socket.destroy();
  check(
    "20 requests at once on one connection: answered in their order",
    answers.join() === repeat(20, (index) => (index % 2 ? "200" : "404")).join(),
  );

  const again = await open(`${noteTo(1)}{`);
  await again.until(/malformed_json/);
  again.socket.write(`GET /api/health HTTP/1.1\r\n${host}\r\n`);
  check(
    "after a refused write the connection is good for the next request",
    /"status":"ok"/.test(await again.until(/"status":"ok"/)),
  );
  again.socket.destroy();

  const body = JSON.stringify({ notes: `told to go on ${randomBytes(4).toString("hex")}` });
  const asking = await open(noteTo(body.length, "Expect: 100-continue\r\n"));
  await asking.until(/100 Continue/);
  asking.socket.write(body);
  check(
    "who asks whether to go on is told so, and heard",
    /HTTP\/1\.1 200 /.test(await asking.until(/HTTP\/1\.1 200 /)),
  );
  asking.socket.destroy();

  const chunked = noteTo("x").replace("Content-Length: x", "Transfer-Encoding: chunked");
  const before = (await readNotes()).length;
  for (const chunk of [
    "zz\r\nabc",
    "5\r\nabcdefgh\r\n0\r\n\r\n",
    "-1\r\n",
    "ffffffffffffffff\r\na",
    '7\r\n{"notes\r\n3;a="\r\n',
  ]) {
    const one = await open(`${chunked}${chunk}`);
    one.socket.end();
    const told = await one.until(/\}$/);
    check(
      `a body in chunks that goes ${JSON.stringify(chunk).slice(0, 30)} is refused`,
      /^HTTP\/1\.1 400 /.test(told),
    );
    one.socket.destroy();
  }
  check("and does nothing", (await readNotes()).length === before);
}

/** A file in chunks over a link that is cut, and over one of 17 kB a second. */
async function upload(): Promise<void> {
  const size = 3_000_000;
  const tus = { Cookie: cookie, "X-CSRF-Token": csrf, "Tus-Resumable": "1.0.0" };
  const begin = async () => {
    const answer = await fetch(`${server.url}/api/uploads`, {
      method: "POST",
      headers: { ...tus, "Upload-Length": String(size) },
    });
    return new URL(answer.headers.get("location") ?? "", `${server.url}/api/`).pathname;
  };
  const readOffset = async (place: string) =>
    Number(
      (await fetch(`${server.url}${place}`, { method: "HEAD", headers: tus })).headers.get("upload-offset"),
    );
  const go = (place: string) =>
    open(
      `PATCH ${place} HTTP/1.1\r\n${signed}Tus-Resumable: 1.0.0\r\nUpload-Offset: 0\r\nContent-Type: application/offset+octet-stream\r\nContent-Length: ${size}\r\n\r\n`,
    );
  const cut = await begin();
  const one = await go(cut);
  one.socket.write(Buffer.alloc(1_000_000, "a"));
  await wait(3 * second);
  one.socket.destroy();
  await wait(second);
  const offset = await readOffset(cut);
  check(
    `of a chunk that is cut after 1 MB, ${(offset / 1e6).toFixed(1)} MB are kept`,
    offset > 900_000 && offset <= 1_000_000,
  );

  const slow = await begin();
  const link = await go(slow);
  const timer = setInterval(() => link.socket.write(Buffer.alloc(1_700, "a")), 100);
  await wait(170 * second);
  clearInterval(timer);
  const isOpen = link.read() === "" || /^HTTP\/1\.1 204 /.test(link.read());
  link.socket.write(Buffer.alloc(size, "a"));
  await link.until(/HTTP\/1\.1 204 /, 30 * second);
  check(
    "a chunk at 17 kB a second goes on for 170 s and arrives",
    isOpen && (await readOffset(slow)) === size,
  );
  link.socket.destroy();
}

const answers: number[] = [];
let isOver = false;
/** Somebody else, who asks twice a second all the while. */
async function askMeanwhile(): Promise<number> {
  let late = 0;
  while (!isOver) {
    const [askedAt, waited] = [performance.now(), readWaiting(server.processId())];
    const answer = await send("GET", "/auth/user");
    await answer.text();
    // The time that the machine took for other work does not count.
    const took = performance.now() - askedAt - (readWaiting(server.processId()) - waited);
    answers.push(took);
    if (!answer.ok || took > second) late += 1;
    await wait(500);
  }
  return late;
}

try {
  const before = countSockets(server.processId());
  const meanwhile = askMeanwhile();
  const slow = beSlow();
  await beHalfClosed();
  await cutOff();
  await beOdd();
  await Promise.all([slow, upload()]);
  isOver = true;
  const late = await meanwhile;
  answers.sort((one, other) => one - other);
  const median = answers[Math.floor(answers.length / 2)] ?? 0;
  check(
    `meanwhile ${answers.length} requests of somebody else: half within ${median.toFixed(0)} ms, slowest ${(answers.at(-1) ?? 0).toFixed(0)} ms, ${late} after more than a second`,
    late === 0,
  );
  // The connections of this process's own are kept for a while.
  await wait(5 * second);
  const after = countSockets(server.processId());
  check(`the server holds ${after} sockets, and held ${before} before`, after <= before + 10);
} finally {
  isOver = true;
  await server.stop();
}
const [busy = 0] = loadavg();
const seconds = ((performance.now() - start) / 1000).toFixed(0);
console.log(`${seconds} s, ${availableParallelism()} cores, load ${busy.toFixed(0)}`);
const failed = findings.filter((isTrue) => !isTrue).length;
console.log(`${findings.length - failed} passed, ${failed} failed`);
process.exit(failed === 0 && findings.length > 0 ? 0 : 1);
