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
  const isNamed = title !== undefined;
  return (
    <svg
      viewBox={viewBox}
      role={isNamed ? "img" : undefined}
      aria-label={title}
      aria-hidden={isNamed ? undefined : true}
      className={css.size[size]}
      focusable="false"
    >
      {children}
    </svg>
  );
}
