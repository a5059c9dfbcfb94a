import { style } from "@vanilla-extract/css";
import { focusOutline, media, vars } from "../theme/index.ts";

export const row = style({
  display: "flex",
  gap: vars.space[5],
  borderBlockEnd: `1px solid ${vars.color.border}`,
  "@media": { [media.belowLg]: { display: "none" } },
});

export const select = style({ maxInlineSize: "320px", "@media": { [media.lg]: { display: "none" } } });

export const tab = style({ position: "relative", cursor: "pointer", fontSize: vars.fontSize.sm });

/** Covers its tab, so that pointer, keyboard and assistive technology meet the same thing. */
export const radio = style({ position: "absolute", inset: 0, margin: 0, opacity: 0, cursor: "pointer" });

export const words = style({
  display: "flex",
  alignItems: "center",
  gap: vars.space[2],
  minBlockSize: vars.size.field,
  color: vars.color.textMuted,
  borderBlockEnd: "2px solid transparent",
  marginBlockEnd: "-1px",
  selectors: {
    [`${tab}:hover &`]: { color: vars.color.text },
    [`${radio}:checked + &`]: {
      color: vars.color.accentText,
      fontWeight: vars.fontWeight.medium,
      borderBlockEndColor: vars.color.accent,
    },
    [`${radio}:focus-visible + &`]: { ...focusOutline, borderRadius: vars.radius.sm },
  },
});

export const count = style({
  minInlineSize: "20px",
  paddingInline: "6px",
  borderRadius: vars.radius.full,
  background: vars.color.surfaceSunken,
  color: vars.color.text,
  fontSize: vars.fontSize.xs,
  textAlign: "center",
});
