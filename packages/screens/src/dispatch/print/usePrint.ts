import {
  type Batch,
  type BatchDocument,
  isRegistryError,
  type OperationData,
  type RegistryErrorCode,
  type Side,
  serverCan,
} from "@id-desk/core";
import { useEffect, useRef, useState } from "react";
import { useRegistry, useSession } from "../../runtime/registry-context.ts";
import { useNow } from "../../runtime/use-now.ts";
import { useWrite } from "../../runtime/use-write.ts";
import { hasDocument, type Paper } from "./paper.ts";
import { countPrint } from "./print-counts.ts";

/** An answer of the server that is known already, in case that no newer one comes. */
export interface LastAnswer {
  readonly batch: Batch;
  /** When it came, in milliseconds since 1970 on this computer's clock. */
  readonly answeredAt: number;
}

/** What is printed, and whose it is. */
export interface PrintRequest {
  readonly side: Side;
  readonly batchId: number;
  readonly last?: LastAnswer | undefined;
  /** Scans that are not saved: they are not printed. */
  readonly waiting?: number | undefined;
  /** Takes the batch as the server has it after the print was counted. */
  readonly onBatch?: ((answer: { readonly batch: Batch }) => void) | undefined;
}

/** A print on its way. */
export interface Printing {
  /** It is being asked for. */
  readonly isPending: boolean;
  /** What is to be drawn and printed; the same until it is. */
  readonly paper: Paper | undefined;
  /** Why nothing was printed, for staff; `noDocument` where the batch has no such paper any more. */
  readonly problem: string | "noDocument" | undefined;
  /** The server should have counted the last print and did not. */
  readonly isUncounted: boolean;
  readonly start: (document: BatchDocument, options: { readonly hidesNames: boolean }) => Promise<void>;
}

/** The batch is as it was, but nobody can be asked for it: what was answered last is better than no paper. */
const unreachable: readonly RegistryErrorCode[] = ["network", "server", "rate_limited"];

const operations = {
  sending: "getSendingBatch",
  receiving: "getReceivingBatch" as "getSendingBatch",
} as const;

/** Prints from what the server answers now, and counts it there; never from what waits to be sent. */
export function usePrint({ side, batchId, last, waiting = 0, onBatch }: PrintRequest): Printing {
  const registry = useRegistry();
  const { user, center } = useSession();
  const now = useNow();
  const markPrinted = useWrite("markPrinted");
  const [paper, setPaper] = useState<Paper>();
  const [isPending, setPending] = useState(false);
  const [problem, setProblem] = useState<Printing["problem"]>();
  const [isUncounted, setUncounted] = useState(false);
  const stop = useRef<AbortController>(undefined);
  useEffect(() => () => stop.current?.abort(), []);

  /** Asks for the batch; gives the answer before it where nobody answers. */
  async function read(
    signal: AbortSignal,
  ): Promise<{ readonly answer: OperationData<"getSendingBatch">; readonly answeredAt?: Date }> {
    try {
      const request = { path: { id: batchId }, isSilent: true, signal } as const;
      return { answer: await registry.client.request(operations[side], request) };
    } catch (error) {
      if (!last || !isRegistryError(error) || !unreachable.includes(error.code)) throw error;
      const age = Date.now() - last.answeredAt;
      return { answer: { batch: last.batch }, answeredAt: new Date(now().getTime() - age) };
    }
  }

  async function start(document: BatchDocument, { hidesNames }: { readonly hidesNames: boolean }) {
    stop.current?.abort();
    stop.current = new AbortController();
    const { signal } = stop.current;
    setPending(true);
    setProblem(undefined);
    setUncounted(false);
    setPaper(undefined);
    try {
      const { answer, answeredAt } = await read(signal);
      if (!hasDocument(answer.batch, { document, side })) {
        setProblem("noDocument");
        return;
      }
      const mayCount = serverCan(answer, "printed");
      const counted =
        mayCount &&
        (await markPrinted.send({ path: { batchId }, body: { document }, isSilent: true, signal }));
      if (signal.aborted) return;
      if (counted) onBatch?.(counted);
      setUncounted((mayCount || answeredAt !== undefined) && !counted);
      const known = document === "manifest" ? (answer.batch.printed?.copies ?? 0) : 0;
      const copy = countPrint(registry, { batchId, document }, counted ? counted.copies : known + 1);
      setPaper({
        document,
        batch: answer.batch,
        copy,
        name: user?.fullname ?? "",
        center: center?.name ?? "",
        at: now(),
        hidesNames,
        keepsPacking: serverCan(answer, "packing"),
        waiting,
        answeredAt,
      });
    } catch (error) {
      if (!signal.aborted && isRegistryError(error)) setProblem(error.message);
      if (!signal.aborted && !isRegistryError(error)) throw error;
    } finally {
      if (!signal.aborted) setPending(false);
    }
  }

  return { isPending, paper, problem, isUncounted, start };
}
