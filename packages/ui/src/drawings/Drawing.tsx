import type { ReactNode } from "react";
import * as css from "./Drawing.css.ts";

/** What every drawing takes. */
export type DrawingProps = {
  /** What it shows, for those who do not see it; hidden from them when left out. */
  title?: string | undefined;
};

/** The frame of a drawing: a picture with a name, or an ornament without one. */
export function Drawing({
  title,
  viewBox,
  size,
  children,
}: DrawingProps & { viewBox: string; size: keyof typeof css.size; children: ReactNode }) {
  const name = title === undefined ? { "aria-hidden": true } : { role: "img", "aria-label": title };
  return (
    <svg {...name} viewBox={viewBox} className={css.size[size]} fill="none" focusable="false">
      {children}
    </svg>
  );
}
