import { randomBytes } from "node:crypto";
import { once } from "node:events";
import { mkdtempSync, rmSync } from "node:fs";
import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import { createRequire } from "node:module";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { signInDirectly } from "../../apps/reference-host/e2e/colleague.ts";
import { startServer } from "../../apps/reference-host/e2e/server.ts";
import { createRegistryClient, createSession, uploadFile } from "../../packages/core/src/index.ts";
import { formatRatio, sumUp } from "./figures.ts";
import type { BenchPlan, BenchRow } from "./part.ts";

const megabytes = 40;

/** As far as it is used here: the reference server has the library, the tools do not. */
interface BareServer {
  readonly Server: new (options: {
    path: string;
    datastore: object;
  }) => { handle(request: IncomingMessage, response: ServerResponse): Promise<unknown> };
}

interface BareStore {
  readonly FileStore: new (options: { directory: string }) => object;
}

/** A tus server as its documentation begins with it: no session, no limits, a folder. */
async function startBareServer(folder: string) {
  const load = createRequire(new URL("../../apps/reference-api/package.json", import.meta.url));
  const { Server } = (await import(load.resolve("@tus/server"))) as BareServer;
  const { FileStore } = (await import(load.resolve("@tus/file-store"))) as BareStore;
  const tus = new Server({ path: "/api/uploads", datastore: new FileStore({ directory: folder }) });
  const server = createServer((request, response) => void tus.handle(request, response));
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  const { port } = server.address() as AddressInfo;
  return { url: `http://127.0.0.1:${port}`, stop: () => server.close() };
}

/** Sends a file with our client and gives how many megabytes a second have arrived. */
async function measure(url: string, file: Blob, headers: Readonly<Record<string, string>>): Promise<number> {
  const client = createRegistryClient({
    baseUrl: `${url}/api`,
    session: createSession(),
    fetch: (request) => {
      for (const [name, value] of Object.entries(headers)) request.headers.set(name, value);
      return fetch(request);
    },
  });
  const start = performance.now();
  await uploadFile(client, "addIssuanceDocument", file);
  return megabytes / ((performance.now() - start) / 1000);
}

/** How fast 40 MB arrive, in chunks of 5 MB, beside a bare tus server: in turn, with the same client. */
export async function benchUploads(_browser: unknown, plan: BenchPlan): Promise<BenchRow[]> {
  const folder = mkdtempSync(join(tmpdir(), "id-desk-bench-uploads-"));
  const bare = await startBareServer(folder);
  const ours = await startServer();
  try {
    const { csrf, cookie } = await signInDirectly(ours);
    const headers = { Cookie: cookie, "X-CSRF-Token": csrf, Origin: ours.url };
    const file = new Blob([randomBytes(megabytes * 1_000_000)], { type: "application/pdf" });
    const speeds: { ours: number; bare: number }[] = [];
    // The first of each warms both up.
    for (let round = 0; round <= plan.rounds * 2; round += 1) {
      const speed = { ours: await measure(ours.url, file, headers), bare: await measure(bare.url, file, {}) };
      if (round > 0) speeds.push(speed);
    }
    const our = sumUp(speeds.map((speed) => speed.ours)).median;
    const other = sumUp(speeds.map((speed) => speed.bare)).median;
    return [
      {
        what: `Upload of ${megabytes} MB in chunks of 5 MB, median of ${speeds.length}`,
        ours: `${our.toFixed(0)} MB/s`,
        other: `${other.toFixed(0)} MB/s`,
        ratio: formatRatio(our, other),
        aim: "≥ 0.8 ×",
      },
    ];
  } finally {
    bare.stop();
    await ours.stop();
    rmSync(folder, { recursive: true, force: true });
  }
}
