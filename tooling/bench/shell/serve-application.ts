import { once } from "node:events";
import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import type { FakeRegistry } from "@id-desk/core/testing";
import { readHostFiles } from "../../../apps/reference-api/src/node/host-files.ts";

/** An application that answers at an address. */
export interface ServedApplication {
  readonly url: string;
  readonly close: () => void;
}

/**
 * Serves a built application as the reference server serves the host (from memory, compressed before, its page at
 * every address), with the registry's calls answered at once below `/api`.
 *
 * @throws when the folder holds no built application.
 */
export async function serveApplication(folder: string, registry: FakeRegistry): Promise<ServedApplication> {
  const answerFile = await readHostFiles(folder);
  if (!answerFile) throw new Error(`There is no built page in ${folder}.`);
  const server = createServer(async (incoming, outgoing) => {
    try {
      const request = await readRequest(incoming);
      const isCall = new URL(request.url).pathname.startsWith("/api/");
      const answer = isCall ? await registry.fetch(request) : answerFile(request);
      await send(answer ?? new Response(null, { status: 404 }), outgoing);
    } catch (error) {
      // A page that gets no answer is never finished; this says why.
      console.error(error);
      outgoing.writeHead(500).end();
    }
  });
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  return {
    url: `http://localhost:${(server.address() as AddressInfo).port}`,
    close() {
      server.closeAllConnections();
      server.close();
    },
  };
}

async function readRequest(incoming: IncomingMessage): Promise<Request> {
  const chunks: Buffer[] = [];
  for await (const chunk of incoming) chunks.push(chunk);
  return new Request(new URL(incoming.url ?? "/", "http://localhost"), {
    method: incoming.method ?? "GET",
    headers: Object.entries(incoming.headers).map(([name, value]): [string, string] => [name, String(value)]),
    ...(chunks.length > 0 && { body: Buffer.concat(chunks) }),
  });
}

async function send(answer: Response, outgoing: ServerResponse): Promise<void> {
  outgoing.writeHead(answer.status, Object.fromEntries(answer.headers));
  outgoing.end(Buffer.from(await answer.arrayBuffer()));
}
