import { Alert, Button, Dialog, RadioCardGroup } from "@id-desk/ui";
import { PrinterIcon } from "@id-desk/ui/icons";
import { useState } from "react";
import type { Sheet } from "../../print/print-sheet.ts";
import { BatchNumber, Phrase } from "../../runtime/Phrase.tsx";
import { useCopy } from "../../runtime/registry-context.ts";
import { useDates } from "../../runtime/use-dates.ts";
import type { IssuanceRules } from "../parts/useIssuanceSettings.ts";
import * as css from "./ReceiptPrintDialog.css.ts";
import { ReceiptPrintout } from "./ReceiptPrintout.tsx";
import { receiptCopy } from "./receipt.copy.ts";
import { type ReceiptRequest, useReceiptPrint } from "./useReceiptPrint.ts";

/** What the window that prints the receipt of a hand-over takes. */
export interface ReceiptPrintDialogProps extends ReceiptRequest {
  /** The number of the hand-over. */
  readonly number: string;
  /** How often the receipt was printed, where that is known. */
  readonly printed?: number | undefined;
  readonly settings: IssuanceRules;
  readonly onClose: () => void;
}

const sheets: readonly Sheet[] = ["A5", "A4"];

/** Prints the receipt of a hand-over. */
export function ReceiptPrintDialog({
  number,
  printed,
  settings,
  onClose,
  ...request
}: ReceiptPrintDialogProps) {
  const t = useCopy(receiptCopy);
  const dates = useDates();
  const [sheet, setSheet] = useState<Sheet>("A5");
  const { paper, problem, isUncounted, isPending, start } = useReceiptPrint(request);
  const hasAside = isUncounted || paper?.answeredAt !== undefined || paper?.lacksPictures === true;

  function print(frame: Window) {
    frame.addEventListener("afterprint", () => !hasAside && onClose(), { once: true });
    frame.focus();
    frame.print();
  }
  return (
    <Dialog
      isOpen
      onOpenChange={(isOpen) => !isOpen && onClose()}
      heading={<Phrase text={t("title")} values={{ number: <BatchNumber>{number}</BatchNumber> }} />}
      dismissLabel={t("close")}
      actions={
        <Button
          variant="primary"
          icon={<PrinterIcon />}
          isPending={isPending}
          pendingLabel={t("preparing")}
          onPress={() => void start(sheet)}
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
            heading={problem === "noReceipt" ? t("noReceipt") : problem}
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
        {paper?.lacksPictures && <Alert tone="warning" announce="at once" heading={t("withoutPictures")} />}
        {printed !== undefined && (
          <p className={css.note}>
            {printed > 0 ? t("printedBefore", { count: printed }) : t("neverPrinted")}
          </p>
        )}
        <RadioCardGroup
          label={t("paper")}
          options={sheets.map((value) => ({ value, title: t(value), description: t(`${value}Help`) }))}
          value={sheet}
          onChange={setSheet}
        />
      </div>
      {paper && (
        <ReceiptPrintout key={paper.at.getTime()} receipt={paper} settings={settings} onReady={print} />
      )}
    </Dialog>
  );
}
