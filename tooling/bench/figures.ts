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

/** "1.27 ×" */
export function formatRatio(ours: number, rival: number): string {
  return `${(ours / rival).toFixed(2)} ×`;
}
