import { describe, expect, test } from "vitest";
import { readRegistryDay } from "../../domain/registry-day.ts";
import { signIn } from "../../testing/desk.ts";
import { testStart, useTestServer } from "../../testing/test-server.ts";

const server = useTestServer();
const day = 86_400_000;

/** The days of a week that begins on a Sunday, up to today. */
const isIn = (from: string, at: Date | null) => {
  if (at === null) return false;
  const on = readRegistryDay(at);
  const next = new Date(new Date(from).getTime() + 7 * day).toISOString().slice(0, 10);
  return on >= from && on < next;
};

/** So many of a hundred took at most so many days. */
function readPercentile(days: readonly number[], percent: number): number | null {
  const sorted = [...days].sort((a, b) => a - b);
  return sorted[Math.max(0, Math.ceil((sorted.length * percent) / 100) - 1)] ?? null;
}

const daysBetween = (from: Date, to: Date) =>
  (new Date(readRegistryDay(to)).getTime() - new Date(readRegistryDay(from)).getTime()) / day;

async function readRows() {
  const { database } = server;
  return {
    applications: await database.selectFrom("applications").selectAll().execute(),
    batches: await database.selectFrom("batches").selectAll().execute(),
    lines: await database.selectFrom("batch_cards").selectAll().execute(),
    issuances: await database
      .selectFrom("issuances as i")
      .innerJoin("cards as k", "k.id", "i.card_id")
      .select(["i.center_id", "i.issued_at", "k.application_no"])
      .where("i.issued_at", "is not", null)
      .execute(),
  };
}

/** Counts one period at one centre from the rows themselves. */
function recount(
  { applications, batches, lines, issuances }: Awaited<ReturnType<typeof readRows>>,
  isWithin: (at: Date | null) => boolean,
  isHere: (centerId: number | null) => boolean,
) {
  const handedOver = issuances.filter(({ center_id, issued_at }) => isHere(center_id) && isWithin(issued_at));
  const days = handedOver.flatMap(({ application_no, issued_at }) => {
    const submitted = applications.find((each) => each.application_no === application_no)?.submitted_at;
    return submitted && issued_at ? [Math.max(0, daysBetween(submitted, issued_at))] : [];
  });
  const batchOf = (id: number) => batches.find((batch) => batch.id === id);
  return {
    submitted: applications.filter(
      (each) => isWithin(each.submitted_at) && isHere(each.created_center_id ?? each.collection_center_id),
    ).length,
    sent: lines.filter(({ batch_id, line_status }) => {
      const batch = batchOf(batch_id);
      return (
        batch && line_status !== "removed" && isHere(batch.origin_center_id) && isWithin(batch.dispatched_at)
      );
    }).length,
    received: lines.filter(
      ({ batch_id, line_status, resolved_at }) =>
        line_status === "received" &&
        isWithin(resolved_at) &&
        isHere(batchOf(batch_id)?.destination_center_id ?? null),
    ).length,
    handed_over: handedOver.length,
    median_days: readPercentile(days, 50),
    p90_days: readPercentile(days, 90),
  };
}

describe("the figures of the service", () => {
  test.each([
    ["clerk.male", 1],
    ["clerk.hdh", 6],
  ] as const)("recounted from the rows agree, for %s at centre %i", async (user, center) => {
    const desk = await signIn(server, user, center);
    const { service } = await desk.must("getServiceStatistics");
    const rows = await readRows();

    expect(service?.weeks.map(({ from }) => from)).toEqual(
      Array.from({ length: 13 }, (_, index) =>
        new Date(new Date("2026-11-15").getTime() - (12 - index) * 7 * day).toISOString().slice(0, 10),
      ),
    );
    for (const { from, ...figures } of service?.weeks ?? []) {
      const counted = recount(
        rows,
        (at) => isIn(from, at),
        (id) => id === center,
      );
      expect(figures, from).toEqual(counted);
    }
    expect(service?.centers.map((each) => each.center.id)).toEqual([center]);
    const { center: _, ...own } = service?.centers[0] ?? expect.fail("The centre is not there.");
    expect(service?.whole).toEqual(own);
    if (center === 1) expect(service?.weeks.at(-1)?.median_days).toBeGreaterThan(0);
  });

  test("of all centres are those of each, most hand-overs first", async () => {
    const desk = await signIn(server, "super", 1);
    const { service } = await desk.must("getServiceStatistics", { query: { centers: "all" } });
    const rows = await readRows();
    const from = "2026-08-23";
    const isWithin = (at: Date | null) => at !== null && readRegistryDay(at) >= from && at <= testStart;

    expect(service?.weeks[0]?.from).toBe(from);
    expect(service?.whole).toEqual(recount(rows, isWithin, () => true));
    for (const { center, ...figures } of service?.centers ?? []) {
      expect(figures, center.name).toEqual(recount(rows, isWithin, (id) => id === center.id));
    }
    for (const figure of ["submitted", "sent", "received", "handed_over"] as const) {
      const sum = (of: readonly Readonly<Record<typeof figure, number>>[]) =>
        of.reduce((all, each) => all + each[figure], 0);
      expect(sum(service?.centers ?? []), figure).toBe(sum(service?.weeks ?? []));
    }
    const most = service?.centers.map((each) => each.handed_over) ?? [];
    expect(most).toEqual([...most].sort((a, b) => b - a));
    expect(most.length).toBeGreaterThan(2);
  });

  test("of a past day end with it", async () => {
    const desk = await signIn(server, "clerk.male", 1);
    const { service } = await desk.must("getServiceStatistics", { query: { cutoffdate: "2026-11-14" } });
    const rows = await readRows();

    expect(service?.weeks.at(-1)).toEqual({
      from: "2026-11-08",
      ...recount(
        rows,
        (at) => isIn("2026-11-08", at),
        (id) => id === 1,
      ),
    });
  });
});
