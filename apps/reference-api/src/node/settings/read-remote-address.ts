import type { HttpBindings } from "@hono/node-server";

/**
 * Makes what tells where a request came from, as the server that runs in Node knows it.
 *
 * @param isBehindProxy the server is reached through a proxy of the registry's own alone, which names the
 *   address it was asked from last in X-Forwarded-For; what stands before it anybody could have written.
 */
export function createAddressReader(isBehindProxy: boolean): (environment: unknown) => string | null {
  return (environment) => {
    const incoming = (environment as Partial<HttpBindings> | undefined)?.incoming;
    const forwarded = isBehindProxy ? incoming?.headers["x-forwarded-for"] : undefined;
    const last = String(forwarded ?? "")
      .split(",")
      .at(-1)
      ?.trim();
    return last || (incoming?.socket.remoteAddress ?? null);
  };
}
