import type { FingerName } from "./hand-finger.ts";

/** How large the drawing of a hand is, in its own units. */
export const handSize = { width: 300, height: 330 } as const;

/**
 * The fingers of a left hand with its palm down, as lines from the tip to the palm. The tips are in the middle of five columns
 * of equal width, so that a button over each finger is as wide as the others. A right hand is the mirror image.
 */
export const fingerLines: Readonly<
  Record<FingerName, { readonly tip: readonly [number, number]; readonly base: readonly [number, number] }>
> = {
  little: { tip: [30, 124], base: [50, 230] },
  ring: { tip: [90, 80], base: [97, 225] },
  middle: { tip: [150, 64], base: [146, 225] },
  index: { tip: [210, 84], base: [194, 230] },
  thumb: { tip: [270, 186], base: [196, 282] },
};

/** How wide a finger is. */
export const fingerWidth = 44;

/** The palm and the wrist, which leaves the drawing at its lower edge. */
export const palm =
  "M28 228 Q28 208 48 208 L196 208 Q216 208 216 228 L216 258 C216 300 184 302 180 340 L64 340 C60 302 28 300 28 258 Z";
