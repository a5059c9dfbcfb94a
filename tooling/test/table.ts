/** How long a stage took and what it held. */
export interface Timing {
  readonly name: string;
  readonly passed: number;
  readonly seconds: number;
}

/**
 * The seconds of each stage as a table, the longest first. Stages run beside each other: their sum is more than the
 * whole took.
 */
export function formatTimings(timings: readonly Timing[], wholeSeconds: number): string {
  const sorted = timings.toSorted((one, other) => other.seconds - one.seconds);
  const rows = sorted.map(({ name, passed, seconds }) => [name, String(passed), seconds.toFixed(1)]);
  const total = timings.reduce((sum, { passed }) => sum + passed, 0);
  const table = [
    ["stage", "tests", "seconds"],
    ...rows,
    ["all, beside each other", String(total), wholeSeconds.toFixed(1)],
  ];
  const widths = [0, 1, 2].map((column) => Math.max(...table.map((row) => row[column]?.length ?? 0)));
  return table
    .map(([name = "", ...figures]) =>
      [
        name.padEnd(widths[0] ?? 0),
        ...figures.map((figure, place) => figure.padStart(widths[place + 1] ?? 0)),
      ].join("  "),
    )
    .join("\n");
}
