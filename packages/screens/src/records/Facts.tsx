import { DescriptionList, type DescriptionListProps } from "@id-desk/ui";
import type { ReactNode } from "react";
import type { WordsOf } from "../runtime/words/copy.ts";

/** Facts by the keys of their terms, in this order; those without a value (false, nothing, an empty text) are left out. */
export function Facts<Texts>({
  facts,
  words,
  ...list
}: Omit<DescriptionListProps, "items"> & {
  readonly facts: { readonly [Key in keyof Texts]?: ReactNode };
  readonly words: WordsOf<Texts>;
}) {
  const items = Object.entries<ReactNode>(facts).flatMap(([id, value]) =>
    value === undefined || value === null || value === false || value === ""
      ? []
      : [{ id, term: words(id as keyof Texts & string), value }],
  );
  return <DescriptionList {...list} items={items} />;
}
