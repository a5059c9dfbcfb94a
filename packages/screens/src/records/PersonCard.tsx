import { CodeText, Picture, VisuallyHidden } from "@id-desk/ui";
import { UserIcon } from "@id-desk/ui/icons";
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

/** The photograph of a person, or a drawn figure where there is none. */
export function PersonPhoto({
  file,
  alt,
  size = "lg",
}: {
  readonly file: Blob | undefined;
  readonly alt: string;
  readonly size?: keyof typeof css.frame | undefined;
}) {
  return (
    <div className={css.frame[size]} data-idd-part="portrait">
      {file ? <Picture file={file} alt={alt} className={css.photo} /> : <UserIcon />}
    </div>
  );
}
