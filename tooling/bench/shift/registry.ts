import type { Batch } from "@id-desk/core";
import {
  createBatch,
  createFakeRegistry,
  createSessionAnswer,
  type FakeHandlers,
  type FakeRegistry,
  headOffice,
  islandCenter,
  reply,
} from "@id-desk/core/testing";
import { listExtensions } from "../../../apps/reference-api/src/domain/extensions.ts";
import { createBatchServer, createCards } from "../../../packages/screens/src/testing/batch-server.ts";

/** What is done in a shift: batches that are packed, and packets that are checked. */
export interface ShiftWork {
  readonly packed: readonly Batch[];
  readonly checked: readonly Batch[];
}

/** As many empty batches, and as many packets of so many cards. */
export function planShift(batches: number, packets: number, cards: number): ShiftWork {
  const number = (id: number) => ({ id, batch_no: `DB-2026-${String(id).padStart(6, "0")}` });
  return {
    packed: Array.from({ length: batches }, (_, place) => createBatch({ ...number(place + 1), cards: [] })),
    checked: Array.from({ length: packets }, (_, place) =>
      createBatch({
        ...number(1000 + place),
        status: "dispatched",
        origin_center: islandCenter,
        destination_center: headOffice,
        seal_no: `S-${1000 + place}`,
        expected_count: cards,
        cards: createCards(cards, { line_status: "in_transit" }),
      }),
    ),
  };
}

const calls = ["getSendingBatch", "addCard", "getReceivingBatch", "receiveCard", "listBatchChanges"] as const;

const extensions = listExtensions({ readPhoto: true });

/** A registry that holds the work of a shift, can all extensions and answers at once; somebody is signed in. */
export function createShiftRegistry({ packed, checked }: ShiftWork): FakeRegistry {
  const servers = new Map(
    [...packed, ...checked].map((batch) => [batch.id, createBatchServer(batch, { extensions })]),
  );
  const list = (batches: readonly Batch[]) => () =>
    reply(200, {
      batches: batches.map(({ id }) => servers.get(id)?.batch ?? createBatch({ id })),
      meta: { page: 1, per_page: 100, total: batches.length, last_page: 1 },
      extensions,
    });
  const ofBatch = Object.fromEntries(
    calls.map((name) => [
      name,
      (call: { readonly path: { readonly id?: string; readonly batchId?: string } }) => {
        const handler = servers.get(Number(call.path.id ?? call.path.batchId))?.handlers[name];
        if (!handler) throw new Error("A batch was asked for that is not part of the shift.");
        return (handler as (given: typeof call) => unknown)(call);
      },
    ]),
  ) as FakeHandlers;
  return createFakeRegistry(
    {
      ...ofBatch,
      getUser: () => reply(200, createSessionAnswer()),
      listCenterHierarchy: () => reply(200, { centers: [] }),
      listSendingBatches: list(packed),
      listReceivingBatches: list(checked),
    },
    { examples: { getHealth: () => reply(200, { status: "ok" }) } },
  );
}
