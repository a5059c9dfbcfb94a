import { sql } from "kysely";
import { afterEach, expect, test, vi } from "vitest";
import { batchChanged } from "../database/pglite.ts";
import { hearPostgres } from "../node/hear-postgres.ts";
import { packBatch, serialOf } from "../testing/batches.ts";
import { signIn } from "../testing/desk.ts";
import { useTestServer } from "../testing/test-server.ts";

/* A server hears of a change over a connection of its own, which the database in the process has not. */
const server = useTestServer();
let stop: (() => Promise<void>) | undefined;

afterEach(() => stop?.());

/** Hears what the test's database tells. */
async function listen() {
  const { rows } = await sql<{ name: string }>`select current_database() as name`.execute(server.database);
  const address = new URL(process.env.ID_DESK_TEST_DATABASE_URL ?? "");
  address.pathname = `/${rows[0]?.name}`;
  const heard: string[] = [];
  const hearing: boolean[] = [];
  stop = hearPostgres(address.href, batchChanged, {
    hear: (batchId) => void heard.push(batchId),
    setHearing: (hears) => void hearing.push(hears),
  });
  await vi.waitFor(() => expect(hearing.at(-1)).toBe(true), { timeout: 20_000 });
  return { heard, hearing };
}

test("every change of a batch is heard, once it is kept", async () => {
  const { heard } = await listen();
  const desk = await signIn(server, "clerk.male", 1);
  const { id } = await packBatch(desk, { count: 1 });
  await desk.refused("addCard", { path: { batchId: id }, body: { serial_number: serialOf(101) } });
  await desk.must("addCard", { path: { batchId: id }, body: { serial_number: serialOf(102) } });
  await vi.waitFor(() => expect(heard).toEqual([`${id}`, `${id}`]), { timeout: 20_000 });
});

test("a connection that is cut is said to hear nothing, and is replaced", async () => {
  const { heard, hearing } = await listen();
  await sql`select pg_terminate_backend(pid) from pg_stat_activity
    where datname = current_database() and pid <> pg_backend_pid() and query like ${`listen%${batchChanged}%`}`.execute(
    server.database,
  );
  await vi.waitFor(() => expect(hearing).toEqual([true, false, true]), { timeout: 20_000 });
  const desk = await signIn(server, "clerk.male", 1);
  const { id } = await packBatch(desk, { count: 1 });
  await vi.waitFor(() => expect(heard).toContain(`${id}`), { timeout: 20_000 });
});
