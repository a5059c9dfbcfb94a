import { type Extension, isRegistryError, type RegistryErrorCode, serverCan } from "@id-desk/core";
import { useEffect, useRef, useState } from "react";
import { useNow } from "../runtime/reading/use-now.ts";
import { createPerRegistry } from "../runtime/registry/per-registry.ts";
import { useRegistry, useSession } from "../runtime/registry/registry-context.ts";

/** What every paper says of itself. */
export interface Printed {
  /** 1 for the original; what comes after it is marked as a copy. */
  readonly copy: number;
  /** Who prints it. */
  readonly name: string;
  /** The centre at which it is printed. */
  readonly center: string;
  /** The registry's moment. */
  readonly at: Date;
  /** When the server gave the answer, where a newer one could not be had. */
  readonly answeredAt?: Date | undefined;
}

/** An answer of the server that is known already, in case that no newer one comes. */
export interface LastAnswer<Answer> {
  readonly answer: Answer;
  /** When it came, in milliseconds since 1970 on this computer's clock. */
  readonly answeredAt: number;
}

/** What is asked for to be printed. */
export interface PrintPlan<Answer, Own> {
  /** Asks the server for the record as it is now. */
  readonly ask: (signal: AbortSignal) => Promise<Answer>;
  readonly last: LastAnswer<Answer> | undefined;
  /** Reads what is drawn out of an answer; nothing where the record has no such paper any more. */
  readonly read: (answer: Answer, signal: AbortSignal) => Promise<Own | undefined> | Own | undefined;
  /** What staff are told where the record has no such paper any more. */
  readonly gone: string;
  /** Which paper of which record, in words that no other has. */
  readonly document: string;
  /** How many were printed before, for all that an answer says. */
  readonly countBefore: (answer: Answer) => number;
  /** Counts the print at a server that keeps count; gives nothing where that fails. */
  readonly count: (signal: AbortSignal) => Promise<{ readonly copies?: number } | undefined>;
}

/** A print on its way, from the press to the paper. */
export interface Printing<Paper> {
  /** It is being asked for. */
  readonly isPending: boolean;
  /** What is to be drawn and printed; the same until it is. */
  readonly paper?: Paper | undefined;
  /** Why nothing was printed, for staff. */
  readonly problem?: string | undefined;
  /** The server should have counted the last print and did not. */
  readonly isUncounted?: boolean;
}

/** How often each paper was printed in this session, for servers that do not count. */
const countsOf = createPerRegistry(({ session }) => {
  const counts = new Map<string, number>();
  // Who signs in next has printed nothing.
  session.onSignedOut(() => counts.clear());
  return counts;
});

/** The record is as it was, but nobody can be asked for it: what was answered last is better than no paper. */
export const unreachable: readonly RegistryErrorCode[] = ["network", "server", "rate_limited"];

/** What every print needs: which print of a document it is, and who prints it where and when. */
export function usePrinter() {
  const registry = useRegistry();
  const { user, center } = useSession();
  const now = useNow();
  return {
    /** Counts one more print of a document within the session; gives the higher of that count and the one that is known. */
    countCopy(document: string, known: number): number {
      const counts = countsOf(registry);
      const copy = Math.max((counts.get(document) ?? 0) + 1, known);
      counts.set(document, copy);
      return copy;
    },
    describe: () => ({ name: user?.fullname ?? "", center: center?.name ?? "", at: now() }),
  };
}

/** Prints from what the server answers now, and counts it there; a print that is asked for stops the one before. */
export function usePrinting<
  Answer extends { readonly extensions?: readonly Extension[] },
  Own extends object,
>() {
  const printer = usePrinter();
  const now = useNow();
  const [printing, setPrinting] = useState<Printing<Own & Printed>>({ isPending: false });
  const stop = useRef<AbortController>(undefined);
  useEffect(() => () => stop.current?.abort(), []);

  async function prepare(plan: PrintPlan<Answer, Own>, signal: AbortSignal) {
    const { answer, answeredAt } = await plan.ask(signal).then(
      (answer) => ({ answer, answeredAt: undefined }),
      (error: unknown) => {
        const { last } = plan;
        if (!last || !isRegistryError(error) || !unreachable.includes(error.code)) throw error;
        return { ...last, answeredAt: new Date(now().getTime() - (Date.now() - last.answeredAt)) };
      },
    );
    const own = await plan.read(answer, signal);
    if (!own) return { problem: plan.gone };
    const mayCount = serverCan(answer, "printed");
    const counted = mayCount ? await plan.count(signal) : undefined;
    const copy = printer.countCopy(plan.document, counted?.copies ?? plan.countBefore(answer) + 1);
    const paper = { ...own, copy, ...printer.describe(), answeredAt };
    return { paper, isUncounted: (mayCount || answeredAt !== undefined) && !counted };
  }
  async function start(plan: PrintPlan<Answer, Own>): Promise<void> {
    stop.current?.abort();
    stop.current = new AbortController();
    const { signal } = stop.current;
    setPrinting({ isPending: true });
    try {
      const prepared = await prepare(plan, signal);
      if (!signal.aborted) setPrinting({ isPending: false, ...prepared });
    } catch (failure) {
      if (signal.aborted) return;
      const refusal = isRegistryError(failure) ? failure : undefined;
      setPrinting({ isPending: false, problem: refusal?.message });
      if (!refusal) throw failure;
    }
  }
  return { ...printing, start };
}
