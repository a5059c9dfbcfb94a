import { StartRefused } from "../start-refused.ts";
import { readHost, readPort } from "./read-listening.ts";
import type { Given } from "./variables.ts";

/** Where the metrics can be read. */
export interface MetricsDoor {
  /** A port of their own; the server's own port where it is left out. */
  readonly listening?: { readonly port: number; readonly host: string };
  /** What has to come along; always there where other machines can ask. */
  readonly token?: string;
}

function readToken(text: string | undefined): string | undefined {
  if (text === undefined || /^[\w.~+/=-]{32,}$/.test(text)) return text;
  // It is a secret: it is not repeated.
  throw new StartRefused(
    'ID_DESK_METRICS_TOKEN is not 32 letters, digits or signs of "-._~+/=" at least. Make one with `openssl rand -hex 32`.',
  );
}

/**
 * Reads where the metrics can be read; nothing where nobody has asked for them.
 *
 * @throws StartRefused when it makes no sense, or when everybody could read them.
 */
export function readMetricsDoor(given: Given): MetricsDoor | undefined {
  const token = readToken(given("ID_DESK_METRICS_TOKEN"));
  const port = given("ID_DESK_METRICS_PORT");
  if (port === undefined) return token === undefined ? undefined : { token };
  const host = readHost("ID_DESK_METRICS_HOST", given("ID_DESK_METRICS_HOST") ?? "127.0.0.1");
  if (token === undefined && !["127.0.0.1", "::1", "localhost"].includes(host)) {
    throw new StartRefused(
      `Other machines could read the metrics at ${host}. Set ID_DESK_METRICS_TOKEN, or leave ID_DESK_METRICS_HOST out.`,
    );
  }
  return {
    listening: { port: readPort("ID_DESK_METRICS_PORT", port), host },
    ...(token !== undefined && { token }),
  };
}
