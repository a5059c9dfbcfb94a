/** Why a request was stopped before its answer. */
export type StopReason = "caller" | "timeLimit" | "signedOut";

/** One request under way. */
export interface Flight {
  readonly signal: AbortSignal;
  /** Why it was stopped; undefined while it was not. */
  getStopReason(): StopReason | undefined;
  /** The request is over, one way or the other. */
  end(): void;
}

/** Every request under way, so that signing out stops them all. */
export interface Flights {
  start(options: {
    readonly signal?: AbortSignal | undefined;
    readonly timeLimit: number;
    /** It goes on when everything else is stopped. */
    readonly outlivesSession?: boolean;
  }): Flight;
  stopAll(): void;
}

/**
 * Keeps the requests that are under way. Each has a controller of its own: one signal that lives as long
 * as the page, joined with each request's, would keep every request of a shift in memory.
 */
export function createFlights(): Flights {
  const stops = new Set<(reason: StopReason) => void>();
  return {
    start({ signal, timeLimit, outlivesSession = false }) {
      const controller = new AbortController();
      let stopReason: StopReason | undefined;
      const stop = (reason: StopReason) => {
        stopReason ??= reason;
        controller.abort(signal?.reason);
      };
      const stopForCaller = () => stop("caller");
      const timer = setTimeout(() => stop("timeLimit"), timeLimit);
      if (signal?.aborted) stopForCaller();
      signal?.addEventListener("abort", stopForCaller);
      if (!outlivesSession) stops.add(stop);
      return {
        signal: controller.signal,
        getStopReason: () => stopReason,
        end() {
          clearTimeout(timer);
          signal?.removeEventListener("abort", stopForCaller);
          stops.delete(stop);
        },
      };
    },
    stopAll() {
      for (const stop of [...stops]) stop("signedOut");
    },
  };
}
