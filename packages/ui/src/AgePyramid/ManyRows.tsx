import { holdSize, readFill, readInk } from "../internal/chart/Bar.tsx";
import { small, track, value } from "../internal/chart/chart.css.ts";
import { findLongest, readShare } from "../internal/chart/scale.ts";
import { joinClasses } from "../internal/join-classes.ts";
import * as css from "./AgePyramid.css.ts";
import type { AgePyramidRow } from "./AgePyramid.tsx";
import { drawShape } from "./draw-shape.ts";

/** The first or the second side. */
export type Side = 0 | 1;

/** How high all rows are together. In em, so that they grow with the ages beside them. */
const height = "32em";

/** How wide a digit is, in em. */
const letterWidth = 0.65;

/** Of so many rows, counted from the youngest, one shows its age. */
const labelEvery = 10;

type ManyRowsProps = {
  readonly rows: readonly AgePyramidRow[];
  /** The end of the scale. */
  readonly end: number;
  readonly hatchId: string;
  readonly formatValue: (value: number) => string;
};

/** Draws each side as one shape, because single years are too many for a bar with its own words each. */
export function ManyRows({ rows, end, hatchId, formatValue }: ManyRowsProps) {
  const { length } = rows;
  const labelled = rows.flatMap(({ label }, index) =>
    (length - 1 - index) % labelEvery === 0 ? [{ label, middle: ((index + 0.5) / length) * 100 }] : [],
  );
  const width = `${findLongest(labelled.map(({ label }) => label)).length * letterWidth}em`;
  const marks = [0, end / 2, end];
  const shape = (side: Side) => {
    const path = drawShape(rows.map(({ values }) => readShare(values[side], end)));
    const clipId = `${hatchId}-${side}`;
    return (
      <div className={css.sides[side]}>
        <svg className={readInk(side)} width="100%" height={height} overflow="visible" aria-hidden="true">
          <clipPath id={clipId} clipPathUnits="objectBoundingBox">
            <path d={path} transform={`scale(1 ${1 / length})`} />
          </clipPath>
          <g className={css.mirror}>
            {["50%", "100%"].map((at) => (
              <line key={at} x1={at} x2={at} y2="100%" stroke="currentColor" strokeOpacity=".2" />
            ))}
            {/* The hatching is cut out, not in the shape: it would be stretched with it. */}
            <g clipPath={`url(#${clipId})`}>
              <rect className={css.mirror} width="100%" height="100%" fill={readFill(side, hatchId)} />
            </g>
            <svg viewBox={`0 0 1 ${length}`} preserveAspectRatio="none" aria-hidden="true">
              <path d={path} fill="none" stroke="currentColor" vectorEffect="non-scaling-stroke" />
            </svg>
          </g>
        </svg>
      </div>
    );
  };
  const scale = (side: Side) => (
    <div className={joinClasses(css.sides[side], css.scale, track)}>
      {marks.map((mark) => (
        <span key={mark} className={joinClasses(value, css.mark)}>
          <bdi>{formatValue(mark)}</bdi>
        </span>
      ))}
    </div>
  );
  return (
    <>
      {shape(0)}
      <div className={joinClasses(css.age, small)}>
        {/* Nothing in it is scaled: the place of an age follows the height, its letters do not. */}
        <svg ref={holdSize} key={width} width={width} height="100%" overflow="visible" aria-hidden="true">
          {labelled.map(({ label, middle }) => (
            <text
              key={middle}
              x="50%"
              y={`${middle}%`}
              fill="currentColor"
              textAnchor="middle"
              dominantBaseline="central"
            >
              {label}
            </text>
          ))}
        </svg>
      </div>
      {shape(1)}
      {scale(0)}
      {scale(1)}
    </>
  );
}
