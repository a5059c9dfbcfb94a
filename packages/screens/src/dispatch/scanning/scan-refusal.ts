import type { RegistryError } from "@id-desk/core";
import { type EarlierDoing, readNameOf } from "../../runtime/writing/read-refusal.ts";

/** The batch that holds a card already, as a refusal tells it. */
export type LinkedBatch = NonNullable<ReturnType<typeof readLinkedBatch>>;

/** Reads from a refusal which batch holds the card; nothing when the server does not say. */
export function readLinkedBatch({ reason, context }: RegistryError) {
  const { batch_id, batch_no, destination_center } = context;
  if (reason !== "already_linked" || typeof batch_no !== "string") return undefined;
  return {
    batchId: readNumber(batch_id),
    batchNo: batch_no,
    /** The centre that it travels to. */
    destination: readNameOf(destination_center),
    destinationId: readNumber((destination_center as { readonly id?: unknown } | null | undefined)?.id),
  };
}

/** Reads from a refusal at which centre the card is; nothing when the server does not say. */
export function readCardCenter({ context }: RegistryError): string | undefined {
  return readNameOf(context.center);
}

/** Reads from a refusal who was faster. */
export function readEarlierDoing({ context }: RegistryError): EarlierDoing {
  const { by, at } = context;
  return {
    by: typeof by === "string" ? by : readNameOf(by),
    at: typeof at === "string" ? at : undefined,
  };
}

/** The name of whoever changed a batch last, as a refusal tells it; nothing when it does not. */
export function readChanger({ context }: RegistryError): string | undefined {
  return readNameOf(context.changed_by);
}

const readNumber = (value: unknown) => (typeof value === "number" ? value : undefined);
