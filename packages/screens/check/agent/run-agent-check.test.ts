import { once } from "node:events";
import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { afterEach, expect, test } from "vitest";
import {
  type AgentOptions,
  type FingerprintAgent,
  startAgent,
} from "../../../../tooling/fingerprint-agent/start-agent.ts";
import { createAsk } from "./ask-agent.ts";
import { runAgentCheck } from "./run-agent-check.ts";
import type { Statement } from "./statements.ts";

const origin = "http://localhost:4000";
const ends: (() => Promise<unknown> | unknown)[] = [];
afterEach(async () => {
  for (const end of ends.splice(0)) await end();
});

async function start(options: Partial<AgentOptions> = {}): Promise<FingerprintAgent> {
  const agent = await startAgent({
    origins: [origin],
    script: { readsFor: 0, staysFor: Number.POSITIVE_INFINITY },
    ...options,
  });
  ends.push(() => agent.stop());
  return agent;
}

/** Checks an agent, with a person who does as they are told. */
async function check(
  port: number,
  agent: FingerprintAgent,
  options: { args?: string[]; freedWithin?: number } = {},
) {
  let output = "";
  const exitCode = await runAgentCheck(["--port", String(port), ...(options.args ?? [])], {
    outerAddresses: ["127.0.0.2"],
    freedWithin: options.freedWithin ?? 0,
    print(text) {
      output += text;
    },
    prompt(text) {
      if (text.includes("Lift")) agent.lift();
      if (text.includes("right thumb")) agent.script({ touchedAfter: 0 });
      if (text.includes("leave the reader alone")) agent.script({ touchedAfter: undefined });
    },
  });
  return { exitCode, output };
}

const portOf = (agent: FingerprintAgent) => Number(new URL(agent.url).port);

test.each([
  ["protocol 2", {}, "21 passed, 0 failed, 0 skipped"],
  ["protocol 2 with slaps", { takesSlaps: true }, "21 passed, 0 failed, 0 skipped"],
  ["protocol 1", { protocol: 1 }, "16 passed, 0 failed, 5 skipped"],
] as const)("the simulated agent passes in %s", async (_, options, summary) => {
  const agent = await start({ ...options, keptForPage: 2000 });
  const { exitCode, output } = await check(portOf(agent), agent, { freedWithin: 30_000 });
  expect(output).not.toContain("FAIL");
  expect(output).toContain(summary);
  expect(exitCode).toBe(0);
});

test("an agent of another protocol than was asked for fails", async () => {
  const agent = await start({ protocol: 1 });
  const { exitCode, output } = await check(portOf(agent), agent, { args: ["--protocol", "2"] });
  expect(output).toContain('"protocol" is 1, and 2 was asked for');
  expect(exitCode).toBe(1);
});

test("an agent that keeps the reader for a page that is gone fails", async () => {
  const agent = await start();
  const { exitCode, output } = await check(portOf(agent), agent, { freedWithin: 0 });
  expect(output.match(/FAIL .*/g)).toEqual([expect.stringContaining("The reader is free once")]);
  expect(exitCode).toBe(1);
});

test("where nobody listens, the check says so and ends", async () => {
  const agent = await start();
  await agent.stop();
  const { exitCode, output } = await check(portOf(agent), agent);
  expect(output).toContain("FAIL  GET /health");
  expect(output).toContain("ECONNREFUSED");
  expect(exitCode).toBe(1);
});

/** What goes through a broken agent. */
interface Passing {
  readonly method: string;
  path: string;
  /** The good agent's own. */
  readonly own: string;
  host: string;
  origin: string;
  /** Answered in place of the agent. */
  instead?: { status: number; body?: object };
  status: number;
  headers: Record<string, string>;
  body: Record<string, unknown>;
}

/** A way to break an agent: what is changed in requests and in answers. */
interface Break {
  readonly asked?: (passing: Passing) => void;
  readonly answered?: (passing: Passing) => void;
  readonly listensOn?: string;
}

/** Puts something in front of a good agent that breaks it. */
async function breakAgent(
  agent: FingerprintAgent,
  { asked, answered, listensOn = "127.0.0.1" }: Break,
): Promise<number> {
  const own = new URL(agent.url).host;
  const server: Server = createServer((request, response) => {
    const { host = "", origin: from = "" } = request.headers;
    const passing: Passing = {
      method: request.method ?? "GET",
      path: request.url ?? "/",
      own,
      host: host === `127.0.0.1:${port()}` ? own : host,
      origin: from,
      status: 0,
      headers: {},
      body: {},
    };
    const parts: Buffer[] = [];
    request.on("data", (part: Buffer) => parts.push(part));
    request.on("end", async () => {
      asked?.(passing);
      const sent = Buffer.concat(parts).toString();
      const { method, path } = passing;
      const ask = createAsk(portOf(agent), passing.origin);
      const answer =
        passing.instead ??
        (await ask(path, {
          method: method as "GET",
          headers: { Host: passing.host },
          within: 25_000,
          ...(sent !== "" && { body: JSON.parse(sent) }),
        }));
      passing.status = answer.status;
      passing.body = { ...answer.body };
      const headers = "headers" in answer ? answer.headers : { "access-control-allow-origin": origin };
      for (const name of Object.keys(headers).filter((each) => each.startsWith("access-control"))) {
        passing.headers[name] = String(headers[name as keyof typeof headers]);
      }
      answered?.(passing);
      response.writeHead(passing.status, passing.headers);
      response.end(passing.status === 204 ? undefined : JSON.stringify(passing.body));
    });
  });
  const port = () => (server.address() as AddressInfo).port;
  server.listen(0, listensOn);
  await once(server, "listening");
  ends.push(() => {
    server.closeAllConnections();
    server.close();
  });
  return port();
}

const onHealth = (change: (body: Record<string, unknown>) => void): Break => ({
  answered: ({ path, body }) => path === "/health" && change(body),
});
const onPrint = (change: (print: Record<string, unknown>) => void): Break => ({
  answered({ body }) {
    const prints = Array.isArray(body.prints) ? (body.prints as Record<string, unknown>[]) : [body];
    if (body.state === "done") for (const print of prints) change(print);
  },
});
/** Changes bytes of a print's PNG. */
const onPng = (change: (png: Buffer) => void): Break =>
  onPrint((print) => {
    const png = Buffer.from(String(print.image), "base64");
    change(png);
    print.image = png.toString("base64");
  });

const image = "The image is a PNG";
const names = "The answer names the hand";
const four = "Four fingers at once";

test.each<[what: string, fails: string[], broken: Break]>([
  [
    "names a protocol that nobody knows",
    ["GET /health"],
    onHealth((body) => Object.assign(body, { protocol: 3 })),
  ],
  ["says nothing of slaps", ['"capabilities"', four], onHealth((body) => delete body.capabilities)],
  ["listens for other computers", ["It listens on this computer alone"], { listensOn: "0.0.0.0" }],
  [
    "takes any Host",
    ["A Host that is not its own"],
    { asked: (passing) => Object.assign(passing, { host: passing.own }) },
  ],
  [
    "answers any page",
    ["A page that is not in its list"],
    { asked: (passing) => Object.assign(passing, { origin }) },
  ],
  [
    "allows all origins",
    ["An answer to a page", "The preflight"],
    {
      answered: ({ status, headers }) =>
        status < 300 && Object.assign(headers, { "access-control-allow-origin": "*" }),
    },
  ],
  [
    "answers no preflight",
    ["The preflight"],
    {
      asked: (passing) =>
        passing.method === "OPTIONS" && Object.assign(passing, { instead: { status: 405 } }),
    },
  ],
  [
    "does not free the reader",
    ["DELETE frees"],
    {
      answered: (passing) => {
        if (passing.method === "DELETE") passing.status = 404;
      },
    },
  ],
  [
    "never says that it is busy",
    ["While a print is taken"],
    onHealth((body) => Object.assign(body, { reader: "ready" })),
  ],
  [
    "does not hold an answer until there is news",
    ["A finger that is put on the reader"],
    {
      answered: ({ body }) =>
        ["lift", "done"].includes(String(body.state)) && Object.assign(body, { state: "place" }),
    },
  ],
  [
    "takes another print while one is taken",
    ["While a print is taken"],
    {
      answered: (passing) => {
        if (passing.status === 409) Object.assign(passing, { status: 201, body: { id: "other" } });
      },
    },
  ],
  [
    "lets any page begin a print",
    ["A page that is not in its list"],
    { asked: (passing) => passing.path === "/captures" && Object.assign(passing, { origin }) },
  ],
  [
    "takes any finger",
    ["A finger that nobody has"],
    {
      answered: (passing) => {
        if (passing.status === 400) Object.assign(passing, { status: 201, body: { id: "other" } });
      },
    },
  ],
  [
    "gives a print twice",
    ["DELETE frees", "A print is kept no longer"],
    {
      answered: (passing) => {
        if (passing.status === 404) passing.status = 200;
      },
    },
  ],
  ["gives no PNG", [image, four], onPng((png) => png.write("JPEG", 0))],
  ["gives colours", [image, four], onPng((png) => png.writeUInt8(2, 25))],
  ["gives a picture that is too large", [image, four], onPng((png) => png.writeUInt32BE(2001, 16))],
  ["names no resolution", [image, four], onPng((png) => png.write("xxXx", png.indexOf("pHYs")))],
  [
    "names another resolution than its picture",
    [image, four],
    onPrint((print) => Object.assign(print, { ppi: 1000 })),
  ],
  ["measures too much", ["The quality", four], onPrint((print) => Object.assign(print, { quality: 120 }))],
  ["names the other hand", [names, four], onPrint((print) => Object.assign(print, { hand: "left" }))],
  ["names no finger", [names, four], onPrint((print) => delete print.finger)],
  ["does not say what measured", [names, four], onPrint((print) => delete print.algorithm)],
  [
    "takes the finger before once more",
    ["The next print waits"],
    {
      answered: ({ path, body }) =>
        path.endsWith("seen=") && body.state === "lift" && Object.assign(body, { state: "place" }),
    },
  ],
  [
    "names the finger of a slap twice",
    [four],
    onPrint((print) => print.finger !== "thumb" && Object.assign(print, { finger: "ring" })),
  ],
])("an agent that %s fails", async (_, fails, broken) => {
  const agent = await start({ takesSlaps: true });
  const { exitCode, output } = await check(await breakAgent(agent, broken), agent, { args: ["--json"] });
  const { ok, statements } = JSON.parse(output) as { ok: boolean; statements: Statement[] };
  expect([exitCode, ok]).toEqual([1, false]);
  const failed = statements.filter(
    // The time in which the reader has to be free is none here.
    ({ result, says }) => result === "fail" && !says.startsWith("The reader is free once"),
  );
  expect(failed.map(({ says }) => fails.find((start) => says.startsWith(start)) ?? says)).toEqual(fails);
});
