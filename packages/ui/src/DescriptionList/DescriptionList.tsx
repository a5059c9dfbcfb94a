import type { ReactNode } from "react";
import { joinClasses } from "../internal/join-classes.ts";
import * as css from "./DescriptionList.css.ts";

/** One fact: what it is called, and what it is. */
export type Description = {
  id: string;
  term: ReactNode;
  value: ReactNode;
};

/** What a list of facts shows. */
export type DescriptionListProps = {
  items: readonly Description[];
  /** Names above what they name, in as many columns as fit; or beside, one under the other. */
  layout?: "columns" | "rows" | undefined;
  className?: string | undefined;
};

/** Facts about one thing, each with its name. */
export function DescriptionList({ items, layout = "columns", className }: DescriptionListProps) {
  return (
    <dl className={joinClasses(css.list[layout], className)}>
      {items.map(({ id, term, value }) => (
        <div key={id} className={css.item[layout]}>
          <dt className={css.term}>{term}</dt>
          <dd className={css.value}>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
