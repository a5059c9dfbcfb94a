import type { BatchDocument } from "@id-desk/core";
import { type ComponentType, useCallback } from "react";
import { PaperFrame, type PaperFrameProps, type Surroundings } from "../../print/PaperFrame.tsx";
import { printSheet, writePages } from "../../print/print-sheet.ts";
import { useCopy, useLanguage } from "../../runtime/registry/registry-context.ts";
import { useDates } from "../../runtime/words/use-dates.ts";
import { BagLabel } from "./BagLabel.tsx";
import { labelPages, labelSheet } from "./label-sheet.ts";
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

/** One paper in a frame of its own, ready to be printed. */
export function Printout({
  paper,
  ...frame
}: Pick<PaperFrameProps, "className" | "onReady"> & { readonly paper: Paper }) {
  const t = useCopy(printCopy);
  const language = useLanguage();
  const dates = useDates();
  const { document, batch, copy, name, center, at } = paper;
  const title = `${batch.batch_no} ${t(document)}`;
  // Isolated, so that numbers keep their order between words of the other direction.
  const which = [`\u2066${batch.batch_no}\u2069`, t(document), copy > 1 && t("copy", { number: copy })];
  const by = t("printedBy", {
    name: `\u2068${name}\u2069`,
    center: `\u2068${center}\u2069`,
    at: `\u2066${dates.dateTime(at.toISOString())}\u2069`,
  });
  const first = which.filter(Boolean).join(" · ");
  const page = t("page");
  const writeSheet = useCallback(
    (surroundings: Surroundings) => {
      const pages =
        document === "bag_label"
          ? labelPages + labelSheet
          : writePages({ ...surroundings, lines: [first, by], page });
      return `html { font-family: ${surroundings.fontFamily}; }\n${printSheet}${pages}`;
    },
    [document, first, by, page],
  );
  const Document = documents[document];
  return (
    <PaperFrame {...frame} title={title} language={language} writeSheet={writeSheet}>
      <Document paper={paper} lines={[first, by]} />
    </PaperFrame>
  );
}
