/** Where something floats beside what it belongs to. */
export type Side = "top" | "bottom" | "start" | "end";

type Box = { left: number; top: number; right: number; bottom: number; width: number; height: number };
type Measure = { width: number; height: number };

const gap = 6;
const margin = 8;

/**
 * The place of a floating box in the window: on the wished side, on the opposite one where there is no room, and
 * never beyond the edge.
 */
export function placeBeside(
  anchor: Box,
  floating: Measure,
  window: Measure,
  side: Side,
  direction: "ltr" | "rtl",
): { x: number; y: number } {
  const isVertical = side === "top" || side === "bottom";
  if (isVertical) {
    const above = anchor.top - gap - floating.height;
    const below = anchor.bottom + gap;
    const [first, other] = side === "top" ? [above, below] : [below, above];
    return {
      x: within(anchor.left + (anchor.width - floating.width) / 2, floating.width, window.width),
      y: fits(first, floating.height, window.height) ? first : within(other, floating.height, window.height),
    };
  }
  const before = anchor.left - gap - floating.width;
  const after = anchor.right + gap;
  const [first, other] = (side === "end") === (direction === "ltr") ? [after, before] : [before, after];
  return {
    x: fits(first, floating.width, window.width) ? first : within(other, floating.width, window.width),
    y: within(anchor.top + (anchor.height - floating.height) / 2, floating.height, window.height),
  };
}

function fits(from: number, length: number, room: number): boolean {
  return from >= margin && from + length <= room - margin;
}

function within(from: number, length: number, room: number): number {
  return Math.max(margin, Math.min(from, room - margin - length));
}
