import { hasReceipt, type Issuance, type OperationData, serverCan } from "@id-desk/core";
import { Alert, RadioCardGroup } from "@id-desk/ui";
import { useState } from "react";
import * as css from "../../print/PrintWindow.css.ts";
import { PrintWindow } from "../../print/PrintWindow.tsx";
import type { Sheet } from "../../print/print-sheet.ts";
import { type LastAnswer, type Printed, usePrinting } from "../../print/use-printing.ts";
import { useCopy, useRegistry } from "../../runtime/registry/registry-context.ts";
import { BatchNumber, Phrase } from "../../runtime/words/Phrase.tsx";
import { useWrite } from "../../runtime/writing/use-write.ts";
import { ReceiptPrintout } from "./ReceiptPrintout.tsx";
import { readReceiptPictures } from "./read-receipt-pictures.ts";
import { receiptCopy } from "./receipt.copy.ts";
import type { Receipt } from "./receipt.ts";

/** What the window that prints the receipt of a hand-over takes. */
export interface ReceiptPrintDialogProps {
  readonly cardId: number;
  /** Which of the card's hand-overs, and its number. */
  readonly issuanceId: number;
  readonly number: string;
  /** It has its proof, as far as is known. */
  readonly isCompleted: boolean;
  /** How often the receipt was printed, where that is known. */
  readonly printed?: number | undefined;
  /** The original was offered elsewhere: where the server does not count, this one is a copy. */
  readonly isReprint?: boolean;
  readonly last?: LastAnswer<{ readonly issuance: Issuance }> | undefined;
  /** Takes the hand-over as the server has it after the print was counted. */
  readonly onIssuance?: (issuance: Issuance) => void;
  readonly onClose: () => void;
}

interface OwnOfReceipt extends Omit<Receipt, keyof Printed> {
  /** Something was taken as proof that could not be loaded. */
  readonly lacksPictures: boolean;
}

const sheets: readonly Sheet[] = ["A5", "A4"];

/** Prints the receipt of a hand-over. */
export function ReceiptPrintDialog({
  cardId,
  issuanceId,
  number,
  isCompleted,
  printed,
  isReprint = false,
  last,
  onIssuance,
  onClose,
}: ReceiptPrintDialogProps) {
  const t = useCopy(receiptCopy);
  const registry = useRegistry();
  const [sheet, setSheet] = useState<Sheet>("A5");
  const markPrinted = useWrite("markReceiptPrinted");
  const printing = usePrinting<OperationData<"getCollectedIssuance">, OwnOfReceipt>();
  const lacksPictures = printing.paper?.lacksPictures === true;
  const path = { id: cardId };
  const print = () =>
    printing.start({
      ask: (signal) =>
        registry.client.request(isCompleted ? "getCompletedIssuance" : "getCollectedIssuance", {
          path,
          isSilent: true,
          signal,
        }),
      last,
      async read(answer, signal) {
        const { issuance } = answer;
        if (!hasReceipt(issuance) || issuance.id !== issuanceId) return undefined;
        return { issuance, sheet, ...(await readReceiptPictures(registry, answer, signal)) };
      },
      gone: t("noReceipt"),
      document: `receipt ${issuanceId}`,
      countBefore: (answer) =>
        answer.issuance.printed ?? (isReprint && !serverCan(answer, "printed") ? 1 : 0),
      async count(signal) {
        const counted = await markPrinted.send({ path, isSilent: true, signal });
        signal.throwIfAborted();
        if (counted?.issuance) onIssuance?.(counted.issuance);
        return counted;
      },
    });

  return (
    <PrintWindow
      heading={<Phrase text={t("title")} values={{ number: <BatchNumber>{number}</BatchNumber> }} />}
      words={t}
      printing={printing}
      hasAside={lacksPictures}
      onPrint={() => void print()}
      onClose={onClose}
      draw={(paper, onReady) => <ReceiptPrintout receipt={paper} onReady={onReady} />}
    >
      {lacksPictures && <Alert tone="warning" announce="at once" heading={t("withoutPictures")} />}
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
