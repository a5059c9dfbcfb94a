/** The middle and the slow end of some measurements, in the unit they came in. */
export interface Figures {
  readonly median: number;
  readonly p95: number;
}

/** Sums measurements up. */
export function sumUp(values: readonly number[]): Figures {
  const sorted = [...values].sort((one, other) => one - other);
  const at = (share: number) =>
    sorted[Math.min(sorted.length - 1, Math.floor(share * sorted.length))] ?? Number.NaN;
  return { median: at(0.5), p95: at(0.95) };
}

/** "1.27 ×"; "0.008 ×" where two digits would say nothing. */
export function formatRatio(ours: number, rival: number): string {
  const ratio = ours / rival;
  return `${ratio < 0.1 ? ratio.toPrecision(1) : ratio.toFixed(2)} ×`;
}

/** "median 12.3 ms, p95 45.6 ms". */
export function formatTimes({ median, p95 }: Figures): string {
  return `median ${median.toFixed(1)} ms, p95 ${p95.toFixed(1)} ms`;
}

/** "109.7 kB", of thousand bytes. */
export function formatKilobytes(bytes: number): string {
  return `${(bytes / 1000).toFixed(1)} kB`;
}
