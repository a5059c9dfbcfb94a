import { globalStyle, style } from "@vanilla-extract/css";
import { media, vars } from "../theme/index.ts";

export const bar = style({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "flex-end",
  gap: vars.space[3],
  marginBlockEnd: vars.space[4],
});

export const start = style({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "flex-end",
  gap: vars.space[3],
  flex: "1 1 auto",
  minInlineSize: 0,
});

// A field here is as wide as what is typed into it, not as the page.
globalStyle(`${start} > [data-idd-part="field"]`, {
  inlineSize: "11.5rem",
  "@media": { [media.belowSm]: { inlineSize: "100%" } },
});

export const end = style({ display: "flex", alignItems: "center", gap: vars.space[2] });
