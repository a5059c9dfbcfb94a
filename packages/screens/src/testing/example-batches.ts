import { type BatchStatus, type BatchSummary, type Center, type Extension, todayIn } from "@id-desk/core";
import { createBatchSummary, type FakeReply, headOffice, islandCenter, reply } from "@id-desk/core/testing";

const clerks = [
  { username: "clerk.male", fullname: "Aishath Shareef" },
  { username: "clerk.huda", fullname: "Hassan Manik" },
];

const islands: readonly Center[] = [
  islandCenter,
  {
    id: 9,
    name: "S. Hithadhoo City Centre",
    atoll: "Seenu",
    island: "Hithadhoo",
    kind: "atoll centre",
    island_dv: "ހިތަދޫ",
    atoll_dv: "ސ. އައްޑޫ އަތޮޅު",
    atoll_code: "S",
  },
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
        ...(missing_count > 0 && { oldest_missing_at: daysAgo(index * 5 + 9) }),
        received_count: cards_count - missing_count - disputed_count,
        has_discrepancy: missing_count > 0,
        ready_sms_sent_at: index % 2 === 0 ? daysAgo(index) : null,
      }),
      ...(status === "cancelled" && { cancelled_by: clerk, cancelled_at: daysAgo(index) }),
    });
  });
}

/** What a list's server can beyond the specification. */
interface ListServer {
  /** The words in which it tells so; none by default. */
  readonly extensions?: readonly Extension[];
}

/** Answers a list call as a registry does: narrowed by status, centre, number and days, one page of it. */
export function serveBatches(
  batches: readonly BatchSummary[],
  { extensions = [] }: ListServer = {},
): (call: { readonly query: Readonly<Record<string, string>> }) => FakeReply<"listSendingBatches"> {
  return ({ query }) => {
    const { status = "all", center, batch_no, has_discrepancy } = query;
    const { created_from = "", created_to = "9999" } = query;
    const known = batches.filter(
      ({ origin_center, destination_center, created_at, ...batch }) =>
        (!center || [origin_center.id, destination_center.id].includes(Number(center))) &&
        (!batch_no || batch.batch_no === batch_no) &&
        todayIn("Indian/Maldives", new Date(created_at)) >= created_from &&
        todayIn("Indian/Maldives", new Date(created_at)) <= created_to,
    );
    const found = known.filter(
      (batch) => (status === "all" || batch.status === status) && (!has_discrepancy || batch.has_discrepancy),
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
        ...(extensions.includes("tab_counts") && { counts: countBatches(known) }),
      },
      ...(extensions.length > 0 && { extensions: [...extensions] }),
    });
  };
}

function countBatches(batches: readonly BatchSummary[]) {
  const countOf = (word: BatchStatus) => batches.filter(({ status }) => status === word).length;
  return {
    open: countOf("open"),
    dispatched: countOf("dispatched"),
    receiving: countOf("receiving"),
    received: countOf("received"),
    cancelled: countOf("cancelled"),
    discrepancy: batches.filter(({ has_discrepancy }) => has_discrepancy).length,
  };
}
