import type { OperationId } from "../client/operation.ts";
import type { RegistryClient } from "../client/registry-client.ts";
import type { ChunkOptions } from "./send-in-chunks.ts";
import { usualUploadPace } from "./upload-limits.ts";

/** What sending a file takes. */
export interface UploadFileOptions extends Partial<ChunkOptions> {
  /** Stops it; with the same memory it goes on later where it was. */
  readonly signal?: AbortSignal | undefined;
}

/**
 * Sends a file in chunks over a link that may be cut, and gives the id by which a call takes it. What does so is
 * loaded when it is first needed. Rejects with a `RegistryError`, or with the caller's own abort.
 */
export function uploadFile(
  client: Pick<RegistryClient, "carry">,
  operation: OperationId,
  file: Blob,
  { signal, ...options }: UploadFileOptions = {},
): Promise<string> {
  return client.carry(
    operation,
    async (carrier) => {
      const { sendInChunks } = await import("./send-in-chunks.ts");
      return sendInChunks(file, carrier, { ...usualUploadPace, memory: {}, ...options });
    },
    { isSilent: true, ...(signal && { signal }) },
  );
}
