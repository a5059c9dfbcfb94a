import { readFileSync } from "node:fs";
import type { BatchStatus } from "@id-desk/core";
import {
  createAgeGroups,
  createAges,
  createBatchSummary,
  createFakeRegistry,
  createPopulation,
  createServiceStatistics,
  createSessionAnswer,
  createStatistics,
  type FakeRegistry,
  headOffice,
  refuse,
  reply,
} from "@id-desk/core/testing";

/** A centre as the demonstration data has it. */
interface SeedCenter {
  readonly id: number;
  readonly name: string;
  readonly kind: string;
  readonly parent_id: number | null;
  readonly atoll: string | null;
  readonly island: string | null;
}

interface CenterNode extends Omit<SeedCenter, "parent_id"> {
  readonly children: CenterNode[];
}

/** What waits at the centre: the dashboard's figures, under the words of their tiles. */
export const waiting = {
  "Batches to receive": 14,
  "Receipts in progress": 2,
  "Open batches": 1204,
  "Batches with a discrepancy": 37,
};

const seedFile = new URL("../../../apps/reference-api/src/database/seed/data/centres.json", import.meta.url);
const { items: centers } = JSON.parse(readFileSync(seedFile, "utf8")) as { items: SeedCenter[] };

const meta = { page: 1, per_page: 25, total: 0, last_page: 1 };
const as_of = new Date().toISOString();

/** A registry that answers at once, the same to every page: nobody is signed in before the sign-in. */
export function createBenchRegistry(): FakeRegistry {
  return createFakeRegistry(
    {
      getUser: () => refuse("Unauthenticated.", { status: 401 }),
      login: () => reply(200, createSessionAnswer()),
      listCenterHierarchy: () => reply(200, { centers: listBelow(null) }),
      listSendingBatches: ({ query }) => answerBatches("open", waiting["Open batches"], query),
      listReceivingBatches: ({ query }) => {
        const { status } = query;
        if (status === "receiving") return answerBatches(status, waiting["Receipts in progress"], query);
        if (status === "dispatched") return answerBatches(status, waiting["Batches to receive"], query);
        return answerBatches("received", waiting["Batches with a discrepancy"], query);
      },
      // What stands below the tiles; the pages by hand have nothing there.
      listCenterApplications: () => reply(200, { applications: [], meta }),
      listIssuances: () => reply(200, { issuances: [], meta }),
      getStatistics: () => reply(200, { statistics: createStatistics() }),
      getServiceStatistics: () => reply(200, { service: createServiceStatistics() }),
      getPopulation: () => reply(200, { population: createPopulation(), as_of }),
      getPopulationByAge: () => reply(200, { ages: createAges(), as_of }),
      getPopulationByAgeGroup: () => reply(200, { age_groups: createAgeGroups(), as_of }),
    },
    // Every answer counts here: one that a page needs and that is not above fails the bench.
    { examples: { getHealth: () => reply(200, { status: "ok" }) } },
  );
}

function listBelow(parent: number | null): CenterNode[] {
  return centers
    .filter(({ parent_id }) => parent_id === parent)
    .map(({ id, name, kind, atoll, island }) => ({ id, name, kind, atoll, island, children: listBelow(id) }));
}

/** One page of batches, the newest first. */
function answerBatches(status: BatchStatus, total: number, query: Readonly<Record<string, string>>) {
  const [page, per_page] = [Number(query.page ?? 1), Number(query.per_page ?? 25)];
  const batches = Array.from({ length: Math.min(per_page, total) }, (_, index) => {
    const id = total - (page - 1) * per_page - index;
    const { kind, parent_id, ...center } = centers[1 + (id % (centers.length - 1))] ?? {
      ...headOffice,
      kind: "",
      parent_id: null,
    };
    return createBatchSummary({
      id,
      batch_no: `DB-2026-${String(id).padStart(6, "0")}`,
      status,
      name: index % 2 === 0 ? `${center.island} ${index + 1}` : null,
      destination_center: { ...center, kind },
      cards_count: 12 + ((index * 17) % 60),
      has_discrepancy: status === "received",
    });
  });
  const last_page = Math.max(1, Math.ceil(total / per_page));
  return reply(200, { batches, meta: { page, per_page, total, last_page } });
}
