import { Fragment, useId } from "react";
import { Bar, Swatch } from "../internal/chart/Bar.tsx";
import { ChartFrame, type ChartProps } from "../internal/chart/ChartFrame.tsx";
import { room, small, track, value } from "../internal/chart/chart.css.ts";
import { findLongest, findMost, readScaleEnd, readShare } from "../internal/chart/scale.ts";
import { joinClasses } from "../internal/join-classes.ts";
import { legendEntry } from "../internal/legend.css.ts";
import * as css from "./AgePyramid.css.ts";
import { ManyRows, type Side } from "./ManyRows.tsx";

/** What is counted on one side. */
export type AgePyramidSide = { label: string };

/** One age or group of ages, with the value of the first and of the second side. */
export type AgePyramidRow = { id: string; label: string; values: readonly [number, number] };

/** What an age pyramid takes. */
export type AgePyramidProps = ChartProps & {
  /** The first side is at the start of a line, left in English. It is solid, the other hatched. */
  sides: readonly [AgePyramidSide, AgePyramidSide];
  /** The oldest first: it is on top. Up to thirty rows show their values; more are drawn as one shape with a scale. */
  rows: readonly AgePyramidRow[];
};

/** Above this many rows none has room for a value. */
const mostWithValues = 30;

/** Shows how many there are of each age, with two kinds back to back. */
export function AgePyramid({ sides, rows, formatValue = String, ...frame }: AgePyramidProps) {
  const hatchId = useId();
  const isDense = rows.length > mostWithValues;
  const end = readScaleEnd(findMost(rows.flatMap(({ values }) => values)));
  const texts = isDense ? [] : rows.map(({ values: [one, other] }) => [formatValue(one), formatValue(other)]);
  const longest = findLongest(texts.flat());

  const bar = (place: Side, row: AgePyramidRow, index: number) => (
    <div className={joinClasses(css.sides[place], track)}>
      <Bar place={place} hatchId={hatchId} share={readShare(row.values[place], end)} />
      <span className={value}>
        <bdi>{texts[index]?.[place]}</bdi>
      </span>
    </div>
  );

  return (
    <ChartFrame {...frame} part="age-pyramid">
      {rows.length > 0 && (
        <div className={css.heads} aria-hidden="true">
          {([0, 1] as const).map((place) => (
            <span key={place} className={legendEntry}>
              <Swatch place={place} hatchId={hatchId} />
              <bdi>{sides[place].label}</bdi>
            </span>
          ))}
        </div>
      )}
      {rows.length > 0 && (
        <div className={css.plot} aria-hidden="true">
          {isDense ? (
            <ManyRows rows={rows} end={end} hatchId={hatchId} formatValue={formatValue} />
          ) : (
            rows.map((row, index) => (
              <Fragment key={row.id}>
                {index === 0 && <span className={room}>{longest}</span>}
                {bar(0, row, index)}
                <div className={joinClasses(css.age, track)}>
                  <span className={small}>
                    <bdi>{row.label}</bdi>
                  </span>
                </div>
                {bar(1, row, index)}
                {index === 0 && <span className={room}>{longest}</span>}
              </Fragment>
            ))
          )}
        </div>
      )}
    </ChartFrame>
  );
}
