import { Alert, RadioCardGroup } from "@id-desk/ui";
import { useState } from "react";
import { PrintWindow, printFrame } from "../../print/PrintWindow.tsx";
import type { Sheet } from "../../print/print-sheet.ts";
import { useCopy } from "../../runtime/registry/registry-context.ts";
import { BatchNumber, Phrase } from "../../runtime/words/Phrase.tsx";
import type { IssuanceRules } from "../parts/issuance-rules.ts";
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
  const [sheet, setSheet] = useState<Sheet>("A5");
  const printing = useReceiptPrint(request);
  const { paper, problem, isUncounted, start } = printing;
  const hasAside = isUncounted || paper?.answeredAt !== undefined || paper?.lacksPictures === true;

  return (
    <PrintWindow
      heading={<Phrase text={t("title")} values={{ number: <BatchNumber>{number}</BatchNumber> }} />}
      words={t}
      printing={printing}
      problem={problem === "noReceipt" ? t("noReceipt") : problem}
      onPrint={() => void start(sheet)}
      onClose={onClose}
      printout={
        paper && (
          <ReceiptPrintout
            key={paper.at.getTime()}
            receipt={paper}
            settings={settings}
            onReady={(frame) => printFrame(frame, () => !hasAside && onClose())}
          />
        )
      }
    >
      {paper?.lacksPictures && <Alert tone="warning" announce="at once" heading={t("withoutPictures")} />}
      {printed !== undefined && (
        <p className={css.note}>{printed > 0 ? t("printedBefore", { count: printed }) : t("neverPrinted")}</p>
      )}
      <RadioCardGroup
        label={t("paper")}
        options={sheets.map((value) => ({ value, title: t(value), description: t(`${value}Help`) }))}
        value={sheet}
        onChange={setSheet}
      />
    </PrintWindow>
  );
}
