import { describe, expect, test } from "vitest";
import { packBatch, receiptOf, sendBatch } from "../../testing/batches.ts";
import { type Desk, signIn } from "../../testing/desk.ts";
import { listEveryRow } from "../../testing/every-page.ts";
import { putIssued } from "../../testing/issued-cards.ts";
import { useTestServer } from "../../testing/test-server.ts";

const server = useTestServer();
const desks = [
  ["clerk.male", 1],
  ["clerk.male", 2],
  ["clerk.hdh", 6],
  ["super", 1],
] as const;

const readToday = async (desk: Desk, query = {}) => (await desk.must("getStatistics", { query })).statistics;
const countRows = async (desk: Desk, ...list: [Parameters<typeof listEveryRow>[1], object?]) => {
  const { rows, total } = await listEveryRow(desk, list[0], list[1] as Record<string, string>);
  expect(rows).toHaveLength(total);
  return rows;
};
const sum = (rows: readonly Readonly<Record<string, unknown>>[], column: string) =>
  rows.reduce((all, row) => all + Number(row[column]), 0);

describe("every figure of today has as many rows in its list", () => {
  test.each(desks)("for %s at centre %i [CALL-59] [ROUTE-02]", async (user, center) => {
    const desk = await signIn(server, user, center);
    const statistics = await readToday(desk);

    for (const [side, list] of [
      ["dispatch", "listReceivingBatches"],
      ["sent", "listSendingBatches"],
    ] as const) {
      const figures = statistics?.[side];
      const overdue = await countRows(desk, list, { concern: "overdue" });
      const missing = await countRows(desk, list, { concern: "missing" });
      const disputed = await countRows(desk, list, { concern: "disputed" });
      expect(figures).toEqual({
        open: (await countRows(desk, "listSendingBatches", { status: "open" })).length,
        in_transit: (await countRows(desk, list, { status: "dispatched" })).length,
        overdue: overdue.length,
        overdue_cards: sum(overdue, "cards_count"),
        with_discrepancy: (await countRows(desk, list, { status: "all", has_discrepancy: true })).length,
        missing_cards: sum(missing, "missing_count"),
        missing_batches: missing.length,
        disputed_cards: sum(disputed, "disputed_count"),
        disputed_batches: disputed.length,
      });
    }
    expect(statistics?.issuance.proof_outstanding).toBe(
      (await countRows(desk, "listIssuances", { status: "collected" })).length,
    );
    if (user !== "super") {
      for (const [status, count] of Object.entries(statistics?.applications ?? {})) {
        expect(await countRows(desk, "listCenterApplications", { status }), status).toHaveLength(count);
      }
    }
  });
});

describe("a batch is overdue", () => {
  test("from the eighth day after its dispatch on, until it is opened", async () => {
    const sender = await signIn(server, "clerk.male", 1);
    const batch = await sendBatch(sender, { count: 3 });
    server.clock.now = new Date("2026-11-26T18:59:59.000Z");
    const before = await signIn(server, "clerk.hdh", 6);
    const known = await listEveryRow(before, "listReceivingBatches", { concern: "overdue" });
    expect(known.rows.map(({ id }) => id)).not.toContain(batch.id);

    server.clock.now = new Date("2026-11-26T19:00:00.000Z");
    const [again, away] = [await signIn(server, "clerk.hdh", 6), await signIn(server, "clerk.male", 1)];
    const overdue = await listEveryRow(again, "listReceivingBatches", { concern: "overdue" });
    expect(overdue.rows.map(({ id }) => id)).toContain(batch.id);
    expect((await readToday(away))?.sent?.overdue).toBe(
      (await listEveryRow(away, "listSendingBatches", { concern: "overdue" })).total,
    );

    await again.must("receiveCard", receiptOf(batch, 0));
    const opened = await listEveryRow(again, "listReceivingBatches", { concern: "overdue" });
    expect(opened.rows.map(({ id }) => id)).not.toContain(batch.id);
  });
});

describe("hand-overs", () => {
  test("of the day and of the month are told apart, on the registry's calendar", async () => {
    const desk = await signIn(server, "super", 30);
    for (const [number, at] of [
      [101, "2026-10-31T18:59:59.000Z"],
      [102, "2026-10-31T19:00:00.000Z"],
      [103, "2026-11-18T18:59:59.000Z"],
      [104, "2026-11-18T19:00:00.000Z"],
      [105, "2026-11-19T09:00:00.000Z"],
    ] as const) {
      await putIssued(server, { number, center: 30, now: new Date(at) });
    }

    expect((await readToday(desk))?.issuance).toMatchObject({
      collected_today: 2,
      collected_this_month: 4,
      proof_outstanding: 5,
    });
    expect((await readToday(desk, { cutoffdate: "2026-11-18" }))?.issuance).toMatchObject({
      collected_today: 1,
      collected_this_month: 2,
      proof_outstanding: 3,
    });
  });
});

describe("the day", () => {
  test.each([
    ["2026-11-20", "Choose today or an earlier day."],
    ["19/11/2026", "Required format: YYYY-MM-DD"],
    ["2026-02-30", "Required format: YYYY-MM-DD"],
    ["", "Required format: YYYY-MM-DD"],
  ])("%j is refused at its field [CALL-59]", async (cutoffdate, message) => {
    const desk = await signIn(server, "clerk.male", 1);
    for (const id of ["getStatistics", "getServiceStatistics"] as const) {
      expect(await desk.refused(id, { query: { cutoffdate } })).toMatchObject({
        status: 400,
        errors: { cutoffdate: [message] },
      });
    }
  });

  test("is the registry's: just after midnight there it is the next one", async () => {
    server.clock.now = new Date("2026-11-19T19:00:00.000Z");
    const desk = await signIn(server, "clerk.male", 1);

    expect(await readToday(desk)).toMatchObject({ cutoffdate: "2026-11-20" });
  });

  test("before the first record has no figures, and the first one has", async () => {
    const desk = await signIn(server, "clerk.male", 1);
    const { first } = await server.database
      .selectFrom("applications")
      .select((is) => is.fn.min("created_at").as("first"))
      .executeTakeFirstOrThrow();
    const before = "2019-12-31";
    expect(first.getTime()).toBeGreaterThan(new Date(before).getTime());

    expect(await readToday(desk, { cutoffdate: before })).toBeNull();
    expect((await desk.must("getServiceStatistics", { query: { cutoffdate: before } })).service).toBeNull();
    expect(await readToday(desk, { cutoffdate: first.toISOString().slice(0, 10) })).not.toBeNull();
  });

  test("of a centre without any record has zeros", async () => {
    const desk = await signIn(server, "super", 100);

    expect((await readToday(desk))?.dispatch).toEqual({
      open: 0,
      in_transit: 0,
      overdue: 0,
      overdue_cards: 0,
      with_discrepancy: 0,
      missing_cards: 0,
      missing_batches: 0,
      disputed_cards: 0,
      disputed_batches: 0,
    });
  });
});

describe("every centre", () => {
  test("is counted for full access, each batch once", async () => {
    const desk = await signIn(server, "super", 1);
    const all = await readToday(desk, { centers: "all" });
    const { rows } = await listEveryRow(desk, "listSendingBatches", { status: "dispatched" });

    expect(all).not.toHaveProperty("sent");
    expect(all?.dispatch.in_transit).toBeGreaterThanOrEqual(rows.length);
    const { count } = await server.database
      .selectFrom("batches")
      .where("status", "=", "dispatched")
      .select((is) => is.fn.countAll<number>().as("count"))
      .executeTakeFirstOrThrow();
    expect(all?.dispatch.in_transit).toBe(count);
  });

  test("is refused to whoever has no full access", async () => {
    const desk = await signIn(server, "clerk.male", 1);

    expect(await desk.refused("getStatistics", { query: { centers: "all" } })).toMatchObject({ status: 403 });
    expect(await desk.refused("getServiceStatistics", { query: { centers: "all" } })).toMatchObject({
      status: 403,
    });
  });
});

test("to read figures is no look at a person", async () => {
  const desk = await signIn(server, "super", 1);
  const count = async () =>
    Number(
      (
        await server.database
          .selectFrom("audit_events")
          .select((is) => is.fn.countAll<number>().as("count"))
          .executeTakeFirstOrThrow()
      ).count,
    );
  const before = await count();
  await readToday(desk);
  await desk.must("getServiceStatistics");
  await desk.must("getPopulation");

  expect(await count()).toBe(before);
});

test("a batch that is packed counts for its centre alone", async () => {
  const desk = await signIn(server, "clerk.male", 1);
  const before = (await readToday(desk))?.dispatch.open ?? 0;
  await packBatch(desk);

  expect((await readToday(desk))?.dispatch.open).toBe(before + 1);
});
