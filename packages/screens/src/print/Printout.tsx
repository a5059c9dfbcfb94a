import { type ReactNode, useCallback } from "react";
import { useLanguage } from "../runtime/registry/registry-context.ts";
import type { WordsOf } from "../runtime/words/copy.ts";
import { useDates } from "../runtime/words/use-dates.ts";
import { PaperFrame, type PaperFrameProps, type Surroundings } from "./PaperFrame.tsx";
import { printSheet, type Sheet, writePages } from "./print-sheet.ts";
import type { Printed } from "./use-printing.ts";

/** Where a printout is drawn, and who hears when it is there. */
export type PrintoutFrame = Pick<PaperFrameProps, "className" | "onReady">;

/** One paper in a frame of its own, ready to be printed. */
export function Printout({
  number,
  what,
  printed: { copy, name, center, at },
  words,
  sheet,
  look = "",
  draw,
  ...frame
}: PrintoutFrame & {
  /** Of the record that it is about. */
  readonly number: string;
  /** What kind of paper it is. */
  readonly what: string;
  readonly printed: Printed;
  /** What its margins say. */
  readonly words: WordsOf<Record<"copy" | "printedBy" | "page", unknown>>;
  /** Left out where `look` says how large its pages are; they have no words in their margins then. */
  readonly sheet?: Sheet | undefined;
  /** Style sheet beside that of every paper. */
  readonly look?: string | undefined;
  /** Draws it; `lines` are what its margins say, for browsers whose margins hold no words. */
  readonly draw: (lines: readonly string[]) => ReactNode;
}) {
  const language = useLanguage();
  const dates = useDates();
  // Isolated, so that numbers keep their order between words of the other direction.
  const which = [`\u2066${number}\u2069`, what, copy > 1 && words("copy", { number: copy })];
  const first = which.filter(Boolean).join(" · ");
  const by = words("printedBy", {
    name: `\u2068${name}\u2069`,
    center: `\u2068${center}\u2069`,
    at: `\u2066${dates.dateTime(at.toISOString())}\u2069`,
  });
  const page = words("page");
  const writeSheet = useCallback(
    (surroundings: Surroundings) => {
      const pages = sheet ? writePages({ ...surroundings, lines: [first, by], page }, sheet) : "";
      return `html { font-family: ${surroundings.fontFamily}; }\n${printSheet}${look}${pages}`;
    },
    [first, by, page, sheet, look],
  );
  return (
    <PaperFrame {...frame} title={`${number} ${what}`} language={language} writeSheet={writeSheet}>
      {draw([first, by])}
    </PaperFrame>
  );
}
