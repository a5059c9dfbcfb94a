import { Printout, type PrintoutFrame } from "../../print/Printout.tsx";
import { useCopy } from "../../runtime/registry/registry-context.ts";
import { HandOverReceipt, type HandOverReceiptProps } from "./HandOverReceipt.tsx";
import { receiptCopy } from "./receipt.copy.ts";
import { receiptSheet } from "./receipt-sheet.ts";

/** The receipt of a hand-over in a frame of its own, ready to be printed. */
export function ReceiptPrintout({ receipt, ...frame }: PrintoutFrame & Omit<HandOverReceiptProps, "lines">) {
  const t = useCopy(receiptCopy);
  const { issuance, sheet } = receipt;
  return (
    <Printout
      {...frame}
      number={issuance.issuance_no ?? issuance.card.serial_number}
      what={t("receipt")}
      printed={receipt}
      words={t}
      sheet={sheet}
      look={receiptSheet}
      draw={(lines) => <HandOverReceipt receipt={receipt} lines={lines} />}
    />
  );
}
