import { readFill } from "../internal/chart/Bar.tsx";
import { inks, room } from "../internal/chart/chart.css.ts";
import { findLongest, readShare } from "../internal/chart/scale.ts";
import * as css from "./AgePyramid.css.ts";
import type { AgePyramidRow } from "./AgePyramid.tsx";
import { drawShape } from "./draw-shape.ts";

/** Of so many rows, counted from the youngest, one shows its age. */
const labelEvery = 10;

type ManyRowsProps = {
  readonly rows: readonly AgePyramidRow[];
  readonly end: number;
  readonly hatchId: string;
};

/** Draws each side as one shape, because single years are too many for a bar with its own words each. */
export function ManyRows({ rows, end, hatchId }: ManyRowsProps) {
  const { length } = rows;
  const labelled = rows.flatMap(({ label }, index) =>
    (length - 1 - index) % labelEvery === 0 ? [{ label, middle: ((index + 0.5) / length) * 100 }] : [],
  );
  const side = (place: 0 | 1) => {
    const shape = drawShape(rows.map(({ values }) => readShare(values[place], end)));
    const clipId = `${hatchId}-${place}`;
    return (
      <div className={css.sides[place]}>
        <svg className={`${inks[place]} ${css.shape}`} width="100%" aria-hidden="true">
          <clipPath id={clipId} clipPathUnits="objectBoundingBox">
            <path d={shape} transform={`scale(1 ${1 / length})`} />
          </clipPath>
          <g className={css.mirror}>
            <line className={css.guide} x1="50%" x2="50%" y2="100%" />
            <line className={css.guide} x1="100%" x2="100%" y2="100%" />
            {/* The hatching is cut out, not in the shape: it would be stretched with it. */}
            <g clipPath={`url(#${clipId})`}>
              <rect className={css.mirror} width="100%" height="100%" fill={readFill(place, hatchId)} />
            </g>
            <svg viewBox={`0 0 1 ${length}`} preserveAspectRatio="none" aria-hidden="true">
              <path d={shape} fill="none" stroke="currentColor" vectorEffect="non-scaling-stroke" />
            </svg>
          </g>
        </svg>
      </div>
    );
  };
  return (
    <>
      {side(0)}
      <div className={css.ageColumn}>
        <span className={room}>{findLongest(labelled.map(({ label }) => label))}</span>
        <svg className={css.ages} width="100%" height="100%" aria-hidden="true">
          {labelled.map(({ label, middle }) => (
            <text key={label} x="50%" y={`${middle}%`} textAnchor="middle" dominantBaseline="central">
              {label}
            </text>
          ))}
        </svg>
      </div>
      {side(1)}
    </>
  );
}
