import { globalStyle, style } from "@vanilla-extract/css";
import * as field from "../internal/Field/Field.css.ts";
import { media, vars } from "../theme/index.ts";

export const search = style({
  position: "relative",
  flex: "1 1 auto",
  minInlineSize: 0,
  maxInlineSize: "360px",
  "@media": { [media.belowSm]: { maxInlineSize: "none" } },
});

/** Which keys lead here; only where there is room, and nothing is typed yet. */
export const keys = style({
  alignSelf: "center",
  marginInlineEnd: vars.space[2],
  "@media": { [media.belowMd]: { display: "none" } },
});
globalStyle(`${search} input:not(:placeholder-shown) ~ ${keys}`, { display: "none" });

/** Lies over what stands below, so that a bar keeps its height. */
export const error = style({
  position: "absolute",
  insetBlockStart: `calc(100% + ${vars.space[1]})`,
  insetInlineStart: 0,
  zIndex: vars.z.sticky,
  maxInlineSize: "100%",
  paddingBlock: vars.space[1],
  paddingInline: vars.space[3],
  border: `1px solid ${vars.color.tone.danger.border}`,
  borderRadius: vars.radius.md,
  backgroundColor: vars.color.surfaceRaised,
  boxShadow: vars.shadow.floating,
  selectors: { "&:empty": { display: "none" } },
});

export const errorLine = field.error;

export const errorIcon = field.errorIcon;
