import type { ReactNode } from "react";
import { AnyScript } from "../runtime/words/AnyScript.tsx";
import { useDates } from "../runtime/words/use-dates.ts";
import * as css from "./record.css.ts";

/** One note or event of a record: what it is, by whom and when, and what was written with it. */
export function RecordEntry({
  title,
  by,
  at,
  children,
}: {
  readonly title: ReactNode;
  readonly by: string;
  /** The instant, as the server tells it. */
  readonly at: string;
  readonly children?: ReactNode;
}) {
  const dates = useDates();
  return (
    <div className={css.entry}>
      <div className={css.line}>{title}</div>
      <div className={css.line}>
        <span className={css.meta}>{by}</span>
        <bdi dir="ltr" className={css.meta}>
          {dates.dateTime(at)}
        </bdi>
      </div>
      {children}
    </div>
  );
}

/** Words that somebody typed, in their lines and in the direction of their script. */
export function TypedWords({ children }: { readonly children: string }) {
  return (
    <p className={css.words}>
      <AnyScript>{children}</AnyScript>
    </p>
  );
}
