import { type Batch, type BatchDocument, type OperationData, type Side, serverCan } from "@id-desk/core";
import { countPrint } from "../../print/print-counts.ts";
import { isUnreachable, type PrintRun, useAnswerTime, usePrintRun } from "../../print/use-print-run.ts";
import { useNow } from "../../runtime/reading/use-now.ts";
import { useRegistry, useSession } from "../../runtime/registry/registry-context.ts";
import { useWrite } from "../../runtime/writing/use-write.ts";
import { batchReads } from "../record/useBatchReading.ts";
import { hasDocument, type Paper } from "./paper.ts";

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
  readonly onBatch?: ((answer: { readonly batch?: Batch }) => void) | undefined;
}

/** A print on its way; its problem is `noDocument` where the batch has no such paper any more. */
export interface Printing extends Omit<PrintRun<Paper, "noDocument">, "start"> {
  readonly start: (document: BatchDocument, options: { readonly hidesNames: boolean }) => Promise<void>;
}

/** Prints from what the server answers now, and counts it there; never from what waits to be sent. */
export function usePrint({ side, batchId, last, waiting = 0, onBatch }: PrintRequest): Printing {
  const registry = useRegistry();
  const { user, center } = useSession();
  const now = useNow();
  const readTime = useAnswerTime();
  const markPrinted = useWrite("markPrinted");
  const run = usePrintRun<Paper, "noDocument">();

  /** Asks for the batch; gives the answer before it where nobody answers. */
  async function read(
    signal: AbortSignal,
  ): Promise<{ readonly answer: OperationData<"getSendingBatch">; readonly answeredAt?: Date }> {
    try {
      const request = { path: { id: batchId }, isSilent: true, signal } as const;
      return { answer: await registry.client.request(batchReads[side], request) };
    } catch (error) {
      if (!last || !isUnreachable(error)) throw error;
      return { answer: { batch: last.batch }, answeredAt: readTime(last.answeredAt) };
    }
  }

  const start: Printing["start"] = (document, { hidesNames }) =>
    run.start(async (signal) => {
      const { answer, answeredAt } = await read(signal);
      if (!hasDocument(answer.batch, { document, side })) return { problem: "noDocument" };
      const mayCount = serverCan(answer, "printed");
      const counted = mayCount
        ? await markPrinted.send({ path: { batchId }, body: { document }, isSilent: true, signal })
        : undefined;
      signal.throwIfAborted();
      if (counted) onBatch?.(counted);
      const known = document === "manifest" ? (answer.batch.printed?.copies ?? 0) : 0;
      const paper: Paper = {
        document,
        batch: answer.batch,
        copy: countPrint(registry, `${document} ${batchId}`, counted?.copies ?? known + 1),
        name: user?.fullname ?? "",
        center: center?.name ?? "",
        at: now(),
        hidesNames,
        keepsPacking: serverCan(answer, "packing"),
        waiting,
        answeredAt,
      };
      return { paper, isUncounted: (mayCount || answeredAt !== undefined) && !counted };
    });

  return { ...run, start };
}
