import { type BatchDocument, type BatchSummary, batchDocuments } from "@id-desk/core";
import { Alert, Button, Checkbox, Dialog, RadioCardGroup } from "@id-desk/ui";
import { PrinterIcon } from "@id-desk/ui/icons";
import { useState } from "react";
import { Phrase } from "../../runtime/Phrase.tsx";
import { useCopy } from "../../runtime/registry-context.ts";
import { useDates } from "../../runtime/use-dates.ts";
import * as css from "./PrintDialog.css.ts";
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

  function print(frame: Window) {
    frame.addEventListener("afterprint", () => !hasAside && onClose(), { once: true });
    frame.focus();
    frame.print();
  }
  const { printed } = batch;
  const help = (each: BatchDocument) => {
    if (each !== "manifest" || printed === undefined) return t(`${each}Help`);
    const before = printed
      ? t("printedBefore", { count: printed.copies, at: dates.dateTime(printed.at) })
      : t("neverPrinted");
    return `${t("manifestHelp")} ${before}`;
  };
  return (
    <Dialog
      isOpen
      onOpenChange={(isOpen) => !isOpen && onClose()}
      heading={<Phrase text={t("title")} batch={batch.batch_no} />}
      dismissLabel={t("close")}
      actions={
        <Button
          variant="primary"
          icon={<PrinterIcon />}
          isPending={printing.isPending}
          pendingLabel={t("preparing")}
          isDisabled={document === undefined}
          onPress={() => document && void printing.start(document, { hidesNames })}
        >
          {t("confirm")}
        </Button>
      }
    >
      <div className={css.form}>
        {problem && (
          <Alert
            tone="danger"
            announce="at once"
            heading={problem === "noDocument" ? t("noDocument") : problem}
          />
        )}
        {paper?.answeredAt && (
          <Alert
            tone="warning"
            announce="at once"
            heading={t("printedAsItWas", { at: dates.dateTime(paper.answeredAt.toISOString()) })}
          />
        )}
        {isUncounted && !paper?.answeredAt && (
          <Alert tone="warning" announce="at once" heading={t("notCounted")} />
        )}
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
      </div>
      {paper && <Printout key={paper.at.getTime()} paper={paper} onReady={print} />}
    </Dialog>
  );
}
