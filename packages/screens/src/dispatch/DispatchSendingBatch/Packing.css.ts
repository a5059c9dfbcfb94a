import { media, vars } from "@id-desk/ui/theme";
import { style } from "@vanilla-extract/css";

/** How far the packing is, under the figure of what is packed. */
export const expected = style({
  margin: 0,
  marginBlockStart: vars.space[1],
  fontSize: vars.fontSize.sm,
  fontVariantNumeric: "tabular-nums",
  color: vars.color.textMuted,
  selectors: {
    "&[data-tone=warning]": {
      color: vars.color.tone.warning.text,
      fontWeight: vars.fontWeight.semibold,
    },
  },
  "@media": { [media.belowSm]: { marginBlockStart: 0 } },
});
