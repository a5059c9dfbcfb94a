import * as css from "./Counter.css.ts";

/** What a counter takes. */
export type CounterProps = {
  /** The figure, ready to be read: "1,204". */
  value: number | string;
  /** What is counted: "scanned", "left to check". */
  label: string;
  /** What the figure is measured against: "of 500". */
  of?: string | undefined;
  /** "lg" for the one figure that a page is about. */
  size?: "lg" | "md" | undefined;
};

/** A figure that is read from a metre away, and shows for a moment that it changed. */
export function Counter({ value, label, of, size = "lg" }: CounterProps) {
  return (
    <p className={css.counter}>
      <span className={css.line}>
        {/* A new element for a new figure, so that it lights up again. */}
        <span key={value} className={css.figure[size]}>
          {value}
        </span>
        {of && <span className={css.of}> {of}</span>}
      </span>{" "}
      <span className={css.label}>{label}</span>
    </p>
  );
}
