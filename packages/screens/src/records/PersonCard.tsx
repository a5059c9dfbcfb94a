import { CodeText, VisuallyHidden } from "@id-desk/ui";
import type { ReactNode } from "react";
import { AnyScript } from "../runtime/words/AnyScript.tsx";
import * as css from "./PersonCard.css.ts";

/** Who somebody is at a glance: their photograph, and beside it their names and numbers. */
export function PersonCard({
  person,
  photo,
  numbers,
}: {
  readonly person: { readonly name_en: string; readonly name_dv?: string | null };
  readonly photo: ReactNode;
  /** What each number is called where it cannot be seen, and the number. */
  readonly numbers: readonly (readonly [term: string, number: string])[];
}) {
  return (
    <div className={css.person}>
      {photo}
      <div className={css.names}>
        <p className={css.name}>
          <bdi>{person.name_en}</bdi>
        </p>
        {person.name_dv && (
          <p className={css.otherName}>
            <AnyScript>{person.name_dv}</AnyScript>
          </p>
        )}
        {numbers.map(([term, number]) => (
          <p key={term} className={css.code}>
            <VisuallyHidden>{term} </VisuallyHidden>
            <CodeText>{number}</CodeText>
          </p>
        ))}
      </div>
    </div>
  );
}
