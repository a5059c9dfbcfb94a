import { isRegistryError, type RegistryError, type RegistryErrorCode } from "@id-desk/core";
import { useEffect, useRef, useState } from "react";
import { useNow } from "../runtime/reading/use-now.ts";

/** What came of what was asked for a paper. */
export type PrintOutcome<Paper, Problem extends string> =
  | {
      readonly paper: Paper;
      /** The server should have counted this print and did not. */
      readonly isUncounted: boolean;
    }
  | { readonly problem: Problem };

/** A print on its way. */
export interface PrintRun<Paper, Problem extends string = never> {
  /** It is being asked for. */
  readonly isPending: boolean;
  /** What is to be drawn and printed; the same until it is. */
  readonly paper: Paper | undefined;
  /** Why nothing was printed: a word of the paper's own, or the registry's words for it. */
  readonly problem: Problem | string | undefined;
  /** The server should have counted the last print and did not. */
  readonly isUncounted: boolean;
  /** Asks for a paper; the one before it is stopped. */
  readonly start: (prepare: (signal: AbortSignal) => Promise<PrintOutcome<Paper, Problem>>) => Promise<void>;
}

/** The record is as it was, but nobody can be asked for it: what was answered last is better than no paper. */
const unreachable: readonly RegistryErrorCode[] = ["network", "server", "rate_limited"];

/** Whether a paper may be printed from the last answer, because no newer one can be had. */
export function isUnreachable(error: unknown): boolean {
  return isRegistryError(error) && unreachable.includes(error.code);
}

/** The registry's moment of an answer that came a while ago. */
export function useAnswerTime(): (answeredAt: number) => Date {
  const now = useNow();
  return (answeredAt) => new Date(now().getTime() - (Date.now() - answeredAt));
}

/** Holds one print from the press to the paper. */
export function usePrintRun<Paper, Problem extends string = never>(): PrintRun<Paper, Problem> {
  const [isPending, setPending] = useState(false);
  const [outcome, setOutcome] = useState<PrintOutcome<Paper, Problem>>();
  const [error, setError] = useState<RegistryError>();
  const stop = useRef<AbortController>(undefined);
  useEffect(() => () => stop.current?.abort(), []);
  return {
    isPending,
    paper: outcome && "paper" in outcome ? outcome.paper : undefined,
    problem: error?.message ?? (outcome && "problem" in outcome ? outcome.problem : undefined),
    isUncounted: outcome !== undefined && "paper" in outcome && outcome.isUncounted,
    async start(prepare) {
      stop.current?.abort();
      stop.current = new AbortController();
      const { signal } = stop.current;
      setPending(true);
      setOutcome(undefined);
      setError(undefined);
      try {
        const prepared = await prepare(signal);
        if (!signal.aborted) setOutcome(prepared);
      } catch (failure) {
        if (signal.aborted) return;
        if (!isRegistryError(failure)) throw failure;
        setError(failure);
      } finally {
        if (!signal.aborted) setPending(false);
      }
    },
  };
}
