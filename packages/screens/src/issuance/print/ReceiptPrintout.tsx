import { useCallback } from "react";
import { PaperFrame, type PaperFrameProps, type Surroundings } from "../../print/PaperFrame.tsx";
import { printSheet, writePages } from "../../print/print-sheet.ts";
import { useCopy, useLanguage } from "../../runtime/registry/registry-context.ts";
import { useDates } from "../../runtime/words/use-dates.ts";
import { HandOverReceipt, type HandOverReceiptProps } from "./HandOverReceipt.tsx";
import { receiptCopy } from "./receipt.copy.ts";
import { receiptSheet } from "./receipt-sheet.ts";

/** The receipt of a hand-over in a frame of its own, ready to be printed. */
export function ReceiptPrintout({
  receipt,
  settings,
  ...frame
}: Pick<PaperFrameProps, "className" | "onReady"> & Omit<HandOverReceiptProps, "lines">) {
  const t = useCopy(receiptCopy);
  const language = useLanguage();
  const dates = useDates();
  const { issuance, copy, name, center, at, sheet } = receipt;
  const number = issuance.issuance_no ?? issuance.card.serial_number;
  // Isolated, so that numbers keep their order between words of the other direction.
  const which = [`\u2066${number}\u2069`, t("receipt"), copy > 1 && t("copy", { number: copy })];
  const first = which.filter(Boolean).join(" · ");
  const by = t("printedBy", {
    name: `\u2068${name}\u2069`,
    center: `\u2068${center}\u2069`,
    at: `\u2066${dates.dateTime(at.toISOString())}\u2069`,
  });
  const page = t("page");
  const writeSheet = useCallback(
    (surroundings: Surroundings) => {
      const pages = writePages({ ...surroundings, lines: [first, by], page }, sheet);
      return `html { font-family: ${surroundings.fontFamily}; }\n${printSheet}${receiptSheet}${pages}`;
    },
    [first, by, page, sheet],
  );
  return (
    <PaperFrame {...frame} title={`${number} ${t("receipt")}`} language={language} writeSheet={writeSheet}>
      <HandOverReceipt receipt={receipt} settings={settings} lines={[first, by]} />
    </PaperFrame>
  );
}
