import { media, vars } from "@id-desk/ui/theme";
import { style } from "@vanilla-extract/css";

const colors = vars.color.tone.warning;

/** One line where there is room; as low as it can be, because it lies over the end of the page. */
export const bar = style({
  selectors: {
    "&[data-tone]": {
      display: "flex",
      flexWrap: "wrap",
      alignItems: "center",
      columnGap: vars.space[4],
      rowGap: vars.space[1],
      paddingBlock: vars.space[2],
      paddingInline: vars.space[4],
      borderBlockStart: `1px solid ${colors.border}`,
      backgroundColor: colors.soft,
      color: vars.color.text,
      fontSize: vars.fontSize.sm,
      // On one edge with the page.
      "@media": { [media.sm]: { paddingInline: vars.space[6] } },
    },
  },
});

export const words = style({
  flex: "0 1 auto",
  minInlineSize: 0,
  display: "flex",
  alignItems: "start",
  gap: vars.space[2],
});

export const sign = style({
  flex: "none",
  display: "inline-flex",
  alignItems: "center",
  blockSize: "1lh",
  fontSize: "1.15rem",
  lineHeight: "1.4rem",
  color: colors.text,
});
