import { isRegistryError, type LocatedBatch } from "@id-desk/core";
import type { Destination } from "../runtime/frame/destination.ts";
import type { useRegistry } from "../runtime/registry/registry-context.ts";

/** With what a question to the registry is given up. */
export type Ask = { readonly signal: AbortSignal };

/** Asks the registry. */
export type Client = ReturnType<typeof useRegistry>["client"];

/** Gives nothing where the registry does not know it, or cannot be asked that way. */
export async function orNothing<Answer>(answer: Promise<Answer>): Promise<Answer | undefined> {
  try {
    return await answer;
  } catch (error) {
    if (isRegistryError(error) && (error.status === 404 || error.status === 400)) return undefined;
    throw error;
  }
}

/** The page of the batch with this number, on whichever side of its journey the session's centre is. */
export async function findBatch(
  client: Client,
  batchNo: string,
  { signal }: Ask,
): Promise<Destination | undefined> {
  for (const [list, screen] of [
    ["listReceivingBatches", "DispatchReceivingBatch"],
    ["listSendingBatches", "DispatchSendingBatch"],
  ] as const) {
    const query = { batch_no: batchNo, status: "all", per_page: 10 } as const;
    const answer = await orNothing(client.request(list, { query, signal, isSilent: true }));
    // A server that does not know the filter answers with any batches.
    const found = answer?.batches.find(({ batch_no }) => batch_no === batchNo);
    if (found) return { screen, params: { batchId: found.id } };
  }
  return undefined;
}

/** The batch that holds a card, and its page where this centre is on one of its sides. */
export async function findBatchOfCard(
  client: Client,
  serialNumber: string,
  ask: Ask,
): Promise<{ readonly batch: LocatedBatch | undefined; readonly destination: Destination | undefined }> {
  const query = { serial_number: serialNumber };
  const answer = await orNothing(client.request("locateCard", { query, signal: ask.signal, isSilent: true }));
  const batch = answer?.batch ?? undefined;
  return { batch, destination: batch && (await findBatch(client, batch.batch_no, ask)) };
}
