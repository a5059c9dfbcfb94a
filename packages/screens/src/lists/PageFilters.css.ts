import { media, vars } from "@id-desk/ui/theme";
import { style } from "@vanilla-extract/css";

export const filters = style({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "end",
  gap: vars.space[3],
});

export const box = style({ inlineSize: "100%", "@media": { [media.sm]: { inlineSize: "288px" } } });

export const status = style({ display: "grid", gap: vars.space[1], minInlineSize: 0 });

/** Above the row of choices: what they narrow. The select that stands for them on a narrow window has a label. */
export const label = style({
  fontSize: vars.fontSize.sm,
  fontWeight: vars.fontWeight.medium,
  "@media": { [media.belowLg]: { display: "none" } },
});

export const tabs = style({
  "@media": { [media.lg]: { display: "flex", alignItems: "center", minBlockSize: vars.size.field } },
});

export const count = style({
  marginInlineStart: "auto",
  color: vars.color.textMuted,
  fontSize: vars.fontSize.sm,
  fontVariantNumeric: "tabular-nums",
  lineHeight: vars.size.field,
});
