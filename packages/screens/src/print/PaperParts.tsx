import type { ReactNode } from "react";
import type { WordsOf } from "../runtime/words/copy.ts";
import { Barcode } from "./Barcode.tsx";

/** What a paper is, and its number as a barcode and in figures. */
export function PaperHead({
  title,
  number,
  copy,
  words,
  children,
}: {
  readonly title: string;
  /** Of the record that it is about; there is no barcode without one. */
  readonly number: string | null | undefined;
  readonly copy: number;
  readonly words: WordsOf<Record<"copy" | "barcode", unknown>>;
  /** What stands below the title. */
  readonly children?: ReactNode;
}) {
  return (
    <header className="head">
      <div>
        <h1 className="title">{title}</h1>
        {children}
        {copy > 1 && <p className="copy">{words("copy", { number: copy })}</p>}
      </div>
      {number && (
        <div className="code">
          <Barcode text={number} label={words("barcode", { number })} />
          <p className="number" dir="ltr">
            {number}
          </p>
        </div>
      )}
    </header>
  );
}

/** One fact on a paper. */
interface Fact {
  readonly term: string;
  /** `null` leaves a line to be filled by hand. */
  readonly value: ReactNode;
  /** It takes a whole line. */
  readonly isWhole?: boolean;
}

/** The facts of a paper; what is left out is false. */
export function PaperFacts({ facts }: { readonly facts: readonly (Fact | false | "" | null | undefined)[] }) {
  return (
    <dl className="facts">
      {facts.map(
        (fact) =>
          fact && (
            <div key={fact.term} className={fact.isWhole ? "whole" : undefined}>
              <dt className="term">{fact.term}</dt>
              <dd className={fact.value === null ? "blank" : undefined}>{fact.value}</dd>
            </div>
          ),
      )}
    </dl>
  );
}
