import { focusRing, vars } from "@id-desk/ui/theme";
import { style } from "@vanilla-extract/css";

export const open = style([
  focusRing,
  {
    display: "inline-flex",
    alignItems: "center",
    minBlockSize: "24px",
    padding: 0,
    border: 0,
    borderRadius: vars.radius.sm,
    background: "none",
    color: vars.color.accentText,
    fontWeight: vars.fontWeight.medium,
    cursor: "pointer",
    selectors: { "&:hover": { textDecorationLine: "underline", textUnderlineOffset: "0.2em" } },
  },
]);

export const pair = style({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr)",
  // Names run their own way and begin where the column does.
  justifyItems: "start",
  lineHeight: 1.25,
});

export const secondary = style({
  maxInlineSize: "100%",
  fontSize: vars.fontSize.xs,
  color: vars.color.textMuted,
});

export const proof = style({
  display: "flex",
  flexWrap: "wrap",
  columnGap: vars.space[2],
  lineHeight: 1.35,
});

export const mark = style({
  display: "inline-flex",
  alignItems: "center",
  gap: vars.space[1],
  whiteSpace: "nowrap",
});

export const given = style({ color: vars.color.tone.success.text });

export const missing = style({ color: vars.color.textMuted });
