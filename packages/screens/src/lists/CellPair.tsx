import type { ReactNode } from "react";
import * as css from "./list.css.ts";

/** What a cell of two lines says; the second one is smaller, and left out where it is empty. */
export function CellPair({ below, children }: { readonly below: ReactNode; readonly children: ReactNode }) {
  return (
    <div className={css.pair}>
      {children}
      {below && <span className={css.below}>{below}</span>}
    </div>
  );
}
