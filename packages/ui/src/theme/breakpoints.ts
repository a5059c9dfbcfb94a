/**
 * The widths in pixels from which a page has more room.
 *
 * @see Spec 9, "Breakpoints"
 */
export const breakpoints = { sm: 768, md: 1024, lg: 1266, xl: 1536 } as const;

/** What style sheets and `matchMedia` ask for: a width from or below a breakpoint, and what the reader wishes. */
export const media = {
  sm: "(min-width: 768px)",
  md: "(min-width: 1024px)",
  lg: "(min-width: 1266px)",
  xl: "(min-width: 1536px)",
  belowSm: "(max-width: 767.98px)",
  belowMd: "(max-width: 1023.98px)",
  belowLg: "(max-width: 1265.98px)",
  belowXl: "(max-width: 1535.98px)",
  reducedMotion: "(prefers-reduced-motion: reduce)",
  forcedColors: "(forced-colors: active)",
} as const;
