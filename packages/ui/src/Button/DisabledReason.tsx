import { type Late, useLate } from "../internal/useLate.ts";
import { VisuallyHidden } from "../VisuallyHidden/index.ts";
import * as css from "./Button.css.ts";
import type { FloatingReason } from "./FloatingReason.tsx";

type DisabledReasonProps = { id: string; isLine: boolean; children: string };

const floatingReason: Late<typeof FloatingReason> = {
  load: () => import("./FloatingReason.tsx").then((module) => module.FloatingReason),
};

/** Why the button before it cannot be pressed: a line under it, or beside it for whoever comes near or presses it. */
export function DisabledReason({ id, isLine, children }: DisabledReasonProps) {
  const Floating = useLate(floatingReason, !isLine);
  if (isLine) {
    return (
      <span id={id} className={css.reason}>
        {children}
      </span>
    );
  }
  if (Floating) return <Floating id={id}>{children}</Floating>;
  return <VisuallyHidden id={id}>{children}</VisuallyHidden>;
}
