import { media, vars } from "@id-desk/ui/theme";
import { style } from "@vanilla-extract/css";

export const end = style({ marginBlockStart: vars.space[8] });

/** How far the packing is, under the figure of what is packed. */
export const expected = style({
  margin: 0,
  fontSize: vars.fontSize.sm,
  marginBlockStart: vars.space[1],
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

export const summary = style({
  display: "grid",
  gap: vars.space[4],
  alignItems: "end",
  marginBlockEnd: vars.space[5],
  "@media": { [media.sm]: { gridTemplateColumns: "auto minmax(0, 1fr)", columnGap: vars.space[8] } },
});

export const reason = style({ marginBlockEnd: vars.space[5] });

export const filter = style({ marginBlockEnd: vars.space[3] });
