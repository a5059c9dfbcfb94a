/**
 * The families that letters are set in, apart from the other tokens: scripts need these alone. Those for Thaana come last:
 * they have brackets and full stops of their own, which English text must not take.
 */
export const fontFamily =
  '"Public Sans Variable", "Public Sans", system-ui, sans-serif, "Noto Sans Thaana Variable", "Noto Sans Thaana", "Faruma"';

/**
 * Everything that is the same in both modes: steps of 4 px, five sizes of type, and the measures that the
 * specification fixes.
 *
 * @see Spec 9, "Layout"
 */
export const tokens = {
  space: {
    1: "4px",
    2: "8px",
    3: "12px",
    4: "16px",
    5: "20px",
    6: "24px",
    7: "28px",
    8: "32px",
    9: "36px",
    10: "40px",
    11: "44px",
    12: "48px",
  },
  // The build of the packages lets every length in rem follow it: see docs/embedding.md.
  rem: "1rem",
  fontFamily,
  // In rem, so that a reader who asks the browser for larger text gets it.
  fontSize: {
    xs: "0.75rem",
    sm: "0.875rem",
    md: "1rem",
    lg: "1.25rem",
    xl: "1.75rem",
    figure: "3.5rem",
  },
  fontWeight: { regular: "400", medium: "500", semibold: "600" },
  // The vowel signs of Thaana stand above and below the line and are cut by less than 1.6.
  lineHeight: { tight: "1.25", body: "1.6" },
  radius: { sm: "4px", md: "6px", lg: "10px", full: "999px" },
  motion: { quick: "120ms", calm: "200ms", ease: "cubic-bezier(0.2, 0, 0, 1)" },
  size: {
    field: "40px",
    row: "40px",
    rowCompact: "32px",
    toolbar: "60px",
    drawer: "260px",
    drawerMini: "64px",
    // Higher for larger text, on two lines of which the brand may stand.
    brandHeader: "max(100px, 4rem)",
    logo: "30px",
    chip: "16px",
    content: "1500px",
  },
  z: { sticky: "10", drawer: "100", overlay: "1000", notice: "1100" },
} as const;
