import { readOperation } from "./read-operation.ts";

/** How a server is asked what time it is. */
export interface CompareClocksOptions {
  /** Where the server is; default "/api" on the page's own origin. */
  readonly baseUrl?: string;
  /** Default: the page's own. */
  readonly fetch?: ((request: Request) => Promise<Response>) | undefined;
  /** Stops the question. */
  readonly signal?: AbortSignal;
}

/** This computer's clock beside the server's. */
export interface ClockComparison {
  /**
   * Milliseconds that this computer is ahead of the server, less than nothing when it is behind; exact to about a
   * second. Undefined where the server does not name its time.
   */
  readonly ahead: number | undefined;
  /** Milliseconds from the question to the answer. */
  readonly roundTrip: number;
}

/**
 * Asks the server once and compares its clock, from the header `Date`, with this computer's. Any answer will do, a
 * refusal too. Nothing when there is no answer. It is not part of the session and does not keep it alive.
 */
export async function compareClocks({
  baseUrl = "/api",
  fetch = (request) => globalThis.fetch(request),
  signal,
}: CompareClocksOptions = {}): Promise<ClockComparison | undefined> {
  const sentAt = Date.now();
  const start = performance.now();
  try {
    const response = await fetch(
      new Request(baseUrl + readOperation("getHealth").path, {
        cache: "no-store",
        credentials: "omit",
        ...(signal && { signal }),
      }),
    );
    const roundTrip = performance.now() - start;
    // The header has whole seconds: on average it is half a second old.
    const serverTime = Date.parse(response.headers.get("Date") ?? "") + 500;
    const ahead = sentAt + roundTrip / 2 - serverTime;
    return { ahead: Number.isNaN(ahead) ? undefined : ahead, roundTrip };
  } catch {
    return undefined;
  }
}
