type Box = { left: number; top: number; bottom: number; width: number };
type Measure = { width: number; height: number };

const gap = 4;
const margin = 8;
const narrowest = 220;
const tallest = 340;

/** Where a list stands under its field, or above it where there is more room: position, width and most height. */
export function placeUnder(field: Box, height: number, window: Measure) {
  const below = window.height - field.bottom - gap - margin;
  const above = field.top - gap - margin;
  const isAbove = below < Math.min(height, tallest) && above > below;
  const maxHeight = Math.max(0, Math.min(tallest, isAbove ? above : below));
  const width = Math.min(Math.max(field.width, narrowest), window.width - 2 * margin);
  return {
    x: Math.max(margin, Math.min(field.left, window.width - margin - width)),
    y: isAbove ? field.top - gap - Math.min(height, maxHeight) : field.bottom + gap,
    width,
    maxHeight,
  };
}
