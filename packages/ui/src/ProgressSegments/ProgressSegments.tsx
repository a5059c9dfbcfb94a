import type { ReactNode } from "react";
import { figure, legend, legendEntry, strong } from "../internal/legend.css.ts";
import { ToneSign } from "../internal/ToneSign.tsx";
import type { Tone } from "../theme/index.ts";
import * as css from "./ProgressSegments.css.ts";

/** One part of a whole. */
export type ProgressSegment = {
  label: string;
  value: number;
  tone: Tone;
  /** The sign of the state, where its badge has one of its own. */
  icon?: ReactNode;
};

/** What a divided bar takes. */
export type ProgressSegmentsProps = {
  /** What is divided: "52 parcels". */
  label: string;
  /** In the order they stand; what is left to do comes last, in the tone "muted". */
  segments: readonly ProgressSegment[];
  /** The whole is not known or not told: words and figures alone, without the bar that would show their shares. */
  isOpenEnded?: boolean | undefined;
  /** On a wide window the same words and figures stand beside it, as in the tabs of a list: the bar alone is shown. */
  isToldBeside?: boolean | undefined;
};

/** How far a piece of work is and how it went: a bar in parts, with the same parts in words and figures under it. */
export function ProgressSegments({
  label,
  segments,
  isOpenEnded = false,
  isToldBeside = false,
}: ProgressSegmentsProps) {
  return (
    <figure className={figure} aria-label={label} data-idd-part="progress">
      {!isOpenEnded && (
        <div className={css.bar} aria-hidden="true">
          {segments.map(
            ({ label, value, tone }) =>
              value > 0 && <div key={label} className={css.part[tone]} style={{ flexGrow: value }} />,
          )}
        </div>
      )}
      <figcaption className={isToldBeside ? css.narrowLegend : undefined}>
        <ul className={legend}>
          {segments.map(({ label, value, tone, icon }) => (
            <li key={label} className={legendEntry}>
              {tone === "muted" ? <span className={css.key} /> : <ToneSign tone={tone} icon={icon} />}
              {label} <strong className={strong}>{value}</strong>
            </li>
          ))}
        </ul>
      </figcaption>
    </figure>
  );
}
