/** How a server of chunks fails. */
export interface ChunkServerOptions {
  /** The numbers, from 1, of the requests that are cut before they arrive. */
  readonly cutAt?: readonly number[];
  /** What it answers in place of everything. */
  readonly refusal?: { readonly status: number; readonly message: string };
  /** From the request after this number on it never answers. */
  readonly silentAfter?: number;
}

/** A server in memory that takes files by the tus protocol. */
export interface ChunkServer {
  fetch(request: Request): Promise<Response>;
  /** Every request that was made, also those that were cut. */
  readonly requests: readonly Request[];
  /** The sizes of the chunks that have arrived. */
  readonly chunks: readonly number[];
  /** What has arrived of an upload. */
  read(id: string): Promise<Uint8Array>;
  /** Cuts nothing any more. */
  heal(): void;
  /** Fulfilled once it has ceased to answer. */
  readonly fallenSilent: Promise<void>;
}

/** Creates a server that takes files in chunks, for tests of what sends them. */
export function createChunkServer({
  cutAt = [],
  refusal,
  silentAfter,
}: ChunkServerOptions = {}): ChunkServer {
  const requests: Request[] = [];
  const chunks: number[] = [];
  const uploads = new Map<string, Blob>();
  const silence = Promise.withResolvers<void>();
  let cuts = [...cutAt];

  async function answer(request: Request): Promise<Response> {
    const id = new URL(request.url).pathname.split("/").at(-1) ?? "";
    const kept = uploads.get(id);
    if (request.method === "POST") {
      const name = `upload-${uploads.size + 1}`;
      uploads.set(name, new Blob());
      return new Response(null, {
        status: 201,
        headers: { Location: `uploads/${name}`, "Tus-Resumable": "1.0.0" },
      });
    }
    if (!kept) return new Response(null, { status: 404 });
    if (request.method === "HEAD") return new Response(null, { headers: offset(kept) });
    const chunk = await request.blob();
    if (Number(request.headers.get("Upload-Offset")) !== kept.size)
      return new Response(null, { status: 409 });
    chunks.push(chunk.size);
    const grown = new Blob([kept, chunk]);
    uploads.set(id, grown);
    return new Response(null, { status: 204, headers: offset(grown) });
  }

  return {
    requests,
    chunks,
    fallenSilent: silence.promise,
    async fetch(request) {
      requests.push(request);
      if (refusal) return Response.json({ message: refusal.message }, { status: refusal.status });
      if (silentAfter !== undefined && requests.length > silentAfter) {
        silence.resolve();
        return new Promise((_, reject) =>
          request.signal.addEventListener("abort", () => reject(new Error("stopped"))),
        );
      }
      if (cuts.includes(requests.length)) throw new TypeError("The link was cut.");
      return answer(request);
    },
    read: async (id) => new Uint8Array(await (uploads.get(id) ?? new Blob()).arrayBuffer()),
    heal() {
      cuts = [];
    },
  };
}

const offset = ({ size }: Blob) => ({
  "Upload-Offset": String(size),
  "Upload-Length": "1000",
  "Tus-Resumable": "1.0.0",
});
