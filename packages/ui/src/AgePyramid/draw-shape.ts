/** The least share that is drawn, which can still be seen where the place is narrow. */
const least = 0.004;

/**
 * Returns the path of one side of a pyramid: one unit wide and a unit high for each share, from the top, with the zero
 * line at its start. It leaves shares of 0 out.
 */
export function drawShape(shares: readonly number[]): string {
  const steps = shares.map((share, index) =>
    share > 0 ? `H${Number(Math.max(share, least).toFixed(4))}V${index + 1}` : `H0M0 ${index + 1}`,
  );
  return `M0 0${steps.join("")}H0`;
}
