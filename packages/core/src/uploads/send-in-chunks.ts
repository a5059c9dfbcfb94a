import { DetailedError, type HttpRequest, Upload } from "tus-js-client";
import type { Carrier } from "../client/registry-client.ts";
import { createFetchStack } from "./fetch-stack.ts";
import type { UploadPace } from "./upload-limits.ts";

/** What an upload remembers between its tries, so that it goes on where it was. */
export interface UploadMemory {
  /** Where the server keeps what has arrived. */
  url?: string;
}

/** What a transfer in chunks works with. */
export interface ChunkOptions extends Pick<UploadPace, "chunkBytes" | "retryDelays"> {
  /** Kept between the tries of one file, so that it goes on where it was. */
  readonly memory: UploadMemory;
  /** Told how many bytes have been sent. */
  readonly onProgress?: ((bytes: number) => void) | undefined;
  /** Told when a chunk is tried again, and when it goes on. */
  readonly onRetry?: ((isRetrying: boolean) => void) | undefined;
}

const uploadIdOf = (url: string) =>
  decodeURIComponent(new URL(url, "http://server.test").pathname.split("/").at(-1) ?? "");

/** Statuses after which the same chunk may well be taken: the server was busy, or something before it was. */
const passing = [408, 409, 423, 425, 429, 500, 502, 503, 504];

/**
 * Sends a file in chunks by the tus protocol, 1.0.0, and gives the upload's id. A chunk that fails is tried again after
 * the waits; rejects after the last, and goes on where it was when it is called with the same memory.
 */
export function sendInChunks(file: Blob, carrier: Carrier, options: ChunkOptions): Promise<string> {
  const { baseUrl, credentials, fetch, signal, createHeaders, readFailure } = carrier;
  const { memory, chunkBytes, retryDelays, onProgress, onRetry } = options;
  const arrived = Promise.withResolvers<string>();
  const upload = new Upload(file, {
    // Whole, because a server may answer where an upload is beside that.
    endpoint: new URL(`${baseUrl}/uploads`, globalThis.location?.href).href,
    uploadUrl: memory.url ?? null,
    chunkSize: chunkBytes,
    retryDelays: [...retryDelays],
    // A name may be somebody's: the server names what it keeps.
    metadata: { filetype: file.type },
    // Where an upload stands is kept in memory alone.
    storeFingerprintForResuming: false,
    // The same wherever it runs: a browser's, a worker's and a test's files are all blobs.
    fileReader: { openFile: async (blob: Blob) => createSource(blob) },
    ...(fetch && { httpStack: createFetchStack(carrier, fetch) }),
    onBeforeRequest: (request) => {
      for (const [name, value] of Object.entries(createHeaders())) request.setHeader(name, value);
      sendCookies(request, credentials);
    },
    onUploadUrlAvailable: () => {
      if (upload.url) memory.url = upload.url;
    },
    onProgress: (bytes) => {
      onRetry?.(false);
      onProgress?.(bytes);
    },
    onShouldRetry: ({ originalResponse }) => {
      const status = originalResponse?.getStatus() ?? 0;
      const isRetried = status === 0 || passing.includes(status);
      if (isRetried) onRetry?.(true);
      return isRetried;
    },
    onSuccess: () => arrived.resolve(uploadIdOf(upload.url ?? "")),
    onError: (error) => {
      const answer = error instanceof DetailedError ? error.originalResponse : null;
      // What the server no longer has is begun anew.
      if ([404, 410].includes(answer?.getStatus() ?? 0)) delete memory.url;
      arrived.reject(
        answer && answer.getStatus() > 0
          ? readFailure({
              status: answer.getStatus(),
              body: answer.getBody(),
              headers: { get: (name) => answer.getHeader(name) ?? null },
            })
          : new Error("The link to the server was cut."),
      );
    },
  });
  const stop = () => {
    void upload.abort();
    arrived.reject(signal.reason);
  };
  if (signal.aborted) stop();
  else {
    signal.addEventListener("abort", stop, { once: true });
    upload.start();
  }
  return arrived.promise.finally(() => signal.removeEventListener("abort", stop));
}

const createSource = (blob: Blob) => ({
  size: blob.size,
  slice: async (start: number, end: number) => ({ value: blob.slice(start, end), done: end >= blob.size }),
  close: () => undefined,
});

function sendCookies(request: HttpRequest, credentials: RequestCredentials): void {
  const underlying: unknown = request.getUnderlyingObject();
  if (typeof XMLHttpRequest !== "undefined" && underlying instanceof XMLHttpRequest) {
    underlying.withCredentials = credentials === "include";
  }
}
