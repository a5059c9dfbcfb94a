import {
  type Batch,
  type BatchDocument,
  type BatchSummary,
  batchDocuments,
  type OperationData,
  type Side,
  serverCan,
} from "@id-desk/core";
import { Alert, Checkbox, RadioCardGroup } from "@id-desk/ui";
import { useState } from "react";
import { PrintWindow } from "../../print/PrintWindow.tsx";
import { type LastAnswer, type Printed, usePrinting } from "../../print/use-printing.ts";
import { useCopy, useRegistry } from "../../runtime/registry/registry-context.ts";
import { Phrase } from "../../runtime/words/Phrase.tsx";
import { useDates } from "../../runtime/words/use-dates.ts";
import { useWrite } from "../../runtime/writing/use-write.ts";
import { batchReads } from "../record/useBatchReading.ts";
import { BatchPrintout } from "./BatchPrintout.tsx";
import type { Paper } from "./paper.ts";
import { printCopy } from "./print.copy.ts";

/** What the window that prints takes; a row of a list is enough of a batch. */
export interface PrintDialogProps {
  readonly side: Side;
  readonly batch: BatchSummary;
  readonly last?: LastAnswer<{ readonly batch: Batch }> | undefined;
  /** Scans that are not saved: they are not printed. */
  readonly waiting?: number | undefined;
  /** Takes the batch as the server has it after the print was counted. */
  readonly onBatch?: ((answer: { readonly batch?: Batch }) => void) | undefined;
  readonly onClose: () => void;
}

/** Prints one of the papers that a batch has now. */
export function PrintDialog({ side, batch, last, waiting = 0, onBatch, onClose }: PrintDialogProps) {
  const t = useCopy(printCopy);
  const dates = useDates();
  const documents = batchDocuments(batch, side);
  const [chosen, choose] = useState<BatchDocument | undefined>(documents[0]);
  const [hidesNames, setHidesNames] = useState(false);
  const { client } = useRegistry();
  const markPrinted = useWrite("markPrinted");
  const printing = usePrinting<OperationData<"getSendingBatch">, Omit<Paper, keyof Printed>>();
  const document = chosen ?? documents[0];

  /** Prints what the server answers now, and never what waits to be sent. */
  const print = (document: BatchDocument) =>
    printing.start({
      ask: (signal) => client.request(batchReads[side], { path: { id: batch.id }, isSilent: true, signal }),
      last,
      read: (answer) =>
        batchDocuments(answer.batch, side).includes(document)
          ? { document, batch: answer.batch, hidesNames, keepsPacking: serverCan(answer, "packing"), waiting }
          : undefined,
      gone: t("noDocument"),
      document: `${document} ${batch.id}`,
      countBefore: ({ batch }) => (document === "manifest" ? (batch.printed?.copies ?? 0) : 0),
      async count(signal) {
        const path = { batchId: batch.id };
        const counted = await markPrinted.send({ path, body: { document }, isSilent: true, signal });
        signal.throwIfAborted();
        if (counted) onBatch?.(counted);
        return counted;
      },
    });

  const { printed } = batch;
  const help = (each: BatchDocument) => {
    if (each !== "manifest" || printed === undefined) return t(`${each}Help`);
    const before = printed
      ? t("printedBefore", { count: printed.copies, at: dates.dateTime(printed.at) })
      : t("neverPrinted");
    return `${t("manifestHelp")} ${before}`;
  };
  return (
    <PrintWindow
      heading={<Phrase text={t("title")} batch={batch.batch_no} />}
      words={t}
      printing={printing}
      isDisabled={document === undefined}
      onPrint={() => document && void print(document)}
      onClose={onClose}
      draw={(paper, onReady) => <BatchPrintout paper={paper} onReady={onReady} />}
    >
      {waiting > 0 && <Alert tone="warning" heading={t("scansWaiting", { count: waiting })} />}
      <RadioCardGroup
        label={t("choose")}
        options={documents.map((each) => ({ value: each, title: t(each), description: help(each) }))}
        value={document ?? null}
        onChange={choose}
      />
      {document !== "bag_label" && (
        <Checkbox
          label={t("hideNames")}
          description={t("hideNamesHelp")}
          isSelected={hidesNames}
          onChange={setHidesNames}
        />
      )}
    </PrintWindow>
  );
}
