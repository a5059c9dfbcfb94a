import type { ReactNode } from "react";
import * as css from "./Toolbar.css.ts";

/** What a bar of filters takes. */
export type ToolbarProps = {
  /** The name of the bar: "Filter parcels". */
  label: string;
  /** Fields that narrow a list down, the most used first. */
  children: ReactNode;
  /** At the end of the line: how rows are shown, what is done with all of them. */
  end?: ReactNode;
};

/** The fields and buttons above a list that change what it shows. */
export function Toolbar({ label, children, end }: ToolbarProps) {
  return (
    <search className={css.bar} aria-label={label} data-idd-part="toolbar">
      <div className={css.start}>{children}</div>
      {end && <div className={css.end}>{end}</div>}
    </search>
  );
}
