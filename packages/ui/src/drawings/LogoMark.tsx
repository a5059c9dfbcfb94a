import * as css from "./Drawing.css.ts";
import { Drawing, type DrawingProps } from "./Drawing.tsx";

/** The sign of the product, 30 px wide: somebody at a desk. @see Spec 9, "Layout" */
export function LogoMark(props: DrawingProps) {
  return (
    <Drawing {...props} viewBox="0 0 30 30" size="logo">
      <rect width="30" height="30" rx="8" fill="currentColor" />
      <circle cx="15" cy="9.5" r="3" className={css.onAccent} />
      <path d="M9.5 19v-.5a5.5 5.5 0 0 1 11 0v.5" className={css.onAccent} />
      <path d="M6.5 22.5h17" className={css.onAccent} />
    </Drawing>
  );
}
