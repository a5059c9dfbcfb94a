import { type ReactNode, useId } from "react";
import { joinClasses } from "../join-classes.ts";
import { strong } from "../legend.css.ts";
import { toneText } from "../tones.css.ts";
import { chart } from "./chart.css.ts";

/** What every chart takes. */
export type ChartProps = {
  /** What is counted: "Members by region". */
  label: string;
  /** One sentence that says what the chart shows: "The capital has more members than all other regions." */
  summary: string;
  /** Writes a value as the reader knows it. The plain digits when left out. */
  formatValue?: ((value: number) => string) | undefined;
  /** The id of the table with the same values, to which screen readers can go from the chart. */
  detailsId?: string | undefined;
  className?: string | undefined;
};

type ChartFrameProps = Omit<ChartProps, "formatValue"> & {
  part: string;
  /** The drawing, which is not read aloud. */
  children: ReactNode;
};

/** Holds a drawing under its label and its summary. */
export function ChartFrame({ label, summary, detailsId, className, part, children }: ChartFrameProps) {
  const labelId = useId();
  return (
    <figure
      className={joinClasses(chart, className)}
      aria-labelledby={labelId}
      aria-details={detailsId}
      data-idd-part={part}
    >
      <figcaption>
        <p id={labelId} className={strong}>
          <bdi>{label}</bdi>
        </p>
        <p className={toneText.muted}>
          <bdi>{summary}</bdi>
        </p>
      </figcaption>
      {children}
    </figure>
  );
}
