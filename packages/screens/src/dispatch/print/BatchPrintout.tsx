import type { BatchDocument } from "@id-desk/core";
import type { ComponentType } from "react";
import { Printout, type PrintoutFrame } from "../../print/Printout.tsx";
import { useCopy } from "../../runtime/registry/registry-context.ts";
import { BagLabel } from "./BagLabel.tsx";
import { labelSheet } from "./label-sheet.ts";
import { Manifest } from "./Manifest.tsx";
import { MissingCards } from "./MissingCards.tsx";
import type { Paper, PaperProps } from "./paper.ts";
import { printCopy } from "./print.copy.ts";
import { ReceiptNote } from "./ReceiptNote.tsx";

const documents: Readonly<Record<BatchDocument, ComponentType<PaperProps>>> = {
  manifest: Manifest,
  bag_label: BagLabel,
  receipt_note: ReceiptNote,
  missing_list: MissingCards,
};

/** One of a batch's papers in a frame of its own, ready to be printed. */
export function BatchPrintout({ paper, ...frame }: PrintoutFrame & { readonly paper: Paper }) {
  const t = useCopy(printCopy);
  const { document } = paper;
  const isLabel = document === "bag_label";
  const Document = documents[document];
  return (
    <Printout
      {...frame}
      number={paper.batch.batch_no}
      what={t(document)}
      printed={paper}
      words={t}
      sheet={isLabel ? undefined : "A4"}
      look={isLabel ? labelSheet : undefined}
      draw={(lines) => <Document paper={paper} lines={lines} />}
    />
  );
}
