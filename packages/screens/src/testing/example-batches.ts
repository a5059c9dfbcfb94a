import type { BatchStatus, BatchSummary, Center } from "@id-desk/core";
import { createBatchSummary, type FakeReply, headOffice, islandCenter, reply } from "@id-desk/core/testing";

const clerks = [
  { username: "clerk.male", fullname: "Aishath Shareef" },
  { username: "clerk.huda", fullname: "Hassan Manik" },
];

const islands: readonly Center[] = [
  islandCenter,
  { id: 9, name: "S. Hithadhoo City Centre", atoll: "Seenu", island: "Hithadhoo", kind: "atoll centre" },
  { id: 14, name: "L. Fonadhoo Council", atoll: "Laamu", island: "Fonadhoo", kind: "collection point" },
];

/** Centres as the hierarchy brings them: two islands below the head office. */
export const exampleCenters = [
  { ...headOffice, children: islands.map((center) => ({ ...center, children: [] })) },
];

/** The moment some days ago, for journeys that are counted until today. */
export function daysAgo(days: number): string {
  return new Date(Date.now() - days * 86_400_000).toISOString();
}

/**
 * Batches of one status between the head office and the islands, newest first. What a status brings with it
 * (dates, names, counts) is there.
 */
export function createExampleBatches(
  count: number,
  status: BatchStatus,
  {
    firstId = 100,
    side = "sending",
  }: { readonly firstId?: number; readonly side?: "sending" | "receiving" } = {},
): BatchSummary[] {
  return Array.from({ length: count }, (_, index) => {
    const id = firstId + count - index;
    const island = islands[index % islands.length] ?? islandCenter;
    const clerk = clerks[index % clerks.length] ?? null;
    const cards_count = 12 + ((index * 17) % 60);
    const hasLeft = status !== "open" && status !== "cancelled";
    const isChecked = status === "received";
    const missing_count = isChecked && index % 3 === 1 ? 2 : 0;
    const disputed_count = isChecked && index % 3 === 1 ? 1 : 0;
    return createBatchSummary({
      id,
      batch_no: `DB-2026-${String(id).padStart(6, "0")}`,
      status,
      name: index % 2 === 0 ? `${island.island} ${index + 1}` : null,
      ...(side === "sending"
        ? { origin_center: headOffice, destination_center: island }
        : { origin_center: island, destination_center: headOffice }),
      cards_count,
      created_by: clerk ?? { username: "", fullname: "" },
      created_at: daysAgo(index * 2 + 1),
      ...(hasLeft && { dispatched_by: clerk, dispatched_at: daysAgo(index * 2 + 1) }),
      ...(status === "receiving" && { received_count: Math.floor(cards_count / 3) }),
      ...(isChecked && {
        received_by: clerk,
        received_at: daysAgo(index),
        missing_count,
        disputed_count,
        received_count: cards_count - missing_count - disputed_count,
        has_discrepancy: missing_count > 0,
        ready_sms_sent_at: index % 2 === 0 ? daysAgo(index) : null,
      }),
      ...(status === "cancelled" && { cancelled_by: clerk, cancelled_at: daysAgo(index) }),
    });
  });
}

/** Answers a list call as a registry does: narrowed by status, centre and number, one page of it. */
export function serveBatches(
  batches: readonly BatchSummary[],
): (call: { readonly query: Readonly<Record<string, string>> }) => FakeReply<"listSendingBatches"> {
  return ({ query }) => {
    const { status = "all", center, batch_no, has_discrepancy } = query;
    const found = batches.filter(
      (batch) =>
        (status === "all" || batch.status === status) &&
        (!center || [batch.origin_center.id, batch.destination_center.id].includes(Number(center))) &&
        (!batch_no || batch.batch_no === batch_no) &&
        (!has_discrepancy || batch.has_discrepancy),
    );
    const page = Number(query.page ?? 1);
    const per_page = Number(query.per_page ?? 25);
    return reply(200, {
      batches: found.slice((page - 1) * per_page, page * per_page),
      meta: {
        page,
        per_page,
        total: found.length,
        last_page: Math.max(1, Math.ceil(found.length / per_page)),
      },
    });
  };
}
