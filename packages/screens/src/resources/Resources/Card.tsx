import { type ReactNode, useId } from "react";
import * as css from "./Resources.css.ts";

/** A heading and the list below it. */
export function Card({ heading, children }: { readonly heading: string; readonly children: ReactNode }) {
  const headingId = useId();
  return (
    <section aria-labelledby={headingId} className={css.card}>
      <h2 id={headingId} className={css.heading}>
        {heading}
      </h2>
      <ul className={css.list}>{children}</ul>
    </section>
  );
}
