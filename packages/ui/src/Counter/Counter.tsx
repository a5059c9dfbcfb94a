import { useEffect, useRef } from "react";
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

/** A figure that is read from a metre away, and lights up for a moment when it changes. */
export function Counter({ value, label, of, size = "lg" }: CounterProps) {
  const figure = useRef<HTMLElement>(null);
  useLitOnChange(figure, value);
  return (
    <p className={css.counter}>
      <span className={css.line}>
        <bdi ref={figure} className={css.figure[size]}>
          {value}
        </bdi>
        {of && " "}
        {of && <bdi className={css.of}>{of}</bdi>}
      </span>{" "}
      <bdi className={css.label}>{label}</bdi>
    </p>
  );
}

/** How long a changed figure is lit, in milliseconds. */
const duration = 200;

/** Lights a figure twice drawn, on and off: an animation would draw every frame between. */
function useLitOnChange(figure: { current: HTMLElement | null }, value: number | string) {
  const before = useRef(value);
  useEffect(() => {
    const element = figure.current;
    if (!element || before.current === value) return;
    before.current = value;
    element.setAttribute("data-lit", "");
    const timer = setTimeout(() => element.removeAttribute("data-lit"), duration);
    return () => clearTimeout(timer);
  }, [figure, value]);
}
