import { CodeText } from "@id-desk/ui";
import { Fragment, type ReactNode } from "react";
import * as css from "./Phrase.css.ts";

/** What a sentence names. */
export interface PhraseProps {
  /** A text whose places are not filled yet: "Remove card {serial} from batch {batch}?" */
  readonly text: string;
  readonly serial?: string | undefined;
  readonly batch?: string | undefined;
  /** What is drawn in other places, by their names. */
  readonly values?: Readonly<Record<string, ReactNode>> | undefined;
}

/** A sentence in which serials stand in groups, as everywhere, and neither they nor batch numbers break. */
export function Phrase({ text, serial, batch, values }: PhraseProps) {
  const drawn: Readonly<Record<string, ReactNode>> = {
    serial: serial && <CodeText>{serial}</CodeText>,
    batch: batch && <BatchNumber>{batch}</BatchNumber>,
    ...values,
  };
  return text
    .split(/(\{\w+\})/)
    .map((part, place) => [part, place] as const)
    .map(([part, place]) => <Fragment key={place}>{readValue(part, drawn) || part}</Fragment>);
}

function readValue(part: string, drawn: Readonly<Record<string, ReactNode>>): ReactNode {
  const name = part.slice(1, -1);
  return part.startsWith("{") && Object.hasOwn(drawn, name) ? drawn[name] : undefined;
}

/** The number of a batch or of a hand-over, in one piece. */
export function BatchNumber({ children }: { readonly children: string }) {
  return (
    <bdi dir="ltr" className={css.number}>
      {children}
    </bdi>
  );
}
