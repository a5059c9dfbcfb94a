import { type ChildProcess, spawn, spawnSync } from "node:child_process";
import { once } from "node:events";
import { existsSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { connect, createServer } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createInterface } from "node:readline";
import { fileURLToPath } from "node:url";
import { afterEach, expect, test } from "vitest";
import { demonstrationPassword } from "./embedded.ts";

const serveFile = fileURLToPath(new URL("serve.ts", import.meta.url));
const data = join(tmpdir(), `id-desk-serve-${process.pid}`);
const running = new Set<ChildProcess>();

afterEach(() => {
  for (const child of running) child.kill("SIGKILL");
  rmSync(data, { recursive: true, force: true });
  rmSync(`${data}.json`, { force: true });
});

async function findPort(): Promise<number> {
  const probe = createServer().listen(0, "127.0.0.1");
  await once(probe, "listening");
  const address = probe.address();
  probe.close();
  await once(probe, "close");
  return typeof address === "object" && address ? address.port : 0;
}

/** Starts the server and waits until it says where it is. `failed` gets the lines of its error output. */
async function start(
  environment: Record<string, string>,
): Promise<{ child: ChildProcess; said: string[]; failed: string[] }> {
  const child = spawn(process.execPath, [serveFile], {
    env: { ...process.env, DATABASE_URL: "", ...environment },
    stdio: ["ignore", "pipe", "pipe"],
  });
  running.add(child);
  const failed: string[] = [];
  createInterface({ input: child.stderr as NodeJS.ReadableStream }).on("line", (line) => failed.push(line));
  child.once("exit", () => running.delete(child));
  const said: string[] = [];
  for await (const line of createInterface({ input: child.stdout as NodeJS.ReadableStream })) {
    said.push(line);
    if (line.trim().startsWith("nocentre")) break;
  }
  child.stdout?.resume();
  return { child, said, failed };
}

async function end(child: ChildProcess, signal: NodeJS.Signals): Promise<number | null> {
  const exit = once(child, "exit");
  child.kill(signal);
  const [code] = (await exit) as [number | null];
  return code;
}

/** Starts a server that must refuse to, and gives what it said. */
function startRefused(environment: Record<string, string>): { status: number | null; said: string } {
  const { status, stderr } = spawnSync(process.execPath, [serveFile], {
    env: { ...process.env, DATABASE_URL: "", ...environment },
    encoding: "utf8",
  });
  return { status, said: stderr };
}

/** Signs in over HTTP and gives a function that calls as that user. */
async function signInAt(url: string) {
  const post = (path: string, body: unknown, headers: Record<string, string> = {}) =>
    fetch(`${url}/api${path}`, {
      method: "POST",
      headers: { "Content-Type": "application/json", ...headers },
      body: JSON.stringify(body),
    });
  const answer = await post("/auth/login", { username: "clerk.male", password: demonstrationPassword });
  const { _csrf } = (await answer.json()) as { _csrf: string };
  const headers = {
    Cookie: answer.headers.getSetCookie()[0]?.split(";")[0] ?? "",
    "X-CSRF-Token": _csrf,
  };
  return {
    post: (path: string, body: unknown) => post(path, body, headers),
    get: (path: string) => fetch(`${url}/api${path}`, { headers }),
  };
}

const isTaken = (port: number) =>
  new Promise<boolean>((settle) => {
    const socket = connect(port, "127.0.0.1");
    socket.once("connect", () => {
      socket.destroy();
      settle(true);
    });
    socket.once("error", () => settle(false));
  });

/** Sends all of a sign-in but the last byte of its body, once the server has begun with it. */
async function beginSignIn(port: number) {
  const body = JSON.stringify({ username: "clerk.male", password: demonstrationPassword });
  const socket = connect(port, "127.0.0.1");
  let read = "";
  socket.setEncoding("utf8").on("data", (text: string) => {
    read += text;
  });
  socket.write(
    [
      "POST /api/auth/login HTTP/1.1",
      `Host: 127.0.0.1:${port}`,
      "Content-Type: application/json",
      `Content-Length: ${body.length}`,
      // Its answer tells that the server has read so far.
      "Expect: 100-continue",
      "",
      body.slice(0, -1),
    ].join("\r\n"),
  );
  await once(socket, "data");
  read = "";
  return {
    async finish(): Promise<string> {
      const closed = once(socket, "close");
      socket.write(body.slice(-1));
      await closed;
      return read;
    },
  };
}

test("a killed server starts again with all that it had answered, its folder is nobody else's meanwhile, and it ends with what is under way answered [R-8]", async () => {
  const port = await findPort();
  const url = `http://127.0.0.1:${port}`;
  const metricsPort = String(await findPort());
  const environment = { PORT: String(port), ID_DESK_DATA: data, ID_DESK_METRICS_PORT: metricsPort };
  const { child, said } = await start(environment);
  expect(said[0]).toBe(`ID Desk: http://localhost:${port}`);
  expect(said.join("\n")).toContain(demonstrationPassword);

  const desk = await signInAt(url);
  await desk.post("/auth/set-center", { dispatch_center: 1 });
  const created = await desk.post("/dispatch/batches", { destination_center_id: 6 });
  expect(created.status).toBe(201);
  const added = await desk.post("/dispatch/batches/13/cards", { serial_number: "SN0000101" });
  expect(added.status).toBe(201);

  const metrics = await (await fetch(`http://127.0.0.1:${metricsPort}/metrics`)).text();
  for (const line of [
    'id_desk_requests_total{method="POST",route="/api/dispatch/batches",status="201"} 1',
    'id_desk_requests_under_way{kind="work"} 0',
    'id_desk_passwords_waiting{kind="known"} 0',
    "id_desk_database_up 1",
  ]) {
    expect(metrics.split("\n")).toContain(line);
  }
  // A built host answers every address with its page.
  expect(await (await fetch(`${url}/metrics`)).text()).not.toContain("id_desk_");

  const onSameFolder = startRefused({ ID_DESK_DATA: data, PORT: String(await findPort()) });
  expect(onSameFolder).toEqual({
    status: 1,
    said: `The data folder ${data} is in use by process ${child.pid}. Stop that server, or set ID_DESK_DATA to another folder.\n`,
  });

  await end(child, "SIGKILL");
  const { child: again } = await start(environment);
  const health = await fetch(`${url}/api/health`);
  expect(await health.json()).toMatchObject({ status: "ok" });
  // Longer than a proxy keeps a connection that nobody uses: a minute where nginx is told nothing.
  expect(health.headers.get("keep-alive")).toBe("timeout=75");
  const kept = (await (await desk.get("/dispatch/batches/sending/13")).json()) as { batch: object };
  expect(kept.batch).toMatchObject({ status: "open", cards: [{ serial_number: "SN0000101" }] });

  const inFlight = await beginSignIn(port);
  const ended = end(again, "SIGTERM");
  while (await isTaken(port)) await new Promise(setImmediate);
  expect(await inFlight.finish()).toMatch(/^HTTP\/1\.1 200 [\s\S]*"username":"clerk\.male"/);
  expect(await ended).toBe(0);
}, 240_000);

test("a held look is answered when the server stops, the head of the audit trail is signed at start and end, and an alarm is a line of the error output", async () => {
  const port = await findPort();
  const url = `http://127.0.0.1:${port}`;
  const settings = `${data}.json`;
  writeFileSync(settings, '{"alarms":{"missesInAnHour":1}}');
  const { child, failed } = await start({
    PORT: String(port),
    ID_DESK_DATA: data,
    ID_DESK_SETTINGS: settings,
  });
  const { post, get } = await signInAt(url);
  await post("/auth/set-center", { dispatch_center: 1 });
  const { batch } = (await (await post("/dispatch/batches", { destination_center_id: 6 })).json()) as {
    batch: { id: number; version: number };
  };
  for (const id_number of ["A999999", "A999998"]) await post("/issuance/load", { id_number });
  const look = get(`/dispatch/batches/${batch.id}/changes?after=${batch.version}&wait=25`);
  // Later than the look, and so the server has got both.
  await get("/auth/user");
  const ended = end(child, "SIGTERM");
  expect(await (await look).json()).toMatchObject({ batch: { version: batch.version }, cards: [] });
  expect(await ended).toBe(0);
  expect(failed.map((line) => JSON.parse(line))).toEqual([
    { at: expect.any(String), alarm: "lookups", of: "misses", user: 1, center: 1 },
  ]);
  const heads = readFileSync(join(data, "audit-heads.jsonl"), "utf8").trim().split("\n");
  const [first, last] = heads.map((line) => JSON.parse(line).position as number);
  expect(heads).toHaveLength(2);
  expect(last).toBeGreaterThan(first ?? 0);
}, 240_000);

test("a taken port is one sentence and exit code 1, and no data is touched", async () => {
  const taken = createServer().listen(0, "127.0.0.1");
  await once(taken, "listening");
  const address = taken.address();
  const port = typeof address === "object" && address ? address.port : 0;
  const environment = { PORT: String(port), ID_DESK_DATA: data };
  try {
    expect(startRefused(environment)).toEqual({
      status: 1,
      said: `Port ${port} on 127.0.0.1 is taken by another program. Set PORT to another one.\n`,
    });
    expect(existsSync(data)).toBe(false);
  } finally {
    taken.close();
  }
}, 240_000);

test("a registry without a key for its messages is told how to make one, before its database is touched", () => {
  const { status, said } = startRefused({
    DATABASE_URL: "postgres://nobody@127.0.0.1:1/nothing",
    ID_DESK_KEY: "",
  });

  expect(status).toBe(1);
  expect(said).toMatch(/^ID_DESK_KEY is missing\. .* `openssl rand -base64 32` .*\n$/);
}, 240_000);
