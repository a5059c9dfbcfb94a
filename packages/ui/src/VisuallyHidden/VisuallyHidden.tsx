import type { ComponentPropsWithoutRef } from "react";
import { joinClasses } from "../internal/join-classes.ts";
import * as css from "./VisuallyHidden.css.ts";

/** What a hidden text takes: everything a `span` does. */
export type VisuallyHiddenProps = ComponentPropsWithoutRef<"span">;

/** Words that are heard but not seen. */
export function VisuallyHidden({ className, ...rest }: VisuallyHiddenProps) {
  return <span {...rest} className={joinClasses(css.hidden, className)} />;
}
