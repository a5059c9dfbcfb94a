import { type BatchDocument, type BatchSummary, batchDocuments } from "@id-desk/core";
import { Alert, Checkbox, RadioCardGroup } from "@id-desk/ui";
import { useState } from "react";
import { PrintWindow, printFrame } from "../../print/PrintWindow.tsx";
import { useCopy } from "../../runtime/registry/registry-context.ts";
import { Phrase } from "../../runtime/words/Phrase.tsx";
import { useDates } from "../../runtime/words/use-dates.ts";
import { Printout } from "./Printout.tsx";
import { printCopy } from "./print.copy.ts";
import { type PrintRequest, usePrint } from "./usePrint.ts";

/** What the window that prints takes; a row of a list is enough of a batch. */
export interface PrintDialogProps extends Omit<PrintRequest, "batchId"> {
  readonly batch: BatchSummary;
  readonly onClose: () => void;
}

/** Prints one of the papers that a batch has now. */
export function PrintDialog({ batch, onClose, ...request }: PrintDialogProps) {
  const t = useCopy(printCopy);
  const dates = useDates();
  const { side, waiting = 0 } = request;
  const documents = batchDocuments(batch, side);
  const [chosen, choose] = useState<BatchDocument | undefined>(documents[0]);
  const [hidesNames, setHidesNames] = useState(false);
  const printing = usePrint({ ...request, batchId: batch.id });
  const { paper, problem, isUncounted } = printing;
  const hasAside = isUncounted || paper?.answeredAt !== undefined;
  const document = chosen ?? documents[0];

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
      problem={problem === "noDocument" ? t("noDocument") : problem}
      isDisabled={document === undefined}
      onPrint={() => document && void printing.start(document, { hidesNames })}
      onClose={onClose}
      printout={
        paper && (
          <Printout
            key={paper.at.getTime()}
            paper={paper}
            onReady={(frame) => printFrame(frame, () => !hasAside && onClose())}
          />
        )
      }
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
