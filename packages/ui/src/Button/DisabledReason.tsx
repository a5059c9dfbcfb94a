import { lazy, Suspense } from "react";
import { VisuallyHidden } from "../VisuallyHidden/index.ts";
import * as css from "./Button.css.ts";

type DisabledReasonProps = { id: string; isLine: boolean; children: string };

const FloatingReason = lazy(() =>
  import("./FloatingReason.tsx").then((module) => ({ default: module.FloatingReason })),
);

/** Why the button before it cannot be pressed: a line under it, or beside it for whoever comes near or presses it. */
export function DisabledReason({ id, isLine, children }: DisabledReasonProps) {
  if (isLine) {
    return (
      <span id={id} className={css.reason}>
        {children}
      </span>
    );
  }
  return (
    <Suspense fallback={<VisuallyHidden id={id}>{children}</VisuallyHidden>}>
      <FloatingReason id={id}>{children}</FloatingReason>
    </Suspense>
  );
}
