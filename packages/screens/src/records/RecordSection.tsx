import { type ReactNode, useId } from "react";
import * as css from "./record.css.ts";

/** A part of a record under its heading: of a page, or of a window with a heading of its own above. */
export function RecordSection({
  id,
  heading,
  level = 2,
  actions,
  isWide = false,
  children,
}: {
  /** By which something on the page leads to it: its heading takes the focus then. */
  readonly id?: string | undefined;
  readonly heading: string;
  readonly level?: 2 | 3;
  /** What can be done with this part, beside its heading. */
  readonly actions?: ReactNode;
  /** As wide as the page, for a table. */
  readonly isWide?: boolean;
  readonly children: ReactNode;
}) {
  const ownId = useId();
  const headingId = id ?? ownId;
  const Heading = `h${level}` as const;
  return (
    <section className={css.section[level]} aria-labelledby={headingId} data-wide={isWide || undefined}>
      <div className={css.header[level]}>
        <Heading id={headingId} className={css.heading} tabIndex={id ? -1 : undefined}>
          {heading}
        </Heading>
        {actions}
      </div>
      {children}
    </section>
  );
}
