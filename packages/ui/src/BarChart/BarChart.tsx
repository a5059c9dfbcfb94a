import { Fragment, useId } from "react";
import { Bar, type Place, Swatch } from "../internal/chart/Bar.tsx";
import { ChartFrame, type ChartProps } from "../internal/chart/ChartFrame.tsx";
import { room, track, value as valueClass } from "../internal/chart/chart.css.ts";
import { findLongest, findMost, readShare } from "../internal/chart/scale.ts";
import { joinClasses } from "../internal/join-classes.ts";
import { legend, legendEntry } from "../internal/legend.css.ts";
import * as css from "./BarChart.css.ts";

/** One kind of values, with bars of one look. */
export type BarChartSeries = { id: string; label: string };

/** What is counted together, with a value for each series. */
export type BarChartRow = { id: string; label: string; values: readonly number[] };

/** What a bar chart takes. */
export type BarChartProps = ChartProps & {
  /** Three at most: the first is solid, the second hatched, the third hollow. */
  series: readonly BarChartSeries[];
  /** In the order in which they are shown. */
  rows: readonly BarChartRow[];
  /** Draws the bars of a row one after the other with their sum, instead of one below the other. */
  isStacked?: boolean | undefined;
  /**
   * `columns` are side by side, for what is counted week by week. Where a value or a name does not fit, they are rows.
   */
  orientation?: "rows" | "columns" | undefined;
};

const places: readonly Place[] = [0, 1, 2];

/** Compares amounts by the length of bars. Each bar starts at zero and has its value beside it. */
export function BarChart({
  series,
  rows,
  isStacked = false,
  orientation = "rows",
  formatValue = String,
  ...frame
}: BarChartProps) {
  const hatchId = useId();
  const drawn = places.slice(0, series.length);
  // The series of each track: all on one, or one on each.
  const tracks = isStacked ? [drawn] : drawn.map((place) => [place]);
  const sums = rows.map(({ values }) => tracks.map((track) => sumOf(track.map((place) => values[place]))));
  const most = findMost(sums.flat());
  const texts = sums.map((ofRow) => ofRow.map(formatValue));
  const longest = findLongest(texts.flat());
  return (
    <ChartFrame {...frame} part="bar-chart">
      {rows.length > 0 && series.length > 1 && (
        <div className={legend} aria-hidden="true">
          {drawn.map((place) => (
            <span key={place} className={legendEntry}>
              <Swatch place={place} hatchId={hatchId} />
              <bdi>{series[place]?.label}</bdi>
            </span>
          ))}
        </div>
      )}
      {rows.length > 0 && (
        <div
          className={css.plot}
          data-columns={(orientation === "columns" && fitsColumns(rows, tracks.length, longest)) || undefined}
          aria-hidden="true"
        >
          <span className={joinClasses(css.longest, room)}>{longest}</span>
          {rows.map(({ id, label, values }, index) => (
            <Fragment key={id}>
              <div className={css.label}>
                <bdi>{label}</bdi>
              </div>
              <div className={css.tracks}>
                {tracks.map((places, at) => (
                  <div key={places[0]} className={track}>
                    {places.map((place) => (
                      <Bar
                        key={place}
                        place={place}
                        hatchId={hatchId}
                        share={readShare(values[place] ?? 0, most)}
                      />
                    ))}
                    <span className={valueClass}>
                      <bdi>{texts[index]?.[at]}</bdi>
                    </span>
                  </div>
                ))}
              </div>
            </Fragment>
          ))}
        </div>
      )}
    </ChartFrame>
  );
}

function sumOf(values: readonly (number | undefined)[]): number {
  return values.reduce<number>((sum, value) => sum + (value ?? 0), 0);
}

/** How many characters columns have room for, side by side. */
const mostAcross = 104;

/** Tells whether each value and each word of a label fits where columns are shown. */
function fitsColumns(rows: readonly BarChartRow[], tracks: number, longest: string): boolean {
  const longestWord = findLongest(rows.flatMap(({ label }) => label.split(" ")));
  const characters = Math.max(tracks * (longest.length + 1), longestWord.length + 2);
  return rows.length * characters <= mostAcross;
}
