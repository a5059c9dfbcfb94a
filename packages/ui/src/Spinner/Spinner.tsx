import { joinClasses } from "../internal/join-classes.ts";
import { useWords } from "../internal/words.ts";
import { VisuallyHidden } from "../VisuallyHidden/index.ts";
import * as css from "./Spinner.css.ts";

/** What a spinner says and whether it says anything. */
export type SpinnerProps = {
  /** What is being waited for; "Loading…" when left out. */
  label?: string | undefined;
  /** True where words beside it already say that something is under way. */
  isDecorative?: boolean | undefined;
  className?: string | undefined;
};

/** Shows that something is under way whose length is not known; as large as the text around it. */
export function Spinner({ label, isDecorative = false, className }: SpinnerProps) {
  const words = useWords();
  const ring = <span className={css.ring} aria-hidden="true" />;
  if (isDecorative) return <span className={joinClasses(css.spinner, className)}>{ring}</span>;
  return (
    <span role="status" className={joinClasses(css.spinner, className)}>
      {ring}
      <VisuallyHidden>{label ?? words.loading}</VisuallyHidden>
    </span>
  );
}
