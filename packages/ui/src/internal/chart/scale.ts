/** Returns how much of `most` a value is, from 0 to 1. A value that cannot be drawn is 0. */
export function readShare(value: number, most: number): number {
  return value > 0 && most > 0 && Number.isFinite(value) ? Math.min(value / most, 1) : 0;
}

/** Returns the largest of the values that can be drawn, or 0. */
export function findMost(values: readonly number[]): number {
  return values.reduce((most, value) => (Number.isFinite(value) && value > most ? value : most), 0);
}

/** Returns the longest of the texts. */
export function findLongest(texts: readonly string[]): string {
  return texts.reduce((longest, text) => (text.length > longest.length ? text : longest), "");
}

/** Returns the end of a scale that holds `most`: a round number whose half is round too. */
export function readScaleEnd(most: number): number {
  const half = Math.max(most, 1) / 2;
  const power = 10 ** Math.max(0, Math.floor(Math.log10(half)));
  const step = power < 10 ? power : power / 2;
  return 2 * Math.ceil(half / step) * step;
}
