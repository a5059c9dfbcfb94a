import type { components } from "../contract/registry.gen.d.ts";
import type { Desk } from "./desk.ts";

type Batch = components["schemas"]["Batch"];

/** The serial number that ends in this number. */
export const serialOf = (number: number) => `SN${String(number).padStart(7, "0")}`;

/** Which cards to pack, and where for. */
export interface Packing {
  readonly to?: number;
  /** The number of the first card; 101 to 700 are free at DNR Head Office. */
  readonly first?: number;
  readonly count?: number;
}

/** Opens a batch at the desk's centre and adds cards to it. */
export async function packBatch(
  desk: Desk,
  { to = 6, first = 101, count = 2 }: Packing = {},
): Promise<Batch> {
  const { batch } = await desk.must("createBatch", { body: { destination_center_id: to } });
  for (let number = first; number < first + count; number++) {
    await desk.must("addCard", { path: { batchId: batch.id }, body: { serial_number: serialOf(number) } });
  }
  return (await desk.must("getSendingBatch", { path: { id: batch.id } })).batch;
}

/** Packs a batch and sends it on its way. */
export async function sendBatch(desk: Desk, packing?: Packing): Promise<Batch> {
  const { id } = await packBatch(desk, packing);
  return (await desk.must("dispatchBatch", { path: { batchId: id }, body: {} })).batch;
}

/** Where a card of a batch is called, and what its receipt carries. */
export function receiptOf(batch: Batch, place: number) {
  const card = batch.cards[place];
  if (!card) throw new Error(`The batch has no card at place ${place}.`);
  return {
    path: { batchId: batch.id, cardId: card.id },
    body: { data: { serial_number: card.serial_number } },
  };
}
