import type { HttpBindings } from "@hono/node-server";

/** Where a request came from, as the server that runs in Node knows it. */
export function readRemoteAddress(environment: unknown): string | null {
  return (environment as Partial<HttpBindings> | undefined)?.incoming?.socket.remoteAddress ?? null;
}
