import type { ReactNode } from "react";
import * as css from "./BatchRecord.css.ts";

/** What is known of a batch beside its cards, below them. */
export function BatchRecord({ children }: { readonly children: ReactNode }) {
  return <div className={css.record}>{children}</div>;
}
