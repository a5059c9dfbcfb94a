import { describe, expect, test } from "vitest";
import { createRegistryClient } from "../client/registry-client.ts";
import { createSessionAnswer } from "../testing/examples.ts";
import { type ChunkServer, createChunkServer } from "./chunk-server.ts";
import type { UploadMemory } from "./send-in-chunks.ts";
import { type UploadFileOptions, uploadFile } from "./upload-file.ts";

const file = new Blob([Uint8Array.from({ length: 1000 }, (_, index) => index % 251)], {
  type: "application/pdf",
});
const bytesOf = async (blob: Blob) => new Uint8Array(await blob.arrayBuffer());
const { user, center, _csrf: csrf } = createSessionAnswer();
const quick = { chunkBytes: 300, retryDelays: [0, 0, 0] };

function createDesk(server: ChunkServer) {
  const client = createRegistryClient({ baseUrl: "http://registry.test/api", fetch: server.fetch });
  client.session.set({ user, center, csrf });
  const send = (options: UploadFileOptions = {}) =>
    uploadFile(client, "addIssuanceDocument", file, { ...quick, ...options });
  return { client, send };
}

describe("A file sent in chunks", () => {
  test("arrives byte for byte, in chunks of the size that is asked for [LOOK-06]", async () => {
    const server = createChunkServer();
    const { send } = createDesk(server);
    const progress: number[] = [];
    const id = await send({ onProgress: (bytes) => progress.push(bytes) });
    expect(await server.read(id)).toEqual(await bytesOf(file));
    expect(server.chunks).toEqual([300, 300, 300, 100]);
    expect(progress.at(-1)).toBe(1000);
  });

  test("proves with every request whose it is, and tells no name", async () => {
    const server = createChunkServer();
    await createDesk(server).send();
    expect(server.requests.length).toBeGreaterThan(4);
    for (const { headers } of server.requests) {
      expect([headers.get("X-CSRF-Token"), headers.get("X-Center-Id")]).toEqual([
        createSessionAnswer()._csrf,
        String(createSessionAnswer().center?.id),
      ]);
    }
    expect(server.requests[0]?.headers.get("Upload-Metadata")).toBe(`filetype ${btoa("application/pdf")}`);
  });

  test("is tried again where the link was cut, and nothing is sent twice that has arrived [LOOK-06]", async () => {
    const server = createChunkServer({ cutAt: [2, 5, 8, 11] });
    const { send } = createDesk(server);
    const told: boolean[] = [];
    const id = await send({ onRetry: (isRetrying) => told.push(isRetrying) });
    expect(await server.read(id)).toEqual(await bytesOf(file));
    expect(told.filter(Boolean)).toHaveLength(4);
    expect(told.at(-1)).toBe(false);
  });

  test("fails in words for staff when the waits are used up, and goes on later where it was", async () => {
    const server = createChunkServer({ cutAt: [3, 4, 5, 6, 7, 8, 9, 10] });
    const { send } = createDesk(server);
    const memory: UploadMemory = {};
    await expect(send({ memory })).rejects.toMatchObject({
      code: "network",
      operation: "addIssuanceDocument",
    });
    const before = server.chunks.length;
    expect(before).toBeGreaterThan(0);
    server.heal();
    const id = await send({ memory });
    expect(await server.read(id)).toEqual(await bytesOf(file));
    expect(server.chunks.reduce((sum, size) => sum + size)).toBe(1000);
  });

  test("is begun anew where the server has given up what had arrived", async () => {
    const server = createChunkServer();
    const { send } = createDesk(server);
    const memory: UploadMemory = { url: "http://registry.test/api/uploads/gone" };
    const id = await send({ memory });
    expect(await server.read(id)).toEqual(await bytesOf(file));
  });

  test("is not tried again when the server refuses it; its words are told", async () => {
    const server = createChunkServer({ refusal: { status: 413, message: "The file is larger than 50 MB." } });
    await expect(createDesk(server).send()).rejects.toMatchObject({
      code: "validation",
      message: "The file is larger than 50 MB.",
    });
    expect(server.requests).toHaveLength(1);
  });

  test("ends the session where nobody is signed in any more", async () => {
    const server = createChunkServer({ refusal: { status: 401, message: "Unauthenticated." } });
    const { client, send } = createDesk(server);
    await expect(send()).rejects.toMatchObject({ code: "unauthenticated" });
    expect(client.session.getState().status).toBe("signedOut");
  });

  test("stops with the session, and when its caller wants it", async () => {
    const server = createChunkServer({ silentAfter: 2 });
    const first = createDesk(server);
    const stop = new AbortController();
    const paused = first.send({ signal: stop.signal });
    await server.fallenSilent;
    stop.abort(new Error("paused"));
    await expect(paused).rejects.toThrow("paused");

    const other = createChunkServer({ silentAfter: 2 });
    const second = createDesk(other);
    const ended = second.send();
    await other.fallenSilent;
    second.client.session.clear("logout");
    await expect(ended).rejects.toMatchObject({ code: "unauthenticated" });
  });
});
