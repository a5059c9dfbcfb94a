import { createHash } from "node:crypto";
import type { KyselyPlugin } from "kysely";
import { afterAll, beforeAll, beforeEach, vi } from "vitest";
import { createEmbeddedServer, type EmbeddedServer, type EmbeddedServerOptions } from "../embedded.ts";
import { paintPortrait } from "../node/files/paint-portrait.ts";
import { readCapture } from "../node/files/read-capture.ts";
import { createDocumentReader } from "../node/files/read-document.ts";
import { readPhoto } from "../node/files/read-photo.ts";
import { readProof } from "../node/files/read-proof.ts";
import type { LookupAlarm } from "../ports.ts";
import { openTestDatabase, type TestDatabase } from "./open-test-database.ts";

/** A clock that tests set; it stands still in between. */
export interface TestClock {
  now: Date;
  /** Moves the clock on. */
  pass(time: { readonly hours?: number; readonly minutes?: number; readonly seconds?: number }): void;
}

/** The moment at which every test starts: 14:05 on a Thursday in the registry's zone. */
export const testStart = new Date("2026-11-19T09:05:00.000Z");

/** The server of a file of tests, with the demonstration's data before each of them. */
export interface TestServer extends EmbeddedServer {
  readonly clock: TestClock;
  /** Where the requests of tests come from, from now on. */
  readonly visitor: { address: string | null };
  /** What the server wrote into its log since the test began. */
  readonly logged: { readonly access: unknown[]; readonly alarms: LookupAlarm[]; readonly errors: string[] };
  /** Gives how many statements the database is asked meanwhile, beside those that begin and end transactions. */
  countQueries(work: () => Promise<unknown>): Promise<number>;
  /** Gives how many statements hold rows meanwhile, so that others wait for them. */
  countHolds(work: () => Promise<unknown>): Promise<number>;
}

/** In bytes: what is larger is not kept for another test. */
const mostKept = 1_000_000;

/** Says of the same bytes what it said of them before: to decode a picture, or to look into a PDF, takes long. */
function readOnce<Rest extends readonly unknown[], Found>(
  read: (bytes: Uint8Array, ...rest: Rest) => Promise<Found>,
): (bytes: Uint8Array, ...rest: Rest) => Promise<Found> {
  const found = new Map<string, Promise<Found>>();
  return (bytes, ...rest) => {
    if (bytes.byteLength > mostKept) return read(bytes, ...rest);
    const key = `${createHash("sha256").update(bytes).digest("hex")} ${rest.join(" ")}`;
    const answer = found.get(key) ?? read(bytes, ...rest);
    found.set(key, answer);
    return answer;
  };
}

const readers = {
  readPhoto: readOnce(readPhoto),
  readDocument: readOnce(createDocumentReader({ keepsSigned: false })),
  readProof: readOnce(readProof),
  readCapture: readOnce(readCapture),
};

/**
 * Starts a server before the tests of a file and brings its data back before each. Every answer is held
 * against the contract, so one that it does not declare fails the test that asked.
 */
export function useTestServer(
  options: Pick<
    EmbeddedServerOptions,
    "allowedOrigins" | "settings" | "payments" | "files" | "fileSeal" | "uploads" | "guessPassword"
  > = {},
): TestServer {
  // None of these tests is about speed, and a machine that does other work too is slow.
  vi.setConfig({ testTimeout: 60_000, hookTimeout: 120_000 });
  let opened: TestDatabase | undefined;
  let server: EmbeddedServer;
  const clock: TestClock = {
    now: testStart,
    pass({ hours = 0, minutes = 0, seconds = 0 }) {
      clock.now = new Date(clock.now.getTime() + ((hours * 60 + minutes) * 60 + seconds) * 1000);
    },
  };
  const visitor = { address: null as string | null };
  const logged = { access: [] as unknown[], alarms: [] as LookupAlarm[], errors: [] as string[] };
  const counts = { queries: 0, holds: 0 };
  const count = async (what: keyof typeof counts, work: () => Promise<unknown>) => {
    const before = counts[what];
    await work();
    return counts[what] - before;
  };
  const counter: KyselyPlugin = {
    transformQuery({ node }) {
      counts.queries += 1;
      if (node.kind === "SelectQueryNode" && node.endModifiers?.length) counts.holds += 1;
      return node;
    },
    transformResult: async ({ result }) => result,
  };

  beforeAll(async () => {
    opened = await openTestDatabase();
    server = await createEmbeddedServer({
      ...options,
      database: opened.database.withPlugin(counter),
      ...readers,
      paintPortrait,
      clock: () => clock.now,
      readAddress: () => visitor.address,
      log: {
        access: (entry) => logged.access.push(entry),
        alarm: (alarm) => logged.alarms.push(alarm),
        error: (trace) => logged.errors.push(trace),
      },
    });
  });
  beforeEach(async () => {
    clock.now = testStart;
    visitor.address = null;
    logged.access.length = 0;
    logged.alarms.length = 0;
    logged.errors.length = 0;
    await server.reset();
  });
  afterAll(async () => {
    // The next file runs in the same worker.
    vi.resetConfig();
    await opened?.close();
  });

  return {
    clock,
    visitor,
    logged,
    countQueries: (work) => count("queries", work),
    countHolds: (work) => count("holds", work),
    fetch: (request) => server.fetch(request),
    openWindow: () => server.openWindow(),
    sendMessages: () => server.sendMessages(),
    reset: () => server.reset(),
    restart: () => server.restart(),
    get database() {
      return server.database;
    },
    close: async () => opened?.close(),
  };
}
