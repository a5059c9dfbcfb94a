import type { RegistryError } from "@id-desk/core";

/** The batch that holds a card already, as a refusal tells it. */
export interface LinkedBatch {
  readonly batchId: number | undefined;
  readonly batchNo: string;
  /** The name of the centre that the batch travels to. */
  readonly destination: string | undefined;
  /** That centre's id. */
  readonly destinationId: number | undefined;
}

/** Reads from a refusal which batch holds the card; nothing when the server does not say. */
export function readLinkedBatch({ reason, context }: RegistryError): LinkedBatch | undefined {
  const { batch_id, batch_no, destination_center } = context;
  if (reason !== "already_linked" || typeof batch_no !== "string") return undefined;
  return {
    batchId: typeof batch_id === "number" ? batch_id : undefined,
    batchNo: batch_no,
    destination: readName(destination_center),
    destinationId: readId(destination_center),
  };
}

/** Reads from a refusal of a whole batch which one it is; nothing when the server does not say. */
export function readRefusedBatch({ context }: RegistryError): string | undefined {
  return typeof context.batch_no === "string" ? context.batch_no : undefined;
}

/** Reads from a refusal at which centre the card is; nothing when the server does not say. */
export function readCardCenter({ context }: RegistryError): string | undefined {
  return readName(context.center);
}

/** Who had done before what was tried, and when. */
export interface EarlierDoing {
  readonly by: string | undefined;
  readonly at: string | undefined;
}

/** Reads from a refusal who was faster. */
export function readEarlierDoing({ context }: RegistryError): EarlierDoing {
  const { by, at } = context;
  return {
    by: typeof by === "string" ? by : readName(by),
    at: typeof at === "string" ? at : undefined,
  };
}

/** Who changed a batch since it was shown, and when; nothing when a refusal is about something else. */
export function readStaleChange({ serverCode, context }: RegistryError): EarlierDoing | undefined {
  if (serverCode !== "stale_version") return undefined;
  const { changed_by, changed_at } = context;
  return { by: readName(changed_by), at: typeof changed_at === "string" ? changed_at : undefined };
}

/** The name of whoever changed a batch last, as a refusal tells it; nothing when it does not. */
export function readChanger({ context }: RegistryError): string | undefined {
  return readName(context.changed_by);
}

/** What a refusal says: the sentences about its fields where it has no words of its own. */
export function readRefusalText({ message, reason, serverCode, fields }: RegistryError): string {
  const sentences = Object.values(fields).flat();
  return reason || serverCode || sentences.length === 0 ? message : sentences.join(" ");
}

function readId(value: unknown): number | undefined {
  const { id } = (value ?? {}) as { readonly id?: unknown };
  return typeof id === "number" ? id : undefined;
}

function readName(value: unknown): string | undefined {
  if (typeof value !== "object" || value === null) return undefined;
  const { name, fullname } = value as { readonly name?: unknown; readonly fullname?: unknown };
  if (typeof name === "string") return name;
  return typeof fullname === "string" ? fullname : undefined;
}
