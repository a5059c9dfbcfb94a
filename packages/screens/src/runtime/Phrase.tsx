import { CodeText } from "@id-desk/ui";
import { Fragment, type ReactNode } from "react";
import * as css from "./Phrase.css.ts";

/** A card and a batch that a sentence names. */
export interface PhraseProps {
  /** A text whose places for the two are not filled yet: "Remove card {serial} from batch {batch}?" */
  readonly text: string;
  readonly serial?: string | undefined;
  readonly batch?: string | undefined;
}

/** A sentence in which serials stand in groups, as everywhere, and neither they nor batch numbers break. */
export function Phrase({ text, serial, batch }: PhraseProps) {
  const drawn: Readonly<Record<string, ReactNode>> = {
    "{serial}": serial && <CodeText>{serial}</CodeText>,
    "{batch}": batch && <BatchNumber>{batch}</BatchNumber>,
  };
  return text
    .split(/(\{\w+\})/)
    .map((part, place) => [part, place] as const)
    .map(([part, place]) => <Fragment key={place}>{drawn[part] || part}</Fragment>);
}

/** The number of a batch, in one piece. */
export function BatchNumber({ children }: { readonly children: string }) {
  return (
    <bdi dir="ltr" className={css.number}>
      {children}
    </bdi>
  );
}
