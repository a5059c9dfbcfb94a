import { DescriptionList, type DescriptionListProps } from "@id-desk/ui";
import type { ReactNode } from "react";
import type { WordsOf } from "../runtime/words/copy.ts";

/** Facts by the keys of their terms, in this order; what is false or nothing is left out. */
export function Facts<Texts>({
  facts,
  words,
  ...list
}: Omit<DescriptionListProps, "items"> & {
  readonly facts: { readonly [Key in keyof Texts]?: ReactNode };
  readonly words: WordsOf<Texts>;
}) {
  const items = Object.entries<ReactNode>(facts).flatMap(([id, value]) =>
    (value ?? false) === false ? [] : [{ id, term: words(id as keyof Texts & string), value }],
  );
  return <DescriptionList {...list} items={items} />;
}
