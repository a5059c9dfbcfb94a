import type { PointGroup } from "signature_pad";

/** The lines of a signature, in the pixels of the surface that they were drawn on. */
export type Ink = readonly PointGroup[];

/** What a signature is drawn with and on, whatever the page's mode: it is read on paper. */
export const pen = { penColor: "#101a33", backgroundColor: "#ffffff", throttle: 0 } as const;

/** How wide the line is on a surface of a width: as a ballpoint's on a card, in pixels. */
export function widthOfLine(surfaceWidth: number): { minWidth: number; maxWidth: number; dotSize: number } {
  const unit = surfaceWidth / 480;
  return { minWidth: 0.9 * unit, maxWidth: 2.6 * unit, dotSize: 2 * unit };
}

/** The same lines on a surface that is `factor` times as wide and as high. */
export function scaleInk(ink: Ink, factor: number): PointGroup[] {
  return ink.map((line) => ({
    ...line,
    minWidth: line.minWidth * factor,
    maxWidth: line.maxWidth * factor,
    dotSize: line.dotSize * factor,
    points: line.points.map((point) => ({ ...point, x: point.x * factor, y: point.y * factor })),
  }));
}

/** How long all lines are together, in the pixels that they were drawn in. */
export function measureInk(ink: Ink): number {
  let length = 0;
  for (const { points } of ink) {
    points.forEach(({ x, y }, index) => {
      const before = points[index - 1];
      if (before) length += Math.hypot(x - before.x, y - before.y);
    });
  }
  return length;
}
