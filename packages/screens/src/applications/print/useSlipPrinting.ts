import { type Application, createWriteKey, isRegistryError, type RegistryError } from "@id-desk/core";
import { useEffect, useRef, useState } from "react";
import { type LastAnswer, type Printing, unreachable, usePrinter } from "../../print/use-printing.ts";
import { useNow } from "../../runtime/reading/use-now.ts";
import { useRegistry } from "../../runtime/registry/registry-context.ts";
import { useAction } from "../../runtime/writing/use-action.ts";
import type { ShownApplication } from "../parts/shown-application.ts";
import type { Slip, SlipRun } from "./SlipPrintout.tsx";
import type { SlipPaper } from "./slip-sheet.ts";

/** A slip that could not be printed, and why. */
export interface FailedSlip {
  readonly application: ShownApplication;
  readonly error: RegistryError;
}

interface SlipPrinting extends Printing<SlipRun> {
  /** How many were asked for so far, the one on its way included. */
  readonly asked: number;
  readonly failed: readonly FailedSlip[];
}

/**
 * Prints slips in one run, each from what the server answers when it counts the print, one after the other. What fails
 * is named and keeps its key, so that the same print again is counted once.
 */
export function useSlipPrinting({
  counts,
  last,
  onPrinted,
}: {
  /** The server counts prints; else they are counted within the session. */
  readonly counts: boolean;
  /** The answer that is shown, for a single slip whose newest answer cannot be had. */
  readonly last: LastAnswer<{ readonly application: Application }> | undefined;
  /** Told each application as it was printed. */
  readonly onPrinted: ((application: Application) => void) | undefined;
}) {
  const { client } = useRegistry();
  const { run } = useAction("markSlipPrinted");
  const printer = usePrinter();
  const now = useNow();
  const [printing, setPrinting] = useState<SlipPrinting>({ isPending: false, asked: 0, failed: [] });
  const keys = useRef(new Map<number, ReturnType<typeof createWriteKey>>());
  const stop = useRef<AbortController>(undefined);
  useEffect(() => () => stop.current?.abort(), []);

  /** Counts a print, where the server does and the host lets it; gives what the server answered. */
  async function count(id: number, signal: AbortSignal) {
    if (!counts) return undefined;
    const idempotencyKey = keys.current.get(id) ?? createWriteKey();
    keys.current.set(id, idempotencyKey);
    const path = { id };
    return run({ path }, () =>
      client.request("markSlipPrinted", { path, idempotencyKey, isSilent: true, signal }),
    );
  }

  async function prepare({ id }: ShownApplication, signal: AbortSignal) {
    const counted = await count(id, signal);
    const path = { id };
    const application =
      counted?.application ??
      (await client.request("getCenterApplication", { path, isSilent: true, signal })).application;
    const copy = printer.countCopy(`slip ${id}`, counted?.copies ?? (application.printed ?? 0) + 1);
    return { slip: { application, copy }, isUncounted: counts && !counted };
  }

  /** The slip of what is shown, where the registry cannot be asked. */
  function fallBack({ id }: ShownApplication, error: RegistryError): Slip | undefined {
    if (!last || last.answer.application.id !== id || !unreachable.includes(error.code)) return undefined;
    const { application } = last.answer;
    const answeredAt = new Date(now().getTime() - (Date.now() - last.answeredAt));
    return { application, answeredAt, copy: printer.countCopy(`slip ${id}`, (application.printed ?? 0) + 1) };
  }

  async function start(applications: readonly ShownApplication[], paper: SlipPaper): Promise<void> {
    stop.current?.abort();
    stop.current = new AbortController();
    const { signal } = stop.current;
    const slips: Slip[] = [];
    const failed: FailedSlip[] = [];
    let isUncounted = false;
    for (const [index, application] of applications.entries()) {
      setPrinting({ isPending: true, asked: index + 1, failed: [] });
      try {
        const prepared = await prepare(application, signal);
        slips.push(prepared.slip);
        isUncounted ||= prepared.isUncounted;
        onPrinted?.(prepared.slip.application);
      } catch (error) {
        if (signal.aborted) return;
        if (!isRegistryError(error)) {
          setPrinting({ isPending: false, asked: 0, failed: [] });
          throw error;
        }
        const slip = fallBack(application, error);
        if (slip) slips.push(slip);
        else failed.push({ application, error });
      }
    }
    const run = slips.length > 0 && {
      paper: { ...printer.describe(), slips, paper, copy: 1, answeredAt: slips[0]?.answeredAt },
    };
    setPrinting({ isPending: false, asked: 0, failed, isUncounted, ...run });
  }
  return { ...printing, start };
}
