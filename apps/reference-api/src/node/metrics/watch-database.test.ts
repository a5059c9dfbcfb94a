import type { PGlite } from "@electric-sql/pglite";
import { Kysely, PGliteDialect } from "kysely";
import { afterEach, expect, test, vi } from "vitest";
import type { Tables } from "../../database/tables.ts";
import { signIn } from "../../testing/desk.ts";
import { useTestServer } from "../../testing/test-server.ts";
import { watchDatabase } from "./watch-database.ts";

const server = useTestServer();
afterEach(() => {
  vi.useRealTimers();
});

const openBroken = (pglite: () => Promise<PGlite>) =>
  new Kysely<Tables>({ dialect: new PGliteDialect({ pglite }) });

test("says how long the database took, what waits in the outbox and how far the audit trail goes", async () => {
  const times = [0, 0, 250];
  const watch = () =>
    watchDatabase({
      database: server.database,
      clock: () => server.clock.now,
      readTime: () => times.shift() ?? 250,
    })();
  const before = await watch();
  expect(before).toMatchObject({ seconds: 0.25, backlog: { waiting: 0, oldest_seconds: 0, failed: 0 } });

  const desk = await signIn(server, "clerk.male", 1);
  const { issuance } = await desk.must("loadIssuance", { body: { serial_number: "SN0005001" } });
  await desk.must("checkCollector", { body: { card_id: issuance.card.id, collector_type: "self" } });
  await desk.must("sendCollectorOtp", { body: { card_id: issuance.card.id } });
  server.clock.pass({ seconds: 90 });
  const after = await watch();
  expect(after?.backlog).toEqual({ waiting: 1, oldest_seconds: 90, failed: 0 });
  expect(after?.auditHead).toBeGreaterThan(before?.auditHead ?? 0);
});

test("asks once in five seconds, however often the metrics are read", async () => {
  let time = 0;
  const watch = watchDatabase({
    database: server.database,
    clock: () => server.clock.now,
    readTime: () => time,
  });
  const once = await server.countQueries(watch);
  expect(once).toBeGreaterThan(0);

  expect(await server.countQueries(() => Promise.all([watch(), watch(), watch()]))).toBe(0);
  time = 4_999;
  expect(await server.countQueries(watch)).toBe(0);
  time = 5_000;
  expect(await server.countQueries(() => Promise.all([watch(), watch()]))).toBe(once);
});

test("says nothing of a database that fails, and asks it again after five seconds", async () => {
  let [time, asked] = [0, 0];
  const database = openBroken(() => {
    asked += 1;
    return Promise.reject(new Error("away"));
  });
  const watch = watchDatabase({ database, clock: () => server.clock.now, readTime: () => time });
  expect([await watch(), await watch(), asked]).toEqual([undefined, undefined, 1]);
  time = 5_000;
  expect([await watch(), asked]).toEqual([undefined, 2]);
});

test("waits two seconds for a database that is silent, and asks it no second time meanwhile", async () => {
  vi.useFakeTimers();
  let [time, asked] = [0, 0];
  const database = openBroken(() => {
    asked += 1;
    return new Promise(() => {});
  });
  const watch = watchDatabase({ database, clock: () => server.clock.now, readTime: () => time });
  for (time of [0, 60_000]) {
    const said = watch();
    await vi.advanceTimersByTimeAsync(2_000);
    expect([await said, asked]).toEqual([undefined, 1]);
  }
});
